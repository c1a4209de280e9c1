"""What must never be so for long (HL1 13; HL3 7; HLT 16, 74, 105, 241, 318): it is put right when it is seen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from quickening.core.decisions import Decision
from quickening.core.derive import derived
from quickening.core.frames import Ask, Frame, Next
from quickening.core.once import once
from quickening.games.highlander import channels, facts, texts_in_force
from quickening.games.highlander.definitions import HILT, LOCATION, OFF_HAND, Printed
from quickening.games.highlander.events.fighters import WeaponConsidered
from quickening.games.highlander.events.places import LeftPlay, RemovedFromGame
from quickening.games.highlander.kinds import abilities as said
from quickening.games.highlander.names import factions
from quickening.games.highlander.retyping import is_turned, retyped, speaks_of_turning
from quickening.games.highlander.rules import arms
from quickening.games.highlander.rules.facing import turned
from quickening.games.highlander.rules.matching import goes_with
from quickening.games.highlander.state import (
    BEFORE_PLAY,
    DISCARD,
    ENDURANCE,
    HAND,
    NOBODY,
    PLAY,
    REMOVED,
    HighlanderGame,
)


def wrong(game: HighlanderGame) -> bool:
    """Whether anything has to be put right."""
    for attack in game.attacks:
        if attack.beside and not attack.result and is_turned(game, attack) and out_of_place(game):
            return True
    if game.edition.removed_allowance.value == "removed":
        for seat in (0, 1):
            if game.areas[REMOVED, seat] and let_in_by_the_removed(game, seat):
                return True
    if any(is_considered_no_more(game, seat) for seat in (0, 1)):
        return True
    if not upholders.of(game):
        return False
    if any(is_undecided(game, seat) for seat in (0, 1)):
        return True
    full = any(arms.hand_icons(game, seat) > arms.HANDS for seat in (0, 1))
    return full or bool(banished(game) or next(surplus(game), None))


def out_of_place(game: HighlanderGame) -> list[int]:
    """HL3 147, HLT 146. Cards in conjunction with an attack that became Ranged or Special, and could not be now."""
    found = []
    for attack in game.attacks:
        became = retyped.of(game).get(attack.card) if attack.beside and not attack.result else None
        if became is not None:
            with turned(game, attack.card, became):
                found += [
                    card for card in attack.beside if not (turns(game, card) or goes_with(game, card, attack.card))
                ]
    return found


def turns(game: HighlanderGame, card: int) -> bool:
    """Whether it is the card itself that makes the attack another kind of attack."""
    return any(speaks_of_turning(ability) for ability in game.printed(card).abilities)


def let_in_by_the_removed(game: HighlanderGame, seat: int) -> list[int]:
    """HL1 78. Cards that only a Pre-Game card removed from the game let into a deck: discarded ones first of all."""
    removed = [game.printed(card) for card in game.areas[REMOVED, seat] if game.printed(card).is_pre_game]
    if not removed:
        return []
    there = [game.printed(card) for card in game.of(BEFORE_PLAY, seat)]
    places = [card for area in SEARCHED for card in game.of(area, seat)]
    own = [card for card in places if game.cards[card].owner == seat and game.printed(card).of]
    return [
        card for card in own if is_let_in(game.printed(card), removed) and not is_let_in(game.printed(card), there)
    ]


def is_let_in(printed: Printed, pre_game: list[Printed]) -> bool:
    """Whether one of these Pre-Game cards lets a card be in a deck."""
    names = {card.name for card in pre_game}
    if any(names.intersection(factions().get(owner, (owner,))) for owner in printed.of):
        return True
    return any(said.of_kind(card, said.INCLUDE_ONE_OF_EACH) for card in pre_game) or (
        printed.is_master and any(said.of_kind(card, said.INCLUDE_MASTERS) for card in pre_game)
    )


#: HL1 78. Where a card that has to be removed from the game is searched for, in this order.
SEARCHED = (DISCARD, ENDURANCE, HAND, PLAY)


def is_undecided(game: HighlanderGame, seat: int) -> bool:
    """HLT 74. Whether a player is considered Disarmed who has several weapons, and has yet to say of which one."""
    held = arms.weapon_to_lose(game, seat)
    return len(held) > 1 and arms.considered_disarmed(game, seat) and game.players[seat].considered not in held


def is_considered_no_more(game: HighlanderGame, seat: int) -> bool:
    """Whether a player has said which weapon it is, and is not considered Disarmed any more."""
    return game.players[seat].considered != NOBODY and not arms.considered_disarmed(game, seat)


@derived(channels.TEXTS)
def upholders(game: HighlanderGame) -> bool:
    """Whether there is anything in play that such a rule is about."""
    held = printed_icons(game, 0) > arms.HANDS or printed_icons(game, 1) > arms.HANDS
    hilts = [card for card in game.in_play if HILT in game.cards[card].definition.kinds]
    said = [force for force in texts_in_force.in_force.of(game) if upholds(force.ability)]
    return bool(held or len(hilts) > 1 or said or len(locations(game)) > 1)


def printed_icons(game: HighlanderGame, seat: int) -> int:
    """The most Hand Icons a player's cards can come to, whatever texts and lost weapons make of it."""
    bare = not game.weapons(seat)  # HL1 72: a sword is held all the same
    cards = game.areas[BEFORE_PLAY, seat] + game.areas[PLAY, seat]
    return bare + sum([game.cards[card].definition.most_hands for card in cards])


@once
def upholds(ability: Any) -> bool:
    """Whether such a rule follows from a text."""
    return ability.change.upholds or getattr(ability.change, "word", "") in texts_in_force.CONSIDERED


def banished(game: HighlanderGame) -> list[int]:
    """Cards that a text in force does not let be in play (HLT 241), and weapons' guards of the Disarmed (HLT 74)."""
    found = []
    for seat in (0, 1):
        for cards, scope in facts.of_player(game, seat).words.get("banished", ()):
            found += [card for card in game.of(PLAY, seat) if cards.fits(game, card, scope)]
        if arms.considered_disarmed(game, seat) and arms.is_unarmed(game, seat):
            found += [card for card in game.of(PLAY, seat) if arms.is_weapons_guard(game, card)]
    return list(dict.fromkeys([*found, *locations(game)[:-1]]))


def locations(game: HighlanderGame) -> list[int]:
    """HL1 71, HL3 22, HLT 194. The Locations in play, the newest last: it alone stays, however it came."""
    found = [card for card in game.in_play if game.cards[card].definition.type == LOCATION]
    return sorted(found, key=lambda card: game.cards[card].handle)


def surplus(game: HighlanderGame) -> Iterator[tuple[int, list[int]]]:
    """A player who has more of something in play than may be, and the cards one of which has to go."""
    for seat in (0, 1):
        hilts = [card for card in game.of(PLAY, seat) if HILT in game.printed(card).kinds]
        if (
            len(hilts) > 1
            and not any(OFF_HAND in game.printed(card).kinds for card in hilts)
            and HILT in game.edition.one_in_play.value
        ):
            yield seat, hilts  # HLT 105
        for cards, most, scope in facts.of_player(game, seat).words.get("at most", ()):
            held = [card for card in game.of(PLAY, seat) if cards.fits(game, card, scope)]
            if len(held) > most:
                yield seat, held  # HLT 318


class Uphold(Frame):
    """Cards that may not be in play leave it; where there are too many, their player gives one up."""

    rules: ClassVar[tuple[str, str, str]] = ("HL1 13", "HL3 7", "HLT 16")

    def start(self, game: HighlanderGame) -> Next:
        for seat in (0, 1) if game.edition.removed_allowance.value == "removed" else ():
            game.happen(*(RemovedFromGame(card) for card in let_in_by_the_removed(game, seat)))
        over = [seat for seat in (0, 1) if is_considered_no_more(game, seat)]
        game.happen(*(WeaponConsidered(seat, NOBODY) for seat in over))
        gone = [*banished(game), *out_of_place(game)]
        if gone:
            return game.do([LeftPlay(card, by=game.cards[card].controller) for card in gone], self.weapons)
        return self.weapons

    def weapons(self, game: HighlanderGame) -> Next:
        """HLT 74. Who is considered Disarmed and has several weapons says of which one."""
        for seat in (0, 1):
            if is_undecided(game, seat):
                held = arms.weapon_to_lose(game, seat)
                options = tuple(game.card_option("weapon", "{name}", card) for card in held)
                return Ask(Decision(seat, "Of which weapon are you considered Disarmed?", options), self.decided)
        return self.hands

    def decided(self, game: HighlanderGame) -> Next:
        weapon = game.chosen[0].ref
        return game.do([WeaponConsidered(game.cards[weapon].controller, weapon)], self.weapons)

    def hands(self, game: HighlanderGame) -> Next:
        """HL1 13, HLT 16. Who has more Hand Icons than hands gives up a weapon or a card of their own."""
        for seat in (0, 1):
            if arms.hand_icons(game, seat) > arms.HANDS:
                held = [card for card in game.of(PLAY, seat) if arms.icons_of(game, game.printed(card))]
                held += [card for card in arms.weapon_to_lose(game, seat) if card != NOBODY]
                return self.give_up(game, seat, held, "You have more in hand than you have hands")
        return self.limits

    def limits(self, game: HighlanderGame) -> Next:
        for seat, cards in surplus(game):
            return self.give_up(game, seat, cards, "You have more of these in play than you may")
        return None

    def give_up(self, game: HighlanderGame, seat: int, cards: list[int], question: str) -> Next:
        loose = [card for card in cards if not game.cards[card].bonus]  # HLT 874
        if not loose:
            return None
        options = tuple(game.card_option("free", "Give up {name}", card) for card in loose)
        return Ask(Decision(seat, question, options), self.given_up)

    def given_up(self, game: HighlanderGame) -> Next:
        card = game.chosen[0].ref
        seat = game.cards[card].controller
        if game.cards[card].area == PLAY:
            return game.do([LeftPlay(card, by=seat)], self.hands)
        return game.do(arms.disarming(game, seat, card), self.hands)
