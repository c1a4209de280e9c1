"""What texts do to hands and phases, what they keep players from, and what they compare."""

from __future__ import annotations

import pytest

from quickening.games.highlander.events.places import Drew
from quickening.text.reader import NotRead
from tests.highlander_table import card_saying, duel, event, situation
from tests.table import Table, rule


@rule("HL1 45", "HLT 54", "Who skips the Draw/Discard Phase neither draws nor discards.")
@pytest.mark.parametrize("ability", [1, 15])
def test_a_draw_phase_that_is_skipped(table: Table, ability: int) -> None:
    alice, bob = duel(table)
    alice.has(event("Your opponent must skip their next Draw/Discard Phase."))
    bob.has("Duck", "Jump", "Evade")
    bob.is_at(ability)
    alice.goes_to("attack")
    alice.plays("Ploy")
    bob.goes_to("attack")

    bob.exerts("nothing")
    bob.takes("end")

    assert table.game.active == alice.number
    assert len(bob.hand) == 3


@rule("HLT 79", "HLT 77", "A cost that does not say from where holds for what an Exertion finds as well.")
@pytest.mark.parametrize(
    ("tail", "free"), [("to block this attack", False), ("to play a block from their hand", True)]
)
def test_a_cost_to_block(table: Table, tail: str, free: bool) -> None:
    alice, bob = duel(table)
    text = f"Your opponent must discard a block {tail}{' against this attack' if free else ''}."
    alice.has(card_saying(text, "Cut", "attack", grid="X00/000/000", damage="2"))
    bob.has_on_top("Upper Left Block")
    alice.attacks("Cut")
    bob.goes_to("defense")

    bob.exerts("for a defense")

    assert bob.can("play", "Upper Left Block") == free


@rule("HL1 37", "HL3 60", "What is drawn for what was discarded is drawn after it, and as much.")
def test_the_opponent_discards_and_draws_as_many(table: Table) -> None:
    alice, bob = duel(table)
    alice.has(event("Your opponent must discard two cards and draw the same number of cards."))
    bob.has("Duck", "Jump", "Evade")
    alice.goes_to("attack")
    alice.plays("Ploy")
    bob.goes_to("may do/must do")
    assert len(bob.options("duty")) == 1

    bob.takes("duty")
    bob.chooses("Duck", "Jump")

    assert len(bob.hand) == 3
    assert "Evade" in bob.hand


@rule("HL1 43", "HLT 54", "An attack may say that it goes where its player has just blocked.")
def test_an_attack_to_an_area_just_blocked(table: Table) -> None:
    alice, bob = duel(table)
    alice.has("Upper Left Attack")
    alice.attacks("Upper Left Attack")
    bob.has("Upper Left Block", "Thrust")
    text = "You may play this attack to an area you just blocked."
    bob.has(card_saying(text, "Return", "attack", grid="X00/000/000", damage="2"))
    bob.defends("Upper Left Block")

    bob.goes_to("attack")

    assert bob.can("attack", "Return")
    assert not bob.can("attack", "Thrust")


@rule("HL1 5", "HLT 234", "A text may bound the hand, whatever the Ability.")
@pytest.mark.parametrize(("ability", "size"), [(15, 10), (8, 8)])
def test_a_bounded_hand(table: Table, ability: int, size: int) -> None:
    alice, _ = duel(table)
    alice.has_in_play(card_saying("Each player may only hold 10 cards in their hand.", "Cell", "location"))
    alice.is_at(ability)

    assert alice.hand_size == size


@rule("HL1 60", "HL3 107", "HLT 95", "Who must make a Hard Exertion makes the one of the turn.")
def test_a_forced_exertion(table: Table) -> None:
    alice, bob = duel(table)
    alice.has(event("Your opponent must make a Hard Exertion."))
    alice.goes_to("attack")
    alice.plays("Ploy")
    bob.goes_to("may do/must do")

    bob.takes("duty")

    assert len(bob.discard_pile) == 5
    bob.goes_to("attack")
    assert not bob.can("exert")


@rule("HL3 148", "HLT 67", "Somebody may be kept from attacking, or from playing a kind of card.")
@pytest.mark.parametrize(
    ("what", "left"),
    [("attacking", ["Ploy"]), ("playing Special Cards", ["Thrust"]), ("dodging", ["Thrust", "Ploy"])],
)
def test_kept_from_playing(table: Table, what: str, left: list[str]) -> None:
    alice, bob = duel(table)
    alice.has_in_play(
        situation(f"Discard this card from play to prevent your opponent from {what} during their next turn."),
        ready=True,
    )
    bob.has("Thrust", event("Draw a card."))
    alice.goes_to("attack")
    alice.uses("Mood")

    bob.goes_to("attack")

    assert [name for name in ("Thrust", "Ploy") if bob.can("attack", name) or bob.can("play", name)] == left


@rule("HL1 15", "Cards in play may be compared, and hands looked at for being free.")
@pytest.mark.parametrize(("mine", "theirs", "more"), [(2, 1, True), (1, 1, False), (0, 1, False)])
def test_more_cards_in_play(table: Table, mine: int, theirs: int, more: bool) -> None:
    alice, bob = duel(table)
    alice.has(event("You may only play this card if you have more Objects in play than your opponent. Draw a card."))
    alice.has_in_play(*[card_saying("", f"Thing {n}", "object") for n in range(mine)])
    bob.has_in_play(*[card_saying("", f"Thing {n}", "object") for n in range(theirs)])

    alice.goes_to("attack")

    assert alice.can("play", "Ploy") == more


@rule("HL1 13", "HLT 16", "One Hand Icon or fewer leaves a hand free.")
@pytest.mark.parametrize(("hands", "damage"), [("1", 3), ("2", 2)])
def test_with_a_free_hand(table: Table, hands: str, damage: int) -> None:
    alice, _ = duel(table)
    alice.uses_pre_game(card_saying("", "Sword", "weapon of choice", hands=hands))
    text = "If you have a free hand, this attack does 1 additional damage."
    alice.has(card_saying(text, "Cut", "attack", grid="X00/000/000", damage="2"))

    alice.attacks("Cut")

    assert alice.damage("Cut") == damage


@rule("HL1 23", "HLT 296", "A card may say how many turns it remains.")
def test_a_card_that_remains_for_some_turns(table: Table) -> None:
    alice, bob = duel(table)
    alice.has(situation("This card remains in play for three turns. Your opponent may not play any dodges."))
    alice.goes_to("attack")
    alice.plays("Mood")
    seen = []
    for player in (bob, alice, bob):
        player.begins_turn()
        seen.append("Mood" in alice.in_play)

    assert seen == [True, True, False]


@rule("HLT 260", "What is asked of a turn without an attack is asked when its Attack Phase ends.")
def test_a_turn_without_an_attack(table: Table) -> None:
    alice, bob = duel(table)
    alice.has_in_play(situation("If your opponent does not play an attack during their turn, they lose 1 Ability."))
    bob.has("Thrust")

    bob.goes_to("draw/discard")
    assert bob.ability == 14
    bob.begins_turn()
    bob.attacks("Thrust")
    bob.goes_to("draw/discard")

    assert bob.ability == 14


@rule("HLT 62", "A whole discard pile may leave the game.")
def test_a_discard_pile_that_leaves_the_game(table: Table) -> None:
    alice, bob = duel(table)
    alice.has(event("Your opponent's discard pile is removed from the game."))
    bob.has_in_discard_pile("Duck", "Jump")
    alice.goes_to("attack")

    alice.plays("Ploy")
    if alice.is_asked("Remove which"):
        alice.chooses("Duck", "Jump")

    assert sorted(bob.removed) == ["Duck", "Jump"]


@rule("HL1 67", "HL1 73", "Two things may befall a player in one breath.")
def test_disarmed_and_prone(table: Table) -> None:
    alice, bob = duel(table)
    alice.has(event("Your opponent is Disarmed and Prone."))
    alice.goes_to("attack")

    alice.plays("Ploy")

    assert (bob.is_unarmed, bob.is_prone) == (True, True)


# -- what is said of the attacks of another turn -------------------------------------------------------------------


@rule("HL1 41", "HL3 112", "What is said of the attacks of a turn holds when they are answered, in the next.")
def test_attacks_of_the_opponents_next_turn(table: Table) -> None:
    alice, bob = duel(table)
    alice.has(event("Your opponent's attacks do 1 less damage during their next turn."))
    bob.has("Thrust", "Upper Left Attack")
    alice.goes_to("attack")
    alice.plays("Ploy")
    taken = []
    for name in ("Thrust", "Upper Left Attack"):
        bob.attacks(name)
        alice.goes_to("defense")
        alice.lets_through()
        taken.append(alice.pending["damage"])
        alice.goes_to("draw/discard")

    assert taken == [1, 2]


@rule("HL1 41", "HL3 112", "It does not hold for attacks of an earlier turn that are answered meanwhile.")
def test_attacks_before_the_opponents_next_turn(table: Table) -> None:
    alice, bob = duel(table)
    bob.has("Thrust")
    bob.attacks("Thrust")
    alice.has(event("Your opponent's attacks do 1 less damage during their next turn."))
    alice.goes_to("defense")
    alice.plays("Ploy")

    alice.lets_through()

    assert alice.pending == {"damage": 2}


@rule(
    "HL1 41",
    "HL3 112",
    "Your next turn, or until it ends: the attacks of this turn are in one of them.",
)
@pytest.mark.parametrize(
    ("when", "damage"), [("during your next turn", [2, 3, 2]), ("until the end of your next turn", [3, 3, 2])]
)
def test_own_attacks_of_the_next_turn(table: Table, when: str, damage: list[int]) -> None:
    alice, bob = duel(table)
    alice.has(event(f"Your attacks do 1 additional damage {when}."))
    alice.has("Upper Left Attack", "Thrust", "Lower Left Attack")
    alice.goes_to("attack")
    alice.plays("Ploy")
    done = []
    for name in ("Upper Left Attack", "Thrust", "Lower Left Attack"):
        alice.attacks(name)
        bob.goes_to("defense")
        bob.lets_through()
        done.append(bob.pending["damage"])
        alice.begins_turn()

    assert done == damage


@rule("HL1 15", "What is counted has to have been done, and to nothing else.")
def test_what_was_just_done_is_counted_as_it_was() -> None:
    assert event("Discard up to three attacks. Your opponent loses 1 Ability for each attack discarded.").abilities
    with pytest.raises(NotRead, match="other cards among them"):
        event("Discard up to three cards. Your opponent loses 1 Ability for each attack discarded.")
    with pytest.raises(NotRead, match="nothing was done"):
        event("Your opponent must discard a card for each card you discard.")


@rule("HL3 96", "HLT 28", "A limit to Special Cards played does not count those put into play, unless it says so.")
@pytest.mark.parametrize(("said", "may"), [("play", True), ("play or put into play", False)])
def test_a_limit_to_special_cards(table: Table, said: str, may: bool) -> None:
    alice, bob = duel(table, "third")
    alice.has_in_play(situation(f"Your opponent may only {said} 1 Special Cards."))
    bob.has(card_saying("Put an Object from your hand into play.", "Draw Steel", "edge"))
    bob.has(card_saying("", "Knife", "object"), event("Draw a card."))
    bob.goes_to("attack")

    bob.plays("Draw Steel")
    bob.chooses("Knife")

    assert "Knife" in bob.in_play
    assert bob.can("play", "Ploy") == may


@rule("HL1 15", "Hands may be compared.")
@pytest.mark.parametrize(("held", "drawn"), [(1, 2), (0, 0)])
def test_fewer_cards_in_hand(table: Table, held: int, drawn: int) -> None:
    alice, bob = duel(table)
    alice.has(event("If you have fewer cards in your hand than your opponent, draw 2 cards."))
    bob.has(*["Duck"] * held)
    alice.goes_to("attack")

    alice.plays("Ploy")

    assert len(alice.hand) == drawn


@rule("HL1 20", "HL3 22", "A text may make a player's dodges useless against some attacks.")
def test_dodges_that_do_not_avoid_slashes(table: Table) -> None:
    alice, bob = duel(table)
    alice.has_in_play(situation("Your opponent's dodges cannot avoid Slashes."))
    alice.may_attack(2)
    alice.has("Thrust", "Slash")
    alice.attacks("Thrust")
    alice.attacks("Slash")
    bob.has("Evade", "Lucky Block")
    bob.goes_to("defense")
    assert bob.can("defend", "Evade")

    bob.lets_through()

    assert not bob.can("defend", "Evade")
    assert bob.can("defend", "Lucky Block")


@rule("HL3 140", "HLT 85", "Who must discard or lose Ability may choose, wherever the cards are said to come from.")
def test_discard_from_hand_or_lose_ability(table: Table) -> None:
    alice, bob = duel(table)
    alice.has(event("DISCARD: Your opponent must discard two cards from their hand or lose 2 Ability."))
    bob.has("Duck", "Jump")
    alice.goes_to("attack")
    alice.plays("Ploy")
    bob.goes_to("may do/must do")
    bob.takes("duty")

    bob.chooses()

    assert bob.pending == {"loss": 2}
    assert len(bob.hand) == 2


@rule("HL1 21", "HL3 53", "HLT 28", "One Special Card a turn; one that allows another is followed by one more.")
@pytest.mark.parametrize("edition", ["first", "third", "type-one"])
def test_another_special_card_where_a_text_allows_it(table: Table, edition: str) -> None:
    alice, _ = duel(table, edition)
    plan = situation("You may play another Special Card.", "Plan")
    alice.has(event("Draw a card.", "Scheme"), event("Draw a card.", "Scheme"), event("Draw a card.", "Scheme"), plan)
    alice.goes_to("attack")

    alice.plays("Plan")
    assert alice.can("play", "Scheme")
    alice.plays("Scheme")

    assert not alice.can("play", "Scheme")


@rule("HL1 21", "HL3 53", "HLT 28", "A Special Card that goes with another card is the one of the turn as well.")
@pytest.mark.parametrize("edition", ["first", "third", "type-one"])
def test_a_special_card_in_conjunction_counts(table: Table, edition: str) -> None:
    alice, _ = duel(table, edition)
    rage = event("Play in conjunction with an attack. That attack does 1 additional damage.", "Rage")
    alice.has(event("Draw a card.", "Scheme"), rage, "Thrust")
    alice.goes_to("attack")
    assert alice.can("with", "Rage")

    alice.plays("Scheme")

    assert not alice.can("with", "Rage")
    alice.attacks("Thrust")
    assert alice.damage("Thrust") == 2


@rule("HL1 28", "HLT 38", "What is done instead of playing a Special Card is not done after one was played.")
@pytest.mark.parametrize("edition", ["first", "type-one"])
def test_a_power_instead_of_a_special_card_comes_first(table: Table, edition: str) -> None:
    alice, _ = duel(table, edition)
    text = "Instead of playing a Special Card on your turn, you may draw a card."
    alice.uses_pre_game(card_saying(text, "Seer", "persona"))
    alice.has(event("Your opponent loses 1 Ability.", "Scorn"))
    alice.goes_to("attack")
    assert alice.can("use", "Seer")

    alice.plays("Scorn")

    assert not alice.can("use", "Seer")
    assert alice.why_not("Seer").rule == ("HL1 28" if edition == "first" else "HLT 38")


@rule("HL1 45", "HL3 68", "HLT 54", "To lose Ability is not to gain it.")
@pytest.mark.parametrize("edition", ["first", "third", "type-one"])
@pytest.mark.parametrize(("deed", "drawn"), [("gain 1 Ability", 1), ("lose 1 Ability", 0)])
def test_what_waits_for_a_gain(table: Table, edition: str, deed: str, drawn: int) -> None:
    alice, bob = duel(table, edition)
    alice.has_in_play(situation("When your opponent gains Ability, draw a card.", "Envy"))
    bob.is_at(10)
    bob.has(event(f"You {deed}.", "Deed"))
    bob.goes_to("attack")
    bob.plays("Deed")
    held = len(alice.hand)

    alice.goes_to("attack")
    while alice.can("duty"):
        alice.takes("duty")

    assert bob.ability == (11 if drawn else 9)
    assert [line for line in table.log if line == "Alice draws a card."] == ["Alice draws a card."] * drawn
    assert len(alice.hand) == held + drawn


@rule("HL1 45", "HLT 354", "What is done for each of something stops at the maximum that the text names.")
@pytest.mark.parametrize(("rings", "lost"), [(1, 1), (3, 2)])
def test_a_maximum_of_what_is_counted(table: Table, rings: int, lost: int) -> None:
    alice, bob = duel(table)
    ring = card_saying(name="Ring", type="object")
    alice.has_in_play(*[ring] * rings)
    alice.has(event("Your opponent loses 1 Ability for each Object you have in play (maximum 2)."))
    alice.goes_to("attack")

    alice.plays("Ploy")

    assert bob.pending.get("loss", 0) == lost


@rule("HL1 35", "HL3 50", "What each player has to do with a hand each does in a turn of their own.")
def test_each_player_places_cards_on_endurance(table: Table) -> None:
    alice, bob = duel(table)
    alice.has(event("Each player must place a card from their hand on top of their Endurance."), "Duck", "Evade")
    bob.has("Jump", "Evade")
    alice.goes_to("attack")
    alice.plays("Ploy")

    alice.chooses("Duck")
    assert alice.endurance[0] == "Duck"
    assert "Jump" in bob.hand
    bob.goes_to("may do/must do")
    bob.takes("duty")
    bob.chooses("Jump")

    assert bob.endurance[0] == "Jump"
    assert bob.hand == ["Evade"]


@rule("HL1 35", "HLT 51", "What the opponent will have to discard does not hang on what he holds now.")
def test_a_discard_that_is_for_later(table: Table) -> None:
    alice, bob = table.highlander(edition="type-one")
    bob.has_in_play("PRO-x409", ready=True)  # Empathy
    bob.has("Thrust", "Evade")
    alice.has(event("Your opponent must discard a card from their hand.", "Bother"))
    alice.goes_to("attack")
    alice.plays("Bother")
    assert alice.hand == []
    bob.begins_turn()
    bob.takes("duty")
    bob.chooses("Evade")

    bob.says_yes()

    assert "Empathy" in bob.discard_pile
    assert [duty.seat for duty in table.game.duties] == [alice.number]


@rule("HL1 45", "HL3 70", "HLT 54", "Who has too many cards is told how many to discard.")
@pytest.mark.parametrize(("ability", "question"), [(2, "Discard 1 card"), (1, "Discard 2 cards")])
def test_how_many_cards_are_to_be_discarded(table: Table, ability: int, question: str) -> None:
    alice, _ = duel(table)
    alice.has("Duck", "Jump", "Evade")
    alice.is_at(ability)
    alice.goes_to("attack")
    alice.exerts("nothing")
    alice.takes("end")

    assert alice.must_decide().question == question


@rule("HL3 53a", "What happens at the end of the Sweep Phase has happened before the next phase begins.")
def test_the_end_of_the_sweep_phase(table: Table) -> None:
    alice, bob = duel(table, "third")
    bob.has_in_play(situation("At the end of your Sweep Phase, draw a card.", "Dawn"))
    alice.goes_to("attack")
    alice.exerts("nothing")

    bob.goes_to("reconcile")

    told = [type(one).__name__ for one in table.game.log]
    phases = [n for n, one in enumerate(table.game.log) if getattr(one, "phase", "") == "reconcile"]
    assert told.index("Drew") < phases[-1]


@rule("HL1 15", "HL3 148", "HLT 67", "Who may not play a card is told by which card.")
@pytest.mark.parametrize("edition", ["first", "third", "type-one"])
def test_a_ban_names_the_card_it_comes_from(table: Table, edition: str) -> None:
    alice, bob = duel(table, edition)
    bob.has_in_play(situation("Your opponent may not play any Events.", "Silence"))
    alice.has(event())
    alice.goes_to("attack")

    refusal = alice.why_not("Ploy")

    assert (refusal.blame, refusal.words) == ("Silence", "Your opponent may not play any Events.")


@rule("HL1 76", "HLT 164", "Of what happens at once, what the active player's cards bring about comes first.")
@pytest.mark.parametrize("edition", ["first", "type-one"])
def test_the_active_players_consequences_come_first(table: Table, edition: str) -> None:
    alice, bob = duel(table, edition)
    bob.has_in_play(situation("Whenever your opponent plays an Event, draw a card.", "Watch"))
    alice.has_in_play(situation("Whenever you play an Event, draw a card.", "Wit"))
    alice.has(event())
    alice.goes_to("attack")

    alice.plays("Ploy")

    assert [table.game.cards[one.card].owner for one in table.game.log if isinstance(one, Drew)] == [0, 1]
