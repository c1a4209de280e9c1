"""Groups, subtypes and keywords (HL1 30, 78-80; HL3 76-78, 91-92, 133-155)."""

from __future__ import annotations

import pytest

from quickening.games.highlander.definitions import Printed
from tests.highlander_table import card_saying
from tests.table import Table, rule

EVENT = card_saying("Your opponent loses 1 Ability.", "Scorn")
EVADE = card_saying("", "Evade", "dodge", grid="XXX/XXX/XXX")


def named(name: str, type: str, text: str = "", **facts: str) -> Printed:
    """A card made for a test, its name first."""
    return card_saying(text, name, type, **facts)


# -- groups and subtypes -------------------------------------------------------------------------------------------


@rule("HL3 76", "HL3 77", "A card that speaks of a category means all its cards: Master's Guard is a Guard.")
def test_a_category_means_all_its_cards(table: Table) -> None:
    well = named("Well Guarded", "edge", "Play in conjunction with a Guard. That defense is a Power Block.")
    alice, bob = table.highlander(edition="third")
    alice.has("Upper Left Attack")
    bob.has(well, named("Master's Guard", "block", kinds="Guard", grid="XXX/XXX/000"), "Upper Left Block")
    alice.attacks("Upper Left Attack")
    bob.goes_to("defense")
    bob.takes("with")

    assert [option.name for option in bob.options("play")] == ["Master's Guard"]


@rule("HL1 80", "HL3 133", "An Ally is a card named after somebody; it is not played if that is a Persona here.")
def test_an_ally_that_is_a_persona_here(table: Table) -> None:
    amanda = named("Amanda", "persona")
    alice, bob = table.highlander(edition="third")
    bob.uses_pre_game(amanda)
    alice.has(named("Amanda", "situation", kinds="Ally,Immortal"), named("Joe", "situation", kinds="Ally,Mortal"))
    alice.goes_to("attack")

    assert alice.why_not("Amanda").rule == "HL3 133"
    assert alice.can("play", "Joe")


@rule("HL1 80", "An Ally is no Pre-Game card, and cards speak of Allies.")
def test_allies_are_meant_by_cards(table: Table) -> None:
    alice, bob = table.highlander()
    bob.has_in_play(named("Joe", "situation", kinds="Ally,Mortal"), named("Feud", "situation"))
    alice.has(card_saying("Remove an Ally from play.", "Betrayal"))
    alice.goes_to("attack")

    alice.plays("Betrayal")

    assert bob.in_play == ["Feud"]


@rule("HL3 146", "HL3 133", "A Member is not played if it has the name of a Persona here.")
def test_a_member_that_is_a_persona_here(table: Table) -> None:
    alice, bob = table.highlander(edition="third")
    alice.uses_pre_game(named("Kronos", "persona"))
    bob.uses_pre_game(named("Caspian", "persona"))
    alice.has(*(named(name, "event", kinds="Member") for name in ("Kronos", "Caspian", "Silas")))
    alice.goes_to("attack")

    assert not alice.can("play", "Kronos")
    assert not alice.can("play", "Caspian"), "the Persona of the opponent"
    assert alice.can("play", "Silas")


@rule("HL3 134", "Two pieces of Armor do not share an area.")
def test_armor_does_not_overlap(table: Table) -> None:
    alice, _ = table.highlander(edition="third")
    alice.has_in_play(named("Helmet", "object", kinds="Armor", grid="XXX/000/000"))
    alice.has(
        named("Crown", "object", kinds="Armor", grid="0X0/000/000"),
        named("Greaves", "object", kinds="Armor", grid="000/000/XXX"),
    )
    alice.goes_to("attack")

    assert alice.why_not("Crown").rule == "HL3 134"
    assert alice.can("play", "Greaves")


@rule("HL3 144", "HL3 154", "One Hilt and one Vehicle; no Hilt for the Unarmed.")
def test_one_hilt_and_one_vehicle(table: Table) -> None:
    hilt, vehicle = named("Dragon Hilt", "object", kinds="Hilt"), named("Tank", "object", kinds="Vehicle")
    alice, bob = table.highlander(edition="third")
    alice.has_in_play(hilt, vehicle)
    alice.has(named("Lion Hilt", "object", kinds="Hilt"), named("Stunt Bike", "object", kinds="Vehicle"))
    bob.is_disarmed_of()
    bob.has(hilt, vehicle)
    alice.goes_to("attack")
    assert alice.why_not("Lion Hilt").rule == "HL3 144"
    assert alice.why_not("Stunt Bike").rule == "HL3 154"

    bob.goes_to("attack")
    assert not bob.can("play", "Dragon Hilt")
    assert bob.can("play", "Tank")


# -- keywords ------------------------------------------------------------------------------------------------------


@rule("HL3 136", "HL3 60", "Burn: cards go from Endurance to the discard pile.")
def test_burn(table: Table) -> None:
    burn = named("Virus", "event", "BURN: Your opponent must discard the top 3 cards of their Endurance.")
    alice, bob = table.highlander(edition="third")
    bob.has_on_top("Evade", "Duck", "Jump")
    alice.has(burn)
    alice.goes_to("attack")
    alice.plays("Virus")
    bob.begins_turn()
    bob.takes("duty")

    assert bob.discard_pile == ["Evade", "Duck", "Jump"]


@rule("HL3 137", "Cost: spending a card is discarding it from hand, before the card is played.")
def test_a_cost_is_spent_before(table: Table) -> None:
    ground = named("Higher Ground", "situation", "Your opponent must discard a dodge to play an attack.")
    alice, bob = table.highlander(edition="third")
    bob.has_in_play(ground)
    alice.has("Thrust")
    alice.goes_to("attack")
    assert alice.why_not("Thrust").rule == "HL3 137"

    alice.has(EVADE)
    alice.attacks("Thrust")

    assert alice.hand == []
    assert alice.discard_pile == ["Evade"]
    assert bob.hand == []


@rule("HL3 140", "HL3 50", "Discard: the opponent discards from hand.")
def test_discard(table: Table) -> None:
    alice, bob = table.highlander(edition="third")
    alice.has(named("Inquest", "event", "DISCARD: Your opponent must discard a card from their hand."))
    bob.has("Thrust")
    alice.goes_to("attack")
    alice.plays("Inquest")
    bob.begins_turn()
    bob.takes("duty")

    assert (bob.hand, bob.discard_pile) == ([], ["Thrust"])


@rule("HL3 142", "Draw: cards are drawn outside the Draw/Discard Phase.")
def test_draw(table: Table) -> None:
    alice, _ = table.highlander(edition="third")
    alice.has(named("Lean and Mean", "event", "DRAW: Draw 3 cards."))
    alice.goes_to("attack")

    alice.plays("Lean and Mean")

    assert len(alice.hand) == 3
    assert table.game.phase == "attack"


@rule("HL3 148", "Restriction: a text bars what may be played.")
def test_restriction(table: Table) -> None:
    alice, bob = table.highlander(edition="third")
    alice.has(named("Taunt", "event", "RESTRICTION: Your opponent may not play any attacks during their next turn."))
    bob.has("Thrust", EVENT)
    alice.goes_to("attack")
    alice.plays("Taunt")
    bob.goes_to("attack")

    assert bob.why_not("Thrust").rule in ("HL3 148", "HL3 115")
    assert bob.can("play", "Scorn")
    alice.begins_turn()
    bob.goes_to("attack")
    assert bob.can("attack", "Thrust")


@rule("HL3 149", "Retrieve: a card comes back from the discard pile.")
def test_retrieve(table: Table) -> None:
    alice, _ = table.highlander(edition="third")
    alice.has_in_discard_pile("Thrust", "Evade")
    alice.has(named("Memories", "event", "RETRIEVE: Retrieve an attack from your discard pile."))
    alice.goes_to("attack")

    alice.plays("Memories")
    assert alice.may_choose() == ["Thrust"]
    alice.chooses("Thrust")

    assert alice.hand == ["Thrust"]
    assert "Evade" in alice.discard_pile


@rule("HL3 150", "Reveal: a player looks at the opponent's hand; nobody else sees it.")
def test_reveal(table: Table) -> None:
    alice, bob = table.highlander(edition="third")
    alice.has(named("Psyche", "event", "REVEAL: Look at your opponent's hand."))
    bob.has("Thrust")
    alice.goes_to("attack")

    alice.plays("Psyche")

    assert any("Thrust" in line.text for line in table.game.told(alice.number))
    assert not any("Thrust" in line.text for line in table.game.told(None))


@rule("HL1 78", "With a card that let others into the deck, those are removed from the game, wherever they are.")
def test_what_was_let_in_goes_with_what_let_it_in(table: Table) -> None:
    alice, _ = table.highlander()
    text = "You may remove this card from the game to draw a card."
    alice.uses_pre_game(named("Joe Dawson", "watcher", text), named("Duncan MacLeod", "persona"))
    report = named("Report", "edge", of="Joe Dawson")
    alice.has(report, named("Vow", "edge", of="Duncan MacLeod"))
    alice.has_in_discard_pile(report)
    alice.has_in_play(named("File", "object", of="Joe Dawson"))
    alice.goes_to("attack")
    alice.uses("Joe Dawson")
    alice.exerts("nothing")
    alice.ends_phase()

    assert sorted(alice.removed) == ["File", "Joe Dawson", "Report", "Report"]
    assert "Vow" in alice.hand


@rule("HL1 78", "A card to be removed is looked for in the discard pile, then Endurance, hand and play.")
def test_where_a_card_to_be_removed_is_looked_for(table: Table) -> None:
    alice, bob = table.highlander()
    purge = named("Purge", "edge", "Your opponent must remove a Situation from the game.")
    calm = [named(f"Calm {n}", "situation") for n in range(4)]
    alice.has(*[purge] * 4)
    bob.has_in_play(calm[0])
    bob.has(calm[1])
    bob.has_on_top(calm[2])
    bob.has_in_discard_pile(calm[3])
    alice.goes_to("attack")
    for _ in range(4):
        alice.plays("Purge")

    assert bob.removed == ["Calm 3", "Calm 2", "Calm 1", "Calm 0"]


@rule("HL1 78", "With the one who allowed a card of each Persona, those cards go, whether they are Masters or not.")
@pytest.mark.parametrize("name", ["Taunt", "Master's Trick"])
def test_cards_of_each_persona_go_with_who_allowed_them(table: Table, name: str) -> None:
    alice, _ = table.highlander()
    text = "You may use one non-Signature Persona Specific card from each Persona."
    leaves = " You may remove this card from the game to draw a card."
    alice.uses_pre_game(card_saying("", "Duncan MacLeod", "persona"), card_saying(text + leaves, "Prize", "premium"))
    alice.has(card_saying("Draw a card.", name, of="Kane"), card_saying("Draw a card.", "Oath", of="Duncan MacLeod"))
    alice.goes_to("attack")

    alice.uses("Prize")
    alice.exerts("nothing")
    alice.ends_phase()

    assert sorted(alice.removed) == sorted(["Prize", name])
    assert "Oath" in alice.hand


@rule("HL3 133a", "HL3 146a", "Nor is an Ally or a Member played who is the Persona of the one who plays.")
@pytest.mark.parametrize("kind", ["Ally,Immortal", "Member"])
def test_an_ally_that_is_ones_own_persona(table: Table, kind: str) -> None:
    alice, _ = table.highlander(edition="third")
    alice.uses_pre_game(named("Amanda", "persona"))
    alice.has(named("Amanda", "situation", kinds=kind), named("Joe", "situation", kinds=kind))
    alice.goes_to("attack")

    assert not alice.can("play", "Amanda")
    assert alice.can("play", "Joe")


@rule("HL3 73a", "HLT 41a", "The cards of a Faction are Persona Specific: what bars those bars them.")
@pytest.mark.parametrize("edition", ["third", "type-one"])
def test_faction_cards_are_persona_specific(table: Table, edition: str) -> None:
    alice, bob = table.highlander(edition=edition)
    alice.uses_pre_game("1E-xl25")
    alice.has(
        card_saying("Draw a card.", "Remembrance", "edge", of="Clan MacLeod"), named("Hint", "edge", "Draw a card.")
    )
    alice.goes_to("attack")
    assert alice.can("play", "Remembrance")

    bob.has_in_play(named("Hush", "situation", "Your opponent may not play any Persona Specific cards."))

    assert not alice.can("play", "Remembrance")
    assert alice.can("play", "Hint")


@rule("HL3 12a", "A card that is named is named by its title, whosever it is and whatever it says.")
def test_a_named_card_is_meant_by_its_title(table: Table) -> None:
    alice, bob = table.highlander(edition="third")
    alice.has(
        card_saying("Name a card. Your opponent must discard all cards of that title from their hand.", "Guess")
    )
    bob.has("Evade", "3E-x122", "Thrust")
    alice.goes_to("attack")
    alice.plays("Guess")
    alice.chooses("Evade")
    bob.begins_turn()

    bob.takes("duty")

    assert bob.hand == ["Thrust"]
