"""What texts in force do not let a player play (HL1 15, 43; HL3 148; HLT 67, 191)."""

from __future__ import annotations

from quickening.core.refusals import Refusal
from quickening.games.highlander import facts
from quickening.games.highlander.definitions import ATTACK
from quickening.games.highlander.kinds import abilities as said
from quickening.games.highlander.kinds.filters import meant
from quickening.games.highlander.state import HAND, HighlanderGame


def judge_bans(
    game: HighlanderGame, seat: int, card: int, origin: str, beside: tuple[int, ...], against: int
) -> Refusal | None:
    """HL3 148, HLT 67. What a text in force does not let a player play."""
    for ban in bans_on(game, seat, against):
        if (
            (origin == HAND or not ban.from_hand)
            and meant(game, ban.cards, card, ban.scope)
            and reached(game, seat, ban, beside)
        ):
            if not frees(game, seat, card, beside, ban) and not plays_after(game, seat, card, ban):
                source = game.cards[ban.scope.source.card].definition if ban.scope.source else None
                name, words = (source.name, source.text) if source else ("", "")
                rule = game.cite("HL1 15", "HL3 148", "HLT 67")
                return Refusal(rule, "{name} cannot be played.", "", "", name, words)
    return None


def reached(game: HighlanderGame, seat: int, ban: facts.Ban, beside: tuple[int, ...]) -> bool:
    """HL3 148. Whether a limit is reached: as many such cards were played this turn, or are with it, as may be."""
    if not ban.after:
        return True
    played = (*(game.deeds[seat].cards if game.active == seat else ()), *beside)
    return len([other for other in played if ban.cards.fits(game, other, ban.scope)]) >= ban.after


def bans_on(game: HighlanderGame, seat: int, against: int = -1) -> list[facts.Ban]:
    """The bans on a player, with those of the attack to be defended."""
    bans = facts.of_player(game, seat).bans
    attack = facts.faced(game, seat, against) if against >= 0 else None
    return [*bans, *attack.from_hand_bans] if attack is not None else bans


def plays_after(game: HighlanderGame, seat: int, card: int, ban: facts.Ban) -> bool:
    """Whether an attack may be played after a dodge whose text would forbid it."""
    if ban.scope.you != seat or ban.scope.source is None or game.printed(card).type != ATTACK:
        return False
    dodge = ban.scope.source.card
    own = said.of_kind(game.printed(card), said.PLAYS_AFTER)
    if own is not None and own.cards.fits(game, dodge, game.scope_of(card, seat)):
        return True
    return any(
        after.fits(game, dodge, scope) and (cards is None or cards.fits(game, card, scope))
        for after, cards, scope in facts.of_player(game, seat).words.get("attack after", ())
    )


def frees(game: HighlanderGame, seat: int, card: int, beside: tuple[int, ...], ban: facts.Ban) -> bool:
    """Whether the card itself, or what is played with it, lets a player ignore a ban of the opponent's."""
    printed = game.cards[card].definition
    if frees_all(game, seat):
        return True
    if ban.scope.you == seat:
        return False
    if printed.is_defense:
        return "ignores bans" in facts.of_defense(game, card, seat, beside).words
    return printed.is_special and frees_specials(game, seat, ban)


def frees_specials(game: HighlanderGame, seat: int, ban: facts.Ban) -> bool:
    """Whether a player ignores a ban on Special Cards: by whatever card, or only by a Special Card."""
    allowed = facts.of_player(game, seat).allowed
    by_special = ban.scope.source is not None and game.printed(ban.scope.source.card).is_special
    return "ignores bans" in allowed or (by_special and "ignores bans of Special Cards" in allowed)


def frees_all(game: HighlanderGame, seat: int) -> bool:
    """HLT 191. Whether a player ignores everything that prevents one from playing cards."""
    return "ignores all bans" in facts.of_player(game, seat).allowed
