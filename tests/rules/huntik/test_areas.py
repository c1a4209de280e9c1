"""HK 400. Areas, and what becomes of a card that goes from one to another."""

from __future__ import annotations

import pytest

from quickening.games.huntik.definitions import Printed
from tests.huntik_table import HuntikPlayer, action_saying, card_saying, end_round, opening
from tests.table import Table, rule


def action(text: str, name: str = "Test Action", kind: str = "free") -> Printed:
    return card_saying(text, name, type="action", subtype=f"{kind}Action")


BEHEMOTH = card_saying("", "Behemoth", type="legendaryHero", subtype="", alignment="neutral", atk="9", **{"def": "9"})
ORACLE = card_saying("You play with the top card of your deck revealed.", "Oracle")
GATE = action("Put a 2 ATK and 2 DEF Evil Golem token into zone 1.", "Gate")
AREAS = ("deck", "discard pile", "legendary hero pile", "hand")


def top_seen(player: HuntikPlayer, of: HuntikPlayer) -> str:
    """The name of the top card of a deck, as a player sees it; nothing if it is hidden."""
    return player.sees("deck", of)[-1]


# -- 400.1-400.4 ---------------------------------------------------------------------------------------------------


@rule("HK 400.1", "There are six areas, and each is there even if it is empty.")
def test_there_are_six_areas(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")

    for area in ("play", "removed from map"):
        assert isinstance(alice.sees(area), list)
    for player in (alice, bob):
        for area in AREAS:
            assert isinstance(alice.sees(area, player), list)
    assert alice.sees("play") == alice.sees("discard pile", bob) == alice.sees("legendary hero pile", alice) == []


@rule("HK 400.1.2", "The deck is ordered from top to bottom and nobody rearranges it: what lies on top is drawn.")
def test_the_order_of_a_deck_stays(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.has_on_deck("Furoji", "Gybolg", "Enderby")

    end_round(alice, bob)

    assert alice.hand == ["Furoji", "Gybolg"]
    assert alice.deck[0] == "Enderby"


@rule("HK 400.1a", "The mission card is in none of the areas.")
def test_the_mission_is_in_no_area(table: Table) -> None:
    table.huntik("Alice", "Bob", mission="Escape the Mansion", features=True)
    view = table.game.view(0)

    assert view.get("mission") == "Escape the Mansion"
    assert not any(card.name == "Escape the Mansion" for area in view.areas for card in area.cards)
    assert not any(table.game.mission in cards for cards in table.game.areas.values())


@rule("HK 400.2.2", "A card goes into its owner’s hand, deck or discard pile, whoever controlled it.")
@pytest.mark.parametrize(
    ("text", "area"), [("KO target hero.", "discard pile"), ("Return target hero to its owner's hand.", "hand")]
)
def test_a_card_goes_to_its_owners_areas(table: Table, text: str, area: str) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Kallipolitan", zone=3)
    bob.controls("Bellona", zone=2)
    alice.has(action(text))
    alice.uses("Kallipolitan", "Rule of Law", at="Bellona")
    assert bob.card("Bellona").controller == "Alice"

    alice.plays("Test Action", at="Bellona")

    assert {"discard pile": bob.discard_pile, "hand": bob.hand}[area] == ["Bellona"]
    assert "Bellona" not in [*alice.hand, *alice.discard_pile]


@rule("HK 400.2", "Play and removed from map are shared by both players.")
def test_both_players_share_the_map(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer")
    bob.controls("Bellona")
    alice.has(action("Remove target hero from the map."))

    alice.plays("Test Action", at="Bellona")

    assert alice.sees("play") == bob.sees("play") == ["Springer"]
    assert alice.sees("removed from map") == bob.sees("removed from map")
    assert "Bellona" in bob.sees("removed from map")


@rule("HK 400.3", "A “card in play” may be a hero, a feature or a token.")
def test_a_card_in_play_may_be_a_token(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", turn="Bob")
    bob.has(GATE)
    alice.has(action("Remove target card in play from the map."))
    alice.controls("Springer")
    alice.finds_feature("Argo", zone=1)
    alice.has_in_discard_pile("Enderby")

    bob.plays("Gate")
    alice.plays("Test Action")

    assert alice.may_choose() == ["Springer", "Argo", "Evil Golem"], "Enderby is not in play"


@rule("HK 400.4", "HK 400.4.2", "A “hero” is a hero in play; elsewhere text speaks of a “hero card”.")
def test_the_example_of_sunhawk(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", turn="Bob")
    bob.controls("Sunhawk", zone=3)
    bob.has("Bellona")
    bob.has_in_discard_pile("Strix")
    assert bob.can_use("Sunhawk", "Airlift"), "Sunhawk could put himself into his own zone"

    bob.controls("Klaus", zone=1)
    bob.uses("Sunhawk", "Airlift")

    assert bob.may_choose() == ["Sunhawk", "Klaus"], "a friendly hero in play, not one in hand or in a pile"
    bob.chooses("Klaus")
    assert bob.card("Klaus").zone == 3
    assert alice.is_asked("Your turn")


@rule("HK 400.4", "HK 400.4.2", "A hero in play may be a token, and a “hero card” in a pile is not in play.")
def test_heroes_and_hero_cards(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", turn="Bob")
    bob.has(GATE)
    bob.plays("Gate")
    alice.has(
        action("KO target hero."), action("Return a hero card from your discard pile to its owner's hand.", "Back")
    )
    alice.has_in_discard_pile("Enderby", "Sprint")
    alice.controls("Springer")

    alice.plays("Back")
    assert alice.hand == ["Test Action", "Enderby"], "the only hero card in the discard pile"
    bob.passes()
    alice.plays("Test Action")

    assert alice.may_choose() == ["Evil Golem", "Springer"]


# -- 400.5. The deck -----------------------------------------------------------------------------------------------


@rule(
    "HK 400.5",
    "HK 400.5a",
    "HK 400.5a.3",
    "A deck is face down: nobody sees its cards, and everybody knows how many there are.",
)
def test_a_deck_is_hidden_and_its_size_is_public(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.has_on_deck("Furoji", "Gybolg")

    for player in (alice, bob):
        assert player.sees("deck", alice) == [""] * len(alice.deck)
    assert len(alice.deck) == 22
    end_round(alice, bob)
    assert bob.sees("deck", alice) == [""] * 20, "two were drawn"


@rule("HK 400.5a", "Cards are drawn from the top of one’s own deck.")
def test_cards_are_drawn_from_the_top_of_ones_own_deck(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.has_on_deck("Gybolg", "Enderby")
    bob.has_on_deck("Bellona")
    alice.has("Furoji")

    alice.plays("Furoji")

    assert alice.hand == ["Gybolg"]
    assert alice.deck[0] == "Enderby"
    assert bob.deck[0] == "Bellona"
    assert not bob.reads("Gybolg")


@rule("HK 400.5a.2", "A card may let a player look, and then only that player sees.")
def test_a_card_lets_a_player_look(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer")
    alice.has("Research")
    alice.has_on_deck("Furoji", "Gybolg", "Enderby", "Caliban", "Cherit")

    alice.plays("Research")

    assert alice.may_choose() == ["Furoji", "Gybolg", "Enderby", "Caliban"]
    assert alice.reads("Alice looks at Furoji, Gybolg, Enderby and Caliban.")
    assert bob.reads("Alice looks at 4 cards.")
    assert not bob.reads("Gybolg")


@rule("HK 400.5a.2", "Whoever is asked about the cards looked at can read them; the others know no more than before.")
def test_cards_that_are_looked_at_can_be_read_by_whoever_is_asked(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.has_on_deck("Springer", "Breaker")
    alice.has(action("Look at the top 2 cards of your deck. Put them back in any order.", "Plan"))

    alice.plays("Plan")
    assert sorted(alice.sees("looked at", alice)) == ["Breaker", "Springer"]
    assert not any(alice.sees("deck", alice)), "where in the deck they lie is not shown"
    assert "looked at" not in [area.name for area in bob.game.view(bob.number).areas]
    alice.chooses("Breaker", "Springer")

    assert "looked at" not in [area.name for area in alice.game.view(alice.number).areas]


@rule("HK 400.5b.3", "A deck that was searched is shuffled afterwards by its owner.")
def test_a_searched_deck_is_shuffled(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", turn="Bob")
    bob.controls("Rassimov")
    bob.has("Ace in the Hole")
    bob.has_on_deck("Klaus", "Bellona", "Strix", "Suit", "Metzi", "Enforcer", "Redcap", "Madea")
    order = [name for name in bob.deck if name != "Klaus"]

    bob.plays("Ace in the Hole")
    bob.chooses("Klaus")

    assert bob.hand == ["Klaus"]
    assert bob.deck != order
    assert sorted(bob.deck) == sorted(order)
    assert alice.reads("Bob shuffles.")


@rule("HK 400.5b", "HK 400.5b.2", "Who shuffles a deck offers it to the opponent to cut and/or shuffle, face down.")
@pytest.mark.parametrize("way", ["Leave it as it is", "Cut it", "Shuffle it", "Shuffle and cut it"])
def test_the_opponent_may_cut_or_shuffle(table: Table, way: str) -> None:
    alice, bob = table.huntik("Alice", "Bob", turn="Bob")
    table.asks_to_cut = True
    bob.controls("Rassimov")
    bob.has("Ace in the Hole")
    bob.has_on_deck("Klaus", "Bellona", "Strix", "Suit", "Metzi", "Enforcer", "Redcap", "Madea")

    bob.plays("Ace in the Hole")
    bob.chooses("Klaus")
    assert alice.is_asked("Cut or shuffle the deck of Bob?")
    order = bob.deck
    alice.chooses(way)

    assert sorted(bob.deck) == sorted(order)
    assert (bob.deck == order) is (way == "Leave it as it is")
    if way == "Cut it":
        assert bob.deck in [order[n:] + order[:n] for n in range(len(order))], "the order but for where it begins"
    assert set(alice.sees("deck", bob)) == {""}
    assert ("Alice cuts the deck of Bob." in table.log) is ("cut" in way.lower())
    assert ("Alice shuffles the deck of Bob." in table.log) is ("Shuffle" in way)
    assert table.decision.question == "Your turn"


@rule("HK 400.5b", "A deck of two cards is offered to be cut; of one card there is nothing to cut.")
@pytest.mark.parametrize(("cards", "offered"), [(["Klaus", "Bellona", "Strix"], True), (["Klaus", "Bellona"], False)])
def test_a_deck_of_two_may_be_cut(table: Table, cards: list[str], offered: bool) -> None:
    alice, bob = table.huntik("Alice", "Bob", turn="Bob")
    table.asks_to_cut = True
    bob.controls("Rassimov")
    bob.has("Ace in the Hole")
    table.game.areas["deck", bob.number].clear()
    bob.has_on_deck(*cards)

    bob.plays("Ace in the Hole")
    bob.chooses("Klaus")

    assert alice.is_asked("Cut or shuffle the deck of Bob?") == offered


@rule("HK 400.5b.4", "While a deck is searched or shuffled no card of it is revealed.")
def test_the_top_card_is_not_revealed_during_a_search(table: Table) -> None:
    seeker = action("Search your deck for a major hero card, reveal it, and put it into your hand.", "Seek")
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(ORACLE)
    alice.has(seeker)
    alice.has_on_deck("Furoji", "Gybolg")
    assert top_seen(bob, of=alice) == "Furoji"

    alice.plays("Seek")
    assert alice.is_asked("Search")
    assert set(bob.sees("deck", alice)) == {""}
    alice.chooses("Gybolg")

    assert top_seen(bob, of=alice) == alice.deck[0]


@rule(
    "HK 400.5c",
    "HK 400.5c.2",
    "HK 400.5c.3",
    "A player arranges several cards that go under the deck together, and nobody learns the order.",
)
def test_several_cards_go_under_the_deck_in_any_order(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", turn="Bob")
    bob.controls("Hydramaskar", exhausted=True)
    bob.has_in_discard_pile("Zoom", "Flashbulb", "Bellona", "Augerfrost", "Strikemode")

    bob.uses("Hydramaskar", "Triple Threat")
    assert bob.may_choose() == ["Zoom", "Flashbulb", "Augerfrost", "Strikemode"]
    bob.chooses("Zoom", "Flashbulb", "Strikemode")
    assert table.decision.ordered
    bob.chooses("Strikemode", "Zoom", "Flashbulb")

    assert bob.deck[-3:] == ["Strikemode", "Zoom", "Flashbulb"]
    assert bob.card("Hydramaskar").ready
    assert alice.reads("Bob puts Flashbulb, Strikemode and Zoom on the bottom of the deck."), "in no telling order"


@rule("HK 400.5c", "The same holds for several cards that go on top.")
def test_several_cards_go_on_top_in_any_order(table: Table) -> None:
    _alice, bob = table.huntik("Alice", "Bob", turn="Bob")
    tall = card_saying("", "Tall Suit", alignment="evil")
    bob.controls("Suit, Mr. Mactavish, Prague Agent")
    bob.has_in_discard_pile("Suit, Ms. Thorpe, Venice Agent", tall)
    bob.uses("Suit", "Headhunter")
    bob.chooses("Tall Suit", "Suit")

    bob.chooses("Suit", "Tall Suit")

    assert bob.deck[:2] == ["Tall Suit", "Suit"]


@rule("HK 400.5d", "With the top card of a deck revealed everybody sees it, and only it.")
def test_playing_with_the_top_card_revealed(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.has(ORACLE)
    alice.has_on_deck("Furoji", "Gybolg")
    assert top_seen(bob, of=alice) == ""

    alice.plays("Oracle")

    assert [name for name in bob.sees("deck", alice) if name] == ["Furoji"]
    assert top_seen(alice, of=alice) == "Furoji"
    assert top_seen(alice, of=bob) == "", "only the deck of the Oracle’s controller"


@rule("HK 400.5d", "HK 400.11d.4", "Of several cards drawn together only the first was revealed.")
def test_cards_drawn_after_the_first_are_not_revealed(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(ORACLE)
    alice.has(action("Draw 2 cards."))
    alice.has_on_deck("Furoji", "Gybolg", "Enderby")

    alice.plays("Test Action")

    assert alice.hand == ["Furoji", "Gybolg"]
    assert not bob.reads("Gybolg")
    assert top_seen(bob, of=alice) == "Enderby"


@rule("HK 400.5d", "While another card makes a player look at top cards, no further card is revealed.")
def test_no_further_card_is_revealed_while_looking(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(ORACLE, "Springer")
    alice.has("Research")
    alice.has_on_deck("Furoji", "Gybolg", "Enderby", "Caliban", "Cherit")

    alice.plays("Research", with_="Springer")

    assert [name for name in bob.sees("deck", alice) if name] == ["Furoji"], (
        "the top card as before, and nothing else"
    )
    alice.chooses("Furoji")
    alice.chooses("Gybolg", "Enderby", "Caliban")
    assert top_seen(bob, of=alice) == "Cherit"


@rule("HK 400.5d.2", "If the top card is played, the next one is revealed only after it has been played.")
def test_the_next_card_is_revealed_after_the_top_card_was_played(table: Table) -> None:
    prophet = card_saying(
        "You play with the top card of your deck revealed.\nYou may play the top card of your deck.", "Prophet"
    )
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(prophet)
    bob.controls("Bellona", "Strix")
    alice.has_on_deck(action("KO target enemy hero."), "Gybolg")
    assert top_seen(bob, of=alice) == "Test Action"

    alice.plays("Test Action")
    assert alice.may_choose() == ["Bellona", "Strix"]
    assert set(bob.sees("deck", alice)) == {""}, "the card is still being played"
    alice.chooses("Strix")

    assert bob.in_play == ["Bellona"]
    assert alice.discard_pile == ["Test Action"]
    assert top_seen(bob, of=alice) == "Gybolg"


# -- 400.6-400.8. Hand, discard pile, legendary hero pile ----------------------------------------------------------


@rule("HK 400.6", "HK 400.6a", "HK 400.6a.2", "A hand is seen by its player alone; its size is public.")
def test_a_hand_is_private_and_its_size_is_public(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.has("Furoji", "Gybolg")

    assert alice.sees("hand", alice) == ["Furoji", "Gybolg"]
    assert bob.sees("hand", alice) == ["", ""]
    alice.plays("Furoji")
    assert alice.sees("hand", alice) == ["Gybolg", "Springer"], "a card was drawn by it"
    assert bob.sees("hand", alice) == ["", ""]


@rule("HK 400.6a.3", "There is no maximum hand size, and none below which a hand is filled up.")
def test_there_is_no_hand_size(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.has(*["Springer"] * 15)

    end_round(alice, bob)

    assert len(alice.hand) == 17
    assert len(bob.hand) == 2


@rule(
    "HK 400.7",
    "HK 400.7a",
    "HK 400.7a.2",
    "What was KO’d, eliminated, discarded, canceled or played lies face up in the discard pile.",
)
def test_what_lies_in_a_discard_pile_is_public(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Jean-Louis", "Springer")
    bob.controls("Strix", "Metzi")
    alice.has("Sprint", "Hyperstride")
    bob.has("Breakspell", "Akmen-Meo")

    alice.uses("Jean-Louis", "Stunt", at="Strix")
    bob.passes()
    alice.plays("Hyperstride", with_="Springer")
    bob.plays("Breakspell", with_="Metzi")

    assert bob.sees("discard pile", alice) == ["Jean-Louis", "Hyperstride"], "eliminated; canceled"
    assert alice.sees("discard pile", bob) == ["Strix", "Breakspell"], "KO’d; played"
    assert bob.is_asked("Your turn")


@rule(
    "HK 400.8",
    "HK 400.8a",
    "HK 400.8a.2",
    "A legendary hero pile is face down; its owner may look through it at any time.",
)
def test_a_legendary_hero_pile_is_for_its_owner(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.has_legends(BEHEMOTH)

    assert alice.sees("legendary hero pile", alice) == ["Behemoth"]
    assert bob.sees("legendary hero pile", alice) == [""]
    alice.passes()
    assert bob.is_asked("Your turn")
    assert alice.sees("legendary hero pile", alice) == ["Behemoth"]


@rule("HK 400.8b", "A legendary hero that would go anywhere but into play returns to its owner’s pile.")
@pytest.mark.parametrize(
    "text",
    ["KO target hero.", "Return target hero to its owner's hand.", "Remove target hero from the map."],
)
def test_a_legendary_hero_returns_to_its_pile(table: Table, text: str) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    bob.controls(BEHEMOTH, "Bellona")
    alice.has(action(text))

    alice.plays("Test Action", at="Behemoth")

    assert bob.legends == ["Behemoth"]
    assert bob.in_play == ["Bellona"]
    assert bob.hand == bob.discard_pile == []
    assert "Behemoth" not in bob.removed_from_map


# -- 400.9. Removed from map ---------------------------------------------------------------------------------------


@rule("HK 400.9", "HK 400.9a", "HK 400.9b", "A card removed from the map is shown and lies face up for both to see.")
def test_a_card_removed_from_the_map_is_public(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", mission="Escape the Mansion", features=True)
    alice.controls("Springer", zone=4)

    alice.uses("Springer", "Escape the Mansion")

    assert "Springer" not in alice.sees("play")
    for player in (alice, bob):
        assert player.sees("removed from map") == ["Springer"]
    assert bob.reads("Springer is removed from the map.")


@rule("HK 400.9a.2", "A face-down feature that is removed from the map is revealed.")
def test_a_fake_ring_is_revealed_as_it_is_removed(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", mission="Escape with the Ring of Arc", turn="Bob")
    alice.controls("Springer", "Enderby", zone=3)
    bob.has(action("KO target hero."))
    assert bob.sees("play").count("") == 2, "each came into play with a Ring, and nobody knows which"
    rings = [card for card in table.game.in_play if table.game.cards[card].face_down]
    fake = next(card for card in rings if table.game.cards[card].name == "Fake Ring of Arc")
    assert "Fake Ring of Arc" not in bob.sees("removed from map")

    bob.plays("Test Action", at=table.game.cards[table.game.cards[fake].holder].name)

    assert bob.sees("removed from map") == ["Fake Ring of Arc"]
    assert bob.sees("play").count("") == 1


@rule(
    "HK 400.9c",
    "HK 400.9c.2",
    "Features to the side start removed from the map, and so ends an obstacle that is KO’d.",
)
def test_obstacles_and_features_removed_from_the_map(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", mission="Go to the Hidden Cave", features=True)
    alice.controls("Caliban", zone=4)
    bigfoot = bob.finds_feature("Bigfoot", zone=2)
    assert alice.removed_from_map == ["Hidden Cave"]

    alice.moves("Caliban")
    alice.starts_combat()
    bob.passes()
    alice.passes()

    assert bigfoot.area == "removed from map"
    assert bob.discard_pile == []
    bob.passes()
    alice.uses("Caliban", "Search for the Hidden Cave")
    assert alice.removed_from_map == ["Bigfoot"], "the Cave came into play by the mission’s rules"


@rule("HK 400.9c.2", "An obstacle that is eliminated is removed from the map and in no discard pile.")
def test_an_eliminated_obstacle_is_removed_from_the_map(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", turn="Bob")
    bigfoot = bob.finds_feature("Bigfoot", zone=3)
    bob.has(action("Eliminate target obstacle.", "Banish"))

    bob.plays("Banish")

    assert bigfoot.area == "removed from map"
    assert "Bigfoot" in alice.removed_from_map
    assert bob.discard_pile == ["Banish"]


# -- 400.10. The map -----------------------------------------------------------------------------------------------


@rule("HK 400.10", "HK 400.10a", "Each player counts five zones from their own side: my zone 1 is your zone 5.")
@pytest.mark.parametrize(("zone", "for_bob"), [(1, 5), (2, 4), (3, 3), (4, 2), (5, 1)])
def test_each_player_counts_zones_from_their_own_side(table: Table, zone: int, for_bob: int) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    springer = alice.controls("Springer", zone=zone)
    bellona = bob.controls("Bellona", zone=for_bob)

    assert springer.zone == zone
    assert bellona.zone == for_bob
    assert springer.state.zone == bellona.state.zone
    back = min(zone - 1, 2)
    alice.moves("Springer", back=back)
    assert (springer.zone, bellona.zone) == (zone - back, for_bob), "back is towards one's own zone 1"


@rule("HK 400.10b", "A card’s zones are counted from its controller’s side.")
def test_a_card_counts_from_its_controllers_side(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("King Basilisk", zone=5)
    bob.controls("Morgan the Knife", zone=2)
    bob.controls("Enforcer", zone=4)

    assert alice.can_use("King Basilisk", "Dread Stare"), "it is in its controller’s zone 5"
    alice.passes()
    assert bob.can_use("Morgan the Knife", "Investigate"), "Bob’s zone 2 is Alice’s zone 4"
    assert not bob.can_use("Enforcer", "Buzzjump"), "zone 4 is not zone 3"


@rule("HK 400.10b", "A card that changes controllers counts from the other side.")
def test_zones_turn_round_with_the_controller(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Kallipolitan", zone=3)
    bob.controls("Morgan the Knife", zone=2)

    alice.uses("Kallipolitan", "Rule of Law", at="Morgan the Knife")

    assert bob.card("Morgan the Knife").zone == 4, "for Alice it stands in zone 4"
    assert not alice.can_use("Morgan the Knife", "Investigate")


@rule("HK 400.10b.2", "A mission’s zones are counted from the lead player’s side.")
def test_a_mission_counts_from_the_lead_players_side(table: Table) -> None:
    alice, _bob = opening(table, "Escape the Mansion", lead=1)

    door = alice.card("Mansion Door")

    assert table.game.seen_from(door.state.zone, 1) == 4, "Bob leads"
    assert table.game.seen_from(door.state.zone, 0) == 2


@rule("HK 400.10c", "HK 400.10c.2", "Any number of heroes and features may be in a zone.")
def test_a_zone_is_never_full(table: Table) -> None:
    alice, _bob = table.huntik("Alice", "Bob")
    alice.controls(*["Springer"] * 12, zone=1)
    alice.finds_feature("Argo", zone=1)
    alice.finds_feature("Ring of Arc", zone=1)
    alice.has("Enderby")

    alice.plays("Enderby")

    assert alice.card("Enderby").zone == 1
    assert len(alice.in_play) == 13


@rule(
    "HK 400.10d", "HK 400.10d.2", "A hero is alone if no other unstunned hero is in its zone; features do not matter."
)
def test_when_a_hero_is_alone(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", turn="Bob")
    bob.controls("Fireblade", zone=3)
    bob.has_in_discard_pile("Strix")
    bob.controls("Bellona", zone=2)
    bob.finds_feature("Argo", zone=3)
    bob.finds_feature("Bigfoot", zone=3)
    bob.controls("Metzi", zone=3, stunned=True)
    assert bob.can_use("Fireblade", "Fiery Inspiration"), "features, an obstacle and a stunned hero leave it alone"

    alice.controls("Springer", zone=3)

    assert not bob.can_use("Fireblade", "Fiery Inspiration"), "an enemy hero is company too"


@rule("HK 400.10e", "A card in play is public, even one that lies face down because it is stunned.")
def test_cards_in_play_are_public(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", stunned=True)
    bob.controls("Bellona")

    for player in (alice, bob):
        assert player.sees("play") == ["Springer", "Bellona"]
    assert table.game.view(None).area("play").cards[0].name == "Springer"


@rule("HK 400.10f", "An action or amulet that a modifier tries to put into play stays where it is.")
@pytest.mark.parametrize("kind", ["action", "amulet"])
def test_an_action_or_amulet_stays_where_it_is(table: Table, kind: str) -> None:
    up = card_saying("Draw a card.", "Suit Up", type=kind, subtype="freeAction" if kind == "action" else "")
    alice, bob = table.huntik("Alice", "Bob")
    bob.controls("Grier", zone=3)
    bob.has_on_deck("Strix", "Metzi", up)

    end_round(alice, bob)

    assert bob.in_play == ["Grier"], "Suit Up is a Suit card, but no hero"
    assert bob.deck[0] == "Suit Up"
    assert bob.discard_pile == []


@rule("HK 400.10f.2", "A hero of that description does enter play, and so does an action that says so itself.")
def test_a_hero_is_put_into_play(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    bob.controls("Grier", zone=3)
    bob.has_on_deck("Strix", "Metzi", "Suit")
    alice.controls("Springer", zone=2)
    alice.has("Copyform")
    alice.plays("Copyform", with_="Springer")
    assert alice.card("Copyform").zone == 2

    end_round(alice, bob)

    assert bob.card("Suit").zone == 3


# -- 400.11. Changing areas ----------------------------------------------------------------------------------------


@rule("HK 400.11", "HK 400.11a", "A card that changes areas is another card: what affected it does so no longer.")
def test_a_card_that_returns_is_another_card(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    springer = alice.controls("Springer")
    alice.controls("Giantkiller")
    alice.has(action("Target hero gets +2 ATK this round. Put a +1 ATK and +1 DEF counter on it.", "Boost"))
    alice.has(action("Return target hero to its owner's hand.", "Retreat"))
    alice.plays("Boost", at="Springer")
    assert (springer.atk, springer.defense, springer.counters) == (5, 4, ["+1/+1"])
    bob.passes()

    alice.plays("Retreat", at="Springer")
    bob.passes()
    alice.plays("Springer")

    assert (springer.area, springer.atk, springer.defense, springer.counters) == ("play", 2, 3, [])


@rule("HK 400.11a", "That holds for one of several cards that a modifier affects, too.")
def test_one_of_two_affected_cards_returns_unaffected(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    springer = alice.controls("Springer")
    enderby = alice.controls("Enderby")
    both = action("Choose a zone. Up to 2 target heroes get +2 ATK this round.", "Rally")
    alice.has(both, action("Return target hero to its owner's hand.", "Retreat"))
    alice.plays("Rally")
    alice.chooses("Springer", "Enderby")
    alice.chooses("Zone 1")
    assert (springer.atk, enderby.atk) == (4, 5)
    bob.passes()

    alice.plays("Retreat", at="Springer")
    bob.passes()
    alice.plays("Springer")

    assert (springer.atk, enderby.atk) == (2, 5)


@rule("HK 400.11a.3", "HK 401.3", "A card that changes zones or controllers, or is stunned, is still the same card.")
@pytest.mark.parametrize(
    "text",
    [
        "Put target hero 1 zone forward.",
        "Stun target hero. Unstun it.",
        "You gain control of target enemy hero this round.",
    ],
)
def test_a_card_that_stays_in_play_is_the_same_card(table: Table, text: str) -> None:
    alice, bob = table.huntik("Alice", "Bob", turn="Bob")
    springer = alice.controls("Springer", zone=2)
    bob.has(action("Target hero gets +2 ATK this round. Put a +1 ATK and +1 DEF counter on it.", "Boost"))
    bob.has(action(text))
    bob.plays("Boost", at="Springer")
    alice.passes()
    handle = springer.state.handle

    bob.plays("Test Action", at="Springer")

    assert (springer.atk, springer.defense) == (5, 4)
    assert springer.state.handle == handle


@rule("HK 400.11b", "A power that triggers off a card entering an area can still affect it there.")
def test_a_power_follows_the_card_whose_entering_triggered_it(table: Table) -> None:
    phoenix = card_saying("When I'm KO'd, return me to my owner's hand.", "Phoenix", alignment="evil")
    alice, bob = table.huntik("Alice", "Bob")
    bob.controls(phoenix, zone=3)
    alice.controls("Springer", zone=3)
    alice.has("Quick Strike")

    alice.plays("Quick Strike", with_="Springer", at="Phoenix")

    assert bob.hand == ["Phoenix"]
    assert bob.discard_pile == []


@rule("HK 400.11b.2", "But only if it has stayed in that area until then.")
def test_a_power_loses_a_card_that_has_left_in_the_meantime(table: Table) -> None:
    phoenix = card_saying("When I'm KO'd, return me to my owner's hand.", "Phoenix", alignment="evil")
    warden = card_saying(
        "When I'm KO'd, put all hero cards from your discard pile on the bottom of your deck.", "Warden"
    )
    alice, bob = table.huntik("Alice", "Bob", turn="Bob")
    alice.controls(phoenix, warden, zone=2)
    bob.controls("Klaus", zone=4)
    bob.has("Bladestorm")

    bob.plays("Bladestorm", with_="Klaus")
    alice.chooses("Resolve Warden")
    alice.chooses("Phoenix", "Warden")

    assert alice.hand == []
    assert sorted(alice.deck[-2:]) == ["Phoenix", "Warden"]


@rule("HK 400.11c", "Discarding shows a card from hand and puts it into its owner’s discard pile.")
def test_a_discarded_card_is_shown(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Ignatius")
    alice.has("Gybolg")

    alice.uses("Ignatius", "Burn")

    assert bob.reads("Alice discards Gybolg (Ignatius).")
    assert bob.sees("discard pile", alice) == ["Gybolg"]
    assert (alice.card("Ignatius").atk, alice.card("Ignatius").defense) == (6, 6)


@rule("HK 400.11c.3", "Several cards are discarded one at a time.")
def test_several_cards_are_discarded_one_at_a_time(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.has(action("Discard 2 cards."), "Gybolg", "Enderby", "Springer")

    alice.plays("Test Action")
    alice.chooses("Enderby", "Gybolg")

    told = [line for line in table.log if "discards" in line]
    assert told == ["Alice discards Enderby (Test Action).", "Alice discards Gybolg (Test Action)."]
    assert alice.hand == ["Springer"]
    assert bob.is_asked("Your turn")


@rule("HK 400.11c.4", "Whatever puts a card from hand into a discard pile is a discard.")
def test_any_way_from_hand_to_discard_pile_is_a_discard(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", turn="Bob")
    bob.controls("Bellona", exhausted=True)
    bob.has(action("Put a card from your hand into your discard pile."), "Gawain")

    bob.plays("Test Action")

    assert bob.card("Bellona").ready, "Gawain readies a hero when he is discarded from hand"
    assert alice.is_asked("Your turn")


@rule("HK 400.11c.2", "Only cards in hand can be discarded.")
def test_a_card_that_goes_from_the_deck_to_the_discard_pile_is_not_discarded(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", turn="Bob")
    bob.controls("Bellona", exhausted=True)
    bob.has("Derenzar")
    bob.has_on_deck("Gawain")

    bob.plays("Derenzar")

    assert "Gawain" in bob.discard_pile
    assert bob.card("Bellona").exhausted
    assert alice.is_asked("Your turn")


@rule("HK 400.11d", "Drawing puts cards from the top of a deck into a hand, all at once.")
def test_cards_are_drawn_all_at_once(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.has(action("Draw 3 cards."))
    alice.has_on_deck("Furoji", "Gybolg", "Enderby")

    alice.plays("Test Action")

    assert alice.hand == ["Furoji", "Gybolg", "Enderby"]
    assert bob.reads("Alice draws 3 cards.")


@rule("HK 400.11d.2", "A card that is put into a hand without being called drawn is not drawn.")
def test_not_everything_that_comes_into_a_hand_is_drawn(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer")
    alice.has("Research")
    alice.has_on_deck("Furoji", "Gybolg", "Enderby", "Caliban")

    alice.plays("Research")
    alice.chooses("Gybolg")
    alice.chooses("Furoji", "Enderby", "Caliban")

    assert alice.hand == ["Gybolg"]
    assert not bob.reads("draws")


@rule("HK 400.11d.3", "Drawing up to a hand size stops at that size, or when there is nothing left to draw.")
@pytest.mark.parametrize(("held", "hand"), [(0, 5), (4, 5), (5, 5), (7, 7)])
def test_cards_are_drawn_until_a_hand_size_is_reached(table: Table, held: int, hand: int) -> None:
    alice, _bob = table.huntik("Alice", "Bob")
    alice.has(*["Springer"] * held)
    alice.has(action("Draw cards until you have 5 cards in your hand."))

    alice.plays("Test Action")

    assert len(alice.hand) == hand


@rule("HK 400.11d", "An empty deck ends the drawing, and nothing else happens.")
def test_drawing_from_an_empty_deck(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.has(action("Draw cards until you have 50 cards in your hand."))
    size = len(alice.deck)

    alice.plays("Test Action")
    assert len(alice.hand) == size
    assert alice.deck == []
    end_round(alice, bob)

    assert len(alice.hand) == size
    assert len(bob.hand) == 2
    assert not table.game.over


@rule(
    "HK 400.11e",
    "HK 400.11e.2",
    "A hero that is KO’d goes to its owner’s discard pile, an obstacle is removed from the map.",
)
def test_what_a_ko_does(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    bob.controls("Bellona", zone=3)
    ymir = bob.finds_feature("Ymir: Frost King", zone=3)
    alice.has(action("KO target hero or obstacle."), action("KO target hero or obstacle."))

    alice.plays("Test Action", at="Bellona")
    bob.passes()
    alice.plays("Test Action")

    assert bob.discard_pile == ["Bellona"]
    assert ymir.area == "removed from map"


@rule("HK 400.11e.3", "Eliminating puts your own hero into its owner’s discard pile, and is no KO.")
def test_eliminating_is_not_a_ko(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", turn="Bob")
    bob.controls("Ice Creature", zone=3)
    alice.controls("Springer", zone=3)
    bob.has("Hector")

    bob.plays("Hector")
    bob.chooses("Ice Creature")

    assert bob.discard_pile == ["Ice Creature"]
    assert not alice.card("Springer").stunned, "“when I’m KO’d” did not trigger"
    assert alice.is_asked("Your turn")


@rule("HK 400.11e.3", "Only what you control can be eliminated by you.")
def test_nobody_eliminates_an_enemy(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    bob.controls("Bellona")
    alice.controls("Springer")
    alice.has(action("Eliminate target hero."), action("Eliminate target hero."))

    alice.plays("Test Action", at="Bellona")
    assert bob.in_play == ["Bellona"]
    bob.passes()
    alice.plays("Test Action", at="Springer")

    assert alice.in_play == []


@rule("HK 400.11c.3", "A hand is discarded card by card, also where each player discards one.")
def test_each_player_discards_a_hand_card_by_card(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    text = "Whenever you discard a card, if you have 2 or more cards in your hand, put a Loss counter on me."
    alice.controls(card_saying(text, "Keeper"))
    alice.has("Springer", "Solwing", "Enderby", action_saying("Each player discards their hand.", "Storm"))
    bob.has("Strix")

    alice.plays("Storm")

    assert alice.hand == bob.hand == []
    assert alice.card("Keeper").counters == ["Loss", "Loss"], "there were three cards, then two, then one"


@rule("HK 400.11c.3", "Cards that are put from hand into the discard pile are discarded one at a time, too.")
def test_several_cards_put_into_the_discard_pile_go_one_at_a_time(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    full = "if you have 2 or more cards in your hand"
    miser = alice.controls(card_saying(f"Whenever you discard a card, {full}, put a Loss counter on me.", "Miser"))
    alice.has("Dante Vale", "Cherit", action("Put 2 cards from your hand into your discard pile.", "Toss"))

    alice.plays("Toss")

    assert alice.discard_pile == ["Dante Vale", "Cherit", "Toss"]
    assert miser.counters == ["Loss"], "with the second card there was but one left in hand"
    assert bob.is_asked("Your turn")


@rule("HK 400.11d.3", "Where drawing is replaced, it goes on until the hand has so many, or no card moves any more.")
@pytest.mark.parametrize(
    ("instead", "hand"),
    [
        ("put the top card of your deck into your hand", 4),
        ("put a Thirst counter on me", 0),
        ("shuffle your deck", 0),
        ("put a 1 ATK and 1 DEF Golem token into zone 1", 0),
    ],
)
def test_drawing_up_to_a_hand_size_that_is_replaced(table: Table, instead: str, hand: int) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    scribe = alice.controls(card_saying(f"If you would draw one or more cards, {instead} instead.", "Scribe"))
    alice.has(action("Draw cards until you have 4 cards in your hand.", "Fill"))

    alice.plays("Fill")

    assert len(alice.hand) == hand
    assert scribe.counters == (["Thirst"] if "Thirst" in instead else [])
    assert bob.is_asked("Your turn")


@rule("HK 400.8b", "The log says where a legendary hero goes.")
@pytest.mark.parametrize(
    "text",
    [
        "Return target hero to its owner's hand.",
        "Remove target hero from the map.",
        "Shuffle target hero into its owner's deck.",
    ],
)
def test_the_log_says_that_a_legendary_hero_goes_home(table: Table, text: str) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(card_saying("", "Old One", type="legendaryHero"))
    alice.has(action(text, "Farewell"))

    alice.plays("Farewell", at="Old One")

    assert alice.legends == ["Old One"]
    assert bob.reads("Old One returns to its owner’s legendary hero pile.")


BACK = action("Return target hero to its owner's hand.", "Back")


@rule(
    "HK 400.11a",
    "HK 708.3c",
    "What a hero made goes on without it, about where it was; where it comes back is nothing to it.",
)
def test_a_modifier_means_the_zone_its_hero_left(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    song = "Free Action: All enemy heroes that are up to 1 zone away from me get -1 ATK this round."
    alice.controls(card_saying(song, "Bard"), zone=5)
    near, far = bob.controls("Bellona", zone=1), bob.controls("Strix", zone=5)
    loud, calm = near.atk, far.atk
    alice.has(BACK)

    alice.uses("Bard")
    bob.passes()
    alice.plays("Back", at="Bard")
    assert near.atk == loud - 1
    bob.passes()
    alice.plays("Bard")

    assert near.atk == loud - 1
    assert far.atk == calm, "which is near the new Bard only"


@rule(
    "HK 400.11a",
    "HK 708.3c",
    "Heroes may be played into the zone that a hero left last, not into one it left before.",
)
def test_heroes_are_played_into_the_zone_a_hero_was_in_last(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("The Riderless Chariot", zone=2)
    alice.has("Springer", BACK, action("Put target hero 2 zones forward.", "Push"))

    alice.uses("The Riderless Chariot", "Taxi")
    for play in ("Push", "Back"):
        bob.passes()
        alice.plays(play, at="The Riderless Chariot")
    bob.passes()
    alice.plays("Springer")

    assert table.labels == ["Zone 1", "Zone 4"]
    alice.chooses("Zone 4")


@rule(
    "HK 400.11a",
    "HK 400.10d",
    "A hero that has left play is not alone in a zone, and what comes back is another hero.",
)
@pytest.mark.parametrize("condition", ["I'm alone in my zone", "I have an object"])
def test_what_a_hero_was_is_not_what_comes_back(table: Table, condition: str) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    enderby = alice.controls("Enderby", zone=4)
    alice.controls(card_saying(f"Free Action: Target hero gets +2 ATK this round while {condition}.", "Bard"), zone=1)
    alice.finds_feature("Hammer Mjolnir", zone=1, held_by="Bard")
    alice.has(BACK)
    before = enderby.atk

    alice.uses("Bard", "gets", at="Enderby")
    assert enderby.atk == before + 2
    bob.passes()
    alice.plays("Back", at="Bard")
    assert enderby.atk == before
    bob.passes()
    alice.plays("Bard")
    bob.passes()
    alice.uses("Bard", "pick up")

    assert enderby.atk == before


@rule("HK 400.11a", "HK 706.3", "A hero that pays with itself still knows where it was.")
def test_a_hero_that_is_gone_speaks_of_where_it_was(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    blast = "Free Action: Eliminate me to stun a hero that's up to 1 zone away from me."
    alice.controls(card_saying(blast, "Bomb"), zone=4)
    near, far = bob.controls("Bellona", zone=1), bob.controls("Strix", zone=5)

    alice.uses("Bomb")

    assert near.stunned
    assert not far.stunned
    assert bob.is_asked("Your turn")
