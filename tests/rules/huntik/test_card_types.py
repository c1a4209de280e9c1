"""HK 300-305. Heroes, actions, amulets, missions and features."""

from __future__ import annotations

import pytest

from quickening.core.refusals import Refused
from quickening.games.huntik import find_mission, missions, new
from quickening.games.huntik.definitions import Printed
from quickening.games.huntik.pool import TYPES, shipped
from quickening.games.huntik.rules.starting import features_needed
from tests.huntik_table import HuntikPlayer, card_saying, end_round, opening
from tests.table import Table, rule


def action(text: str, name: str = "Test Action", kind: str = "free") -> Printed:
    return card_saying(text, name, type="action", subtype=f"{kind}Action")


def amulet(text: str, name: str = "Test Amulet") -> Printed:
    return card_saying(text, name, type="amulet", subtype="", alignment="neutral")


BEHEMOTH = card_saying("", "Behemoth", type="legendaryHero", subtype="", alignment="neutral", atk="9", **{"def": "9"})
CALLING = amulet(
    "Play this card instead of a major hero this round.\nPut a legendary hero card from your legendary "
    "hero pile into zone 1.",
    "Amulet of Calling",
)
SURGE = action("Play this card instead of a major hero this round.\nDraw a card.", "Surge")


def fights(attacker: HuntikPlayer, name: str) -> None:
    """A hero starts a combat where it is."""
    attacker.moves(name)
    attacker.starts_combat()


# -- 300. Overview -------------------------------------------------------------------------------------------------


@rule("HK 300.1", "There are seven types of card.")
def test_there_are_seven_types_of_card() -> None:
    assert sorted(TYPES.values()) == [
        *("action", "amulet", "feature", "legendary hero", "major hero", "minor hero", "mission")
    ]
    with pytest.raises(Refused, match=r"HK 300\.1"):
        card_saying("", type="sideboard")


@rule("HK 300.1.2", "Major, minor and legendary heroes are heroes; an obstacle or another feature is none.")
def test_three_of_the_types_are_heroes(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.has(action("KO target hero."), action("KO target minor hero.", "Lesser"))
    bob.controls("Janus Knight", "Bellona", BEHEMOTH)
    bob.finds_feature("Bigfoot", zone=3)
    bob.finds_feature("Ring of Arc", zone=3)

    alice.plays("Lesser")
    assert bob.discard_pile == ["Bellona"], "the only minor hero"
    bob.passes()
    alice.plays("Test Action")

    assert alice.may_choose() == ["Janus Knight", "Behemoth"]


@rule("HK 300.1.3", "Text may ask for a card of one type.")
@pytest.mark.parametrize(
    ("asked", "found"),
    [
        ("hero card", ["Furoji", "Springer"]),
        ("major hero card", ["Furoji"]),
        ("Action card", ["Sprint", "Honorguard"]),
        ("Combat Action card", ["Honorguard"]),
        ("amulet card", ["Test Amulet"]),
    ],
)
def test_text_asks_for_a_type(table: Table, asked: str, found: list[str]) -> None:
    alice, _bob = table.huntik("Alice", "Bob")
    alice.has(action(f"Return up to 2 {asked}s from your discard pile to your hand."))
    alice.has_in_discard_pile("Furoji", "Springer", "Sprint", "Honorguard", amulet("Draw a card."))

    alice.plays("Test Action")

    assert alice.may_choose() == found


@rule("HK 300.1a", "A card that is treated as a hero is no action while it is.")
def test_an_action_treated_as_a_hero_is_a_hero(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", zone=3)
    alice.has("Copyform")
    bob.has(action("KO target minor hero.", "Lesser"), action("KO target hero."))

    alice.plays("Copyform", with_="Springer")
    copy = alice.card("Copyform")
    assert (copy.area, copy.zone, copy.atk, copy.defense) == ("play", 3, 2, 3)
    alice.moves("Copyform", forward=1)
    bob.plays("Test Action")
    assert bob.may_choose() == ["Springer", "Copyform"], "it is a hero"
    bob.chooses("Copyform")

    assert alice.discard_pile == ["Copyform"], "in the discard pile it is an action again"
    alice.has("Decoding")
    alice.card("Springer").state.exhausted = False
    alice.ask_again()
    alice.plays("Decoding")
    assert alice.hand == ["Copyform"]


@rule(
    "HK 300.1a", "A minor hero that is treated as a major hero is a minor hero no longer, for as long as that lasts."
)
def test_a_minor_hero_treated_as_a_major_hero(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    bob.controls("Bellona", "Strix")
    alice.has(action("Target minor hero is treated as a major hero this round.", "Promotion"))
    alice.has(action("KO target minor hero.", "Lesser"), action("KO target major hero.", "Greater"))

    assert not alice.can_play("Greater")
    alice.plays("Promotion", at="Bellona")
    bob.passes()
    assert alice.can_play("Greater")
    alice.plays("Lesser")
    assert bob.in_play == ["Bellona"], "Strix was the only minor hero left"
    end_round(alice, bob)

    assert not alice.can_play("Greater"), "in the next round Bellona is a minor hero again"


# -- 301. Heroes ---------------------------------------------------------------------------------------------------


@rule("HK 705.1b.3", "HK 301.1", "HK 301.1.2", "A hero enters play ready in its controller’s zone 1.")
@pytest.mark.parametrize("name", ["Furoji", "Springer"])
def test_a_hero_enters_play_ready_in_zone_1(table: Table, name: str) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.has(name)
    bob.has("Janus Knight")

    alice.plays(name)
    bob.plays("Janus Knight")

    for player, hero in ((alice, name), (bob, "Janus Knight")):
        assert player.card(hero).ready
        assert player.card(hero).zone == 1
    assert alice.card(name).state.zone != bob.card("Janus Knight").state.zone


@rule("HK 301.2", "Each player can play one major hero a round, and any number of minor ones.")
def test_one_major_hero_a_round(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.has("Furoji", "Gybolg", "Springer", "Enderby")
    bob.has("Janus Knight")

    alice.plays("Furoji")
    assert bob.can_play("Janus Knight"), "each player has one of their own"
    bob.plays("Janus Knight")
    assert not alice.can_play("Gybolg")
    assert alice.why_not("Gybolg")[0].rule == "HK 301.2"
    alice.plays("Springer")
    bob.passes()
    alice.plays("Enderby")
    end_round(alice, bob)

    assert alice.can_play("Gybolg"), "a new round"


@rule("HK 301.2", "In the next round each player can play one again, and again but one.")
def test_one_major_hero_in_the_next_round_as_well(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.has("King Basilisk", "Lindorm", "Caliban")
    bob.has("Janus Knight", "Klaus")
    alice.plays("King Basilisk")
    bob.plays("Janus Knight")

    end_round(alice, bob)
    alice.plays("Lindorm")
    bob.plays("Klaus")

    assert alice.why_not("Caliban")[0].rule == "HK 301.2"
    assert {"King Basilisk", "Lindorm"} <= set(alice.in_play)
    assert {"Janus Knight", "Klaus"} <= set(bob.in_play)


@rule("HK 301.2", "A major hero that is put into play was not played.")
def test_a_major_hero_put_into_play_does_not_count(table: Table) -> None:
    alice, _bob = table.huntik("Alice", "Bob")
    alice.has("Bring in the Big Guns", "Furoji", "Gybolg")

    alice.plays("Bring in the Big Guns")
    alice.chooses("Gybolg")

    assert alice.can_play("Furoji")


@rule("HK 301.2a", "After a major hero no card can be played that is played instead of one.")
@pytest.mark.parametrize("card", [SURGE, CALLING])
def test_no_card_instead_of_a_major_hero_after_one(table: Table, card: Printed) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.has("Furoji", card)
    alice.has_legends(BEHEMOTH)
    assert alice.can_play(card.name)

    alice.plays("Furoji")
    bob.passes()

    assert not alice.can_play(card.name)
    assert alice.why_not(card.name)[0].rule == "HK 301.2a"
    end_round(alice, bob)
    assert alice.can_play(card.name), "a new round"


@rule("HK 301.2a.2", "After such a card no major hero can be played that round, nor another such card.")
@pytest.mark.parametrize("card", [SURGE, CALLING])
def test_no_major_hero_after_a_card_instead_of_one(table: Table, card: Printed) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.has("Furoji", card, card, "Springer")
    alice.has_legends(BEHEMOTH)

    alice.plays(card.name)
    bob.passes()

    assert not alice.can_play("Furoji")
    assert not alice.can_play(card.name)
    assert alice.can_play("Springer")


@rule("HK 701.4.3", "HK 301.2a.2", "A card that was canceled was not played instead of anything.")
def test_a_canceled_card_leaves_the_major_hero_free(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.has(SURGE, "Furoji")
    bob.has("Breakspell")
    bob.controls("Bellona")

    alice.plays("Surge")
    bob.plays("Breakspell")
    bob.passes()

    assert alice.discard_pile == ["Surge"]
    assert alice.can_play("Furoji")


@rule("HK 301.2b", "An extra major hero may be a card that is played instead of one.")
@pytest.mark.parametrize("extra", ["Gybolg", "Surge"])
@pytest.mark.parametrize("first", ["Furoji", "Surge"])
def test_an_extra_major_hero_or_a_card_instead_of_it(table: Table, first: str, extra: str) -> None:
    alice, bob = table.huntik("Alice", "Bob", round=3)
    alice.has("LeBlanche", "Furoji", "Gybolg", SURGE, SURGE, "Caliban")
    alice.plays("LeBlanche")
    bob.passes()

    alice.plays(first)
    bob.passes()
    alice.plays(extra)
    bob.passes()

    assert not alice.can_play("Caliban"), "that was the extra one"
    assert not alice.can_play("Surge")


@rule(
    "HK 301.3", "HK 301.3.2", "A legendary hero starts in its pile and comes into play by another card’s text alone."
)
def test_an_amulet_brings_a_legendary_hero_into_play(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.has(CALLING)
    alice.has_legends(BEHEMOTH)
    assert not alice.can_play("Behemoth")
    assert alice.why_not("Behemoth")[0].rule == "HK 301.3"

    alice.plays("Amulet of Calling")

    assert alice.card("Behemoth").zone == 1
    assert alice.card("Behemoth").ready
    assert alice.legends == []
    assert alice.discard_pile == ["Amulet of Calling"]
    assert bob.is_asked("Your turn")


@rule("HK 301.3.2", "Even in hand a legendary hero could not be played.")
def test_a_legendary_hero_is_never_played(table: Table) -> None:
    alice, _bob = table.huntik("Alice", "Bob")
    alice.has(BEHEMOTH, "Springer")

    assert alice.can_play("Springer")
    assert not alice.can_play("Behemoth")
    assert alice.why_not("Behemoth")[0].rule == "HK 301.3"


# -- 302. Actions --------------------------------------------------------------------------------------------------


@rule("HK 302.1", "An action is a combat, an exhaust or a free action.")
def test_three_kinds_of_action(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", zone=3)
    bob.controls("Bellona", zone=3)
    alice.has("Honorguard", "Hyperstride", "Sprint")

    assert [alice.can_play(name) for name in ("Honorguard", "Hyperstride", "Sprint")] == [False, True, True]
    fights(alice, "Springer")
    bob.passes()
    assert [alice.can_play(name) for name in ("Honorguard", "Hyperstride", "Sprint")] == [True, False, False]
    with pytest.raises(Refused, match=r"HK 302\.1"):
        card_saying("Draw a card.", type="action", subtype="lazyAction")


@rule(
    "HK 302.2",
    "HK 302.2.2",
    "An action does what it says as it is played; then it is put into its owner’s discard pile.",
)
def test_an_action_is_discarded_after_it_was_played(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", turn="Bob")
    bob.controls("Bellona")
    bob.has("Blasteater")

    bob.plays("Blasteater", at="Bellona")

    assert bob.card("Bellona").defense == 7, "its modifier goes on without the card"
    assert bob.discard_pile == ["Blasteater"]
    assert alice.discard_pile == []
    assert bob.is_asked("Your turn"), "and Bob goes again"


@rule("HK 302.2.2", "While an action is carried out it is not in the discard pile yet.")
def test_an_action_cannot_return_itself(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer")
    alice.has("Decoding")

    alice.plays("Decoding", with_="Springer")

    assert alice.hand == []
    assert alice.discard_pile == ["Decoding"]
    assert bob.is_asked("Your turn")


@rule("HK 302.3", "HK 302.3.2", "An exhaust action takes a ready hero you control, which is exhausted and is “me”.")
def test_an_exhaust_action_is_played_with_a_ready_hero(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", zone=2)
    alice.controls("Enderby", zone=3)
    alice.controls("Hoplite", zone=3, exhausted=True)
    bob.controls("Bellona", "Strix", zone=3)
    bob.controls("Klaus", zone=4)
    alice.has("Quick Strike")

    alice.plays("Quick Strike")
    assert alice.may_choose() == ["Springer", "Enderby"], "Hoplite is exhausted"
    alice.chooses("Enderby")

    assert alice.may_choose() == ["Enderby", "Hoplite", "Bellona", "Strix"], "“my zone” is Enderby’s"
    alice.chooses("Strix")
    assert alice.card("Enderby").exhausted
    assert alice.card("Springer").ready
    assert bob.in_play == ["Bellona", "Klaus"]


@rule("HK 302.3", "Without a ready hero there is no exhaust action.")
def test_no_exhaust_action_without_a_ready_hero(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", exhausted=True)
    alice.controls("Enderby", stunned=True)
    bob.controls("Bellona")
    alice.has("Avoidance")

    assert not alice.can_play("Avoidance")
    assert alice.why_not("Avoidance")[0].rule == "HK 302.3"


@rule("HK 302.4", "A combat action can be played during a combat and at no other time.")
def test_combat_actions_only_in_combat(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", zone=3)
    bob.controls("Bellona", zone=3)
    alice.has("Honorguard")
    assert alice.why_not("Honorguard")[0].rule == "HK 302.4"

    fights(alice, "Springer")
    bob.passes()
    alice.plays("Honorguard")

    assert alice.discard_pile == ["Honorguard"]
    assert bob.is_asked("combat action")


# -- 303. Amulets --------------------------------------------------------------------------------------------------


@rule(
    "HK 303.1",
    "HK 303.1.2",
    "An amulet does what it says as it is played; then it is put into its owner’s discard pile.",
)
def test_an_amulet_is_discarded_after_it_was_played(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer")
    alice.has(amulet("Target hero gets +3 ATK this round."))

    alice.plays("Test Amulet", at="Springer")

    assert alice.card("Springer").atk == 5
    assert alice.discard_pile == ["Test Amulet"]
    assert alice.card("Springer").ready, "no hero is exhausted for an amulet"
    assert bob.is_asked("Your turn")


# -- 304. Missions -------------------------------------------------------------------------------------------------


@rule("HK 304.1.2", "A mission is selected before the game; without one an outside official draws it.")
def test_a_mission_is_selected_before_the_game() -> None:
    chosen = new(["seekers", "organization"], mission="Catch the Gargoyle", lead=0)
    assert chosen.view(None).get("mission") == "Catch the Gargoyle"

    drawn = {new(["seekers", "organization"], seed=seed).view(None).get("mission") for seed in range(12)}
    assert len(drawn) > 1
    with pytest.raises(Refused):
        find_mission("Ring of Arc")


@rule("HK 304.2", "HK 304.2.2", "HK 304.2.3", "A mission’s text places features, adds rules and says how to win.")
def test_what_the_text_of_a_mission_does(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", mission="Go to the Hidden Cave", features=True)
    alice.controls("Springer", "Enderby", zone=4)
    assert alice.card("Water Spout").zone == 3, "features"

    alice.uses("Springer", "Search for the Hidden Cave")
    assert alice.card("Hidden Cave").zone == 4, "an additional rule"
    bob.passes()
    alice.uses("Springer", "Enter the Hidden Cave")
    bob.passes()
    alice.uses("Enderby", "Enter the Hidden Cave")

    assert table.game.outcome.winners == (0,), "terms for winning"


@rule("HK 304.2a", "A mission can be used only with all the features it requires.")
def test_a_mission_needs_all_its_features() -> None:
    pool = list(shipped().values())
    mission = find_mission("Escape the Haunted Mine")

    assert [card.name for card in features_needed(mission, pool)] == ["Ghostly Bear", "Ghostly Shaft"]
    without = [card for card in pool if card.name != "Ghostly Shaft"]
    with pytest.raises(Refused, match=r"Ghostly Shaft.*HK 304\.2a"):
        features_needed(mission, without)
    assert features_needed(find_mission("Escape the Mansion"), without)


@rule("HK 304.2a", "A mission requires what its features speak of as well.")
def test_a_mission_needs_what_its_features_need() -> None:
    text = "Put the Gleipnir Rope into zone 3.\nIf a hero has the Gleipnir Rope, you win."
    mission = card_saying(text, "Find the Rope", type="mission", subtype="trainingMission")
    pool = list(shipped().values())

    assert [card.name for card in features_needed(mission, pool)] == ["Gleipnir Rope", "Fenris"]
    with pytest.raises(Refused, match=r"Fenris.*HK 304\.2a"):
        features_needed(mission, [card for card in pool if card.name != "Fenris"])


@rule("HK 304.3", "A mission is training, expert, mutual or solo.")
def test_the_kinds_of_mission() -> None:
    assert {mission.subtype for mission in missions()} == {"training", "expert", "mutual"}
    with pytest.raises(Refused, match=r"HK 304\.3"):
        card_saying("", type="mission", subtype="secretMission")


@rule("HK 304.3a", "HK 304.3a.2", "Only in a mutual mission does a defender who fulfils the terms win.")
@pytest.mark.parametrize(("kind", "over"), [("training", False), ("expert", False), ("mutual", True)])
def test_who_wins_by_the_terms_depends_on_the_kind(table: Table, kind: str, over: bool) -> None:
    terms = "If a player's hero has Ring of Arc at the end of round 1, that player wins."
    mission = card_saying(terms, "Own the Ring", type="mission", subtype=f"{kind}Mission")
    alice, bob = table.huntik("Alice", "Bob", mission=mission)
    bob.controls("Bellona", zone=3)
    bob.finds_feature("Ring of Arc", zone=3, held_by="Bellona")

    end_round(alice, bob)

    assert table.game.over is over


@rule("HK 304.3b", "Solo missions are outside these rules and are refused.")
def test_a_solo_mission_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        card_saying("If Fenris is KO'd, you win.", "Alone", type="mission", subtype="soloMission")

    assert str(refused.value) == "HK 304.3b: solo missions are outside this rulebook"


@rule(
    "HK 304.4", "A mission on the back of a feature is a card of its own: using one face leaves the other as it is."
)
def test_the_two_faces_are_two_cards(table: Table) -> None:
    alice, _bob = opening(table, "Get the Argo Out of the Water", lead=0)
    argo = alice.card("Argo")

    assert argo.area == "play"
    assert table.game.cards[table.game.mission].definition.type == "mission"
    assert table.game.mission != argo.number
    keys = [card.key for card in shipped().values() if card.type in ("mission", "feature")]
    assert len(keys) == len(set(keys)) == 39


# -- 305. Features -------------------------------------------------------------------------------------------------


@rule("HK 305.1.2", "Features are placed as the mission says, counted from the lead player’s side.")
def test_features_are_placed_before_the_game(table: Table) -> None:
    alice, _bob = opening(table, "Corral the Bulls", lead=1)

    assert sorted(card.place for card in table.game.view(0).area("play").cards) == [2, 3, 4]
    assert alice.in_play == []
    assert table.decision.question == "How many cards do you mulligan?"


@rule("HK 305.1", "Every feature corresponds to a mission that lists it.")
def test_every_feature_belongs_to_a_mission() -> None:
    pool = list(shipped().values())
    needed = {card.name for mission in missions() for card in features_needed(mission, pool)}
    features = {card.name for card in pool if card.type == "feature"}

    assert features - needed == {"Fenris", "Gleipnir Rope", "Hammer Mjolnir"}, "these belong to the solo mission"


@rule("HK 400.9c.3", "HK 305.1a", "A feature may start to the side and be put onto the map later.")
def test_a_feature_starts_to_the_side(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", mission="Escape the Haunted Mine", features=True)
    shaft = alice.card("Ghostly Shaft")
    alice.controls("Springer", zone=1)
    assert shaft.area == "removed from map"
    assert bob.sees("removed from map") == ["Ghostly Shaft"]

    alice.uses("Springer", "Mystic Consultation")

    assert alice.card("Ghostly Bear").zone == 3
    assert (shaft.area, shaft.zone) == ("play", 3)


@rule(
    "HK 305.2",
    "HK 305.2.2",
    "HK 305.2.3",
    "A feature is picked up by a hero in the same zone and is then with that hero.",
)
def test_a_feature_is_picked_up_in_its_own_zone(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", zone=3)
    alice.controls("Enderby", zone=4)
    ring = alice.finds_feature("Ring of Arc", zone=4)

    assert not alice.can_use("Springer")
    alice.uses("Enderby")

    assert ring.holder == "Enderby"
    assert (alice.card("Enderby").atk, alice.card("Enderby").defense) == (5, 4), "with the Ring: +2 and +2"
    assert bob.is_asked("Your turn")


@rule("HK 305.2", "Only whom its text or the mission allows can pick it up.")
def test_the_ring_is_for_lead_heroes(table: Table) -> None:
    _alice, bob = table.huntik("Alice", "Bob", turn="Bob")
    bob.controls("Bellona", zone=2)
    bob.finds_feature("Ring of Arc", zone=2)
    bob.controls("Strix", zone=3)
    bob.finds_feature("Hammer Mjolnir", zone=3)

    assert not bob.can_use("Bellona")
    assert bob.can_use("Strix"), "any hero may pick up the Hammer"


@rule(
    "HK 305.2a",
    "HK 305.2a.2",
    "What is with a hero cannot be picked up by another; a hero may have several features.",
)
def test_a_feature_with_a_hero_is_taken(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", "Enderby", zone=3)
    hammer = alice.finds_feature("Hammer Mjolnir", zone=3)
    ring = alice.finds_feature("Ring of Arc", zone=3)
    alice.uses("Springer", "Hammer Mjolnir")

    assert not alice.can_use("Enderby", "Hammer Mjolnir")
    assert alice.can_use("Enderby", "Ring of Arc")
    alice.uses("Springer", "Ring of Arc")

    assert (hammer.holder, ring.holder) == ("Springer", "Springer")
    bob.passes()
    assert not alice.can_use("Enderby")


@rule("HK 305.2b", "A feature moves with its hero.")
def test_a_feature_moves_with_its_hero(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", zone=2)
    alice.controls("Enderby", zone=2)
    mine = alice.finds_feature("Hammer Mjolnir", zone=2, held_by="Springer")
    lying = alice.finds_feature("Vlad's Bag of Amulets", zone=2)

    alice.moves("Springer", forward=2)
    assert (mine.zone, lying.zone) == (4, 2)
    bob.passes()
    alice.moves("Enderby", back=1)

    assert (mine.zone, lying.zone) == (4, 2)


@rule(
    "HK 305.2c", "HK 305.2c.2", "A feature is dropped if its hero is KO’d, stunned, returned, or changes controllers."
)
@pytest.mark.parametrize(
    "text",
    [
        "KO target hero.",
        "Stun target hero.",
        "You gain control of target enemy hero this round.",
        "Return target hero to its owner's hand.",
        "Remove target hero from the map.",
    ],
)
def test_a_feature_is_dropped(table: Table, text: str) -> None:
    alice, bob = table.huntik("Alice", "Bob", turn="Bob")
    alice.controls("Springer", zone=3)
    hammer = alice.finds_feature("Hammer Mjolnir", zone=3, held_by="Springer")
    alice.controls("Enderby", zone=3)
    bob.has(action(text))

    bob.plays("Test Action", at="Springer")

    assert hammer.holder == ""
    assert hammer.zone == 3
    alice.uses("Enderby")
    assert hammer.holder == "Enderby", "it can be picked up again"


@rule("HK 305.2c", "Being put elsewhere or exhausted is no reason to drop anything.")
@pytest.mark.parametrize("text", ["Put target hero 1 zone back.", "Exhaust target hero."])
def test_a_feature_is_kept(table: Table, text: str) -> None:
    alice, bob = table.huntik("Alice", "Bob", turn="Bob")
    alice.controls("Springer", zone=3)
    hammer = alice.finds_feature("Hammer Mjolnir", zone=3, held_by="Springer")
    bob.has(action(text))

    bob.plays("Test Action", at="Springer")

    assert hammer.holder == "Springer"
    assert hammer.zone == alice.card("Springer").zone


@rule("HK 305.3", "HK 305.3.3", "An obstacle moves, is blocked and starts combats like a hero.")
def test_an_obstacle_moves_and_fights_like_a_hero(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", turn="Bob")
    bigfoot = bob.finds_feature("Bigfoot", zone=1)
    alice.controls("Enderby", zone=4)

    assert bob.can_move("Bigfoot") == [0, 1], "Enderby, in Bob’s zone 2, blocks it"
    bob.moves("Bigfoot", forward=1)
    bob.starts_combat()
    alice.passes()
    bob.passes()

    assert bigfoot.area == "removed from map", "3 attacks against 3 DEF"
    assert alice.discard_pile == ["Enderby"]


@rule("HK 305.3.2", "An obstacle blocks like a hero.")
def test_an_obstacle_blocks(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", zone=2)
    bob.finds_feature("Bigfoot", zone=3)
    assert alice.can_move("Springer") == [-1, 0, 1]

    alice.finds_feature("Gargoyle", zone=1)
    alice.finds_feature("Argo", zone=2)
    assert alice.can_move("Springer") == [-1, 0, 1], "other features, and uncontrolled obstacles, block nothing"


@rule("HK 305.3a", "An obstacle’s text says who controls it.")
def test_who_controls_an_obstacle(table: Table) -> None:
    alice, _bob = table.huntik("Alice", "Bob")

    controllers = {
        name: alice.finds_feature(name, zone=3).controller
        for name in ("Bigfoot", "Ignatius: Lava Lord", "Gargoyle", "Antedeluvian")
    }

    assert controllers == {
        "Bigfoot": "Bob",
        "Ignatius: Lava Lord": "Alice",
        "Gargoyle": "nobody",
        "Antedeluvian": "nobody",
    }


@rule("HK 305.3a.2", "An obstacle’s text may say how a player gains control of it.")
def test_a_mercenary_is_hired_for_the_round(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    mercenary = alice.finds_feature("Antedeluvian", zone=3)
    alice.has("Furoji", "Springer")
    bob.has("Bellona")

    alice.uses("Antedeluvian", "Mercenary")
    assert mercenary.controller == "Alice"
    assert alice.discard_pile == ["Furoji"], "the only major hero card in her hand"
    assert alice.can_move("Antedeluvian") == [-1, 0, 1], "to hire it takes no turn"
    alice.passes()
    assert not bob.can_use("Antedeluvian"), "Bob has no major hero card to discard"
    bob.passes()
    end_round(alice, bob)

    assert mercenary.controller == "nobody"


@rule("HK 305.3b", "A controlled obstacle takes part in combat and is KO’d like a hero.")
def test_a_controlled_obstacle_is_in_combat(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Caliban", zone=3)
    bigfoot = bob.finds_feature("Bigfoot", zone=3)
    bob.controls("Bellona", zone=3)

    fights(alice, "Caliban")
    bob.passes()
    alice.passes()
    assert alice.may_choose() == ["Bigfoot", "Bellona"]
    alice.aims(Bigfoot=3, Bellona=5)

    assert any("Bob aims 4 at Caliban" in line for line in table.log), "3 from Bigfoot and 1 from Bellona"
    assert bigfoot.area == "removed from map"


@rule("HK 305.3b", "HK 305.3b.2", "HK 305.3b.3", "An uncontrolled obstacle is not aimed at and adds no ATK.")
def test_an_uncontrolled_obstacle_is_not_in_combat(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Caliban", zone=3)
    mercenary = bob.finds_feature("Antedeluvian", zone=3)
    bob.controls("Bellona", zone=3)

    fights(alice, "Caliban")
    bob.passes()
    alice.passes()

    assert any("Alice aims 8 at Bellona" in line for line in table.log), "there was nothing else to aim at"
    assert any("Bob aims 1 at Caliban" in line for line in table.log)
    assert mercenary.area == "play"


@rule("HK 305.3b.2", "With an uncontrolled obstacle alone there is nobody to fight.")
def test_no_combat_with_an_uncontrolled_obstacle(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", zone=2)
    alice.finds_feature("Antedeluvian", zone=3)

    alice.moves("Springer", forward=1)

    assert bob.is_asked("Your turn")


@rule("HK 305.3c", "An obstacle is no target for what targets heroes, unless that names obstacles too.")
def test_an_obstacle_is_targeted_only_when_named(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    bigfoot = bob.finds_feature("Bigfoot", zone=3)
    alice.has(action("KO target hero."), action("KO target hero or obstacle.", "Both"))

    assert not alice.can_play("Test Action")
    assert alice.why_not("Test Action")[0].rule == "HK 704.1"
    alice.plays("Both")

    assert bigfoot.area == "removed from map"


@rule("HK 305.3c.2", "An obstacle cannot be exhausted to play an exhaust action.")
def test_an_obstacle_plays_no_exhaust_action(table: Table) -> None:
    alice, _bob = table.huntik("Alice", "Bob")
    alice.finds_feature("Ignatius: Lava Lord", zone=1)
    alice.has("Avoidance")
    assert alice.card("Ignatius: Lava Lord").ready
    assert not alice.can_play("Avoidance")

    alice.controls("Springer")

    assert alice.can_play("Avoidance")


@rule("HK 304.2a", "HK 305.1", "A mission needs as many features as it places, all its sentences together.")
def test_a_mission_needs_as_many_features_as_it_places(table: Table) -> None:
    text = "If the Bull is in zone 1, you win.\nPut 2 Bulls into zone 2. Put 1 Bull each into zones 3 and 4."
    mission = card_saying(text, "Drive the Bulls", type="mission", subtype="trainingMission")

    alice, bob = table.huntik("Alice", "Bob", mission=mission, features=True)

    zones = [state.zone for state in table.game.cards if state.name == "Bull"]
    assert zones == [2, 2, 3, 4]
    assert alice.is_asked("Your turn")
    assert not bob.game.over


def feature(name: str) -> Printed:
    return card_saying("", name, type="feature", subtype="objects", alignment="")


@rule("HK 305.2.2", "HK 305.2a", "A text may let a hero choose what to pick up: what lies in its zone, with nobody.")
@pytest.mark.parametrize("what", ["an object", "target object in my zone"])
def test_a_hero_chooses_what_to_pick_up(table: Table, what: str) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(card_saying(f"Free Action: Pick up {what}.", "Thief"), "Springer", zone=2)
    idol = alice.finds_feature(feature("Idol"), zone=2)
    alice.finds_feature(feature("Mask"), zone=3)
    alice.finds_feature(feature("Coin"), zone=2, held_by="Springer")

    alice.uses("Thief", "pick up")
    if "target" in what:
        assert sorted(alice.may_choose()) == ["Coin", "Idol"], "either is an object in that zone"
        alice.chooses("Idol")
    assert idol.holder == "Thief"
    bob.passes()

    assert alice.can_use("Thief") is False, "the Mask is elsewhere, the Coin is taken"


@rule("HK 305.2", "HK 706.3", "What is out of reach at first may be picked up after the rest of a text was done.")
@pytest.mark.parametrize("first", ["Target enemy hero drops all its objects", "Put me 1 zone forward"])
def test_a_feature_is_picked_up_after_something_else(table: Table, first: str) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    falling = "drops" in first
    alice.controls(card_saying(f"Free Action: {first}. Pick up an object.", "Thief"), zone=3 if falling else 2)
    bob.controls("Strix", zone=3)
    idol = bob.finds_feature(feature("Idol"), zone=3, held_by="Strix" if falling else "")

    alice.uses("Thief")

    assert idol.holder == "Thief"
    assert bob.is_asked("Your turn")


@rule("HK 305.2.2", "HK 305.2b", "A feature that is put into another zone than its hero’s is with nobody.")
def test_a_feature_put_elsewhere_is_no_longer_with_a_hero(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    hoozoto = alice.controls("Hoozoto", zone=2)
    hammer = alice.finds_feature("Hammer Mjolnir", zone=2, held_by="Hoozoto")
    alice.has(action("Put target feature 1 zone forward.", "Kick"))
    strong = hoozoto.atk

    alice.plays("Kick", at="Hammer Mjolnir")
    assert (hammer.zone, hammer.holder) == (3, "")
    assert hoozoto.atk == strong - 2, "which has no object any more"
    bob.passes()
    alice.moves("Hoozoto", back=1)

    assert hammer.zone == 3


@rule("HK 305.2c", "A hero that comes into play stunned has nothing with it: the Ring it came with is dropped.")
def test_a_ring_is_dropped_by_a_hero_that_comes_in_stunned(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", mission="Escape with the Ring of Arc", features=True)
    alice.has(card_saying("I come into play stunned.", "Sleeper"))

    alice.plays("Sleeper")

    [ring] = [state for state in table.game.cards if state.face_down and state.zone]
    assert ring.holder == -1
    assert ring.zone == 1
    assert bob.is_asked("Your turn")


@rule(
    "HK 302.2", "HK 103.3", "An action is not in the hand when its text is carried out, so it does not count there."
)
@pytest.mark.parametrize(
    ("text", "alone", "with_another"),
    [
        ("If you have no cards in your hand, draw 2 cards.", True, False),
        ("If you have 1 or more cards in your hand, draw 2 cards.", False, True),
        ("Discard a card to draw 2 cards.", False, True),
        ("Discard a card at random to draw 2 cards.", False, True),
    ],
)
def test_an_action_does_not_count_as_a_card_in_hand(table: Table, text: str, alone: bool, with_another: bool) -> None:
    alice, _bob = table.huntik("Alice", "Bob")
    alice.has(action(text, "Gamble"))
    assert alice.can_play("Gamble") is alone

    alice.has("Springer")

    assert alice.can_play("Gamble") is with_another
    assert alice.hand == ["Gamble", "Springer"]


@rule("HK 302.3", "HK 103.3.2", "A hero exhausted to play an action is not there to be exhausted for its cost.")
def test_one_hero_is_not_exhausted_twice(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    springer = alice.controls("Springer")
    alice.has(action("Exhaust a friendly hero to draw 2 cards.", "Drill", "exhaust"))
    assert not alice.can_play("Drill")
    assert springer.ready
    alice.controls("Enderby")

    alice.plays("Drill", with_="Enderby")

    assert springer.exhausted
    assert len(alice.hand) == 2
    assert bob.is_asked("Your turn")


@rule(
    "HK 701.2.3",
    "HK 103.3.2",
    "A hero that uses an exhaust action is exhausted by that: it cannot pay with it as well.",
)
def test_a_hero_does_not_exhaust_for_two_things(table: Table) -> None:
    alice, _bob = table.huntik("Alice", "Bob")
    alice.controls(card_saying("Exhaust Action: Exhaust a friendly hero to draw 2 cards.", "Sergeant"))
    assert not alice.can_use("Sergeant")

    alice.controls("Springer")

    assert alice.can_use("Sergeant")


@rule("HK 305.2b", "A feature that is put elsewhere together with its hero is still with it, whichever came first.")
@pytest.mark.parametrize("text", ["Put all cards in zone 2 1 zone forward.", "Put all cards in zone 2 into zone 3."])
@pytest.mark.parametrize("earlier", [True, False])
def test_a_feature_goes_together_with_its_hero(table: Table, text: str, earlier: bool) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    if not earlier:
        alice.controls("Enderby", zone=2)
    idol = alice.finds_feature(feature("Idol"), zone=2)
    if earlier:
        alice.controls("Enderby", zone=2)
    idol.state.holder = alice.card("Enderby").number
    alice.has(action(text, "Wind"))

    alice.plays("Wind")

    assert (idol.zone, idol.holder) == (3, "Enderby")
    assert bob.is_asked("Your turn")


@rule("HK 305.2c", "Nothing is handed over to a stunned hero, which has nothing with it.")
def test_a_stunned_hero_is_given_nothing(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(card_saying("Free Action: Give an object I have to another friendly hero.", "Giver"), zone=1)
    idol = alice.finds_feature(feature("Idol"), zone=1, held_by="Giver")
    alice.controls("Enderby", zone=2, stunned=True)

    alice.uses("Giver")
    assert idol.holder == "Giver"
    bob.passes()
    alice.controls("Springer", zone=2)
    alice.uses("Giver")

    assert (idol.zone, idol.holder) == (2, "Springer")
