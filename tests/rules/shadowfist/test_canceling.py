"""SF 32-34. Blanking, canceling, and what a card remembers."""

from __future__ import annotations

from tests.shadowfist_table import character, edge, event, resolve, state, table_until
from tests.table import Table, rule

BELL = event("Bell", "Gain 1 Power.")
HUSH = event("Hush", "Target Character's rules text is blank until the end of the turn.")


@rule(
    "SF 32.0",
    "SF 32.0a",
    "A blanked card has no rules text, but keeps what other cards give it and what all Characters can do.",
)
def test_blanking(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.has(HUSH)
    bob.controls("Temple", "River")
    bob.controls(character("Monk", 3, "Toughness: 1. Stealth."), at="Temple", damage=1)
    bob.controls(state("Robe", "Schtick. Subject Character gains Guts."), on="Monk")

    alice.plays("Hush", "Monk")
    table_until(table, lambda: "Stealth" not in bob.card("Monk").bold)

    assert set(bob.card("Monk").bold) == {"Guts"}
    assert bob.can("move", "Monk")
    resolve(table)
    alice.ends_turn()
    assert {"Stealth", "Toughness", "Guts"} == set(bob.card("Monk").bold)


@rule("SF 32.0c", "SF 33.0", "SF 33.0a", "Blanking does not undo effects already generated; canceling does.")
def test_blanking_does_not_stop_an_effect(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.controls(character("Banker", 2, "Turn :: Gain 2 Power."), character("Broker", 2, "Turn :: Gain 2 Power."))
    bob.has(HUSH, event("Crackdown", "Cancel target Character."))

    alice.uses("Banker")
    bob.plays("Hush", "Banker")
    resolve(table)
    assert alice.power == 2
    alice.uses("Broker")
    bob.plays("Crackdown", "Broker")
    resolve(table)

    assert alice.power == 2


@rule("SF 33.0", "SF 32.0", "A canceled card is blank from then on.")
def test_a_canceled_card_is_blank(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.has(event("Crackdown", "Cancel target Character."))
    bob.controls(character("Monk", 3, "Toughness: 1."))

    alice.plays("Crackdown", "Monk")
    resolve(table)
    assert bob.card("Monk").bold == {}
    alice.ends_turn()

    assert bob.card("Monk").bold == {}


@rule(
    "SF 33.1",
    "SF 33.1a",
    "What cancels a type of card in response also cancels what the card triggered as it was played.",
)
def test_canceling_a_played_card(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=1)
    alice.has(character("Banker", 2, "When this card enters play, gain 4 Power.", cost=1))
    bob.has(event("Denial", "Play in response to a Character :: Cancel it."))

    alice.plays("Banker")
    bob.plays("Denial")
    resolve(table)

    assert alice.power == 0
    assert alice.card("Banker").in_play


@rule("SF 33.2", "SF 24.1.3.3b", "An effect is canceled although its card has left play meanwhile.")
def test_effects_of_cards_that_left_play_are_canceled(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=1)
    alice.has(character("Eater", 2, "When this card enters play, gain 4 Power.", cost=1))
    alice.controls(edge("Altar", "Sacrifice a Character :: Gain 1 Power."))
    bob.has(event("Denial", "Play in response to a Character :: Cancel it."))

    alice.plays("Eater")
    bob.plays("Denial")
    alice.uses("Altar")
    resolve(table)

    assert alice.smoked_pile == ["Eater"]
    assert alice.power == 1


@rule("SF 33.2", "SF 24.8a", "Smoking a card does not stop the effect it has generated.")
def test_effects_of_cards_that_left_play_resolve(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.controls(character("Banker", 2, "Turn :: Gain 2 Power."))
    bob.has(event("Doom", "Smoke target Character."))

    alice.uses("Banker")
    bob.plays("Doom", "Banker")
    resolve(table)

    assert alice.smoked_pile == ["Banker"]
    assert alice.power == 2


@rule("SF 32.0d", "SF 34.0a", "A card that leaves play forgets all that was done to it.")
def test_a_card_forgets(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    recall = event("Recall", "Return target Character to its owner's hand.")
    alice.has(event("Rage", "Target Character gains +3 Fighting until the end of the turn."), recall)
    alice.controls("Hero", damage=2, turned=True)

    alice.plays("Rage", "Hero")
    resolve(table)
    alice.plays("Recall", "Hero")
    resolve(table)
    alice.plays("Hero")
    resolve(table)

    assert (alice.card("Hero").fighting, alice.card("Hero").damage) == (4, 0)
    assert not alice.card("Hero").turned


@rule("SF 34.0", "A card knows nothing of what happened before it was played.")
def test_a_card_knows_nothing_of_the_past(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob", power=5)
    alice.has(event("Doom", "Smoke target Character."), edge("Wake", "When a Character is smoked, gain 1 Power."))
    alice.controls("Student")

    alice.plays("Doom", "Student")
    resolve(table)
    alice.plays("Wake")
    resolve(table)

    assert alice.power == 5


@rule("SF 23.2c", "What can cancel an effect breaks into a closed scene that has such an effect.")
def test_canceling_breaks_into_a_closed_scene(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    fury = "When this card inflicts combat damage, inflict 2 damage on target Character."
    alice.controls(character("Fury", 4, fury))
    bob.controls("Hill", "Hero")
    bob.has(event("Mercy", "Cancel an effect that would damage a Character you control."))
    bob.has(event("Bell", "Gain 1 Power."))

    alice.attacks("Hill", with_="Fury")
    table_until(table, lambda: alice.is_asked("Choose"))
    alice.chooses("Hero")
    table_until(table, lambda: bob.is_asked("Respond to Fury"))

    assert table.game.scene.closed
    assert not bob.can("play", "Bell")
    bob.plays("Mercy")
    resolve(table)
    assert bob.card("Hero").damage == 0


@rule(
    "SF 32.0d",
    "SF 33.0b",
    "SF 34.0a",
    "Blanked or canceled, a card stays so from turn to turn, until it leaves play.",
)
def test_canceling_lasts_until_the_card_leaves_play(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.has(event("Crackdown", "Cancel target Character."))
    bob.controls(character("Monk", 3, "Toughness: 1."))
    bob.has(event("Recall", "Return target Character to its owner's hand."))

    alice.plays("Crackdown", "Monk")
    resolve(table)
    alice.ends_turn()
    bob.ends_turn()
    alice.ends_turn()
    assert bob.card("Monk").bold == {}
    bob.plays("Recall", "Monk")
    resolve(table)
    bob.plays("Monk")
    resolve(table)

    assert bob.card("Monk").bold == {"Toughness": 1}


COMEBACK = event("Comeback", "Return target Character from your smoked pile to play.")


@rule("SF 34.0b", "SF 24.1.3.3", "A card that leaves play and comes back is a new one: what was aimed at it misses.")
def test_a_card_that_comes_back_is_a_new_one(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.has(event("Dart", "Target a Character :: Inflict 1 damage on target."))
    bob.controls("Hero")
    bob.controls(edge("Altar", "Sacrifice a Character :: Gain 1 Power."))
    bob.has(COMEBACK)

    alice.plays("Dart", "Hero")
    bob.uses("Altar", "Hero")
    table_until(table, lambda: bob.can("play", "Comeback"))
    bob.plays("Comeback", "Hero")
    resolve(table)

    assert bob.card("Hero").in_play
    assert bob.card("Hero").damage == 0


@rule("SF 34.0c", "SF 24.1.3.3", "So is one that has left the smoked pile and is back there.")
def test_a_card_that_is_back_in_the_smoked_pile_is_a_new_one(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.has(COMEBACK, COMEBACK)
    alice.controls(edge("Altar", "Sacrifice a Character :: Gain 1 Power."))
    alice.has_in_smoked_pile("Hero")

    alice.plays("Comeback", "Hero")
    alice.plays("Comeback", "Hero")
    table_until(table, lambda: alice.card("Hero").in_play and alice.can("use", "Altar"))
    alice.uses("Altar", "Hero")
    resolve(table)

    assert "Hero" in alice.smoked_pile


@rule("SF 24.1.3.3", "SF 33.2", "What cancels an effect does so although the card of the effect has gone meanwhile.")
def test_an_effect_is_lost_though_its_card_has_gone(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=3)
    alice.controls(edge("Altar", "Sacrifice a Character :: Gain 1 Power."))
    alice.has(character("Eater", 3, "When this card enters play, gain 2 Power.", cost=1))
    bob.has(event("Setback", "Play in response to a Character :: Cancel and toast that card."))

    alice.plays("Eater")
    bob.plays("Setback")
    alice.uses("Altar", "Eater")
    resolve(table)

    assert "Eater" in alice.smoked_pile, "it had gone before it could be toasted"
    assert alice.power == 3 - 1 + 1, "but its effect is canceled"
