"""Whose card it is (HL1 11-12, 78; HL3 16-19, 132; HLT 14-15, 45, 58, 70, 142, 229, 263, 308, 870).

A deck may hold cards of others: some are played like one's own, some only together with the card that let them in.
"""

from __future__ import annotations

from quickening.core.refusals import Refusal
from quickening.games.highlander import facts
from quickening.games.highlander.definitions import ALLOWANCE, PERSONA, Printed
from quickening.games.highlander.kinds import abilities as said
from quickening.games.highlander.names import factions, weapon_names
from quickening.games.highlander.state import BEFORE_PLAY, DISCARD, PLAY, REMOVED, HighlanderGame


def judge_immortal(game: HighlanderGame, seat: int, printed: Printed, beside: tuple[int, ...] = ()) -> Refusal | None:
    """HLT 870. The cards of an immortal who has lost his head are not played any more, but for an Allowance."""
    if any(ALLOWANCE in game.printed(card).kinds for card in beside):
        return None
    lost = {game.printed(card).name for card in game.of(REMOVED, seat) if game.printed(card).type == PERSONA}
    if lost.intersection(printed.of):
        return Refusal("HLT 870", "{name} cannot be played: its immortal has lost his head.")
    return None


def judge_allowed(game: HighlanderGame, seat: int, card: int, beside: tuple[int, ...]) -> Refusal | None:
    """HL3 132; HLT 58, 70. Somebody else's card is played together with an Allowance card."""
    printed = game.printed(card)
    if not game.personas(seat) or is_own_card(game, seat, printed):
        return None
    if any(ALLOWANCE in game.printed(other).kinds for other in beside):
        return None
    if is_borrowed(game, seat, printed):
        return None
    return Refusal(game.cite("HL1 11", "HL3 132", "HLT 70"), "{name} needs an Allowance card to be played with.")


def judge_theirs(game: HighlanderGame, seat: int, printed: Printed, beside: tuple[int, ...]) -> Refusal | None:
    """HL1 11-12, HL3 19, HLT 14-15, 43. An opponent's card, however one comes by it: no Signature card, but for the
    Persona it names, and no card of a weapon one does not use.
    """
    if any(ALLOWANCE in game.printed(other).kinds for other in beside):
        return judge_signature(game, seat, printed)
    used = {game.printed(weapon).name for weapon in game.weapons(seat)}
    if printed.of and weapon_names().issuperset(printed.of) and used.isdisjoint(printed.of):
        rule = game.cite("HL1 11", "HL3 16", "HLT 43")
        return Refusal(rule, "{name} cannot be played: you do not use its weapon.")
    return judge_signature(game, seat, printed)


def judge_signature(game: HighlanderGame, seat: int, printed: Printed) -> Refusal | None:
    """HL1 12, HLT 15: a Signature card is for the Personas it names. HL3 19: and never for the opponent."""
    if printed.mark != "S" or (is_own_card(game, seat, printed) and not game.edition.signature.value):
        return None
    return Refusal(game.edition.signature.rule, "{name} is a Signature card of your opponent's.")


def judge_extra_copies(game: HighlanderGame, seat: int, printed: Printed) -> Refusal | None:
    """HLT 229, 263-264. While the Persona that allowed more of a card is ignored, no more than usual are played."""
    seen = [game.printed(card) for card in (*game.of(PLAY, seat), *game.of(DISCARD, seat))]
    alike = sum(other.identity == printed.identity for other in seen)
    titled = sum(printed.name in other.titles for other in seen)
    if titled >= 6 or (printed.restriction and alike >= printed.restriction):
        return Refusal("HLT 263", "{name} cannot be played: as many as usual are in play and in your discard pile.")
    return None


def judge_guided(game: HighlanderGame, seat: int, printed: Printed, beside: tuple[int, ...]) -> Refusal | None:
    """HLT 45. Watcher and Hunter cards need such a Pre-Game card, at least once, or an Allowance meant for them."""
    before = (*game.of(BEFORE_PLAY, seat), *game.of(REMOVED, seat))
    allowed = [other for other in map(game.printed, beside) if ALLOWANCE in other.kinds and other.guides]
    if allowed or ALLOWANCE in printed.kinds or any(game.printed(card).type in printed.guides for card in before):
        return None
    return Refusal("HLT 45", "{name} needs a Watcher or Hunter among your Pre-Game cards.")


def is_own_card(game: HighlanderGame, seat: int, printed: Printed) -> bool:
    """Whether a card is specific to a Pre-Game card of the player's."""
    before = [game.printed(card) for card in (*game.of(BEFORE_PLAY, seat), *game.of(REMOVED, seat))]
    names = {card.name for card in before}
    return any(names.intersection(factions().get(owner, (owner,))) for owner in printed.of)


def is_borrowed(game: HighlanderGame, seat: int, printed: Printed) -> bool:
    """HLT 142, 308. Whether a Pre-Game card lets a card of others be used like an own one; of each only one, until
    the discard pile is shuffled into Endurance. HLT 488: not while the Persona that allowed it is ignored.
    """
    if "persona cards barred" in facts.of_player(game, 1 - seat).allowed:
        return False
    before = [game.printed(card) for card in (*game.of(BEFORE_PLAY, seat), *game.of(REMOVED, seat))]
    if printed.is_master and any(said.of_kind(card, said.INCLUDE_MASTERS) for card in before):
        return True
    times = sum(said.of_kind(card, said.INCLUDE_ONE_OF_EACH) is not None for card in before)
    return game.players[seat].borrowed.count(printed.key) < min(times, 1)
