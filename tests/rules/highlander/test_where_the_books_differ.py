"""The same position under each of the three books: what `quickening rules --compare highlander` tells, as play."""

from __future__ import annotations

from typing import Any

import pytest

from quickening.games.highlander.definitions import Printed
from quickening.games.highlander.views import attack_facts
from tests.highlander_decks import rules_of, wrong_with
from tests.highlander_table import card_named, card_saying, duel, event, situation
from tests.table import Table, rule

PERSONA = card_saying("", "Duncan MacLeod", "persona", gems="M9 A9 S9 T9 E9 R9")
MASTER = card_saying("You may have up to 5 Master cards.", "Duncan MacLeod", "persona", gems="M9 A9 S9 T9 E9 R9")


def by_book(first: Any, third: Any, type_one: Any) -> pytest.MarkDecorator:
    """The same test under each book, and what is so there."""
    return pytest.mark.parametrize(
        ("edition", "so"),
        [("first", first), ("third", third), ("type-one", type_one)],
        ids=("first", "third", "type-one"),
    )


def blow(name: str = "Blow", **facts: str) -> Printed:
    """An attack that is a Power Blow by its text."""
    return card_saying("This attack is a Power Blow.", name, "attack", grid="X00/000/000", damage="2/4", **facts)


# -- decks ---------------------------------------------------------------------------------------------------------


@rule("HL1 27", "HL3 37", "HLT 37", "One's own Quickening, and a second Pre-Game card, where a book speaks of them.")
@by_book((set(), {"HL1 27"}), (set(), set()), ({"HLT 37"}, {"HLT 37"}))
def test_a_quickening_of_ones_own_and_a_card_twice(edition: str, so: tuple[set[str], set[str]]) -> None:
    kane = card_saying(name="Kane", type="persona")
    quickening = card_saying(name="Quickening", type="quickening", of="Kane")
    prize = card_saying(name="Prize", type="premium")

    assert rules_of(wrong_with(edition, kane, quickening)) == so[0]
    assert rules_of(wrong_with(edition, kane, prize, prize)) == so[1]


@rule("HLT 45", "HL3 37", "HL1 27", "Only Type One keeps a deck from having a Watcher and a Hunter.")
@by_book(set(), set(), {"HLT 45"})
def test_a_watcher_and_a_hunter(edition: str, so: set[str]) -> None:
    kane, joe = card_saying(name="Kane", type="persona"), card_saying(name="Joe Dawson", type="watcher")

    assert rules_of(wrong_with(edition, kane, joe)) == set()
    assert rules_of(wrong_with(edition, kane, joe, card_saying(name="James Horton", type="hunter"))) == so


@rule("HL1 1", "HL3 3", "HLT 20", "A book is for the cards of its edition.")
@by_book("HL1 1", "HL3 3", "HLT 20")
def test_a_card_of_another_edition(edition: str, so: str) -> None:
    others = ",".join(name for name in ("first", "third", "type-one") if name != edition)
    kane = card_saying(name="Kane", type="persona")

    assert so in rules_of(wrong_with(edition, kane, card_saying(name="Relic", editions=others)))


@rule("HL1 63", "HL3 147", "HLT 146", "A refused block names the rule: of Ranged Attacks, Dirty Tricks, or texts.")
@by_book(("HL1 63", "HL1 64", "HL1 15"), ("HL3 147", "HL3 139", "HL3 29"), ("HLT 146", "HLT 82", "HLT 19"))
@pytest.mark.parametrize("kind", [0, 1, 2])
def test_why_an_attack_cannot_be_blocked(table: Table, edition: str, so: tuple[str, str, str], kind: int) -> None:
    text, kinds = (("", "Ranged"), ("", "Dirty Trick"), ("This attack cannot be blocked.", ""))[kind]
    alice, bob = duel(table, edition)
    alice.has(card_saying(text, "Blow", "attack", kinds=kinds, grid="X00/000/000", damage="2"))
    alice.attacks("Blow")
    bob.has("Upper Left Block")
    bob.goes_to("defense")

    assert bob.why_not("Upper Left Block").rule == so[kind]


@rule("HL1 15", "HL1 73", "A cost that cannot be paid is one of a text, or that of being Prone.")
@pytest.mark.parametrize("prone", [True, False])
def test_which_cost_cannot_be_paid(table: Table, prone: bool) -> None:
    alice, bob = duel(table, "first")
    alice.has("Thrust")
    if prone:
        alice.falls_prone()
    else:
        bob.has_in_play(situation("Your opponent must discard a dodge to play an attack.", "Ground"))
    alice.goes_to("attack")

    assert alice.why_not("Thrust").rule == ("HL1 73" if prone else "HL1 15")


@rule("HL1 15", "HL3 29", "HLT 19", "What may be done once a turn is told by the text of a card in play.")
@by_book("HL1 15", "HL3 29", "HLT 19")
def test_a_card_in_play_that_was_used_this_turn(table: Table, edition: str, so: str) -> None:
    alice, _ = duel(table, edition)
    alice.has_in_play(situation("Once during your turn, you may draw a card.", "Study"))
    alice.goes_to("attack")
    alice.uses("Study")

    assert alice.why_not("Study").rule == so


@rule("HL1 28", "HL3 38", "HLT 38", "Master cards are limited by the Persona, or like any other attribute.")
@by_book({"HL1 28"}, set(), {"HLT 38"})
def test_a_persona_that_says_nothing_of_master_cards(edition: str, so: set[str]) -> None:
    assert rules_of(wrong_with(edition, PERSONA, card_saying("", "Master's Trick", "edge"))) == so


@rule("HLT 23", "HL3 40", "Only Type One asks for one version of a card.")
@by_book(set(), set(), {"HLT 23"})
def test_two_printings_of_a_card(edition: str, so: set[str]) -> None:
    printings = [card_saying("Draw a card.", "Trick", "edge", set=name) for name in ("SE", "HS2")]

    assert rules_of(wrong_with(edition, MASTER, *printings)) == so


@rule("HL1 14", "HL3 14", "HLT 17", "A Restriction number counts all cards of that title, text and grid.")
@by_book("HL1 14", "HL3 14", "HLT 17")
def test_a_restriction_counts_every_printing(edition: str, so: str) -> None:
    def trick(text: str, name: str) -> Printed:
        return card_saying(text, "Trick", "edge", restriction="2", set=name)

    other = [trick("Draw 2 cards.", "SE")] * 2
    assert so not in rules_of(wrong_with(edition, MASTER, *[trick("Draw a card.", "SE")] * 2, *other))
    both = [trick("Draw a card.", "SE"), trick("Draw a card.", "SE"), trick("Draw a card.", "HS2")]
    assert so in rules_of(wrong_with(edition, MASTER, *both))


@rule("HLT 20", "HLT 21", "HL3 33", "Time and Trap cards, and cards that are Bugged, are out in Type One alone.")
@by_book(set(), set(), {"HLT 20", "HLT 21"})
def test_kinds_of_card_that_are_barred(edition: str, so: set[str]) -> None:
    cards = [card_saying("", kind, "edge", kinds=kind) for kind in ("Time", "Trap", "Bugged")]

    assert rules_of(wrong_with(edition, MASTER, *cards)) == so


@rule("HLT 141", "In Type One the maximum Ability is raised once before the game.")
@by_book(set(), set(), {"HLT 141"})
def test_two_cards_that_raise_the_maximum(edition: str, so: set[str]) -> None:
    raising = [card_saying("Your maximum Ability is increased by 1.", name, "premium") for name in ("One", "Two")]

    assert rules_of(wrong_with(edition, MASTER, *raising)) == so


@rule("HL1 29", "HL3 73", "HLT 41", "A Faction's cards are lent like a Persona's, but not in Type One.")
@by_book(set(), set(), {"HLT 41"})
def test_a_faction_card_that_is_let_in(edition: str, so: set[str]) -> None:
    stranger = card_saying("You may have up to 5 Master cards.", "Amanda", "persona", gems="M9 A9 S9 T9 E9 R9")
    lent = card_saying("", "Clan Tactics", "edge", of="Clan MacLeod")
    allowance = card_saying("", "Darius", "event", kinds="Allowance")

    assert rules_of(wrong_with(edition, stranger, lent, allowance)) == so


@rule(
    "HL1 78", "HL3 132", "HLT 152", "What a Pre-Game card let in goes with it in the first edition, and stays later."
)
@by_book([], ["Trick"], ["Trick"])
def test_the_card_that_let_others_in_is_removed(table: Table, edition: str, so: list[str]) -> None:
    alice, _ = duel(table, edition)
    lends = card_saying("You may remove this card from the game to draw a card.", "Amanda", "premium")
    alice.uses_pre_game(lends)
    alice.has(card_saying("", "Trick", "edge", of="Amanda"))
    alice.goes_to("attack")
    table.game.cards[alice.card("Amanda")].ready = True
    alice.ask_again()

    alice.uses("Amanda")
    alice.goes_to("draw/discard")

    assert [name for name in alice.hand if name == "Trick"] == so


@rule("HL1 30", "HL3 76", "HLT 40", "A word of the title makes a group; in the third edition only named categories.")
@by_book(True, False, True)
def test_a_word_of_the_title_makes_a_group(table: Table, edition: str, so: bool) -> None:
    alice, bob = duel(table, edition)
    alice.has_in_play(situation("Your opponent may not play any Parries.".replace("Parries", "Parrys"), "Reach"))
    alice.has_in_play(situation("Your opponent may not play any Guards.", "Press"))
    bob.has(card_saying("", "Sweeping Parry", "block", grid="XXX/XXX/XXX"))
    bob.has(card_saying("", "Right Guard", "block", grid="XXX/XXX/XXX"))
    alice.has("Thrust")
    alice.attacks("Thrust")
    bob.goes_to("defense")

    assert not bob.can("defend", "Right Guard"), "Guard is a category in every book"
    assert bob.can("defend", "Sweeping Parry") != so


# -- turns ---------------------------------------------------------------------------------------------------------


@rule("HL1 40", "HL3 60", "HLT 91", "Type One plays any Edge with what must be done, the first what touches that.")
@by_book(("must do", False), ("reconcile", False), ("may do/must do", True))
def test_an_edge_at_the_beginning_of_a_turn(table: Table, edition: str, so: tuple[str, bool]) -> None:
    _, bob = duel(table, edition)
    bob.has(card_saying("Draw a card.", "Trick", "edge"))

    bob.goes_to(so[0])

    assert bob.can("play", "Trick") == so[1]


@rule(
    "HL1 6",
    "HLT 56",
    "HL3 4",
    "Who skips the Attack Phase at zero loses after Ability Adjustment, but by the first book.",
)
@by_book(False, True, True)
def test_zero_ability_without_an_attack_phase(table: Table, edition: str, so: bool) -> None:
    alice, bob = duel(table, edition)
    alice.has_in_play(situation("Your opponent skips their Attack Phase.", "Trap"))
    bob.is_at(0)
    alice.goes_to("draw/discard")
    alice.takes("stop")

    for _ in range(8):
        if not table.game.over and table.game.active == bob.number and table.game.phase != "draw/discard":
            bob.takes("end")

    assert table.game.over == so


@rule("HL1 45", "HL3 70", "HLT 54", "The first book looks at the hand before each card; later there is a Draw Limit.")
@by_book(True, False, False)
def test_a_card_that_is_discarded_while_drawing(table: Table, edition: str, so: bool) -> None:
    alice, _ = duel(table, edition)
    alice.has_in_play(situation("When you draw a card, discard a card from your hand.", "Leak"))
    alice.is_at(1)
    alice.goes_to("draw/discard")

    alice.takes("draw")

    assert alice.can("draw") == so


@rule("HL1 37", "HL3 53", "HLT 109", "Of what happens at once, the third edition's active player chooses the order.")
@by_book(False, True, False)
def test_the_order_of_what_happens_at_once(table: Table, edition: str, so: bool) -> None:
    alice, bob = duel(table, edition)
    for name in ("Grief", "Anger"):
        alice.has_in_play(situation("When your opponent plays an Event, you lose 1 Ability.", name))
    bob.has(event("Draw a card."))
    bob.goes_to("attack")

    bob.plays("Ploy")

    assert bob.is_asked("What is resolved first") == so


@rule("HLT 86", "HL3 46", "Only in Type One do swept cards go in an order of one's own.")
@by_book(False, False, True)
def test_the_order_of_swept_cards(table: Table, edition: str, so: bool) -> None:
    alice, bob = duel(table, edition)
    bob.has(card_saying("Retrieve the top card of your discard pile.", "Second Chance", "edge"))
    alice.has(card_saying("Draw a card.", "Trick", "edge"), "Thrust")
    alice.goes_to("attack")
    alice.plays("Trick")
    alice.attacks("Thrust")

    bob.goes_to("draw/discard")
    bob.takes("stop")

    assert alice.is_asked("In which order") == so


# -- attacks and defenses ------------------------------------------------------------------------------------------


@rule("HL1 43", "HL3 66", "HLT 54", "The areas just blocked are barred to all attacks, or to the first one alone.")
@by_book(False, True, True)
def test_the_second_attack_to_an_area_just_blocked(table: Table, edition: str, so: bool) -> None:
    alice, bob = duel(table, edition)
    alice.has("Upper Left Attack")
    alice.attacks("Upper Left Attack")
    bob.has("Upper Left Block", "Lower Right Attack", "Thrust")
    bob.may_attack(2)
    bob.defends("Upper Left Block")
    bob.goes_to("attack")
    assert not bob.can("attack", "Thrust")

    bob.attacks("Lower Right Attack")

    assert bob.can("attack", "Thrust") == so


@rule("HL1 47", "HL3 143", "HLT 100", "A Guard is dropped before its areas are attacked, or by attacking them.")
@by_book(False, True, False)
def test_attacking_where_ones_guard_is(table: Table, edition: str, so: bool) -> None:
    alice, _ = duel(table, edition)
    alice.has_in_play("Guard")
    alice.has("Upper Left Attack")
    alice.goes_to("attack")

    assert alice.can("attack", "Upper Left Attack") == so
    assert alice.can("drop", "Guard")


@rule(
    "HL1 48", "HL3 98", "HLT 163", "A Power Blow that gets through a plain block is successful, but not in Type One."
)
@by_book(1, 1, 0)
def test_a_blocked_power_blow(table: Table, edition: str, so: int) -> None:
    alice, bob = duel(table, edition)
    text = "This attack is a Power Blow. If this attack is successful, your opponent loses 1 Ability."
    alice.has(card_saying(text, "Blow", "attack", grid="X00/000/000", damage="2/4"))
    bob.has("Upper Left Block")
    alice.attacks("Blow")

    bob.defends("Upper Left Block")
    bob.goes_to("attack")

    assert bob.pending == {"damage": 2} | ({"loss": so} if so else {})


@rule("HL1 57", "HL3 98", "HLT 96", "Through a plain block come 2 points, or what the printed values differ by.")
@by_book(2, 3, 2)
def test_what_a_plain_block_lets_through(table: Table, edition: str, so: int) -> None:
    alice, bob = duel(table, edition)
    alice.has(card_saying("This attack is a Power Blow.", "Blow", "attack", grid="X00/000/000", damage="2/5"))
    bob.has("Upper Left Block")
    alice.attacks("Blow")

    bob.defends("Upper Left Block")
    bob.goes_to("attack")

    assert bob.pending == {"damage": so}


@rule("HL1 52", "HL3 116", "HLT 119", "A defense goes on by itself in the first edition; later its player says so.")
@by_book(False, True, True)
def test_a_defense_that_could_go_on(table: Table, edition: str, so: bool) -> None:
    alice, bob = duel(table, edition)
    alice.may_attack(2)
    alice.has("Upper Left Attack", "Thrust")
    alice.attacks("Upper Left Attack")
    alice.attacks("Thrust")
    bob.has("Upper Left Block")
    bob.defends("Upper Left Block")

    assert bob.can("carry", "Upper Left Block") == so

    bob.goes_to("attack")
    assert bob.pending == ({} if not so else {"damage": 2}), "whoever does not say so is hit"


@rule("HL1 53", "HL3 123", "HLT 119", "An Exertion for a defense is declared against the attack, or made in the end.")
@by_book(False, True, True)
def test_when_a_defense_is_exerted_for(table: Table, edition: str, so: bool) -> None:
    alice, bob = duel(table, edition)
    alice.has("Upper Left Attack")
    alice.attacks("Upper Left Attack")
    bob.goes_to("defense")

    assert any(label.startswith("Exert for a defense") for label in table.labels) == so
    if not so:
        bob.takes("skip")
        assert "Exert for a defense against Upper Left Attack" in table.labels


@rule("HL3 64", "HL3 123", "HLT 119", "A defense laid ahead and not needed was not played in the third edition.")
@pytest.mark.parametrize(("edition", "played"), [("third", False), ("type-one", True)])
def test_a_defense_laid_ahead_that_is_not_needed(table: Table, edition: str, played: bool) -> None:
    alice, bob = duel(table, edition)
    alice.may_attack(2)
    alice.has("Upper Left Attack", "Thrust")
    alice.attacks("Upper Left Attack")
    alice.attacks("Thrust")
    bob.has("Lower Left Block")
    bob.has_on_top("Evade")
    bob.goes_to("defense")
    bob.exerts("for a defense")
    bob.chooses("Lower Left Block")
    bob.finds("Evade")

    bob.carries("Evade")

    assert ("Lower Left Block" in table.game.deeds[bob.number].titles) == played
    assert "Lower Left Block" in bob.discard_pile


# -- Hidden attacks ------------------------------------------------------------------------------------------------


@rule("HL1 61", "HL3 79", "HLT 102", "A Hidden attack is revealed after all defenses, or after its own.")
@by_book(True, False, True)
def test_when_a_hidden_attack_is_revealed(table: Table, edition: str, so: bool) -> None:
    alice, bob = duel(table, edition)
    alice.may_attack(2)
    alice.may_hide()
    alice.has("Upper Left Attack", "Lower Right Attack")
    bob.has("Upper Left Block", "Lower Right Block")
    alice.attacks("Upper Left Attack", hidden=True)
    alice.attacks("Lower Right Attack")

    bob.defends("Upper Left Block")

    assert bob.is_asked()
    assert alice.attack("Upper Left Attack").hidden == so


@rule(
    "HL1 61",
    "HL3 64",
    "HLT 102",
    "The wrong defense against a Hidden attack was played, but not in the third edition.",
)
@by_book(True, False, True)
def test_the_wrong_defense_against_a_hidden_attack(table: Table, edition: str, so: bool) -> None:
    alice, bob = duel(table, edition)
    alice.may_hide()
    alice.has("Lower Right Attack")
    bob.has("Upper Left Block")
    alice.attacks("Lower Right Attack", hidden=True)

    bob.defends("Upper Left Block")
    bob.goes_to("attack")

    assert ("Upper Left Block" in table.game.deeds[bob.number].titles) == so
    assert ("Upper Left Block" in bob.in_play) == so


@rule("HL1 61", "HL3 79g", "HLT 104", "Who Exerts against a Hidden attack sees it before, or with the cards in hand.")
@by_book(True, True, False)
def test_exerting_against_a_hidden_attack(table: Table, edition: str, so: bool) -> None:
    alice, bob = duel(table, edition)
    alice.may_hide()
    alice.has("Lower Right Attack")
    bob.has(card_saying("Play in conjunction with a block. Draw a card.", "Poise", "edge"))
    alice.attacks("Lower Right Attack", hidden=True)
    bob.goes_to("defense")

    bob.takes("with")
    if bob.can("exert"):
        bob.takes("exert")

    happened = [type(one).__name__ for one in table.game.log]
    assert (happened.index("Revealed") < happened.index("ExertionRevealed")) == so


@rule(
    "HL3 79e",
    "HLT 102e",
    "HL1 61",
    "That a Hidden attack is a Power Blow is told, but the first book asks for nothing.",
)
@by_book(False, True, True)
def test_what_is_told_of_a_hidden_attack(table: Table, edition: str, so: bool) -> None:
    alice, _ = duel(table, edition)
    alice.may_hide()
    alice.has(blow())

    alice.attacks("Blow", hidden=True)

    marks = attack_facts(table.game, 0)[2]
    assert ("Power Blow" in marks) == so


# -- kinds of attack -----------------------------------------------------------------------------------------------


@rule("HL1 63", "HL3 147", "HLT 146", "A Ranged Attack needs a free hand, a weapon like all attacks, or neither.")
@by_book((False, False), (True, False), (True, True))
def test_what_a_ranged_attack_needs(table: Table, edition: str, so: tuple[bool, bool]) -> None:
    alice, bob = duel(table, edition)
    alice.uses_pre_game(card_saying("", "Halberd", "weapon of choice", hands="2"))
    bob.is_disarmed_of()
    for player in (alice, bob):
        player.has("Throwing Knife")
    alice.goes_to("attack")
    may = alice.can("attack", "Throwing Knife")
    bob.goes_to("attack")

    assert (may, bob.can("attack", "Throwing Knife")) == so


@rule("HL1 13", "HL3 7", "HLT 306", "Ranged Attacks have the Hand Icons they show; in Type One those of a list.")
@by_book("Axe", "Axe", "Pistol")
def test_hand_icons_of_ranged_attacks(table: Table, edition: str, so: str) -> None:
    alice, _ = duel(table, edition)
    ranged = {"type": "attack", "kinds": "Ranged", "grid": "X00/000/000", "damage": "1"}
    alice.has(card_saying("", "Axe", hands="1", **ranged), card_saying("", "Pistol", hands="0", **ranged))
    alice.has(card_saying("", "Lantern", "object", hands="1"))
    alice.may_attack(2)
    free = {}
    for name in ("Axe", "Pistol"):
        alice.attacks(name)
        free[name] = alice.can("play", "Lantern")
        alice.begins_turn()

    assert [name for name, lantern in free.items() if not lantern] == [so]


@rule("HL3 147", "HLT 146", "HL1 63", "An attack that becomes Ranged keeps its text, but not in Type One.")
@by_book(3, 3, 2)
def test_an_attack_that_becomes_ranged(table: Table, edition: str, so: int) -> None:
    alice, _ = duel(table, edition)
    heavy = card_saying("This attack does 1 additional damage.", "Hack", "attack", grid="X00/000/000", damage="2")
    alice.has(heavy, event("Play in conjunction with an attack. That attack is a Ranged Attack.", "Throw"))

    alice.attacks("Hack", with_=["Throw"])

    assert alice.damage("Hack") == so


# -- Exertions -----------------------------------------------------------------------------------------------------


@rule("HL1 54", "HL3 52", "HLT 94", "The first edition knows one kind of Exertion: what is revealed is discarded.")
@by_book(5, 0, 0)
def test_a_soft_exertion(table: Table, edition: str, so: int) -> None:
    alice, _ = duel(table, edition)
    alice.has(event("Make a Soft Check of Agility; if it finds 1 or more, you gain 1 Ability.", "Trial"))
    alice.goes_to("attack")

    alice.plays("Trial")

    assert len(alice.discard_pile) == so


@rule(
    "HL1 57",
    "HL3 98",
    "HLT 130",
    "A plain block lets through what is added, but for the first book.",
)
@by_book(2, 3, 3)
def test_more_damage_through_a_plain_block(table: Table, edition: str, so: int) -> None:
    alice, bob = duel(table, edition)
    harder = "Play in conjunction with an attack. That attack does 1 additional damage."
    alice.has(blow(), card_saying(harder, "Harder", "edge"))
    bob.has("Upper Left Block")
    alice.attacks("Blow", with_=["Harder"])

    bob.defends("Upper Left Block")
    bob.goes_to("attack")

    assert bob.pending == {"damage": so}


@rule("HL1 57", "HL3 102", "HLT 96", "A Power Blow ends the Attack Phase in the first edition only.")
@by_book(False, True, True)
def test_after_a_power_blow(table: Table, edition: str, so: bool) -> None:
    alice, _ = duel(table, edition)
    alice.has("Lower Right Attack")
    alice.has_in_play(card_saying("", "High Guard", "block", grid="XXX/000/000", kinds="Guard"))
    alice.attacks("Lower Right Attack")

    alice.exerts("a Power Blow")

    assert alice.can("drop", "High Guard") == so


@rule("HL1 57", "HL3 103", "HLT 96", "A Power Block is made at once, or at the end of the Defense Phase.")
@by_book(False, True, True)
def test_when_a_power_block_is_made(table: Table, edition: str, so: bool) -> None:
    alice, bob = duel(table, edition)
    alice.has(blow())
    bob.has("Upper Left Block")
    alice.attacks("Blow")

    bob.defends("Upper Left Block")

    assert bob.is_asked("Make the block a Power Block") == so
    if not so:
        bob.exerts("for a Power Block against Blow")
        bob.goes_to("attack")
        assert bob.pending == {}


@rule("HL1 16", "HL3 106", "HLT 35", "Illusions come from any Hard Exertion; in Type One one may Exert for them.")
@by_book((False, False), (False, True), (True, True))
def test_illusions_from_exertions(table: Table, edition: str, so: tuple[bool, bool]) -> None:
    alice, _ = duel(table, edition)
    alice.has_on_top(card_saying("Draw a card.", "Mirage", "illusion"))
    alice.goes_to("attack")
    sought = "Exert for an Illusion" in table.labels

    alice.exerts("for nothing")

    assert (sought, alice.can("illusion", "Mirage")) == so


# -- weapons and feet ----------------------------------------------------------------------------------------------


@rule(
    "HL1 67",
    "HL3 61",
    "HLT 83",
    "A weapon is recovered by a die, by an Attribute Check, or by a die and an Exertion.",
)
@by_book((True, False, False), (False, False, True), (True, True, False))
def test_how_a_weapon_is_recovered(table: Table, edition: str, so: tuple[bool, ...]) -> None:
    alice, bob = duel(table, edition)
    bob.is_disarmed_of()
    alice.begins_turn()
    bob.goes_to({"first": "may do", "third": "reconcile", "type-one": "may do/must do"}[edition])

    ways = [option.label for option in bob.options("weapon")]

    asked = ("with a die", "with an Exertion and a die", "Check of")
    assert tuple(any(way in label for label in ways) for way in asked) == so


@rule("HL1 73", "HL3 61", "HLT 145", "Who falls Prone at the beginning of a turn may try to rise at once, or later.")
@by_book([True, True], [False, False], [False, True])
def test_when_one_may_first_try_to_rise(table: Table, edition: str, so: list[bool]) -> None:
    phase = {"first": "may do", "third": "reconcile", "type-one": "may do/must do"}[edition]
    alice, bob = duel(table, edition)
    alice.has(event("Your opponent must discard a card from their hand.", "Trip"))
    bob.has("Duck")
    bob.has_in_play(situation("When you discard a card from your hand, you are Prone.", "Banana Skin"))
    alice.goes_to("attack")
    alice.plays("Trip")
    if edition == "first":
        bob.goes_to("must do")
        bob.takes("duty")
        bob.goes_to("may do")
    else:
        bob.goes_to(phase)
        bob.takes("duty")
    assert bob.is_prone
    tries = [bob.can("feet")]

    alice.begins_turn()
    bob.goes_to(phase)

    assert [*tries, bob.can("feet")] == so


@rule("HL1 73", "HL3 82", "HLT 145", "The Prone pay for every card, or only for those from their hand.")
@by_book(False, True, True)
def test_the_prone_and_an_exertion(table: Table, edition: str, so: bool) -> None:
    alice, _ = duel(table, edition)
    alice.falls_prone()
    alice.has_on_top("Thrust")
    alice.goes_to("attack")

    alice.exerts("for an attack")

    assert alice.can("play", "Thrust") == so, "there is no attack in hand to pay with"


@rule("HL1 72", "HL3 84", "HLT 83", "With a weapon go its cards; in Type One the Guards of the Unarmed as well.")
@by_book(["Fine Edge", "Guard"], ["Guard"], [])
def test_what_goes_with_a_lost_weapon(table: Table, edition: str, so: list[str]) -> None:
    alice, bob = duel(table, edition)
    bob.uses_pre_game(card_saying("", "Katana", "weapon of choice", hands="1"))
    bob.has_in_play("Guard", card_saying("", "Fine Edge", "object", of="Katana"))
    alice.has("Disarm")
    alice.goes_to("attack")

    alice.plays("Disarm")

    assert sorted(bob.in_play) == so


@rule("HLT 84", "HL3 84", "HL1 72", "Only Type One knows of Blades that go with any weapon.")
@by_book(["Quality Blade"], ["Quality Blade"], [])
def test_blades_of_the_disarmed(table: Table, edition: str, so: list[str]) -> None:
    alice, bob = duel(table, edition)
    bob.has_in_play("Quality Blade")
    alice.has("Disarm")
    alice.goes_to("attack")

    alice.plays("Disarm")

    assert bob.in_play == so


# -- cards in play -------------------------------------------------------------------------------------------------


@rule("HL1 70", "HL3 154", "HLT 69", "One Hilt, one Vehicle, one of each Ally: each book has its own list.")
@by_book(["Hilt", "Tank", "Joe"], ["Joe"], [])
def test_what_there_may_be_two_of(table: Table, edition: str, so: list[str]) -> None:
    alice, _ = duel(table, edition)
    cards = [
        card_saying("", "Hilt", "object", kinds="Hilt"),
        card_saying("", "Tank", "object", kinds="Vehicle"),
        card_saying("", "Joe", "situation", kinds="Ally,Mortal"),
    ]
    alice.has_in_play(*cards)
    alice.has(*cards)
    alice.goes_to("attack")

    assert [card.name for card in cards if alice.can("play", card.name)] == so


@rule("HL1 70", "HL3 134", "HLT 173", "Armor: no rule, one for each area, or one for each third of the body.")
@by_book(["Crown", "Skull Helmet"], ["Skull Helmet"], [])
def test_what_armor_goes_together(table: Table, edition: str, so: list[str]) -> None:
    alice, _ = duel(table, edition)
    alice.has_in_play(card_saying("", "Crusade Helmet", "object", kinds="Armor", grid="XXX/000/000"))
    alice.has(card_saying("", "Crown", "object", kinds="Armor", grid="0X0/000/000"))
    alice.has(card_saying("", "Skull Helmet", "object", kinds="Armor"))
    alice.goes_to("attack")

    assert [name for name in ("Crown", "Skull Helmet") if alice.can("play", name)] == so


@rule(
    "HL1 80",
    "HL3 133",
    "HLT 172",
    "An Ally who is a Persona of this game is not played, but the first book is silent.",
)
@by_book(True, False, False)
def test_an_ally_who_is_a_persona_here(table: Table, edition: str, so: bool) -> None:
    alice, bob = duel(table, edition)
    bob.uses_pre_game(card_saying("", "Connor MacLeod", "persona"))
    alice.has(card_saying("", "Connor MacLeod", "situation", kinds="Ally,Immortal"))
    alice.goes_to("attack")

    assert alice.can("play", "Connor MacLeod") == so


@rule("HLT 138", "HL3 96", "A Plot that is put into play is the Special Card of the turn in Type One only.")
@by_book(True, True, False)
def test_a_plot_that_is_put_into_play(table: Table, edition: str, so: bool) -> None:
    alice, _ = duel(table, edition)
    alice.has(card_saying("Put a Plot from your hand into play.", "Scheme", "edge"))
    alice.has(card_saying("Your maximum hand size is increased by 1.", "Conspiracy", "plot"), event("Draw a card."))
    alice.goes_to("attack")

    alice.plays("Scheme")
    alice.chooses("Conspiracy")

    assert "Conspiracy" in alice.in_play
    assert alice.can("play", "Ploy") == so


@rule("HLT 67", "HLT 77", "HL3 148", "The book's lists give keywords to earlier cards, in Type One only.")
@by_book(False, False, True)
def test_a_card_that_a_list_gives_its_keyword(table: Table, edition: str, so: bool) -> None:
    alice, bob = duel(table, edition)
    alice.has_in_play(situation("Nullify all Restriction effects your opponent has in play.", "Freedom"))
    bob.has_in_play(situation("Your opponent may not play any Locations.", "Challenge"))
    alice.has("Ruins")
    alice.goes_to("attack")

    assert alice.can("play", "Ruins") == so


@rule(
    "HLT 67", "HL3 148", "A listed attack loses its Restriction to such a text, but cannot be blocked all the same."
)
def test_an_attack_that_a_list_gives_its_keyword(table: Table) -> None:
    alice, bob = duel(table)
    text = "Your opponent cannot play a dodge from their hand to defend this attack. This attack cannot be blocked."
    alice.has(card_saying(text, "Challenge", "attack", grid="X00/000/000", damage="2"))
    bob.has("Evade", "Upper Left Block")
    alice.attacks("Challenge")
    bob.goes_to("defense")
    assert not bob.can("defend", "Evade")

    bob.has_in_play(situation("Nullify all Restriction effects your opponent has in play.", "Freedom"))

    assert bob.can("defend", "Evade")
    assert not bob.can("defend", "Upper Left Block")


@rule(
    "HL1 74",
    "HL3 95",
    "HLT 131",
    "To nullify an effect silences the whole card in the first edition, later its part.",
)
@by_book(15, 14, 14)
def test_how_much_of_a_card_is_nullified(table: Table, edition: str, so: int) -> None:
    alice, bob = duel(table, edition)
    text = "RESTRICTION: Your opponent may not play any dodges. "
    text += "DISCARD: Your opponent's maximum hand size is reduced by 1."
    bob.has_in_play(situation(text, "Pressure"))
    assert alice.hand_size == 14

    alice.has_in_play(situation("Nullify all Restriction effects your opponent has in play.", "Freedom"))

    assert alice.hand_size == so


@rule(
    "HL1 76", "HL3 153", "HLT 164", "A Trigger is ready after any card, or after one that is no Edge, or an Exertion."
)
@by_book((True, False), (False, True), (False, True))
def test_what_makes_a_trigger_ready(table: Table, edition: str, so: tuple[bool, bool]) -> None:
    found = []
    for deed in ("an Edge", "an Exertion"):
        alice, bob = duel(table, edition)
        alice.has(card_named("Brenda Wyatt"))
        alice.goes_to("attack")
        alice.plays("Brenda Wyatt")
        bob.has(card_saying("Draw a card.", "Trick", "edge"))
        bob.goes_to("attack")
        if deed == "an Edge":
            bob.plays("Trick")
        else:
            bob.exerts("for nothing")
        found.append(table.game.cards[alice.card("Brenda Wyatt")].ready)

    assert tuple(found) == so


@rule(
    "HL1 65",
    "HL3 88",
    "HLT 98",
    "With nothing left to shuffle, play goes on in the first edition; later all is lost.",
)
@by_book(15, 0, 0)
def test_nothing_left_to_shuffle(table: Table, edition: str, so: int) -> None:
    alice, _ = duel(table, edition)
    alice.has_endurance_of(1)
    alice.has(card_saying("Draw a card.", "Trick", "edge"))
    alice.goes_to("attack")

    alice.plays("Trick")

    assert alice.ability == so


@rule(
    "HL1 43a",
    "HL3 66a",
    "HLT 54c",
    "A block that was the wrong guess bars its areas in the first book, but not in the third.",
)
@by_book(False, True, True)
def test_areas_of_a_wrong_guess(table: Table, edition: str, so: bool) -> None:
    alice, bob = duel(table, edition)
    alice.may_hide()
    alice.has("Lower Right Attack")
    bob.has("Upper Left Block", "Upper Left Attack")
    alice.attacks("Lower Right Attack", hidden=True)

    bob.defends("Upper Left Block")
    bob.goes_to("attack")

    assert bob.can("attack", "Upper Left Attack") == so
