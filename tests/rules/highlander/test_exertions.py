"""Exertions, Power Blows and Blocks, Checks, Exhaustion (HL1 54-60, 65; HL3 51-52, 88, 98-111)."""

from __future__ import annotations

import pytest

from tests.highlander_decks import BLANK, opening
from tests.highlander_table import card_saying
from tests.table import Table, rule

BOTH = pytest.mark.parametrize("edition", ["first", "third"])
EDGE = card_saying("Draw a card.", "Second Wind", "edge")
ILLUSION = card_saying("Your opponent loses 1 Ability.", "Mirage", "illusion")


@rule("HL1 54", "HL3 52", "HL3 100", "An Exertion reveals the top five cards; the unused are discarded in order.")
@BOTH
def test_an_exertion_reveals_five_cards(table: Table, edition: str) -> None:
    alice, _ = table.highlander(edition=edition)
    alice.has_on_top("Evade", "Duck", "Thrust", "Guard", "Slash", "Jump")
    alice.goes_to("attack")

    alice.exerts("nothing")

    assert alice.discard_pile == ["Evade", "Duck", "Thrust", "Guard", "Slash"]
    assert alice.endurance[0] == "Jump"


@rule("HL1 55", "HL3 101", "HL3 53", "One Exertion a turn; after it nothing more from hand in that phase.")
@BOTH
def test_after_an_exertion_the_hand_is_closed_for_the_phase(table: Table, edition: str) -> None:
    alice, bob = table.highlander(edition=edition)
    alice.has("Thrust")
    bob.has("Thrust", EDGE)
    alice.attacks("Thrust")
    bob.goes_to("defense")
    if edition == "first":
        bob.takes("skip")
    bob.exerts("a defense")
    assert bob.why_not("Second Wind").rule in ("HL1 55", "HL3 101")
    bob.goes_to("attack")

    assert bob.can("play", "Second Wind")
    assert bob.can("attack", "Thrust")
    assert not bob.can("exert")


@rule("HL1 56", "HL3 100", "The purpose is declared before, and the number of cards where a card changes it.")
@BOTH
def test_the_size_is_declared_first(table: Table, edition: str) -> None:
    collect = card_saying(
        "For each Collect card you have in play, you may increase or decrease by 1 the number of cards you "
        "draw when making an Exertion.",
        "Collect",
        "situation",
    )
    alice, _ = table.highlander(edition=edition)
    alice.has_in_play(collect)
    alice.goes_to("attack")
    alice.exerts("nothing")
    assert alice.may_choose() == ["4 cards", "5 cards", "6 cards"]

    alice.chooses("6 cards")

    assert len(alice.discard_pile) == 6
    assert any("Alice Exerts 6 cards" in line and "nothing" in line for line in table.log)


# -- Power Blows and Power Blocks ----------------------------------------------------------------------------------


@rule("HL1 57", "HL3 102", "HL3 98", "A Power Blow does 4 damage instead of 2; one attack a turn.")
@BOTH
def test_a_power_blow(table: Table, edition: str) -> None:
    alice, bob = table.highlander(edition=edition)
    alice.has("Thrust")
    alice.attacks("Thrust")
    assert alice.damage("Thrust") == 2

    alice.exerts("Power Blow")
    assert alice.damage("Thrust") == 4
    assert not any("defense" in option.label for option in alice.options("exert"))
    bob.lets_through()

    assert bob.pending == {"damage": 4}


@rule("HL1 57", "In the first edition a Power Blow is made at the end of the Attack Phase.")
def test_a_power_blow_ends_the_attack_phase(table: Table) -> None:
    alice, _ = table.highlander()
    alice.has("Thrust", EDGE)
    alice.attacks("Thrust")
    alice.exerts("Power Blow")

    assert table.game.phase != "attack"


@rule("HL1 57", "HL3 103", "A block made a Power Block takes nothing from a Power Blow, a plain one the difference.")
@BOTH
def test_a_power_block(table: Table, edition: str) -> None:
    for power, damage in ((True, {}), (False, {"damage": 2})):
        alice, bob = table.highlander(edition=edition)
        alice.has("Thrust")
        bob.has("Lower Left Block")
        alice.attacks("Thrust")
        alice.exerts("Power Blow")
        bob.defends("Lower Left Block")
        if power:
            bob.exerts("Power Block")
        bob.goes_to("attack")

        assert bob.pending == damage


@rule("HL3 98", "HL3 99", "The values are printed: no second value, no Power Blow; no value at all, no damage.")
def test_printed_damage_values(table: Table) -> None:
    weak = card_saying("", "Flick", "attack", grid="X00/000/000", damage="1")
    none = card_saying("", "Feint", "attack", grid="X00/000/000", damage="none")
    zero = card_saying("", "Push", "attack", grid="X00/000/000", damage="0/3")
    strong = card_saying("Your attacks do 1 additional damage.", "Might", "situation")
    for card, damage, powerful in ((weak, 2, False), (none, 0, False), (zero, 1, True)):
        alice, _ = table.highlander(edition="third")
        alice.has_in_play(strong)
        alice.has(card)
        alice.attacks(card.name)

        assert alice.damage(card.name) == damage
        assert any("Power Blow" in option.label for option in alice.options("exert")) == powerful


@rule("HL3 98", "HL3 103", "A plain block lets through the difference of the values, with what modifies the damage.")
def test_the_difference_goes_through_a_plain_block(table: Table) -> None:
    heavy = card_saying("", "Cleave", "attack", grid="000/0X0/000", damage="2/5")
    alice, bob = table.highlander(edition="third")
    alice.has_in_play(card_saying("Your attacks do 1 additional damage.", "Might", "situation"))
    alice.has(heavy)
    bob.has("Lower Left Block")
    alice.attacks("Cleave")
    alice.exerts("Power Blow")

    bob.defends("Lower Left Block")
    bob.goes_to("attack")

    assert bob.pending == {"damage": 4}


@rule("HL1 57", "HL3 102", "What is a Power Blow already is not made one again; neither is a Power Block.")
@BOTH
def test_no_power_twice(table: Table, edition: str) -> None:
    blow = card_saying("This attack is a Power Blow.", "Power Blow", "attack", grid="000/0X0/000", damage="2/4")
    block = card_saying("This defense is a Power Block.", "Power Block", "block", grid="000/XXX/XXX")
    alice, bob = table.highlander(edition=edition)
    alice.has(blow)
    bob.has(block)
    alice.attacks("Power Blow")
    assert not any("Power Blow" in option.label for option in alice.options("exert"))

    bob.defends("Power Block")
    assert not bob.can("empower")
    bob.goes_to("attack")

    assert bob.pending == {}


@rule("HL1 57", "HL3 103", "Only against a Power Blow is a block made a Power Block.")
@BOTH
def test_no_power_block_against_a_plain_attack(table: Table, edition: str) -> None:
    alice, bob = table.highlander(edition=edition)
    alice.has("Thrust")
    bob.has("Lower Left Block")
    alice.attacks("Thrust")
    bob.defends("Lower Left Block")

    assert not any("Power Block" in label for label in table.labels)


# -- searching -----------------------------------------------------------------------------------------------------


@rule("HL1 57", "HL3 104", "One legal attack found in an Exertion may be played; the rest is discarded.")
@BOTH
def test_searching_for_an_attack(table: Table, edition: str) -> None:
    special = card_saying("", "Hook", "attack", kinds="Special", grid="X00/000/000", damage="2")
    alice, _ = table.highlander(edition=edition)
    alice.has_on_top("Evade", special, "Thrust", "Upper Left Attack", BLANK)
    alice.goes_to("attack")
    alice.exerts("for an attack")
    assert alice.can("play", "Thrust")
    assert not alice.can("play", "Hook")
    assert not alice.can("play", "Evade")

    alice.finds("Thrust")

    assert [table.game.printed(attack.card).name for attack in table.game.attacks] == ["Thrust"]
    assert "Upper Left Attack" in alice.discard_pile


@rule("HL1 58", "HL3 104", "A card that goes with an attack is played first; if none is found it is gone.")
@BOTH
def test_an_edge_before_the_exertion_for_an_attack(table: Table, edition: str) -> None:
    sharp = card_saying(
        "Play in conjunction with a Basic Attack. That attack does 1 additional damage.", "Cutting Edge", "edge"
    )
    for top, found in (("Thrust", True), ("Evade", False)):
        alice, _ = table.highlander(edition=edition)
        alice.has(sharp)
        alice.has_on_top(top, BLANK, BLANK, BLANK, BLANK)
        alice.goes_to("attack")
        alice.takes("with")
        if found:
            alice.finds("Thrust")

        assert ("Cutting Edge" in alice.in_play) == found
        if found:
            assert alice.damage("Thrust") == 3


@rule("HL1 59", "HL3 105", "One legal defense found in an Exertion may be played, after a card that goes with it.")
@BOTH
def test_searching_for_a_defense(table: Table, edition: str) -> None:
    alert = card_saying(
        "Play in conjunction with a block. That defense can defend attacks that cannot be blocked.", "Alertness"
    )
    unblockable = card_saying("This attack cannot be blocked.", "Wrap", "attack", grid="000/0X0/000", damage="2")
    alice, bob = table.highlander(edition=edition)
    alice.has(unblockable)
    bob.has(alert)
    bob.has_on_top("Upper Center Block", "Lower Left Block", BLANK, BLANK, BLANK)
    alice.attacks("Wrap")
    bob.goes_to("defense")
    bob.takes("with")
    assert not bob.can("play", "Upper Center Block")

    bob.finds("Lower Left Block")
    bob.goes_to("attack")

    assert alice.attack("Wrap").result == "blocked"


@rule("HL3 105", "Without an attack pending nobody Exerts for a defense.")
def test_no_exertion_for_a_defense_without_an_attack(table: Table) -> None:
    alice, _ = table.highlander(edition="third")
    alice.goes_to("defense")

    assert not any("defense" in option.label for option in alice.options("exert"))


@rule("HL3 106", "HL3 22", "Any Hard Exertion may yield an Illusion, which is never played from hand.")
def test_an_illusion_from_any_hard_exertion(table: Table) -> None:
    alice, bob = table.highlander(edition="third")
    alice.has_on_top(ILLUSION, BLANK)
    alice.has(ILLUSION, "Thrust")
    alice.attacks("Thrust")
    assert alice.why_not("Mirage").rule in ("HL3 22", "HL3 106")

    alice.exerts("Power Blow")
    alice.chooses("Play the Illusion Mirage")

    assert bob.pending == {"loss": 1}
    assert alice.attack("Thrust").power


@rule("HL1 60", "HL3 107", "A card may ask for an Exertion of its own.")
@BOTH
def test_an_exertion_for_a_card(table: Table, edition: str) -> None:
    katana = card_saying(
        "If you do not play a Special Card, once during your turn you may make an Exertion to remove a "
        "Situation from play.",
        "General Katana",
        "persona",
    )
    alice, bob = table.highlander(edition=edition)
    alice.uses_pre_game(katana)
    bob.has_in_play(card_saying("", "Feud", "situation"))
    alice.goes_to("attack")

    alice.uses("General Katana")

    assert bob.in_play == []
    assert len(alice.discard_pile) == 5
    assert not any("defense" in option.label for option in alice.options("exert"))


# -- Soft Exertions, Checks and Challenges -------------------------------------------------------------------------


@rule("HL3 51", "HL3 109", "HL3 52", "A Soft Exertion puts its cards under Endurance and closes nothing.")
def test_a_soft_exertion(table: Table) -> None:
    agile = card_saying("", "Leap", gems="A")
    alice, _ = table.highlander(edition="third", endurance=20)
    alice.has(card_saying("Play during your May Do/Must Do Phase. Draw a card.", "Foresight", "edge"))
    alice.has_on_top(*[agile] * 3, BLANK, BLANK)
    table.game.players[0].prone_since = -5
    alice.falls_prone()
    alice.has(EDGE)

    alice.chooses("Try to regain your feet: soft Check of Agility")

    assert not alice.is_prone
    assert alice.discard_pile == []
    assert alice.endurance[-5:] == ["Leap", "Leap", "Leap", "Blank", "Blank"]
    assert table.game.deeds[0].hard == 0
    assert alice.can("play", "Foresight")


@rule("HL3 110", "HL3 61", "A Check counts gems: two in a Hard Exertion, three in a Soft one, and one is up.")
def test_a_threshold_check(table: Table) -> None:
    agile = card_saying("", "Leap", gems="A")
    for kind, gems, up in (("hard", 2, True), ("hard", 1, False), ("soft", 3, True), ("soft", 2, False)):
        alice, _ = table.highlander(edition="third")
        alice.has_on_top(*[agile] * gems, *[BLANK] * (5 - gems))
        alice.falls_prone()
        table.game.players[0].prone_since = -5
        alice.ask_again()

        alice.chooses(f"Try to regain your feet: {kind} Check of Agility")

        assert alice.is_prone != up
        assert not alice.can("feet")


@rule("HL3 49", "In a Challenge both Exert softly, and more gems win.")
def test_a_challenge_compares_gems() -> None:
    table = Table()
    agile, plain = card_saying("", "Leap", gems="A"), card_saying("", "Stare")
    alice, bob = opening(table, "third", [[plain] * 60, [agile] * 60])
    alice.chooses("Agility")
    bob.chooses("Agility")

    assert bob.is_asked("Who takes the first turn?")


# -- Exhaustion ----------------------------------------------------------------------------------------------------


@rule(
    "HL1 65",
    "HL1 4",
    "HL3 88",
    "When the last card leaves Endurance: 5 Ability less, discards shuffled.",
)
@BOTH
def test_exhaustion(table: Table, edition: str) -> None:
    alice, _ = table.highlander(edition=edition, endurance=5)
    alice.has_in_discard_pile("Thrust", "Evade", "Duck")
    alice.goes_to("attack")

    alice.exerts("nothing")

    assert alice.pending == {"loss": 5}
    assert sorted(alice.endurance) == ["Duck", "Evade", "Thrust"]
    assert not table.game.over
    alice.goes_to("draw/discard")
    assert alice.ability == 10


@rule("HL1 65", "HL3 88", "Drawing the last card Exhausts as well.")
@BOTH
def test_drawing_the_last_card_exhausts(table: Table, edition: str) -> None:
    alice, _ = table.highlander(edition=edition, endurance=6)
    alice.has_in_discard_pile("Thrust")
    alice.goes_to("attack")
    alice.exerts("nothing")
    alice.goes_to("draw/discard")
    assert alice.pending == {}

    alice.takes("draw")

    assert alice.pending == {"loss": 5}


@rule("HL3 88", "With nothing left to shuffle, Ability is zero at once and Draw/Discard begins.")
def test_nothing_left_to_shuffle(table: Table) -> None:
    alice, _ = table.highlander(edition="third", endurance=1)
    alice.has(card_saying("Draw a card.", "Rest"))
    alice.goes_to("attack")

    alice.plays("Rest")

    assert alice.ability == 0
    assert table.game.phase == "draw/discard" or table.game.active == 1


CHALLENGE = "Make an Attribute Challenge of Agility. Win: you gain 1 Ability. Lose: you lose 2 Ability."


@rule(
    "HL3 111",
    "HL3 109",
    "Both Exert softly; with more gems the Win part is done, with fewer the Lose part, in a tie nothing.",
)
@pytest.mark.parametrize(("own", "theirs", "pending"), [(2, 1, {"gain": 1}), (1, 2, {"loss": 2}), (1, 1, {})])
def test_an_attribute_challenge(table: Table, own: int, theirs: int, pending: dict[str, int]) -> None:
    leap, blank = card_saying("", "Leap", gems="A"), card_saying("", "Stare", gems="R")
    alice, bob = table.highlander(edition="third")
    alice.has_on_top(*[leap] * own, *[blank] * (5 - own))
    bob.has_on_top(*[leap] * theirs, *[blank] * (5 - theirs))
    alice.has(card_saying(CHALLENGE, "Duel of Wits"), "Thrust")
    before = (len(alice.endurance), len(bob.endurance))
    alice.goes_to("attack")
    alice.plays("Duel of Wits")

    assert alice.pending == pending
    assert (len(alice.endurance), len(bob.endurance)) == before
    assert bob.endurance[-5:] == ["Leap"] * theirs + ["Stare"] * (5 - theirs)
    assert alice.can("attack", "Thrust")
