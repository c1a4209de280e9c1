"""SF 7.1.1. Cards that become another type of card, and where they are then."""

from __future__ import annotations

from tests.shadowfist_table import character, edge, event, resolve, site, state, table_until, waits_for
from tests.table import Table, rule

WALKING = site("Walking City", 6, "This card is also a Character with a printed Fighting of 4.")
AWAKENING = event(
    "Awakening", "Target Site becomes a Character with a printed Fighting of 4 until the end of the turn."
)
SPIRIT = state("Embodiment", "Subject Edge is also a Character with a printed Fighting of 3.")
IDEA = state("Sublimation", "Play on a Character. Subject is an Edge, not a Character.")
GUARDIANS = state(
    "Stone Dogs",
    "Play on a Site. Turn :: This card becomes a Character with a printed Fighting of 4 until the end of the turn.",
)


# -- a Site that is a Character as well ----------------------------------------------------------------------------


@rule("SF 7.1.1", "SF 28.3", "A Site that is a Character as well attacks, and keeps its place in the Site structure.")
def test_a_site_attacks(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(WALKING, "River")
    bob.controls("Temple", "Student")

    alice.attacks("Temple", with_="Walking City")
    waits_for(bob, "Who intercepts?")

    assert alice.card("Walking City").turned
    assert alice.card("Walking City").place == ["Temple"]
    assert alice.locations == [["Walking City"], ["River"]]
    resolve(table)
    assert bob.card("Temple").damage == 4
    assert alice.card("Walking City").place == ["Walking City"]


@rule("SF 7.1.1", "SF 28.6.2", "A Site that is a Character as well intercepts where it stands, and nowhere else.")
def test_a_site_intercepts_at_its_location(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    bob.controls(WALKING, "River")
    bob.controls("Hill", behind="Walking City")

    alice.attacks("River", with_="Hero")

    assert not bob.can("move", "Walking City")
    resolve(table)
    assert bob.card("River").damage == 4
    alice.controls("Bruiser")
    alice.attacks("Hill", with_="Bruiser")
    bob.intercepts("Bruiser", with_="Walking City")
    resolve(table)
    assert "Walking City" in bob.smoked_pile
    assert alice.card("Bruiser").damage == 4


@rule("SF 9.1.2", "SF 13.0", "As long as it is a Site, a Character does not change location.")
def test_a_site_does_not_change_location(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls(WALKING, "River")
    alice.controls("Hero", at="Walking City")

    assert alice.can("move", "Hero")
    assert not alice.can("move", "Walking City")

    assert "SF 9.1.2" in [refusal.rule for refusal in alice.why_not("Walking City")]


@rule("SF 20.1", "SF 30.3.3", "A Site with Body left to lose as a Character is smoked when its Fighting is at zero.")
def test_fighting_at_zero_smokes_a_site(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Bruiser")
    bob.controls(WALKING)

    alice.attacks("Walking City", with_="Bruiser")
    resolve(table)

    assert "Walking City" in bob.smoked_pile
    assert alice.card("Bruiser").damage == 4


@rule("SF 11.0", "SF 30.3.3", "With Fighting left, a Site whose Body combat damage brought to zero may be seized.")
def test_body_at_zero_lets_a_site_be_seized(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Bruiser", "Temple")
    bob.controls(site("Tall City", 5, "This card is also a Character with a printed Fighting of 9."))

    alice.attacks("Tall City", with_="Bruiser")
    alice.chooses_fate("Seize")
    waits_for(alice, "Where do you place")
    alice.chooses("A new location")
    resolve(table)

    assert alice.card("Tall City").controller == "Alice"
    assert alice.locations == [["Temple"], ["Tall City"]]
    assert "Bruiser" in alice.smoked_pile


# -- a Site that becomes a Character -------------------------------------------------------------------------------


@rule("SF 7.1.1", "SF 9.1.4", "A Site that becomes a Character is no Site: it leaves the Site structure.")
def test_a_site_leaves_the_structure(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "River")
    alice.controls("Temple", behind="Hill")
    alice.has(AWAKENING)

    alice.plays("Awakening", "Hill")
    table_until(table, lambda: alice.can("attack") or alice.can("end"))

    assert alice.locations == [["Temple"], ["River"]]
    assert alice.card("Temple").row == "front"
    assert alice.card("Hill").place == ["Temple"]
    assert alice.card("Hill").fighting == 4
    assert table.game.closeness(0) == 2
    assert alice.can("move", "Hill")


@rule("SF 7.1.1", "SF 9.1.3.2", "When it is a Site again, its player adds it to the Site structure.")
def test_a_site_comes_back(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "River")
    alice.has(AWAKENING)
    alice.plays("Awakening", "Hill")
    table_until(table, lambda: alice.can("end"))

    alice.declares_end()
    waits_for(alice, "Where does Hill go?")
    alice.chooses("Behind River")
    resolve(table)

    assert alice.locations == [["River", "Hill"]]
    assert table.game.closeness(0) == 2


@rule("SF 9.1.2.2", "SF 9.1.4.1", "The only Site that becomes a Character leaves its player without any location.")
def test_the_only_site_becomes_a_character(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    alice.controls("Student", at="Hill")
    bob.controls("Temple")
    alice.has(AWAKENING)

    alice.plays("Awakening", "Hill")
    table_until(table, lambda: alice.can("attack"))

    assert alice.locations == []
    assert alice.card("Hill").place == alice.card("Student").place == []
    alice.attacks("Temple", with_=["Hill", "Student"])
    resolve(table)
    assert bob.card("Temple").damage == 5


# -- Edges ---------------------------------------------------------------------------------------------------------


@rule("SF 7.1.1", "SF 7.5", "An Edge that is a Character as well is at a location that its player chooses.")
def test_an_edge_finds_a_location(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "River")
    alice.controls(edge("Plan", "Characters you control gain +1 Fighting."))
    bob.controls("Temple")
    alice.has(SPIRIT)

    alice.plays("Embodiment", on="Plan")
    waits_for(alice, "Where does Plan go?")
    alice.chooses("Alice: River")
    table_until(table, lambda: alice.can("attack"))

    assert alice.card("Plan").place == ["River"]
    assert alice.card("Plan").fighting == 4
    alice.attacks("Temple", with_="Plan")
    resolve(table)
    assert bob.card("Temple").damage == 4


@rule("SF 7.1.1", "SF 28.5.1", "An attacker that is a Character no more ceases attacking, and is nowhere.")
def test_an_edge_ceases_attacking(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(edge("Plan", "Characters you control gain +1 Fighting."))
    alice.controls(SPIRIT, on="Plan")
    bob.controls("Temple")
    bob.has(event("Doubt", "Smoke target State."))
    alice.attacks("Temple", with_="Plan")

    bob.plays("Doubt", "Embodiment")
    resolve(table)

    assert bob.card("Temple").damage == 0
    assert "Plan" in alice.in_play
    assert alice.card("Plan").state.location == 0
    assert not alice.can("attack", "Temple")


@rule("SF 7.1.1", "SF 28.1.3", "Nobody attacks a Character that has become an Edge.")
def test_a_target_that_becomes_an_edge(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Bruiser")
    bob.controls("Hill")
    bob.controls("Hero", "Student", at="Hill")
    alice.controls(IDEA, on="Student")

    assert alice.can("attack", "Hero")
    assert not alice.can("attack", "Student")
    alice.attacks("Hill", with_="Bruiser")
    waits_for(bob, "Who intercepts?")

    assert bob.may_choose() == ["Hero", "Do not intercept"]
    resolve(table)
    assert "Student" in bob.in_play


@rule("SF 25.5.2", "A State stays on its subject, whatever type of card that becomes.")
def test_states_stay_on_a_card_of_another_type(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    alice.controls(state("Blade", "Weapon. Play on a Character. Subject gains +2 Fighting."), on="Hero")
    alice.has(IDEA)

    alice.plays("Sublimation", on="Hero")
    resolve(table)

    assert alice.card("Blade").subject == "Hero"
    assert not alice.can("move", "Hero")


# -- States --------------------------------------------------------------------------------------------------------


@rule("SF 7.1.1", "SF 7.4", "A State that becomes a Character is where its subject is, and then on that again.")
def test_a_state_becomes_a_character_for_a_while(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    bob.controls("River", "Hill")
    bob.controls(GUARDIANS, on="Hill")
    alice.attacks("Hill", with_="Hero")

    table_until(table, lambda: bob.can("use", "Stone Dogs"))
    bob.uses("Stone Dogs")
    waits_for(bob, "Who intercepts?")
    assert bob.card("Stone Dogs").place == ["Hill"]
    bob.intercepts("Hero", with_="Stone Dogs")
    resolve(table)

    assert "Hero" in alice.smoked_pile
    assert "Stone Dogs" in bob.smoked_pile


@rule("SF 7.4", "SF 25.5.4", "A card that is a State again is on its former subject; without that it is smoked.")
def test_a_state_again(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("River", "Hill")
    alice.controls(GUARDIANS, on="Hill")
    alice.controls(state("Stone Cats", str(GUARDIANS.text)), on="River")
    alice.has(event("Quake", "Smoke target Site."))
    alice.uses("Stone Dogs")
    table_until(table, lambda: alice.can("use", "Stone Cats"))
    alice.uses("Stone Cats")
    table_until(table, lambda: alice.can("end"))

    alice.plays("Quake", "River")
    table_until(table, lambda: alice.can("end"))
    assert "Stone Cats" in alice.in_play
    alice.ends_turn()

    assert alice.card("Stone Dogs").subject == "Hill"
    assert "Stone Cats" in alice.smoked_pile


# -- what counts ---------------------------------------------------------------------------------------------------


@rule("SF 7.1.1", "SF 24.5.5", "Of two changes of type the later one counts, and a description sees the earlier one.")
def test_later_changes_count(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls(WALKING, "Hill", "Hero")
    alice.controls(edge("Dream", "Each Character becomes an Edge."))

    types = {name: table.game.types(alice.card(name).number) for name in ("Walking City", "Hill", "Hero")}

    assert types == {"Walking City": ("Edge",), "Hill": ("Site",), "Hero": ("Edge",)}
    assert alice.locations == [["Hill"]]


@rule("SF 35.3a", "Whoever takes control of an Edge that is a Character as well puts it at a location of their own.")
def test_control_of_an_edge_that_is_a_character(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    alice.has(event("Bribe", "Take control of target Character until the end of the turn."))
    bob.controls("Temple")
    bob.controls(edge("Plan", "Characters you control gain +1 Fighting."))
    bob.controls(SPIRIT, on="Plan")
    bob.controls(character("Guard", 3))

    alice.plays("Bribe", "Plan")
    table_until(table, lambda: alice.can("attack"))

    assert alice.card("Plan").place == ["Hill"]
    alice.attacks("Temple", with_="Plan")
    resolve(table)
    assert bob.card("Temple").damage == 4


@rule("SF 7.1.1", "A condition that its own change makes untrue does not go on for ever.")
def test_a_change_that_undoes_itself_ends(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    alice.controls(
        site(
            "Riddle", 6, "This card is also a Character with a printed Fighting of 4 while you control no Characters."
        )
    )
    alice.has(event("Bell", "Gain 1 Power."))

    alice.plays("Bell")
    resolve(table)

    assert alice.power == 11


@rule("SF 7.1.1", "SF 15.0", "What makes a card a Character under a condition does so no longer than that holds.")
def test_a_site_is_a_character_while_a_condition_holds(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(
        site("Watch", 6, "While you control a Character, this card is also a Character with a printed Fighting of 4.")
    )
    bob.controls("River")
    assert not table.game.is_character(alice.card("Watch").number)

    alice.has("Student")
    alice.plays("Student")
    resolve(table)

    assert table.game.is_character(alice.card("Watch").number)
