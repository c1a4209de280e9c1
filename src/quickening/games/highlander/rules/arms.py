"""Weapons and hands (HL1 13, 67, 72; HL3 7, 83-87; HLT 16, 74, 83-84, 144, 156): who is armed with what."""

from __future__ import annotations

from quickening.core.events import Event
from quickening.core.once import once
from quickening.games.highlander import facts
from quickening.games.highlander.definitions import HILT, RANGED, Printed
from quickening.games.highlander.events.fighters import Disarmed
from quickening.games.highlander.events.places import LeftPlay
from quickening.games.highlander.kinds import abilities as said
from quickening.games.highlander.names import named
from quickening.games.highlander.state import ARMED, BROKEN, NOBODY, PLAY, HighlanderGame
from quickening.games.highlander.texts_in_force import CONSIDERED

#: HL1 13. No more Hand Icons than hands.
HANDS = 2


def lost_weapons(game: HighlanderGame, seat: int) -> tuple[int, ...]:
    """The weapons a player cannot use; -1 stands for the weapon of someone without a Weapon of Choice (HL1 72)."""
    known = facts.of_player(game, seat)
    if known.lost is None:
        own = game.weapons(seat)
        bare = (NOBODY,) if not own and game.players[seat].weapon != ARMED else ()
        known.lost = (*bare, *(card for card in own if game.cards[card].arms != ARMED))
    return known.lost


def is_broken(game: HighlanderGame, seat: int, weapon: int) -> bool:
    arms = game.players[seat].weapon if weapon == NOBODY else game.cards[weapon].arms
    return arms == BROKEN


def is_disarmed(game: HighlanderGame, seat: int) -> bool:
    """HL1 67, HL3 84, HLT 83. Whether any weapon of a player is lost."""
    return bool(lost_weapons(game, seat)) or considered_disarmed(game, seat)


def considered_disarmed(game: HighlanderGame, seat: int) -> bool:
    """HLT 74. A text says so, or that a weapon is broken, as long as it is there; there is nothing to recover."""
    return not facts.of_player(game, seat).allowed.isdisjoint(CONSIDERED)


def is_unarmed(game: HighlanderGame, seat: int) -> bool:
    """HL1 67, HL3 87, HLT 83. In the first edition one lost weapon is enough, later all have to be lost."""
    known = facts.of_player(game, seat)
    if known.unarmed is None:
        lost = len(lost_weapons(game, seat)) + considered_disarmed(game, seat)
        enough = 1 if game.edition.disarmed.value == "any" else max(1, len(game.weapons(seat)))
        known.unarmed = lost >= enough
    return known.unarmed


def is_prone(game: HighlanderGame, seat: int) -> bool:
    """HL1 73, HL3 81; HLT 75, 145. Prone, or considered to be."""
    return game.players[seat].prone or "considered prone" in facts.of_player(game, seat).allowed


def lacks_weapon_for(game: HighlanderGame, seat: int, printed: Printed) -> bool:
    """HL1 72, HL3 84, HLT 84. Whether a Weapon Specific card's weapon is lost, or considered to be (HLT 74)."""
    names = weapons_for(printed)
    if not names:
        return False
    named = [card for card in game.weapons(seat) if game.printed(card).name in names]
    return bool(named) and not any(is_wielded(game, seat, card) for card in named)


@once
def weapons_for(printed: Printed) -> tuple[str, ...]:
    """HL3 84, 144; HLT 105. The weapons a card belongs to: by its sub-title, or by the one its text asks for."""
    asked = said.of_kind(printed, said.ONLY_INCLUDE_WITH)
    return (*printed.of, *named(asked.name)) if asked is not None else printed.of


def is_wielded(game: HighlanderGame, seat: int, weapon: int) -> bool:
    """Whether a weapon is neither lost nor considered to be (HLT 74)."""
    return game.cards[weapon].arms == ARMED and considered_weapon(game, seat) != weapon


def considered_weapon(game: HighlanderGame, seat: int) -> int:
    """HLT 74. The one weapon that a player is considered to have lost: the only one, or the one they have chosen."""
    if not considered_disarmed(game, seat):
        return NOBODY
    held, chosen = weapon_to_lose(game, seat), game.players[seat].considered
    return chosen if chosen in held else held[0] if len(held) == 1 else NOBODY


def hand_icons(game: HighlanderGame, seat: int) -> int:
    """HL1 13. The Hand Icons among a player's cards; without a Weapon of Choice one hand holds a sword (HL1 72)."""
    weapons = [card for card in game.weapons(seat) if game.cards[card].arms == ARMED]
    one_handed = facts.of_player(game, seat).words.get("one-handed", ())
    held = sum(1 if game.printed(card).name in one_handed else game.printed(card).hands for card in weapons)
    if not game.weapons(seat) and game.players[seat].weapon == ARMED:
        held += 1
    return held + sum(icons_of(game, game.printed(card)) for card in game.of(PLAY, seat))


def icons_of(game: HighlanderGame, printed: Printed) -> int:
    """HL1 13, HLT 306-307. The Hand Icons of a card; the Type One book lists the Ranged Attacks that have one."""
    if game.edition.ranged_hands.value == "listed" and RANGED in printed.kinds:
        return int("Hand Icon" in printed.groups)
    return printed.hands


def free_hand(game: HighlanderGame, seat: int) -> bool:
    """HL1 13. One Hand Icon or fewer leaves a hand free."""
    return hand_icons(game, seat) < HANDS


def disarming(game: HighlanderGame, seat: int, weapon: int, broken: bool = False) -> list[Event]:
    """What happens when a weapon is lost: cards that need it go too (HL3 84, HLT 83-84, 105)."""
    events: list[Event] = [Disarmed(seat, weapon, broken)]
    way = game.edition.lost_with_weapon.value
    if way == "none":
        return events
    name = game.printed(weapon).name if weapon != NOBODY else ""
    unarmed = len(lost_weapons(game, seat)) + 1 >= max(1, len(game.weapons(seat)))
    for card in game.of(PLAY, seat):
        printed = game.printed(card)
        guard = way == "specific and guards" and is_weapons_guard(game, card)
        hilt = HILT in printed.kinds and (not name or (way == "specific and guards" and not weapons_for(printed)))
        if (unarmed and (guard or hilt or is_blade(game, printed))) or (name and name in weapons_for(printed)):
            events.append(LeftPlay(card, by=seat))
    return events


def is_weapons_guard(game: HighlanderGame, card: int) -> bool:
    """HLT 74, 83. A Guard, or another Standing Defense that takes a weapon."""
    printed = game.printed(card)
    standing = printed.is_standing or game.cards[card].stands
    return standing and printed.needs_weapon and not said.of_kind(printed, said.PLAYS_UNARMED)


def is_blade(game: HighlanderGame, printed: Printed) -> bool:
    """HLT 84. A card with Blade in its title that belongs to whatever weapon one has."""
    return printed.is_blade and bool(game.edition.blades.value)


def weapon_to_lose(game: HighlanderGame, seat: int) -> list[int]:
    """HLT 84. The weapons that can still be lost."""
    own = game.weapons(seat)
    if not own:
        return [NOBODY] if game.players[seat].weapon == ARMED else []
    return [card for card in own if game.cards[card].arms == ARMED]
