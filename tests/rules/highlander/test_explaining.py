"""Why a number of a duel is what it is."""

from __future__ import annotations

import pytest

from quickening.core.refusals import Refused
from quickening.games.highlander.events.fighters import MaximumChanged
from tests.highlander_table import HighlanderPlayer, card_saying
from tests.table import Table, rule

Chain = list[tuple[str, int]]


def why(player: HighlanderPlayer, number: str) -> Chain:
    chain: Chain = player.game.explain_player(player.number, number)
    return chain


def why_of(player: HighlanderPlayer, name: str, number: str) -> Chain:
    chain: Chain = player.game.explain(player.game.cards[player.card(name)].handle, number)
    return chain


@rule("HL1 57", "HL3 98", "HLT 96", "An attack’s damage: what is printed, what texts change, and power.")
@pytest.mark.parametrize("edition", ["first", "third", "type-one"])
def test_damage_is_explained_text_by_text(table: Table, edition: str) -> None:
    rage = card_saying("Your attacks do 1 additional damage.", "Rage", "situation")
    gloom = card_saying("Your opponent's attacks do 4 less damage.", "Gloom", "situation")
    alice, bob = table.highlander("Alice", "Bob", edition=edition)
    alice.has_in_play(rage)
    alice.has("Thrust", "Cutting Edge")
    alice.attacks("Thrust", with_=["Cutting Edge"])

    assert why_of(alice, "Thrust", "damage") == [
        ("printed on Thrust", 2),
        ("Cutting Edge: “Play in conjunction with a Basic Attack. That attack does 1 additional damage.”", 1),
        ("Rage: “Your attacks do 1 additional damage.”", 1),
    ]

    alice.exerts("Power Blow")
    assert [amount for _, amount in why_of(alice, "Thrust", "damage")] == [2, 1, 1, 2]

    bob.has_in_play(gloom, gloom)
    lost = [4, 4] if edition == "first" else [4]  # HL3 97. The second does nothing
    chain = why_of(alice, "Thrust", "damage")
    assert [-amount for words, amount in chain if words.startswith("Gloom")] == lost
    assert sum(amount for _, amount in chain) == alice.damage("Thrust")
    assert (chain[-1] == ("it does no less than 0", 2)) == (edition == "first")


@rule("HLT 201", "HLT 315", "Attacks that form one are aimed at the areas of all of them; so with defenses.")
def test_areas_are_explained_by_the_cards_that_bring_them(table: Table) -> None:
    join = "Play in conjunction with a Basic Attack. Join another Basic Attack from your hand to that attack."
    alert = card_saying(
        "You may play this in conjunction with a block.", name="Alert Block", type="block", grid="000/0X0/000"
    )
    alice, bob = table.highlander("Alice", "Bob", edition="type-one")
    alice.has(card_saying(join, "Combination", "edge"), "Upper Left Attack", "Thrust")
    bob.has("Upper Center Block", alert)
    alice.attacks("Upper Left Attack", with_=["Combination"])
    alice.chooses("Thrust")

    assert why_of(alice, "Upper Left Attack", "grid") == [
        ("printed on Upper Left Attack: upper left", 1),
        ("Thrust, played with it: middle center", 16),
    ]
    assert why_of(alice, "Thrust", "grid") == [("printed on Thrust: middle center", 16)]
    with pytest.raises(Refused, match="Thrust has no 'luck'"):
        why_of(alice, "Thrust", "luck")

    bob.defends("Upper Center Block", with_=["Alert Block"])
    assert why_of(bob, "Upper Center Block", "grid") == [
        ("printed on Upper Center Block: upper left, upper center and upper right", 7),
        ("Alert Block, played with it: middle center", 16),
    ]


@rule("HL1 45", "HL3 68", "HLT 54", "Ability: what a player began with, and every loss and gain since.")
@pytest.mark.parametrize("edition", ["first", "third", "type-one"])
def test_ability_is_explained_by_all_that_was_lost_and_gained(table: Table, edition: str) -> None:
    tonic = card_saying("Gain 4 Ability.", "Tonic", "event")
    alice, bob = table.highlander("Alice", "Bob", edition=edition)
    alice.has("Thrust")
    bob.has(tonic)
    bob.is_at(14)
    alice.attacks("Thrust")
    bob.goes_to("attack")
    bob.plays("Tonic")
    assert why(bob, "to lose") == [("damage from Thrust", 2)]
    assert why(bob, "to gain") == [("gained by Tonic", 4)]
    assert [amount for _, amount in why(bob, "ability")] == [14]

    alice.goes_to("attack")

    assert why(bob, "to lose") == why(bob, "to gain") == [("nothing", 0)]
    (start, fourteen), *changes = why(bob, "ability")
    assert (start.split(" (")[0], fourteen) == ("to begin with", 14)
    assert changes == [
        ("damage from Thrust, turn 2", -2),
        ("gained by Tonic, turn 2", 4),
        ("beyond the maximum, or not to be gained, turn 2", -1),
    ]


@rule("HLT 186", "HL1 33", "The maximum: the starting Ability, what lowered it for good, and what texts say now.")
def test_the_maximum_is_explained(table: Table) -> None:
    alice, bob = table.highlander("Alice", "Bob", edition="type-one")
    alice.has_in_play(card_saying("Your maximum Ability is increased by 2.", "Elixir", "situation"))
    table.game.happen(MaximumChanged(alice.number, 12, was=15))

    assert [amount for _, amount in why(alice, "maximum")] == [15, -3, 2]
    assert why(alice, "maximum")[-1][0] == "Elixir: “Your maximum Ability is increased by 2.”"
    assert [amount for _, amount in why(bob, "maximum")] == [15]


@rule("HL1 5", "HL3 48", "HLT 234", "The hand size is the Ability and what texts make of it.")
@pytest.mark.parametrize("edition", ["first", "third", "type-one"])
def test_the_hand_size_is_explained(table: Table, edition: str) -> None:
    fog = card_saying("Your opponent's maximum hand size is reduced by 3.", "Fog", "situation")
    alice, bob = table.highlander("Alice", "Bob", edition=edition)
    alice.is_at(2)
    bob.has_in_play(fog)

    assert [amount for _, amount in why(alice, "hand size")] == [2, -3, 1]
    assert [amount for _, amount in why(bob, "hand size")] == [15]


@rule("HL1 56", "HL3 100", "HLT 94", "An Exertion is of five cards and what texts make of it.")
@pytest.mark.parametrize("edition", ["first", "third", "type-one"])
def test_the_size_of_an_exertion_is_explained(table: Table, edition: str) -> None:
    collect = card_saying(
        "For each Collect card you have in play, you may increase or decrease by 1 the number of cards you "
        "draw when making an Exertion.",
        "Collect",
        "situation",
    )
    alice, bob = table.highlander("Alice", "Bob", edition=edition)
    alice.has_in_play(collect)

    assert [amount for _, amount in why(alice, "exertion")] == [5, 1]
    assert [amount for _, amount in why(bob, "exertion")] == [5]


@rule("HL1 4", "HL3 44", "HLT 98", "Endurance is the deck, less the cards that are elsewhere.")
def test_endurance_is_explained_by_where_the_cards_are(table: Table) -> None:
    alice, _ = table.highlander("Alice", "Bob", edition="third")
    alice.has("Thrust", "Evade")
    alice.attacks("Thrust")
    alice.exerts("nothing")

    assert dict(why(alice, "endurance")) == {
        "cards of the deck (HL3 44)": 42,
        "in hand": -1,
        "in play": -1,
        "in discard pile": -5,
    }
    with pytest.raises(Refused, match="a player has ability"):
        why(alice, "luck")


@rule("HL1 35", "HL3 50", "HLT 51", "Somebody who is not asked is told to wait.")
@pytest.mark.parametrize(("edition", "cited"), [("first", "HL1 35"), ("third", "HL3 50"), ("type-one", "HLT 51")])
def test_a_card_of_somebody_who_is_not_asked(table: Table, edition: str, cited: str) -> None:
    alice, bob = table.highlander(edition=edition)
    alice.has("Thrust")
    bob.has("Thrust")
    alice.goes_to("attack")

    assert alice.can("attack", "Thrust")
    assert bob.why_not("Thrust").rule == cited
    assert "you are not asked" in str(bob.why_not("Thrust"))


@rule("HL1 15", "HL3 29", "HLT 19", "A card in play that lets nobody do anything says so.")
@pytest.mark.parametrize(("edition", "cited"), [("first", "HL1 15"), ("third", "HL3 29"), ("type-one", "HLT 19")])
def test_a_card_that_is_not_used(table: Table, edition: str, cited: str) -> None:
    alice, _ = table.highlander(edition=edition)
    alice.has_in_play(card_saying("Your attacks do 1 additional damage.", "Rage", "situation"))
    alice.goes_to("attack")

    assert alice.why_not("Rage").rule == cited
    assert "nothing to do here" in str(alice.why_not("Rage"))


@rule("HL1 36", "HL3 53", "HLT 52", "What is used at the beginning of a turn is not used in the Attack Phase.")
@pytest.mark.parametrize(("edition", "cited"), [("first", "HL1 36"), ("third", "HL3 53"), ("type-one", "HLT 52")])
def test_a_power_in_the_wrong_phase(table: Table, edition: str, cited: str) -> None:
    alice, _ = table.highlander(edition=edition)
    alice.uses_pre_game(card_saying("At the beginning of your turn, you may draw a card.", "Corda", "persona"))
    alice.goes_to("attack")

    assert not alice.can("use", "Corda")
    assert alice.why_not("Corda").rule == cited


@rule("HL1 57", "HL3 98", "HLT 71", "What an attack does as a Power Blow is what is printed on it.")
def test_the_power_of_an_attack(table: Table) -> None:
    alice, _ = table.highlander("Alice", "Bob", edition="type-one")
    alice.has_in_play(card_saying("Your attacks do 1 additional damage.", "Rage", "situation"))
    alice.has("Thrust")
    alice.attacks("Thrust")

    assert why_of(alice, "Thrust", "power") == [("printed on Thrust", 4)]
