"""Phrases that the first set does not use and that players would write: they do what they say."""

from __future__ import annotations

from quickening.games.huntik.definitions import Printed
from tests.huntik_table import HuntikPlayer, action_saying, card_saying
from tests.table import Table, rule

TOUGH = {"def": "3"}


def fight(attacker: HuntikPlayer, name: str) -> None:
    """A hero among enemies starts a combat in its zone."""
    attacker.moves(name)
    attacker.starts_combat()


# -- where cards can go --------------------------------------------------------------------------------------------


def test_a_zone_that_enemies_cannot_move_into_may_be_passed_through(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", turn="Bob")
    alice.controls(card_saying("Unblockable\nEnemy heroes can't move into my zone.", "Warden"), zone=4, stunned=False)
    bob.controls(card_saying("Unblockable", "Runner"), "Bellona", zone=1)

    assert bob.can_move("Runner") == [0, 2], "zone 2 of Bob's is Alice's zone 4"
    assert bob.can_move("Bellona") == [0], "she is blocked there, so she cannot pass through"


def test_a_kept_zone_goes_with_the_card_that_keeps_it(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", turn="Alice")
    text = "Enemy heroes can't move into my zone while I'm ready."
    alice.controls(card_saying(text, "Warden"), "Springer", zone=2)
    bob.controls("Strix", zone=2)
    alice.moves("Springer", forward=1)
    assert bob.can_move("Strix") == [-1, 0, 1], "Springer blocks him, but not the way into her zone"
    bob.moves("Strix", forward=1)
    bob.does_not_start_combat()
    alice.passes()
    bob.game.cards[bob.card("Strix").number].exhausted = False
    bob.game.turn = 1
    bob.ask_again()
    assert bob.can_move("Strix") == [-2, -1, 0]


def test_minor_heroes_do_not_block_what_they_cannot_block(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", turn="Alice")
    alice.controls(card_saying("I can't be blocked by minor heroes.", "Strider"), "Springer", zone=2)
    bob.controls("Strix", zone=3)
    assert alice.can_move("Strider") == [-1, 0, 1, 2]
    assert alice.can_move("Springer") == [-1, 0, 1]

    bob.controls("Grier", zone=3)

    assert alice.can_move("Strider") == [-1, 0, 1], "Grier is a major hero"


def test_two_heroes_swap_zones(table: Table) -> None:
    alice, _ = table.huntik("Alice", "Bob")
    alice.controls(card_saying("Exhaust Action: Swap zones with target friendly hero.", "Changer"), zone=4)
    alice.controls("Springer", zone=1)

    alice.uses("Changer", at="Springer")

    assert alice.card("Changer").zone == 1
    assert alice.card("Springer").zone == 4


def test_a_card_is_moved_just_so_far_or_not_at_all(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.has(*[action_saying("Move target enemy hero 2 zones back. Go again.", "Shove")] * 2)
    bob.controls("Strix", zone=3)
    bob.controls("Bellona", zone=2)

    alice.plays("Shove", at="Strix")
    alice.plays("Shove", at="Bellona")

    assert bob.card("Strix").zone == 1
    assert bob.card("Bellona").zone == 2, "there is no zone 0"


# -- how cards come into play --------------------------------------------------------------------------------------


def test_heroes_come_into_play_stunned(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    bob.controls(card_saying("Enemy minor heroes come into play stunned.", "Ambush"), zone=2)
    alice.has("Springer", "Montehue", card_saying("I come into play stunned.", "Sleeper"))

    alice.plays("Springer")
    bob.passes()
    alice.plays("Montehue")
    bob.passes()
    alice.plays("Sleeper")

    assert alice.card("Springer").stunned
    assert alice.card("Springer").exhausted
    assert not alice.card("Montehue").stunned
    assert alice.card("Sleeper").stunned


def test_a_hero_that_can_only_be_played_late(table: Table) -> None:
    late = card_saying("I can only be played in round 3 or later.", "Latecomer")
    kin = card_saying("Play me only if you control a Titan.", "Kin")
    alice, _ = table.huntik("Alice", "Bob", round=2)
    alice.has(late, kin)
    assert not alice.can_play("Latecomer")
    assert alice.why_not("Latecomer")[0].rule == "HK 703.2"
    assert not alice.can_play("Kin")

    alice.controls("Springer")
    alice.game.round = 3
    alice.ask_again()

    assert alice.can_play("Latecomer")
    assert alice.can_play("Kin")


def test_a_hero_is_played_beside_a_friend_or_into_zones_it_names(table: Table) -> None:
    alice, _ = table.huntik("Alice", "Bob")
    alice.controls("Sandra Lambert", zone=3)
    alice.controls("Springer", zone=4)
    alice.has(card_saying("You may play me into any zone with a friendly Seeker.", "Friend"))
    alice.has(card_saying("You may play me into zone 2 or 5.", "Jumper"))

    alice.plays("Friend")
    assert alice.may_choose() == ["Zone 1", "Zone 3"]
    alice.chooses("Zone 3")
    alice.game.turn = 0
    alice.ask_again()
    alice.plays("Jumper")

    assert alice.may_choose() == ["Zone 1", "Zone 2", "Zone 5"]


def test_a_power_plays_a_hero_and_a_major_one_counts(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    caller = card_saying("Free Action: Play a hero card from your hand into my zone.", "Caller")
    alice.controls(caller, zone=3)
    alice.has("Montehue", "Gybolg")

    alice.uses("Caller", at="Montehue")
    bob.passes()

    assert alice.card("Montehue").zone == 3
    assert not alice.can_play("Gybolg"), "one major hero a round, however it was played"


# -- numbers -------------------------------------------------------------------------------------------------------


def test_x_is_what_it_was_when_the_power_was_used(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    text = "Free Action: I get +X ATK and +X DEF this round, where X is the number of cards in your hand."
    alice.controls(card_saying(text, "Sage"))
    alice.has("Springer", "Enderby")

    alice.uses("Sage")
    bob.passes()
    assert (alice.card("Sage").atk, alice.card("Sage").defense) == (3, 3)
    alice.plays("Springer")

    assert alice.card("Sage").atk == 3


def test_a_number_is_equal_to_what_is_counted(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    hero = alice.controls(card_saying("My ATK is equal to the number of cards in your hand.", "Scholar"))
    assert hero.atk == 0
    alice.has("Springer", "Enderby")
    assert hero.atk == 2

    alice.plays("Springer")
    bob.passes()

    assert hero.atk == 1


def test_a_number_counts_the_counters_on_the_card(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    text = (
        "I get +2 ATK for each Charge counter on me.\nFree Action: Put 2 Charge counters on me.\n"
        "Free Action: Remove all Charge counters from me to draw a card."
    )
    hero = alice.controls(card_saying(text, "Battery"))
    alice.uses("Battery", "Put 2 Charge")
    bob.passes()
    assert hero.atk == 5

    alice.uses("Battery", "Remove all")

    assert hero.atk == 1


def test_which_counter_is_removed_is_asked_where_there_are_several_kinds(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    text = "I come into play with a Shield counter.\nI come into play with a +1 ATK and +1 DEF counter."
    bob.has(card_saying(text, "Knight"))
    bob.game.turn = 1
    bob.ask_again()
    bob.plays("Knight")
    alice.has(action_saying("Remove a counter from target hero.", "Disarm"))

    alice.plays("Disarm", at="Knight")
    assert alice.may_choose() == ["Shield", "+1 ATK and +1 DEF"]
    alice.chooses("Shield")

    assert bob.card("Knight").counters == ["+1/+1"]


def test_attacks_equal_to_a_heros_atk_are_added(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Caliban", zone=3)
    bob.controls("Bellona", zone=3)
    text = "Add attacks equal to target friendly hero's ATK to this combat."
    alice.has(action_saying(text, "Double Strike", kind="combat"))
    fight(alice, "Caliban")
    bob.passes()

    alice.plays("Double Strike", at="Caliban")

    assert alice.game.explain_player(0, "attack")[-1][1] == 8


# -- who and when --------------------------------------------------------------------------------------------------


def test_only_heroes_weaker_than_the_user_are_targets(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(card_saying("Exhaust Action: KO target enemy hero with less DEF than me.", "Bully", **TOUGH))
    bob.controls("Bellona", "Strix", zone=1)

    alice.uses("Bully")

    assert "Strix" in bob.discard_pile, "it was the only target"
    assert "Bellona" in bob.in_play


def test_zones_are_counted_from_the_side_of_the_one_who_speaks(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.has(action_saying("KO target hero in zone 4 or 5.", "Storm"))
    bob.controls("Strix", zone=1)
    bob.controls("Bellona", "Redcap", zone=2)

    alice.plays("Storm")

    assert alice.may_choose() == ["Strix", "Bellona", "Redcap"]
    alice.chooses("Strix")
    assert "Strix" in bob.discard_pile


def test_a_hero_fights_better_against_the_tired(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    text = "If I'm in combat with an exhausted enemy hero, I get +3 ATK."
    hunter = alice.controls(card_saying(text, "Hunter"), zone=3)
    bob.controls("Bellona", zone=3)
    alice.controls(card_saying(text, "Other"), zone=2)
    bob.controls("Strix", zone=4, exhausted=True)

    fight(alice, "Hunter")

    assert hunter.atk == 1, "Bellona is ready"
    bob.controls("Redcap", zone=3, exhausted=True)
    assert hunter.atk == 4
    assert alice.card("Other").atk == 1, "it is not in combat"


def test_what_triggers_against_major_heroes_only(table: Table) -> None:
    text = "When I start a combat against a major hero, I get +2 ATK this combat."
    alice, bob = table.huntik("Alice", "Bob")
    giant = alice.controls(card_saying(text, "Giantslayer", **TOUGH), zone=3)
    bob.controls("Bellona", zone=3)
    fight(alice, "Giantslayer")
    assert giant.atk == 1
    bob.passes()
    alice.passes()
    bob.controls("Grier", zone=3)
    alice.game.cards[giant.number].exhausted = False
    alice.game.turn = 0
    alice.ask_again()

    fight(alice, "Giantslayer")

    assert giant.atk == 3


def test_what_happens_as_a_hero_is_ko_d_in_a_combat_does_not_happen_elsewhere(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    text = "When I'm KO'd in combat, draw a card."
    bob.controls(card_saying(text, "Martyr"), zone=3)
    alice.controls("Dante Vale", zone=3)

    alice.uses("Dante Vale", "Megapunch", at="Martyr")

    assert "Martyr" in bob.discard_pile
    assert bob.hand == []


def test_more_heroes_than_the_opponent(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    text = "If you control more heroes than your opponent, I get +2 ATK."
    hero = alice.controls(card_saying(text, "Leader"), zone=1)
    assert hero.atk == 3

    bob.controls("Strix")

    assert hero.atk == 1


# -- what cannot be done -------------------------------------------------------------------------------------------


def test_heroes_that_cannot_use_free_actions_use_others(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", turn="Bob")
    alice.controls(card_saying("Enemy heroes in my zone can't use Free Actions.", "Silencer"), zone=3)
    text = "Free Action: Draw a card.\nExhaust Action: Draw 2 cards."
    bob.controls(card_saying(text, "Scout"), zone=3)

    assert not bob.can_use("Scout", "Draw a card")
    assert bob.can_use("Scout", "Draw 2 cards")
    assert any(refusal.rule == "HK 103.3" for refusal in bob.why_not("Scout"))


def test_an_opponent_who_cannot_play_combat_actions(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    text = "Your opponent can't play Combat Action cards while I'm in combat."
    alice.controls(card_saying(text, "Silencer", **TOUGH), zone=3)
    bob.controls("Bellona", zone=3)
    bob.has("Strikemode")
    bob.controls("Strix", zone=5)
    alice.controls("Enderby", zone=1)

    fight(alice, "Silencer")
    assert not bob.can_play("Strikemode")
    assert bob.why_not("Strikemode")[0].rule == "HK 103.3"
    bob.passes()
    alice.passes()
    bob.passes()
    fight(alice, "Enderby")

    assert bob.can_play("Strikemode")


def test_a_hero_does_not_ready_next_round_but_the_one_after(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.has(action_saying("Target enemy hero doesn't ready at the start of the next round.", "Freeze"))
    bob.controls("Strix", exhausted=True)

    alice.plays("Freeze", at="Strix")
    bob.passes()
    alice.passes()
    assert bob.card("Strix").exhausted
    for player in (alice, bob) if alice.is_asked("Your turn") else (bob, alice):
        player.passes()

    assert bob.card("Strix").ready


# -- decks and hands -----------------------------------------------------------------------------------------------


def test_cards_are_revealed_until_one_is_found(table: Table) -> None:
    alice, _ = table.huntik("Alice", "Bob")
    text = (
        "Reveal cards from the top of your deck until you reveal an Action card. "
        "Put it into your hand and the rest on the bottom of your deck in any order."
    )
    alice.has(action_saying(text, "Quest"))
    alice.has_on_deck("Springer", "Enderby", "Sprint", "Montehue")

    alice.plays("Quest")
    alice.chooses("Enderby", "Springer")

    assert alice.hand == ["Sprint"]
    assert alice.deck[0] == "Montehue"
    assert alice.deck[-2:] == ["Enderby", "Springer"]


def test_the_top_of_the_opponents_deck_is_discarded(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.has(action_saying("Put the top 2 cards of your opponent's deck into their discard pile.", "Grind"))
    bob.has_on_deck("Strix", "Redcap")

    alice.plays("Grind")

    assert sorted(bob.discard_pile) == ["Redcap", "Strix"]


def test_the_opponent_eliminates_one_of_their_heroes(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.has(action_saying("Your opponent eliminates one of their minor heroes.", "Toll"))
    bob.controls("Strix", "Grier", "Redcap")

    alice.plays("Toll")
    assert bob.may_choose() == ["Strix", "Redcap"]
    bob.chooses("Redcap")

    assert "Redcap" in bob.discard_pile


# -- features ------------------------------------------------------------------------------------------------------


def test_a_hero_drops_what_it_has_and_another_picks_it_up(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    bob.controls("Strix", zone=3)
    plain = card_saying("", "Ring", type="feature", subtype="objects", alignment="")  # nobody picks it up by its text
    ring = bob.finds_feature(plain, zone=3, held_by="Strix")
    text = (
        "Free Action: Target enemy hero in my zone drops all its objects.\n"
        "Free Action: Pick up target object in my zone."
    )
    alice.controls(card_saying(text, "Thief"), zone=3)

    alice.uses("Thief", "drops")
    assert ring.holder == ""
    bob.passes()
    alice.uses("Thief", "Pick up")

    assert ring.holder == "Thief"


def test_a_combat_action_cancels_another(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    text = "When your opponent plays a Combat Action card, you may play this card. Cancel that Action."
    alice.controls("Springer", zone=3)
    bob.controls("Bellona", zone=3)
    bob.has("Strikemode")
    alice.has(action_saying(text, "Hush", kind="combat"))
    fight(alice, "Springer")

    bob.plays("Strikemode")
    alice.plays("Hush")

    assert bob.discard_pile == ["Strikemode"]
    assert alice.game.explain_player(1, "attack")[-1][1] == 1


def test_cards_of_two_owners_are_put_on_two_decks_each_by_its_owner(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", "Enderby", zone=3)
    bob.controls("Strix", "Redcap", zone=3)
    alice.has(action_saying("Put all heroes on top of their owners' decks.", "Flood"))

    alice.plays("Flood")
    alice.chooses("Springer", "Enderby")
    bob.chooses("Redcap", "Strix")

    assert alice.deck[:2] == ["Enderby", "Springer"], "the last one put is the top one"
    assert bob.deck[:2] == ["Strix", "Redcap"]


@rule("HK 404.1c.2", "A card that cancels may be played from the top of the deck by who may play that card.")
def test_a_card_that_cancels_is_played_from_the_top_of_the_deck(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    text = "You play with the top card of your deck revealed.\nYou may play the top card of your deck."
    alice.controls(card_saying(text, "Seer"), "Springer")
    alice.has_on_deck("Breakspell")
    bob.controls("Bellona")
    bob.has("Shadowspeed")
    bob.game.turn = 1
    bob.ask_again()

    bob.plays("Shadowspeed", at="Bellona")
    alice.plays("Breakspell", with_="Springer")

    assert bob.discard_pile == ["Shadowspeed"]
    assert "Breakspell" in alice.discard_pile


# -- missions and features -----------------------------------------------------------------------------------------


def mission_saying(*lines: str) -> Printed:
    """A mission made for a test; its features come with the project."""
    return card_saying("\n".join(lines), "Test Mission", type="mission", subtype="expertMission", alignment="neutral")


def feature_saying(text: str, name: str, subtype: str = "structure") -> Printed:
    return card_saying(text, name, type="feature", subtype=subtype, alignment="neutral")


def test_a_hero_that_has_an_object_in_a_zone_wins_the_mission(table: Table) -> None:
    mission = mission_saying("If a lead hero has the Ring of Arc in zone 2, you win.")
    alice, _ = table.huntik("Alice", "Bob", mission=mission)
    alice.controls("Springer", zone=3)
    alice.finds_feature("Ring of Arc", zone=3, held_by="Springer")

    assert not table.game.over
    alice.moves("Springer", back=1)

    assert table.game.outcome is not None
    assert table.game.outcome.winners == (0,)


def test_the_defending_player_may_win_by_the_missions_terms(table: Table) -> None:
    mission = mission_saying("If 2 or more defender heroes are in zone 1, the defending player wins.")
    alice, bob = table.huntik("Alice", "Bob", mission=mission, turn="Bob")
    bob.controls("Strix", "Redcap", zone=4)
    alice.controls("Springer", zone=5)

    bob.moves("Strix", forward=1)
    alice.passes()
    assert not table.game.over
    bob.moves("Redcap", forward=1)

    assert table.game.outcome is not None
    assert table.game.outcome.winners == (1,)


def test_a_mission_is_won_when_all_of_its_guards_are_ko_d(table: Table) -> None:
    mission = mission_saying("If all of the Frost Minions are KO'd, you win.")
    guard = feature_saying("Controlled By: Defending Player", "Frost Minion", "obstacle")
    alice, bob = table.huntik("Alice", "Bob", mission=mission)
    alice.finds_feature(guard, zone=3)
    alice.finds_feature(guard, zone=4)
    alice.controls("Jean-Louis", "Jean-Louis", zone=3)
    alice.has(*[action_saying("KO target obstacle.", "Blast")] * 2)

    alice.plays("Blast", at="Frost Minion")
    assert not table.game.over
    bob.passes()
    alice.plays("Blast", at="Frost Minion")

    assert table.game.over


def test_a_zone_is_entered_however_one_comes_there(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    text = "Whenever a hero enters this zone, its controller draws a card."
    alice.finds_feature(feature_saying(text, "Gate"), zone=1)
    alice.has("Springer")
    bob.controls("Strix", zone=4)

    alice.plays("Springer")
    assert len(alice.hand) == 1
    bob.moves("Strix", forward=1)

    assert len(bob.hand) == 1
    assert len(alice.hand) == 1


def test_a_feature_speaks_when_it_is_picked_up_and_when_its_bearer_falls(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    text = (
        'All heroes in this zone get "Free Action: I pick up the Scroll."\n'
        "When a hero picks up the Scroll, draw a card.\n"
        "When a hero with the Scroll is KO'd, its controller discards a card.\n"
        "A hero with the Scroll can't be stunned and gets +1 ATK."
    )
    alice.finds_feature(feature_saying(text, "Scroll", "object"), zone=3)
    alice.controls("Springer", zone=3)
    bob.controls("Dante Vale", "Slitherfang", zone=3)

    alice.uses("Springer", "pick up")
    assert len(alice.hand) == 1
    assert alice.card("Springer").atk == 3
    bob.uses("Slitherfang", "Squeeze", at="Springer")
    assert not alice.card("Springer").stunned
    alice.passes()
    bob.uses("Dante Vale", "Megapunch", at="Springer")

    assert "Springer" in alice.discard_pile
    assert alice.hand == []


def test_a_missions_line_holds_for_everybody(table: Table) -> None:
    mission = mission_saying(
        "Heroes can't move more than 1 zone.", "All heroes get -1 DEF.", "If Bigfoot is KO'd, you win."
    )
    alice, bob = table.huntik("Alice", "Bob", mission=mission)
    alice.controls("Springer", zone=2)
    bob.controls("Bellona", zone=1)

    assert alice.can_move("Springer") == [-1, 0, 1]
    assert bob.card("Bellona").defense == 3


def test_the_round_ends_with_what_a_feature_says(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", round=2)
    alice.finds_feature(feature_saying("At the end of each round, stun all heroes in this zone.", "Quagmire"), zone=3)
    alice.controls("Springer", zone=3)
    alice.controls("Enderby", zone=2)

    alice.passes()
    bob.passes()

    assert table.game.round == 3
    assert alice.reads("Springer is stunned.")
    assert not alice.reads("Enderby is stunned.")


def test_an_obstacle_grows_with_those_around_it(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    text = "Controlled By: Defending Player\nDragon gets +1 ATK for each hero in its zone."
    dragon = bob.finds_feature(feature_saying(text, "Dragon", "obstacle"), zone=3)
    assert dragon.atk == 1

    alice.controls("Springer", "Enderby", zone=3)
    bob.controls("Strix", zone=4)

    assert dragon.atk == 3


# -- who is meant --------------------------------------------------------------------------------------------------


def test_another_hero_is_not_the_one_that_acts(table: Table) -> None:
    alice, _ = table.huntik("Alice", "Bob")
    alice.controls(card_saying("Exhaust Action: Ready another target friendly hero.", "Waker"), zone=3)
    alice.controls("Springer", "Enderby", exhausted=True)

    alice.uses("Waker")

    assert alice.may_choose() == ["Springer", "Enderby"]


def test_two_heroes_are_put_into_one_zone(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.has(action_saying("Put target friendly hero and target enemy hero into zone 3.", "Arena"))
    alice.controls("Springer")
    bob.controls("Strix")

    alice.plays("Arena")

    assert alice.card("Springer").zone == bob.card("Strix").zone == 3


def test_a_hero_is_chosen_and_then_spoken_of(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    bob.controls("Brahe", "Strix")
    alice.has(action_saying("Choose an enemy hero. Stun it.", "Snare"))

    alice.plays("Snare")
    alice.chooses("Brahe")

    assert bob.card("Brahe").stunned, "it was chosen, not targeted"


# -- when ----------------------------------------------------------------------------------------------------------


def test_what_triggers_on_moving_forward_or_into_one_zone(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(card_saying("When I move forward, draw a card.", "Scout"), zone=2)
    alice.controls(card_saying("When I move into zone 5, draw a card.", "Pilgrim"), zone=3)

    alice.moves("Scout", back=1)
    bob.passes()
    assert alice.hand == []
    alice.moves("Pilgrim", forward=2)

    assert len(alice.hand) == 1


def test_what_triggers_on_entering_a_zone_whichever_way(table: Table) -> None:
    alice, _ = table.huntik("Alice", "Bob")
    alice.controls(card_saying("When I enter zone 3, draw a card.", "Guest"))
    alice.has(action_saying("Put target hero into zone 3.", "Gale"))

    alice.plays("Gale", at="Guest")

    assert len(alice.hand) == 1


def test_the_opponents_cards_are_watched(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    text = (
        "Whenever your opponent discards a card, I get +1 ATK this round.\n"
        "If your opponent has no cards in their hand, I get +5 DEF."
    )
    spy = alice.controls(card_saying(text, "Spy"))
    alice.has(action_saying("Your opponent discards a card.", "Pry"))
    bob.has("Strix")
    assert spy.defense == 1

    alice.plays("Pry")

    assert (spy.atk, spy.defense) == (2, 6)


# -- counters and attacks ------------------------------------------------------------------------------------------


def test_so_many_counters_have_to_be_there_to_be_spent(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    text = (
        "Free Action: Put 2 Charge counters on me.\n"
        "Free Action: Remove 2 Charge counters from me to draw a card.\n"
        "If I have 2 or more Charge counters, I get +3 DEF."
    )
    battery = alice.controls(card_saying(text, "Battery"))
    assert not alice.can_use("Battery", "Remove 2")

    alice.uses("Battery", "Put 2")
    assert battery.defense == 4
    bob.passes()
    alice.uses("Battery", "Remove 2")

    assert battery.counters == []
    assert battery.defense == 1
    assert len(alice.hand) == 1


def test_attacks_are_added_and_removed_by_the_number_of_heroes(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", "Enderby", zone=3)
    bob.controls("Ammit Heart-Eater", zone=3)
    rally = "Add 2 attacks to this combat for each friendly hero in this combat."
    parry = "Remove 1 enemy attack from this combat for each friendly hero in this combat."
    alice.has(action_saying(rally, "Rally", kind="combat"), action_saying(parry, "Parry", kind="combat"))
    fight(alice, "Springer")
    bob.passes()
    alice.plays("Rally")
    bob.passes()

    alice.plays("Parry")

    assert alice.game.explain_player(0, "attack")[-1][1] == 4
    assert alice.game.explain_player(1, "attack")[-1][1] == -2
