"""Type One: questions about cards that copy, come into play or change sides (HLT 88-90, 197-257, 295-318)."""

from __future__ import annotations

import pytest

from quickening.games.highlander.definitions import Printed
from tests.highlander_table import HighlanderPlayer, card_named, card_saying
from tests.rules.highlander.type_one import DUNCAN, PLAN, duel, edge, situation
from tests.table import Table, rule

CALM = card_saying(name="Calm", type="situation")


# -- copying and making stronger -----------------------------------------------------------------------------------

NAKANO = card_saying(
    "Instead of playing a Special Card on your turn, you may duplicate the effects of an Event your opponent played "
    "last turn.",
    name="Nakano",
    type="persona",
)


@rule("HLT 88b", "HLT 89", "What was played in conjunction with a card is duplicated with it.")
def test_duplicating_with_what_was_played_along(table: Table) -> None:
    alice, bob = duel(table)
    police = card_saying("Remove a Situation from play.", name="Police")
    force = edge("Play in conjunction with a card titled Police. Your opponent loses 1 Ability.", "Excessive Force")
    alice.has(police, force, force, force)
    bob.has_in_play(CALM)
    alice.goes_to("attack")
    alice.plays("Police", with_=["Excessive Force"] * 3)
    assert bob.pending == {"loss": 3}

    bob.uses_pre_game(NAKANO)
    alice.has_in_play(situation("", "Storm"))
    bob.goes_to("attack")
    bob.uses("Nakano")

    assert "Storm" not in alice.in_play
    assert alice.pending == {"loss": 3}


BASSET = card_saying(
    "As you play this card, you may discard up to 3 attacks from your hand for it. Your opponent loses 1 Ability for "
    "each card discarded for it.",
    name="Basset & Hotchkiss",
)


@rule("HLT 90", "HLT 88", "What has to be discarded for an effect is discarded anew by whoever duplicates it.")
def test_duplicating_what_had_to_be_paid_for(table: Table) -> None:
    alice, bob = duel(table)
    alice.has(BASSET, "Thrust", "Upper Left Attack", "Upper Right Attack")
    alice.goes_to("attack")
    alice.plays("Basset & Hotchkiss")
    alice.chooses("Thrust", "Upper Left Attack", "Upper Right Attack")
    assert bob.pending == {"loss": 3}

    bob.uses_pre_game(NAKANO)
    bob.has("Thrust", "Upper Left Block")
    bob.goes_to("attack")
    bob.uses("Nakano")
    assert bob.may_choose() == ["Thrust"]
    bob.chooses("Thrust")

    assert alice.pending == {"loss": 1}
    assert "Thrust" in bob.discard_pile


@rule("HLT 88c", "What made a card stronger for its player does not make it so for whoever duplicates it.")
def test_duplicating_without_what_made_it_stronger(table: Table) -> None:
    alice, bob = duel(table)
    alice.has(BASSET, "Thrust", "Upper Left Attack")
    alice.goes_to("attack")
    alice.plays("Basset & Hotchkiss")
    alice.chooses("Thrust", "Upper Left Attack")
    assert bob.pending == {"loss": 2}

    bob.uses_pre_game(NAKANO)
    bob.has("Thrust")
    bob.goes_to("attack")
    bob.uses("Nakano")
    bob.chooses()

    assert alice.pending == {}
    assert "Thrust" in bob.hand


RIP = card_saying("You may remove this card from the game to counter an Event.", name="Rip", type="premium")


@rule("HLT 247", "HLT 80", "A card that is made stronger as it is played is countered only after that.")
def test_a_counter_waits_for_the_discards(table: Table) -> None:
    alice, bob = duel(table)
    bob.uses_pre_game(RIP)
    alice.has(BASSET, "Thrust", "Upper Left Attack")
    alice.goes_to("attack")
    alice.plays("Basset & Hotchkiss")
    alice.chooses("Thrust", "Upper Left Attack")
    bob.counters_with("Rip")

    assert bob.pending == {}
    assert alice.discard_pile == ["Thrust", "Upper Left Attack", "Basset & Hotchkiss"]


@rule("HLT 257", "Cards of one title played together are one source of damage.")
def test_kirk_matunas(table: Table) -> None:
    alice, _ = duel(table)
    text = (
        "You may play this in conjunction with a card titled Kirk Matunas. Your opponent takes 1 damage for each "
        "card of "
        "this title played together."
    )
    kirk = edge(text, "Kirk Matunas")
    alice.has(kirk, kirk, kirk)
    alice.goes_to("attack")
    alice.plays("Kirk Matunas", with_=["Kirk Matunas", "Kirk Matunas"])

    damage = [tally.amount for tally in table.game.tallies if tally.amount]
    assert damage == [3]


@rule("HLT 246", "Gaining Ability costs three cards for each Ability gained and for each Incense of Pain.")
def test_incense_of_pain(table: Table) -> None:
    alice, bob = duel(table)
    text = (
        "When your opponent gains Ability, your opponent must discard the top 3 cards of their Endurance for each "
        "Ability "
        "gained and each card of this title in play."
    )
    incense = card_saying(text, name="Incense of Pain", type="object")
    alice.has_in_play(incense, incense)
    bob.is_at(10)
    bob.has(card_saying("You gain 2 Ability.", name="Rest"))
    bob.goes_to("attack")
    bob.plays("Rest")
    before = len(bob.endurance)
    bob.goes_to("draw/discard")

    assert len(bob.endurance) == before - 3 * (2 + 2)


# -- Events and the Attack Phase -----------------------------------------------------------------------------------

CHESSEX = situation(
    "You may play another Event. When you play your second Event in a turn, skip your Attack Phase this turn.",
    "Chessex",
)
DARIUS = card_saying("Play in conjunction with a Persona Specific card.", name="Darius", kinds="Allowance")


@rule("HLT 197", "Two Events under Chessex cost the Attack Phase, whatever becomes of Chessex; one does not.")
def test_chessex(table: Table) -> None:
    for events, attacks in ((1, True), (2, False)):
        alice, _ = duel(table)
        alice.has_in_play(CHESSEX)
        alice.has(PLAN, PLAN, edge("Remove a Situation from play.", "Police"), "Thrust")
        alice.goes_to("defense")
        for _ in range(events):
            alice.plays("Plan")
        alice.plays("Police")
        assert alice.in_play.count("Chessex") == 0
        alice.ends_phase()

        assert (table.game.phase == "attack") == attacks


@rule("HLT 198", "HLT 70", "Darius goes with a second Event; with another Special Card he leaves no Event to play.")
def test_chessex_and_darius(table: Table) -> None:
    rage = card_saying("Your opponent loses 1 Ability.", name="Rage", of="The Kurgan")
    watch = situation("", "Watch", of="The Kurgan")
    for borrowed, again in ((rage, True), (watch, False)):
        alice, _ = duel(table)
        alice.uses_pre_game(DUNCAN)
        alice.has_in_play(CHESSEX)
        alice.has(DARIUS, borrowed, PLAN)
        alice.goes_to("defense")
        if again:
            alice.plays("Plan")
            alice.plays("Rage", with_=["Darius"])
            assert table.game.deeds[0].specials == 3
        else:
            alice.plays("Watch", with_=["Darius"])
            assert not alice.can("play", "Plan")


# -- into play without being played --------------------------------------------------------------------------------

SAFE_HOUSE = card_named("Safe House")


@rule("HLT 209", "HLT 210", "A card that needs Darius is not put into play by another card.")
def test_conjure_does_not_find_it(table: Table) -> None:
    alice, _ = duel(table)
    alice.uses_pre_game(card_saying(name="Connor MacLeod", type="persona"))
    knife = card_saying(name="Bowie Knife", type="object", of="Kern")
    own = card_saying(name="Family Sword", type="object", of="Connor MacLeod")
    alice.has_on_top(knife, own)
    alice.has(card_saying("Put an Object from your Endurance into play.", name="Conjure"))
    alice.goes_to("attack")
    alice.plays("Conjure")

    assert alice.may_choose() == ["Family Sword"]
    alice.chooses("Family Sword")
    assert "Family Sword" in alice.in_play


@rule(
    "HLT 211",
    "HLT 311",
    "Allies from a lost Safe House come in their player's next turn; one that needs Darius does not.",
)
def test_a_safe_house_is_lost(table: Table) -> None:
    alice, bob = duel(table)
    bob.uses_pre_game(card_saying(name="Kern", type="persona"))
    alaine = situation("Your maximum Ability is increased by 5.", "Alaine", kinds="Ally,Mortal", of="Ceirdwyn")
    tessa = situation("Your maximum Ability is increased by 1.", "Tessa Noel", kinds="Ally,Mortal")
    anne = card_saying("Your opponent loses 2 Ability.", name="Anne Lindsey", kinds="Ally,Mortal")
    bob.has(SAFE_HOUSE, alaine, tessa, anne)
    bob.goes_to("attack")
    bob.plays("Safe House")
    assert sorted(bob.captured) == ["Alaine", "Anne Lindsey", "Tessa Noel"]

    alice.has(card_saying("Remove a Situation from play.", name="Police"))
    alice.goes_to("attack")
    alice.plays("Police")
    assert len(bob.captured) == 3
    bob.begins_turn()
    bob.takes("duty")
    bob.chooses("Tessa Noel")
    bob.chooses("Anne Lindsey")

    assert "Tessa Noel" in bob.in_play
    assert alice.pending == {"loss": 2}
    assert "Alaine" in bob.discard_pile
    assert (bob.captured, bob.maximum) == ([], 16)


def safe_house_falls(table: Table, *under: Printed) -> tuple[HighlanderPlayer, HighlanderPlayer]:
    """Bob, who is Kern, has had these cards under a Safe House, which Alice has removed; it is his turn."""
    alice, bob = duel(table)
    bob.uses_pre_game(card_saying(name="Kern", type="persona"))
    bob.has(SAFE_HOUSE, *under)
    bob.goes_to("attack")
    bob.plays("Safe House")
    alice.has(card_saying("Remove a Situation from play.", name="Police"))
    alice.goes_to("attack")
    alice.plays("Police")
    bob.begins_turn()
    return alice, bob


@rule("HLT 311", "An Ally whose text names a phase waits for it; one that comes in any phase does not.")
def test_allies_of_a_safe_house_wait_for_their_phase(table: Table) -> None:
    tessa = situation("Your maximum Ability is increased by 1.", "Tessa Noel", kinds="Ally,Mortal")
    anne = card_saying(
        "Play during your Attack Phase. Your opponent loses 2 Ability.", name="Anne Lindsey", kinds="Ally,Mortal"
    )
    alice, bob = safe_house_falls(table, tessa, anne)

    bob.takes("duty")
    assert (bob.maximum, bob.captured, alice.pending) == (16, ["Anne Lindsey"], {})
    bob.goes_to("defense")
    assert bob.captured == ["Anne Lindsey"]
    bob.goes_to("attack")

    assert alice.pending == {"loss": 2}
    assert bob.captured == []


@rule("HLT 311", "HLT 70", "Darius from a Safe House goes with an Ally that needs him: from there, or from hand.")
@pytest.mark.parametrize("where", ["under it", "in hand", "nowhere"])
def test_darius_comes_from_a_safe_house(table: Table, where: str) -> None:
    darius = card_saying("Play in conjunction with a Persona Specific card.", name="Darius", kinds="Allowance,Ally")
    alaine = situation("Your maximum Ability is increased by 5.", "Alaine", kinds="Ally,Mortal", of="Ceirdwyn")
    grudge = situation("Your maximum Ability is increased by 3.", "Grudge", of="Ceirdwyn")
    _, bob = safe_house_falls(table, darius, *([alaine] if where == "under it" else []))
    bob.has(grudge, *([alaine] if where == "in hand" else []))

    bob.takes("duty")
    if where == "under it":
        bob.chooses("Darius")
    if where != "nowhere":
        assert [option.name for option in bob.options("with")] == ["Alaine"]
        bob.takes("with")

    assert bob.maximum == (15 if where == "nowhere" else 20)
    assert ("Darius" in bob.discard_pile) == (where == "nowhere")
    assert bob.hand == ["Grudge"]


@rule(
    "HLT 216", "HLT 139", "Director's Cut stands for a Plot that another Plot needs, again and again; it is no Plot."
)
def test_directors_cut(table: Table) -> None:
    alice, _ = duel(table)
    cut = situation("This card may stand for a Plot that another Plot needs.", "Director's Cut")
    second = card_saying(name="Siege", type="plot", order="2")
    third = card_saying(name="Siege", type="plot", order="3")
    alice.has(second, third)
    alice.goes_to("attack")
    assert not alice.can("play", "Siege")

    alice.has_in_play(cut)
    assert len(alice.options("play")) == 1
    alice.plays("Siege")
    alice.begins_turn()
    alice.goes_to("attack")
    assert alice.can("play", "Siege")


@rule("HLT 233", "When Gypsy Camp leaves play, the owner of the Gypsy under it says where it goes.")
def test_gypsy_camp(table: Table) -> None:
    alice, bob = duel(table)
    text = (
        "When this card enters play, place all Gypsies in your hand under this card. If this card leaves play, the "
        "owners "
        "of the cards under it place them in their hand or discard pile."
    )
    gypsy = situation("", "Gypsy")
    alice.has(situation(text, "Gypsy Camp"), gypsy)
    alice.goes_to("attack")
    alice.plays("Gypsy Camp")
    assert alice.captured == ["Gypsy"]
    bob.has(card_saying("Remove a Situation from play.", name="Police"))
    bob.goes_to("attack")
    bob.plays("Police")
    alice.chooses("Gypsy goes to your hand")

    assert "Gypsy" in alice.hand


@rule("HLT 241", "Illusory Terrain works all the time: nullified for a turn, it removes a Location played meanwhile.")
def test_illusory_terrain(table: Table) -> None:
    alice, bob = duel(table)
    alice.has_in_play(situation("Locations are removed from play.", "Illusory Terrain"))
    bob.has(edge("Nullify a Situation this turn.", "Focus"))
    bob.has(card_saying(name="Catwalk", type="location"), card_saying(name="Desert", type="location"))
    bob.goes_to("attack")
    bob.plays("Focus")
    bob.plays("Catwalk")
    assert "Catwalk" in bob.in_play

    alice.begins_turn()
    assert "Catwalk" not in bob.in_play
    bob.goes_to("attack")
    bob.plays("Desert")
    assert "Desert" not in bob.in_play


@rule("HLT 245", "HLT 109", "The target of Impulse cannot be used in answer to it: it changes sides at once.")
def test_impulse(table: Table) -> None:
    alice, bob = duel(table)
    text = "You may discard this card from play to draw a card."
    bob.has_in_play(situation(text, "Carl"), ready=True)
    alice.has(card_saying("Take control of a Situation.", name="Impulse"))
    alice.goes_to("attack")
    alice.plays("Impulse")

    assert "Carl" in alice.in_play
    assert bob.in_play == []


@rule("HLT 295", "HLT 15", "A Signature card stays with its player, but for a text that says otherwise.")
def test_pearl_earring(table: Table) -> None:
    alice, bob = duel(table)
    bob.uses_pre_game(DUNCAN)
    bob.has_in_play(situation("", "Vow", of="Duncan MacLeod", mark="S"))
    alice.has(edge("Take control of a Situation.", "Impulse"))
    alice.has(edge("Take control of a Situation, even if Signature.", "Pearl Earring"))
    alice.goes_to("attack")
    alice.plays("Impulse")
    assert "Vow" in bob.in_play

    alice.plays("Pearl Earring")

    assert "Vow" in alice.in_play


@rule("HLT 318", "Under They Also Serve one such card is in play, and none is played in its place.")
def test_they_also_serve(table: Table) -> None:
    alice, bob = duel(table)
    text = "Your opponent may have no more than 1 Situation, Object, Plot or Location in play."
    serve = situation(text, "They Also Serve")
    alice.has_in_play(serve)
    bob.has(CALM, card_saying(name="Hat", type="object"), PLAN)
    bob.goes_to("attack")
    bob.plays("Calm")
    bob.begins_turn()
    bob.goes_to("attack")
    assert bob.why_not("Hat").rule == "HLT 318"
    assert bob.can("play", "Plan")

    bob.has(edge("Ignore a Situation your opponent has in play this turn.", "Focus"))
    bob.plays("Focus")
    bob.plays("Hat")
    while not bob.is_asked("You have more of these in play than you may"):
        bob._pass_by()
    bob.chooses("Calm")
    assert ("Hat" in bob.in_play, "Calm" in bob.in_play) == (True, False)
