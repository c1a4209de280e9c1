"""Cards made of the first set's phrases put together otherwise: they do what they say."""

from __future__ import annotations

from tests.huntik_table import HuntikPlayer, action_saying, card_saying, end_round
from tests.table import Table


def fight(attacker: HuntikPlayer, name: str) -> None:
    """A hero among enemies starts a combat in its zone."""
    attacker.moves(name)
    attacker.starts_combat()


# -- what cards in play cannot do ----------------------------------------------------------------------------------


def test_heroes_that_cannot_move_are_not_moved_by_others_either(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", turn="Bob")
    alice.controls(card_saying("Enemy heroes in my zone can't move.", "Warden"), zone=3)
    bob.controls("Bellona", zone=3)
    bob.controls("Strix", zone=2)
    bob.has(action_saying("Move target hero up to 2 zones.", "Shove"))

    assert bob.can_move("Bellona") == []
    assert bob.can_move("Strix") == [-1, 0, 1]
    assert bob.why_not("Bellona")[0].blame == "Warden"
    bob.plays("Shove", at="Bellona")
    bob.chooses("Move Bellona 2 zones back")

    assert bob.card("Bellona").zone == 3
    assert alice.is_asked("Your turn")


def test_a_hero_that_cannot_start_a_combat_is_not_asked(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(card_saying("I can't start a combat.", "Pacifist"), "Springer", zone=3)
    bob.controls("Bellona", zone=3)

    alice.moves("Pacifist")
    assert bob.is_asked("Your turn")
    bob.passes()
    alice.moves("Springer")

    assert alice.is_asked("Start a combat?")


def test_what_no_combat_attack_can_ko_another_power_can(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Dante Vale", zone=3)
    bob.controls(card_saying("I can't be KO'd by combat attacks.", "Ghost"), zone=3)
    fight(alice, "Dante Vale")
    bob.passes()
    alice.passes()
    assert "Ghost" in bob.in_play

    end_round(alice, bob)
    alice.uses("Dante Vale", "Megapunch", at="Ghost")

    assert "Ghost" in bob.discard_pile


def test_nobody_targets_what_cannot_be_targeted(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(card_saying("I can't be targeted.", "Shade"), "Springer")
    bob.controls("Brahe", "Bellona", zone=5)
    alice.has(action_saying("Ready target hero.", "Wake"))

    alice.plays("Wake")

    assert alice.may_choose() == ["Springer", "Bellona"], "Brahe not by enemies, Shade by nobody"


# -- numbers -------------------------------------------------------------------------------------------------------


def test_a_number_follows_the_cards_in_hand(table: Table) -> None:
    alice, _ = table.huntik("Alice", "Bob")
    hero = alice.controls(card_saying("I get +1 ATK and +1 DEF for each card in your hand.", "Scholar"))
    boss = alice.controls(card_saying("If you have 3 or more cards in your hand, I get +5 ATK.", "Boss"))
    alice.has("Caliban", action_saying("Draw 2 cards.", "Learn"))
    assert (hero.atk, boss.atk) == (3, 1)

    alice.plays("Learn")

    assert (hero.atk, hero.defense, boss.atk) == (4, 4, 6)


def test_a_card_is_drawn_for_each_hero(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", "Hoplite", "Enderby")
    bob.controls("Bellona")
    alice.has(action_saying("Draw a card for each hero you control.", "Muster"))

    alice.plays("Muster")

    assert len(alice.hand) == 3


def test_attacks_by_the_round_number_and_all_attacks_removed(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", round=4)
    alice.controls("Springer", zone=3)
    bob.controls("Bellona", "Ymir", zone=3)
    alice.has(action_saying("Add X attacks to this combat, where X is the round number.", "Rush", "combat"))
    alice.has(action_saying("Remove all enemy attacks from this combat.", "Wall", "combat"))
    fight(alice, "Springer")

    bob.passes()
    alice.plays("Rush")
    bob.passes()
    alice.plays("Wall")
    bob.passes()
    alice.passes()
    alice.aims(Bellona=4, Ymir=2)

    assert bob.discard_pile == ["Bellona"]
    assert "Springer" in alice.in_play


# -- combat --------------------------------------------------------------------------------------------------------


def test_attacks_must_be_aimed_at_the_hero_that_draws_them(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", zone=3)
    bob.controls("Bellona", "Strix", zone=3)
    bob.has(action_saying("All enemy attacks must be aimed at target friendly hero this combat.", "Taunt", "combat"))
    fight(alice, "Springer")

    bob.plays("Taunt", at="Bellona")
    alice.passes()
    bob.passes()

    assert "2 at Bellona" in " ".join(table.log), "there was nothing to choose"
    assert bob.in_play == ["Bellona", "Strix"]


def test_a_power_waits_for_the_end_of_a_combat(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(card_saying("When a combat in my zone ends, ready me.", "Bouncer", **{"def": "9"}), zone=3)
    bob.controls("Bellona", zone=3)

    fight(alice, "Bouncer")
    bob.passes()
    alice.passes()

    assert alice.card("Bouncer").ready


# -- zones ---------------------------------------------------------------------------------------------------------


def test_heroes_in_several_zones_are_put_forward_each_from_its_own(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", zone=1)
    alice.controls("Hoplite", zone=3)
    alice.controls("Enderby", zone=5)
    bob.controls("Bellona", zone=2)
    alice.has(action_saying("Put all friendly heroes 1 zone forward.", "Advance"))

    alice.plays("Advance")

    assert [alice.card(name).zone for name in ("Springer", "Hoplite", "Enderby")] == [2, 4, 5]
    assert bob.card("Bellona").zone == 2


def test_a_hero_may_be_played_where_a_seeker_is(table: Table) -> None:
    alice, _ = table.huntik("Alice", "Bob")
    alice.controls("Enderby", zone=3)
    alice.controls("Springer", zone=4)
    alice.has(card_saying("You may play me into any zone where you already have a Seeker.", "Pupil"))

    alice.plays("Pupil")

    assert alice.may_choose() == ["Zone 1", "Zone 3"]


def test_a_card_comes_where_the_eliminated_hero_was(table: Table) -> None:
    alice, _ = table.huntik("Alice", "Bob")
    alice.controls("Springer", zone=3)
    alice.has("Hoplite")
    text = "Eliminate a friendly minor hero to put a hero card from your hand into its zone."
    alice.has(action_saying(text, "Relay"))

    alice.plays("Relay")

    assert alice.discard_pile == ["Springer", "Relay"]
    assert alice.card("Hoplite").zone == 3


# -- cards in hands and piles --------------------------------------------------------------------------------------


def test_the_rest_of_the_cards_looked_at_is_discarded(table: Table) -> None:
    alice, _ = table.huntik("Alice", "Bob")
    alice.has_on_deck("Caliban", "Cherit", "Peque")
    text = "Look at the top 3 cards of your deck. Put 1 into your hand and the rest into your discard pile."
    alice.has(action_saying(text, "Sift"))

    alice.plays("Sift")
    alice.chooses("Cherit")

    assert alice.hand == ["Cherit"]
    assert sorted(alice.discard_pile) == ["Caliban", "Peque", "Sift"]


def test_up_to_two_cards_are_searched_for(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.has_on_deck("Caliban", "Hoplite", "Enderby")
    text = "Search your deck for up to 2 minor hero cards, reveal them, and put them into your hand."
    alice.has(action_saying(text, "Recruit"))

    alice.plays("Recruit")
    assert "Caliban" not in alice.may_choose()
    alice.chooses("Hoplite", "Enderby")

    assert sorted(alice.hand) == ["Enderby", "Hoplite"]
    assert bob.reads("Hoplite and Enderby are revealed.")


def test_a_discard_pile_is_searched_and_no_deck_shuffled(table: Table) -> None:
    alice, _ = table.huntik("Alice", "Bob")
    alice.has_in_discard_pile("Hoplite", "Caliban")
    alice.has(action_saying("Search your discard pile for a minor hero card and put it into zone 1.", "Recall"))

    alice.plays("Recall")
    if alice.is_asked("Search"):
        alice.chooses("Hoplite")

    assert alice.in_play == ["Hoplite"]
    assert "Alice shuffles." not in table.log[-6:]


def test_the_opponent_discards_and_chooses_what(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.has(action_saying("Your opponent discards 2 cards. Draw a card.", "Squeeze"))
    bob.has("Bellona", "Strix", "Ymir")

    alice.plays("Squeeze")
    bob.chooses("Bellona", "Ymir")

    assert bob.hand == ["Strix"]
    assert len(alice.hand) == 1


def test_a_hand_is_looked_at_by_one_player_alone(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.has(action_saying("Look at your opponent's hand.", "Peek"))
    bob.has("Bellona", "Strix")

    alice.plays("Peek")

    assert alice.reads("Alice looks at Bellona and Strix.")
    assert not bob.reads("Bellona")
    assert not any("Bellona" in line for line in table.log)


def test_a_discard_pile_is_shuffled_into_the_deck(table: Table) -> None:
    alice, _ = table.huntik("Alice", "Bob")
    alice.has_in_discard_pile("Hoplite", "Caliban")
    alice.has(action_saying("Shuffle your discard pile into your deck.", "Renew"))
    size = len(alice.deck)

    alice.plays("Renew")

    assert len(alice.deck) == size + 2
    assert alice.discard_pile == ["Renew"]


# -- plays and triggers --------------------------------------------------------------------------------------------


def test_an_extra_major_hero_each_round(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(card_saying("You may play an extra major hero each round.", "Herald"))
    alice.has("Caliban", "Furoji", "Shinobi")

    alice.plays("Shinobi")
    bob.passes()
    alice.plays("Furoji")
    bob.passes()

    assert not alice.can_play("Caliban"), "one and an extra one"
    assert alice.why_not("Caliban")[0].rule == "HK 301.2"


def test_powers_wait_for_other_heroes_and_for_the_opponents_plays(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", turn="Bob")
    alice.controls(card_saying("Whenever another friendly hero is KO'd, draw a card.", "Mourner"), zone=3)
    alice.controls(card_saying("Whenever your opponent plays an Action card, draw a card.", "Spy"), zone=5)
    alice.controls("Springer", zone=3)
    bob.controls("Klaus", zone=3)
    bob.has("Augerfrost")

    bob.plays("Augerfrost", with_="Klaus", at="Springer")
    while alice.is_asked("Which power"):
        table.answer(table.decision.options[0])

    assert len(alice.hand) == 2
    assert bob.is_asked("Your turn"), "Augerfrost goes again"


def test_a_power_waits_for_its_hero_to_leave_play_however_it_does(table: Table) -> None:
    alice, _ = table.huntik("Alice", "Bob")
    alice.controls(card_saying("When I leave play, draw a card.", "Parter"))
    alice.controls(card_saying("When I'm eliminated, draw 2 cards.", "Martyr"))
    alice.has(action_saying("Return all heroes to their owners' hands.", "Recall"))

    alice.plays("Recall")

    assert sorted(alice.hand) == ["Martyr", "Parter", "Springer"], "the Martyr was not eliminated"


def test_a_power_given_until_the_end_of_the_round(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    guide = 'Exhaust Action: This round, all friendly heroes get "Unblockable."'
    hero = alice.controls(card_saying(guide, "Guide"))
    alice.controls("Springer", zone=2)
    bob.controls("Bellona", zone=3)
    assert alice.can_move("Springer") == [-1, 0, 1]

    alice.uses("Guide")
    bob.passes()

    assert alice.can_move("Springer") == [-1, 0, 1, 2]
    assert hero.exhausted
