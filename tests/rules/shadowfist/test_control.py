"""SF 35. Control: who has it, taking it, giving it back."""

from __future__ import annotations

from tests.shadowfist_table import character, edge, event, resolve, site, state, table_until, waits_for
from tests.table import Table, rule

BELL = event("Bell", "Gain 1 Power.")
BRIBE = event("Bribe", "Take control of target Character.")
LOAN = event("Loan", "Take control of target Character until the end of the turn.")


@rule("SF 35.0", "SF 35.0a", "You control what you put into play, and the effects of cards you control.")
def test_you_control_what_you_play(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=3)
    alice.has(character("Banker", 2, "When this card enters play, gain 2 Power.", cost=1))

    alice.plays("Banker")
    resolve(table)

    assert alice.card("Banker").controller == "Alice"
    assert (alice.power, bob.power) == (4, 3)


@rule("SF 35.0a", "A card that has changed hands works for its new controller.")
def test_a_card_works_for_its_controller(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    bob.controls(character("Banker", 2, "Turn :: Gain 2 Power."), turned=True)
    alice.has(BRIBE)

    alice.plays("Bribe", "Banker")
    resolve(table)
    alice.uses("Banker")
    resolve(table)

    assert (alice.power, bob.power) == (2, 0)


@rule("SF 35.1", "An Event counts as a card its player controls: what opponents' cards cannot do, it cannot.")
def test_events_are_controlled_by_their_player(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls(character("Hermit", 3, "Cannot be affected by Events controlled by opponents."))
    dart = event("Dart", "Inflict 1 damage on target Character.")
    alice.has(dart)
    bob.has(dart)
    alice.controls("Hero")

    assert alice.can("play", "Dart")
    alice.plays("Dart", "Hero")
    bob.plays("Dart", "Hermit")
    resolve(table)

    assert bob.card("Hermit").damage == 1


@rule(
    "SF 35.3",
    "SF 35.3a",
    "SF 18.3",
    "A card that changes controllers unturns, may be put anywhere, and provides for the new one.",
)
def test_taking_control(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Temple", "River")
    bob.controls(character("Spy", 3, provides="{asc}"), turned=True)
    alice.has(BRIBE)

    alice.plays("Bribe")
    alice.chooses("Location 2: River")
    resolve(table)

    assert alice.card("Spy").place == ["River"]
    assert not alice.card("Spy").turned
    assert table.game.resources(0) == ["asc"]
    assert table.game.resources(1) == []


@rule("SF 35.3.1", "SF 24.7", "Taking control of one's own card changes nothing: it stays turned and where it is.")
def test_taking_control_of_ones_own_card(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob", power=1)
    alice.controls("Temple", "River")
    alice.controls("Hero", at="River", turned=True)
    alice.controls(edge("Envy", "When you take control of a Character, gain 3 Power."))
    alice.has(BRIBE)

    alice.plays("Bribe", "Hero")
    resolve(table)

    assert alice.card("Hero").turned
    assert alice.card("Hero").place == ["River"]
    assert alice.power == 1


@rule(
    "SF 35.3.2",
    "SF 35.3.2a",
    "Damage, counters, States and lasting changes go with a card; plain States stay their player's.",
)
def test_everything_on_a_card_goes_with_it(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls("Bruiser", damage=2)
    bob.controls(state("Sword", "Weapon. Subject Character gains +2 damage."), on="Bruiser")
    bob.controls(state("Charm", "Subject Character gains +1 Fighting."), on="Bruiser")
    bob.card("Bruiser").state.counters = 2
    alice.has(BRIBE)

    alice.plays("Bribe", "Bruiser")
    resolve(table)

    taken = alice.card("Bruiser")
    assert (taken.damage, taken.counters, taken.fighting) == (2, 2, 6 + 1 - 2)
    assert alice.card("Sword").controller == "Alice"
    assert bob.card("Charm").controller == "Bob"


@rule("SF 35.3.3", "Seizing a Site is taking control of it.")
def test_seizing_is_taking_control(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.controls("Bruiser")
    alice.controls(edge("Envy", "When you take control of a Site, gain 2 Power."))
    bob.controls("Hill")

    alice.attacks("Hill", with_="Bruiser")
    alice.chooses_fate("Seize")
    resolve(table)

    assert alice.power == 2


@rule(
    "SF 35.3.4",
    "SF 35.3.4a",
    "Control is a stack: as an effect ends the card goes back, unturned, and nobody has taken control.",
)
def test_control_ends(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    bob.controls(edge("Envy", "When you take control of a Character, gain 3 Power."))
    bob.controls("Hero")
    bob.controls("Temple")
    alice.has(LOAN)

    alice.plays("Loan", "Hero")
    resolve(table)
    alice.attacks("Temple", with_="Hero")
    resolve(table)
    assert alice.card("Hero").turned
    alice.ends_turn()

    assert bob.card("Hero").controller == "Bob"
    assert not bob.card("Hero").turned
    assert bob.power == 1


@rule("SF 35.3.4", "Whoever took control for longer keeps it when a shorter effect in between ends.")
def test_control_ends_in_the_middle_of_the_stack(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    carol.controls("Hero")
    alice.has(LOAN)
    bob.has(BRIBE)

    alice.plays("Loan", "Hero")
    table_until(table, lambda: table.game.cards[carol.card("Hero").number].controller == 0)
    bob.plays("Bribe", "Hero")
    resolve(table)
    assert bob.card("Hero").controller == "Bob"
    alice.ends_turn()

    assert bob.card("Hero").controller == "Bob"


@rule("SF 35.3.5", "A card that leaves play goes to its owner's pile or hand, whoever controlled it.")
def test_a_card_returns_to_its_owner(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls("Hero", "Student")
    alice.has(
        BRIBE,
        BRIBE,
        event("Doom", "Smoke target Character."),
        event("Recall", "Return target Character to its owner's hand."),
    )
    for name in ("Hero", "Student"):
        alice.plays("Bribe", name)
        resolve(table)

    alice.plays("Doom", "Hero")
    resolve(table)
    alice.plays("Recall", "Student")
    resolve(table)

    assert bob.smoked_pile == ["Hero"]
    assert bob.hand == ["Student"]
    assert "Hero" not in alice.smoked_pile


@rule("SF 35.3.6", "SF 28.5.1", "An attacker that changes controllers ceases attacking at once.")
def test_an_attacker_that_changes_hands_ceases(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero", "Student")
    bob.controls("Temple")
    bob.has(BRIBE)

    alice.attacks("Temple", with_=["Hero", "Student"])
    bob.plays("Bribe", "Hero")
    resolve(table)

    assert bob.card("Hero").controller == "Bob"
    assert bob.card("Temple").damage == 1


@rule("SF 35.3a", "SF 35.3.6", "An attacker that somebody takes is where they put it, not where it came from.")
def test_an_attacker_that_changes_hands_is_put_where_its_new_player_likes(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    alice.controls("Hero", "Student", at="Hill")
    bob.controls("Temple", "River")
    bob.has(BRIBE)

    alice.attacks("Temple", with_=["Hero", "Student"])
    bob.plays("Bribe", "Hero")
    waits_for(bob, "Where do you put Hero")
    bob.chooses("Location 2: River")
    table_until(table, lambda: bob.card("Hero").controller == "Bob")
    assert bob.card("Hero").place == ["River"]
    resolve(table)

    assert bob.card("Hero").place == ["River"]
    assert alice.card("Student").place == ["Hill"]


@rule("SF 35.3.4", "SF 35.3.6", "An attacker that goes back to its former player is where they like at home.")
def test_an_attacker_that_goes_back_to_its_player_in_the_attack(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    alice.controls(character("Siren", 2, "Turn and maintain :: Take control of target Character."), at="Hill")
    bob.controls("Temple", "River")
    bob.controls("Hero", at="River")
    bob.has(event("Doom", "Smoke target Character."))
    alice.uses("Siren", "Hero")
    resolve(table)
    alice.attacks("Temple", with_="Hero")

    bob.plays("Doom", "Siren")
    waits_for(bob, "Where does Hero go")
    bob.chooses("Bob: River")
    resolve(table)

    assert bob.card("Hero").controller == "Bob"
    assert bob.card("Hero").place == ["River"]


@rule("SF 35.3.6a", "SF 28.6.6", "An interceptor that changes controllers ceases intercepting at once.")
def test_an_interceptor_that_changes_hands_ceases(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    alice.has(BRIBE)
    bob.controls("Temple")
    bob.controls("Bruiser", at="Temple")
    alice.attacks("Temple", with_="Hero")
    bob.intercepts("Hero", with_="Bruiser")

    alice.plays("Bribe", "Bruiser")
    resolve(table)

    assert alice.card("Bruiser").damage == 0
    assert bob.card("Temple").damage == 4


@rule("SF 35.3.6b", "A target that somebody takes control of stays the target for those it is not theirs.")
def test_a_target_that_changes_hands_stays_the_target(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    alice.controls("Hero")
    bob.controls("Temple")
    carol.has(event("Deed", "Take control of target Site."))

    alice.attacks("Temple", with_="Hero")
    carol.plays("Deed", "Temple")
    resolve(table)

    assert carol.card("Temple").controller == "Carol"
    assert carol.card("Temple").damage == 4


@rule("SF 35.3.6c", "If the attacker's own player takes control of the target, the attacker ceases attacking.")
def test_nobody_attacks_their_own_card(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    alice.has(event("Deed", "Take control of target Site."))
    bob.controls(site("Shrine", 8))

    alice.attacks("Shrine", with_="Hero")
    alice.plays("Deed", "Shrine")
    resolve(table)

    assert alice.card("Shrine").controller == "Alice"
    assert alice.card("Shrine").damage == 0


@rule("SF 35.3.6b", "SF 28.3", "A Site that another player takes stays the target; the one behind it is none.")
def test_a_taken_site_stays_the_target(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    alice.controls("Hero")
    bob.controls("Temple")
    bob.controls("Hill", behind="Temple")
    carol.has(event("Claim", "Take control of target Site."))

    alice.attacks("Temple", with_="Hero")
    carol.plays("Claim", "Temple")
    resolve(table)

    assert carol.card("Temple").damage == 4
    assert bob.card("Hill").damage == 0


@rule("SF 35.0b", "You control the effects of Events you play and of cards in your smoked pile.")
def test_you_control_effects_of_events_and_of_your_smoked_pile(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=1)
    bell = event("Bell", "Gain 1 Power.")
    alice.has(bell, bell)
    bob.has_in_smoked_pile(event("Shotgun", "Reload: 1. Gain 1 Power."))

    alice.plays("Bell")
    assert table.game.effects[-1].seat == alice.number
    bob.does("reload", "Shotgun")
    assert table.game.effects[-1].seat == bob.number
    resolve(table)

    assert (alice.power, bob.power) == (2, 0)
    assert bob.deck[0] == "Shotgun"


@rule("SF 35.0c", "An effect may say that somebody else controls what it puts into play.")
def test_who_controls_what_is_put_into_play_may_be_said(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.has_in_smoked_pile("Student")
    bob.has_in_smoked_pile("Hero", "Bruiser")
    rites = "Choose a Character in any smoked pile :: Return it to play"
    alice.has(event("Rites", f"{rites} under its owner's control."), event("Seance", f"{rites}."))

    alice.plays("Rites", "Hero")
    resolve(table)
    alice.plays("Seance", "Bruiser")
    resolve(table)

    assert bob.in_play == ["Hero"]
    assert alice.in_play == ["Bruiser"]


@rule(
    "SF 35.3.4", "SF 9.1.3.2", "A Site that comes back is placed by its player, in a new location or behind another."
)
def test_where_a_site_comes_back_to(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.has(event("Lease", "Take control of target Site until the end of the turn."))
    bob.controls("Temple", "River", "Garden")
    alice.plays("Lease", "River")
    resolve(table)

    alice.declares_end()
    waits_for(bob, "Where does River go")

    assert table.labels == ["A new location", "Behind Temple", "Behind Garden"]
    bob.chooses("Behind Garden")
    assert bob.locations == [["Temple"], ["Garden", "River"]]


@rule("SF 35.3", "SF 7.5", "An Edge has no location: it is taken as it lies.")
def test_an_edge_is_taken(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.has(event("Heist", "Take control of target Edge."))
    bob.controls("Night Moves")

    alice.plays("Heist")
    resolve(table)

    assert alice.in_play == ["Night Moves"]
    assert bob.in_play == []


@rule("SF 21.0", "What opponents cannot turn is turned by none of their effects, and by its own player's.")
def test_what_opponents_cannot_turn(table: Table) -> None:
    nap = event("Nap", "Turn target Character.")
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.has(nap)
    bob.controls(site("Calm", 6, "Opponents cannot turn cards at this location."))
    bob.controls("Hero")
    bob.has(nap)
    alice.plays("Nap", "Hero")
    resolve(table)
    assert not bob.card("Hero").turned

    alice.declares_end()
    bob.plays("Nap", "Hero")
    resolve(table)

    assert bob.card("Hero").turned
