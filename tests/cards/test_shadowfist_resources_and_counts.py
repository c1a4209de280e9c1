"""What stands in for resources, how many there were of something, and what players do not control."""

from __future__ import annotations

import pytest

from quickening.games.shadowfist.meaning.texts import read_by_grammar, read_text
from quickening.text.reader import NotRead
from tests.shadowfist_table import card_saying, character, edge, event, resolve, state
from tests.table import Table

# -- resources ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("subject", "may"), [("Fox", True), ("Hero", False)])
def test_a_resource_is_substituted_on_some_subjects_alone(table: Table, subject: str, may: bool) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", character("Fox", 2, subtitle="Transformed Fox") if subject == "Fox" else subject)
    alice.has_resources("{asc}")
    text = "You may substitute {asc} for {chi} when playing this card on a <Transformed> or <Lodge> Character."
    alice.has(state("Path", text, requires="{chi}"))
    bob.controls("River")

    assert alice.can("play", "Path") is may


def test_an_event_may_be_played_with_other_resources(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    alice.has_resources("{dra}")
    substituted = "You may substitute {dra} for each resource condition of this card. Gain 1 Power."
    alice.has(event("Bedfellows", substituted, requires="{jam}"), event("Plain", "Gain 1 Power.", requires="{jam}"))
    bob.controls("River")

    assert alice.can("play", "Bedfellows")
    assert not alice.can("play", "Plain")


@pytest.mark.parametrize(("signs", "may"), [("{dra}{dra}{jam}{jam}", True), ("{dra}{dra}{dra}{jam}", False)])
def test_so_many_resources_of_two_factions_are_needed(table: Table, signs: str, may: bool) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    alice.has_resources(signs)
    needed = "You must have at least two resources each from two different factions in your pool to play this card."
    alice.has(edge("Together", needed))
    bob.controls("River")

    assert alice.can("play", "Together") is may


def test_the_resources_a_card_requires_and_provides_are_counted(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    alice.has(
        event(
            "Feedback", "Inflict X damage on target Character. X = the number of resources it requires and provides."
        )
    )
    bob.controls("River", character("Mage", 9, requires="{mag}", provides="{mag}{lot}"), "Giant")

    alice.plays("Feedback", "Mage")
    resolve(table)

    assert (bob.card("Mage").damage, bob.card("Giant").damage) == (3, 0)


# -- numbers of what was done ---------------------------------------------------------------------------------------


def test_what_was_turned_is_counted(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Hero", "Bruiser", "Student")
    alice.has(
        event(
            "Calm",
            "Turn any number of Characters you control :: Gain X Power. "
            "X = half the number of Characters turned, rounded down.",
        )
    )
    bob.controls("River")
    before = alice.power

    alice.plays("Calm")
    alice.chooses("Hero", "Bruiser", "Student")
    resolve(table)

    assert alice.power == before + 1


def test_what_a_player_does_not_control_is_counted(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Hero")
    alice.has(event("Gifts", "Gain one Power for each unturned Character you do not control."))
    bob.controls("River", "Bruiser", "Student")
    bob.controls("Giant", turned=True)
    before = alice.power

    alice.plays("Gifts")
    resolve(table)

    assert alice.power == before + 2


def test_odd_figures_are_told_from_even_ones(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Hero")
    alice.has(event("Bomb", "Smoke all Characters whose Fighting is odd."))
    bob.controls("River", "Student", "Bruiser")

    alice.plays("Bomb")
    resolve(table)

    assert bob.smoked_pile == ["Student"]
    assert alice.card("Hero").in_play


# -- what is waited for ---------------------------------------------------------------------------------------------


def test_one_of_two_kinds_of_card_with_signs_of_their_own(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(
        "Hill",
        character("Scientist", 2, "Once per turn, when you play a {tek} Event or {tek} State, unturn this card."),
    )
    alice.card("Scientist").state.turned = True
    alice.has(event("Idle", "Gain 1 Power."), event("Device", "Gain 1 Power.", provides="{tek}"))
    bob.controls("River")

    alice.plays("Idle")
    resolve(table)
    assert alice.card("Scientist").turned
    alice.plays("Device")
    resolve(table)

    assert not alice.card("Scientist").turned


def test_a_card_stays_turned_during_the_next_establishing_shot_of_its_controller(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    alice.has(
        event("Net", "Turn target Character and it does not unturn during its controller's next Establishing Shot.")
    )
    bob.controls("River", "Hero")

    alice.plays("Net", "Hero")
    resolve(table)
    alice.ends_turn()
    resolve(table)
    assert bob.card("Hero").turned
    bob.ends_turn()
    resolve(table)
    alice.ends_turn()
    resolve(table)

    assert not bob.card("Hero").turned


def test_a_card_that_must_intercept_has_no_choice(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Giant")
    bob.controls("River")
    bob.controls(character("Guard", 2, "Must intercept attacks at this location."), "Hero", at="River")

    alice.attacks("River", with_="Giant")
    resolve(table)

    assert "Guard" in bob.smoked_pile
    assert bob.card("Hero").in_play


def test_a_deck_is_cut_and_its_top_card_may_be_played(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(
        "Hill",
        character(
            "Heir",
            1,
            "Sacrifice :: Cut your deck and reveal the top card. "
            "You may play that card at no cost, regardless of type.",
        ),
    )
    alice.runs_out_of_cards()
    alice.has_on_deck(character("Ancestor", 7, cost=6))
    alice.has_power(0)
    bob.controls("River")

    alice.uses("Heir")
    for _ in range(40):
        if table.decision.question == "Your Main Shot":
            break
        wanted = [o for o in table.decision.options if "Ancestor" in o.label or o.kind in ("yes", "may")]
        passing = [o for o in table.decision.options if o.kind == "pass"]
        table.answer((wanted or passing or table.decision.options)[0])

    assert alice.card("Ancestor").in_play


# -- what is close and refused --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("Character", "You may substitute {dra} for {mon} when playing another card."),
        ("Character", "You may substitute {dra} for {mon}."),
        ("Event", "Turn a Character you control :: Gain X Power. X = the number of Characters smoked."),
        (
            "Event",
            "Turn any number of Characters you control and target a Site :: Inflict X damage on target. "
            "X = the number of Characters turned.",
        ),
        ("Character", "It gains +1 Fighting during its controller's next Establishing Shot."),
        ("Character", "When this card attacks, gain 1 Power during your next Establishing Shot."),
        ("Event", "Smoke all Characters whose title is odd."),
        ("Event", "Reveal the top 3 cards of your deck. You may play that card at no cost, regardless of type."),
        ("Event", "Play a card from your smoked pile at no cost, regardless of title."),
        ("Event", "Turn target Character. Turn 3 Influence :: Reload this card."),
        ("Event", "Shuffle a card from an opponent's hand into your deck :: Draw a card."),
        ("Character", "Must intercept Sites."),
    ],
)
def test_what_is_close_and_says_something_else_is_refused(kind: str, text: str) -> None:
    with pytest.raises(NotRead):
        read_text(kind, "Some Card", text)


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("State", "Play in response to an Event or State :: Cancel and smoke that card."),
        ("Character", "Turn X Influence :: This card gains +X Fighting until the end of the turn."),
        ("Edge", "Turn and shuffle this card into your deck :: Draw a card."),
        (
            "Character",
            "When a Character controlled by an opponent turns to heal, you may heal a Character you control.",
        ),
        ("Character", "Once per turn, when this card is targeted by an effect, you may unturn a card you control."),
        (
            "Event",
            "Target an opponent :: Look at target's hand. "
            "You may force that opponent to discard one card of your choice.",
        ),
    ],
)
def test_the_grammar_alone_reads_it(kind: str, text: str) -> None:
    assert all(
        one.meaning is not None
        for one in read_by_grammar("Event" if text.startswith("Play in") else kind, "Some Card", text)
    )
    assert card_saying(text, type="Event" if text.startswith("Play in") else kind, body=3).abilities
