"""Fixed positions that show what a table has to hold: most with real cards, each seen from a seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import quickening as qk
from quickening.games import rules
from tests.shadowfist_table import card_saying as fist
from tests.shadowfist_table import character, edge, event, table_until
from tests.table import Table

NAMES = ("Ann", "Bob", "Carol", "Dave", "Erin", "Finn")
MASTER = fist("Unique.", "Master", "Character", 1, 5)


class Scene(NamedTuple):
    """A position: who looks, at which size and in which shade it is pictured, and what is touched before."""

    set_up: Callable[[Table], object]
    seat: int | None = 0
    size: tuple[int, int] = (1440, 900)
    shade: str = "dark"
    touch: str = ""


def until(table: Table, *words: str) -> None:
    """Everybody goes on until a question has these words."""
    table_until(table, lambda: any(one in table.decision.question for one in words))


def dealt(table: Table, game: str, **how: Any) -> None:
    """A game with ready decks, before anybody was asked anything."""
    decks = list(rules(game).ready_decks(**how))
    table.game = qk.new(game, [decks[0], decks[1 % len(decks)]], seed=5, names=NAMES[:2], **how)


# -- Huntik ----------------------------------------------------------------------------------------------------------


def huntik_move(table: Table) -> tuple[Any, Any]:
    ann, bob = table.huntik(*NAMES[:2])
    ann.controls("Springer", zone=2)
    ann.controls("Bellona", zone=1, exhausted=True)
    ann.controls("Caliban", zone=3)
    bob.controls("Breaker", zone=2)
    bob.controls("Hector", zone=1)
    ann.finds_feature("Ring of Arc", zone=4)
    ann.has("Enforcer", "Boltflare", "Hyperstride", "Ymir")
    return ann, bob


def huntik_combat(table: Table) -> None:
    ann, bob = huntik_move(table)
    bob.controls("The Professor", zone=3)
    bob.controls("Enforcer", zone=3)
    ann.moves("Springer", forward=1)
    ann.starts_combat()


def huntik_aiming(table: Table) -> None:
    ann, bob = huntik_move(table)
    bob.controls("The Professor", zone=3)
    bob.controls("Enforcer", zone=3)
    ann.moves("Springer", forward=1)
    ann.starts_combat()
    while table.game.decision.sort == "respond" or "combat action" in table.game.decision.question:
        table.game.answer(next(one for one in table.game.decision.options if one.kind == "pass"))


def huntik_crowd(table: Table) -> None:
    ann, bob = huntik_move(table)
    for name in ("Redcap", "Suit", "Enforcer", "Madea", "Janus Knight", "Gar-Ghoul"):
        ann.controls(name, zone=3)
        bob.controls(name, zone=3)
    ann.has(*("Boltflare", "Hyperstride", "Enforcer") * 3)


def huntik_one_side(table: Table) -> None:
    _, bob = huntik_move(table)
    for name in ("Rassimov", "Suit", "Numbers", "Enforcer"):
        bob.controls(name, zone=1)


def huntik_mulligan(table: Table) -> None:
    dealt(table, "huntik")
    while "mulligan" not in table.decision.question or table.decision.seat != 0:
        table.game.answer(table.decision.options[0])


# -- Shadowfist ------------------------------------------------------------------------------------------------------


def _quarter(table: Table, players: int) -> tuple[Any, ...]:
    seats = table.shadowfist(*NAMES[:players])
    ann, bob, *others = seats
    ann.controls("Nine Dragon Temple", "City Park", "Diamond Beach")
    ann.controls("Puzzle Garden", behind="City Park", face_down=True)
    ann.controls("Tears of the Crocodile", at="Nine Dragon Temple")
    ann.controls("Mantis Fighter", at="City Park")
    ann.controls("Grey Mountain", at="City Park", turned=True)
    ann.has("Realpolitik", "Wolf Clan Hunters", "Tail of the Lizard", "Night Moves", "Walk on the Wild Side")
    bob.controls("Monkey House", "Fireworks Factory")
    bob.controls("Armorer", at="Monkey House")
    for other in others:
        other.controls("Whirlpool of Blood", "Stone Spirals")
        other.controls("Imp", "Hungry Ghosts", at="Whirlpool of Blood")
        other.controls("Mirrored Lake", face_down=True, behind="Stone Spirals")
    return seats


def shadowfist_main(table: Table) -> None:
    _quarter(table, 4)


def shadowfist_attack(table: Table) -> None:
    ann, *_ = _quarter(table, 4)
    ann.attacks("Monkey House", with_=["Tears of the Crocodile", "Mantis Fighter"])


def shadowfist_five(table: Table) -> None:
    ann, bob, *_ = _quarter(table, 4)
    ann.controls("Tail of the Lizard", "Rat Clan Spies", "Wolf Clan Hunters", at="Diamond Beach")
    attackers = ["Tears of the Crocodile", "Mantis Fighter", "Tail of the Lizard", "Rat Clan Spies"]
    ann.attacks("Monkey House", with_=[*attackers, "Wolf Clan Hunters"])
    bob.intercepts("Mantis Fighter", with_=["Armorer"])


def shadowfist_fate(table: Table) -> None:
    shadowfist_attack(table)
    until(table, "What becomes")


def shadowfist_auction(table: Table) -> None:
    ann, bob, *_ = _quarter(table, 3)
    ann.has(MASTER)
    bob.controls(MASTER, at="Monkey House")
    ann.plays("Master")


def shadowfist_six(table: Table) -> None:
    _quarter(table, 6)


def shadowfist_thirty(table: Table) -> None:
    _, bob, *_ = _quarter(table, 4)
    for name in ("Punks", "Imp", "Fire Dancer", "Armorer", "Hungry Ghosts", "Mantis Fighter"):
        bob.controls(*(name,) * 5, at="Fireworks Factory")


def shadowfist_waiting(table: Table) -> None:
    ann, bob, *_ = _quarter(table, 3)
    bolt = fist("Inflict 2 damage on target Character.", "Killing Rain", "Event", 1)
    ann.has(bolt)
    bob.has(bolt)
    ann.plays("Killing Rain", "Armorer")


def shadowfist_bids(table: Table) -> None:
    shadowfist_auction(table)
    table.game.answer(next(one for one in table.decision.options if one.number == 2))


def shadowfist_faceoff(table: Table) -> None:
    ann, bob, *_ = _quarter(table, 3)
    near = "with Fighting no lower than two less than yours"
    aims = f"Turn a Character you control and target an opponent's Character {near}."
    ann.has(event("Duel", f"Faceoff. {aims} The winner gains 2 Power."))
    bob.has(event("Bell", "Gain 1 Power."))
    bob.controls(character("Rival", 5), at="Monkey House")
    ann.plays("Duel", "Tears of the Crocodile", "Rival")
    table_until(table, lambda: table.game.faceoff is not None)


def shadowfist_pile(table: Table) -> None:
    ann, *_ = _quarter(table, 3)
    ann.has_in_smoked_pile("Rat Clan Spies", "Mantis Fighter", "Operation Killdeer", "Serena Chase")
    ann.has("Wolf Den")
    ann.plays("Wolf Den")
    until(table, "Use Wolf Den")
    table.game.answer(table.decision.options[0])
    until(table, "smoked pile")


def shadowfist_order(table: Table) -> None:
    ann, bob, *_ = _quarter(table, 3)
    for name in ("Rain", "Snow", "Hail"):
        ann.controls(edge(name, "When you play a Character, gain 1 Power."))
    bob.has(event("Bell", "Gain 1 Power."))
    ann.plays("Wolf Clan Hunters")
    until(table, "Which effect is added first")


def shadowfist_divide(table: Table) -> None:
    ann, bob, *_ = _quarter(table, 3)
    bob.controls(character("Bruiser", 6), at="Monkey House")
    ann.attacks("Bruiser", with_=["Tears of the Crocodile", "Mantis Fighter"])
    until(table, "Divide")


def shadowfist_naming(table: Table) -> None:
    ann, bob, *_ = _quarter(table, 3)
    for clan in ("Tiger", "Crane", "Snake", "Mantis", "Monkey", "Leopard", "Dragon", "Bear", "Toad", "Rat", "Hawk"):
        bob.controls(character(f"{clan} Student", 2, subtitle=f"{clan} Fighter"), at="Monkey House")
    chosen = "This card cannot be intercepted by Characters with the chosen designator."
    ann.has(character("Monk", 4, f"When this card enters play, choose a designator. {chosen}"))
    ann.plays("Monk")
    until(table, "Name a designator")


def shadowfist_crisis(table: Table) -> None:
    ann, *_ = _quarter(table, 3)
    ann.has(character("Last Guard", 4, "Crisis: 0.", cost=4))
    ann.does("play", "Last Guard")


# -- Highlander ------------------------------------------------------------------------------------------------------


def _duel(table: Table, edition: str = "type-one") -> tuple[Any, Any]:
    ann, bob = table.highlander(*NAMES[:2], edition=edition)
    ann.has("Upper Left Attack", "Thrust", "Lower Right Block", "Upper Center Block", "Evade", "Dodge", "Guard")
    bob.has("Upper Left Block", "Lower Left Attack", "Evade", "Guard")
    return ann, bob


def highlander_attack(table: Table) -> None:
    _duel(table)


def highlander_defense(table: Table) -> None:
    ann, bob = _duel(table)
    ann.attacks("Upper Left Attack")
    ann.ends_phase()
    bob.goes_to("defense")


def highlander_blocked(table: Table) -> None:
    highlander_defense(table)
    table.game.answer(next(one for one in table.game.decision.options if "Upper Left Block" in one.label))


def highlander_hidden(table: Table) -> None:
    ann, _ = _duel(table, "first")
    ann.may_hide()
    ann.attacks("Thrust", hidden=True)


def highlander_exertion(table: Table) -> None:
    ann, _ = _duel(table)
    ann.has_on_top("Thrust", "Lower Left Attack", "Guard", "Upper Left Block", "Evade")
    ann.goes_to("attack")
    ann.exerts("for an attack")


def highlander_fifteen(table: Table) -> None:
    ann, bob = _duel(table)
    ann.has(*("Lower Left Attack", "Upper Right Attack", "Upper Left Block", "Evade") * 2)
    for one in (ann, bob):
        one.has_in_play("Guard", "Guard")


def highlander_beginning(table: Table) -> None:
    dealt(table, "highlander", edition="third")
    table.leave_decks()


def highlander_discards(table: Table) -> None:
    ann, _ = _duel(table)
    ann.has(*("Lower Left Attack", "Upper Right Attack", "Upper Left Block", "Evade") * 3)
    while "Discard" not in table.decision.question:
        table.game.answer(tuple(table.decision.options[place] for place in table.decision.next or (0,)))


SCENES = {
    "huntik move": Scene(huntik_move),
    "huntik combat": Scene(huntik_combat, size=(1280, 800)),
    "huntik combat on a phone": Scene(huntik_combat, seat=1, size=(390, 844)),
    "huntik aiming": Scene(huntik_aiming, shade="light"),
    "huntik crowd": Scene(huntik_crowd, size=(820, 1180)),
    "huntik one side": Scene(huntik_one_side, size=(1280, 800)),
    "huntik looking on": Scene(huntik_combat, seat=None, size=(1920, 1080)),
    "huntik waiting": Scene(huntik_move, seat=1, shade="light", size=(820, 1180)),
    "shadowfist main": Scene(shadowfist_main),
    "shadowfist attack": Scene(shadowfist_attack),
    "shadowfist attack on a phone": Scene(shadowfist_attack, size=(390, 844), shade="light"),
    "shadowfist five attackers": Scene(shadowfist_five, size=(1280, 800)),
    "shadowfist fate": Scene(shadowfist_fate, size=(390, 844)),
    "shadowfist auction": Scene(shadowfist_auction, size=(1280, 800)),
    "shadowfist six": Scene(shadowfist_six, size=(1920, 1080)),
    "shadowfist thirty": Scene(shadowfist_thirty, size=(1280, 800), shade="light"),
    "shadowfist effects": Scene(shadowfist_waiting, seat=1, size=(820, 1180)),
    "highlander attack": Scene(highlander_attack, shade="light"),
    "highlander defense": Scene(highlander_defense, seat=1),
    "highlander blocked": Scene(highlander_blocked, seat=1, size=(1280, 800)),
    "highlander hidden": Scene(highlander_hidden, seat=1, size=(390, 844)),
    "highlander exertion": Scene(highlander_exertion, size=(820, 1180)),
    "highlander fifteen": Scene(highlander_fifteen, size=(1920, 1080)),
    "huntik mulligan": Scene(huntik_mulligan),
    "huntik held": Scene(huntik_move, size=(390, 844), touch="#board .card[aria-label^=Springer]"),
    "shadowfist bids": Scene(shadowfist_bids, seat=1, shade="light"),
    "shadowfist faceoff": Scene(shadowfist_faceoff, size=(1280, 800)),
    "shadowfist pile": Scene(shadowfist_pile, size=(820, 1180), shade="light"),
    "shadowfist order": Scene(shadowfist_order, size=(1280, 800)),
    "shadowfist divide": Scene(shadowfist_divide, seat=1, size=(390, 844)),
    "shadowfist naming": Scene(shadowfist_naming),
    "shadowfist crisis": Scene(shadowfist_crisis, size=(390, 844)),
    "shadowfist another seat": Scene(shadowfist_six, size=(390, 844), touch=".seatnav [data-seat='3']"),
    "highlander beginning": Scene(highlander_beginning, seat=0, size=(1280, 800)),
    "highlander discards": Scene(highlander_discards, size=(390, 844), shade="light"),
}
