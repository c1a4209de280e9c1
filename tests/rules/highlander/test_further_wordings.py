"""Cards that nobody has printed, in the manner of the first edition and of the keywords: what each wording does."""

from __future__ import annotations

import pytest

from tests.highlander_table import card_saying, duel, event, situation
from tests.table import Table, rule

EDITIONS = pytest.mark.parametrize("edition", ["first", "third", "type-one"])


# -- what nobody may do ----------------------------------------------------------------------------------------------


@rule("HL1 15", "HL3 148", "HLT 67", "What neither player may do, neither does.")
@pytest.mark.parametrize("nobody", ["Neither player may", "No player may", "No player can"])
def test_what_nobody_may_do(table: Table, nobody: str) -> None:
    alice, bob = duel(table)
    alice.has_in_play(situation(f"{nobody} make Power Blows. {nobody} play dodges."))
    alice.has("Thrust")
    bob.has("Evade", "Thrust")
    alice.attacks("Thrust")
    assert not any("Power Blow" in option.label for option in alice.options("exert"))
    bob.goes_to("defense")
    assert not bob.can("defend", "Evade")
    bob.attacks("Thrust")

    assert not any("Power Blow" in option.label for option in bob.options("exert"))


@rule("HLT 28", "HLT 67", "Not more than one Special Card is one, whatever would allow another.")
def test_no_more_than_one_special_card(table: Table) -> None:
    alice, bob = duel(table)
    bob.has_in_play(situation("Your opponent cannot play more than one Special Card each turn."))
    alice.has_in_play(situation("You may play an additional Special Card.", "Haste"))
    alice.has(event("Draw a card."), event("Draw a card.", "Trick"))
    alice.goes_to("attack")
    alice.plays("Ploy")

    assert not alice.can("play", "Trick")


# -- attacks and what meets them -------------------------------------------------------------------------------------


@rule("HL1 41", "HL3 63", "HLT 53", "An attack that may only be dodged is not blocked, and the other way round.")
@pytest.mark.parametrize(
    ("words", "able"),
    [
        ("may only be defended with a dodge", ["Evade"]),
        ("can only be blocked", ["Upper Left Block", "Guard"]),
        ("cannot be blocked by Guards", ["Evade", "Upper Left Block"]),
        ("cannot be defended with a Standing Defense", ["Evade", "Upper Left Block"]),
    ],
)
def test_which_defenses_meet_an_attack(table: Table, words: str, able: list[str]) -> None:
    alice, bob = duel(table)
    alice.has(card_saying(f"This attack {words}.", "Lunge", "attack", grid="000/0X0/000"))
    bob.has("Evade", "Upper Left Block", "Guard")
    alice.attacks("Lunge")
    bob.goes_to("defense")

    assert sorted(option.name for option in bob.options("defend")) == sorted(able)


@rule("HL1 46", "HL3 143", "HLT 100", "A Guard in play does not stop what Guards do not stop.")
def test_a_guard_in_play_does_not_help(table: Table) -> None:
    alice, bob = duel(table)
    alice.has_in_play(situation("Your Basic Attacks cannot be blocked by Guards."))
    bob.has_in_play("Guard")
    lunge = card_saying(name="Lunge", type="attack", grid="000/0X0/000")
    alice.has("Thrust", lunge)
    alice.may_attack(2)
    alice.attacks("Thrust")
    alice.attacks("Lunge")
    bob.goes_to("defense")
    assert not bob.can("guard", "Guard")
    bob.lets_through()

    assert bob.can("guard", "Guard")


@rule("HL1 57", "HL3 103", "HLT 96", "A Power Blow that cannot be Power Blocked does its damage through any block.")
@EDITIONS
def test_no_power_block(table: Table, edition: str) -> None:
    sunder = card_saying("Play in conjunction with an attack. That attack cannot be Power Blocked.", "Sunder", "edge")
    alice, bob = duel(table, edition)
    alice.has("Thrust", sunder)
    bob.has_in_play(situation("Your blocks are Power Blocks."))
    bob.has("Upper Left Block")
    alice.attacks("Thrust", with_=["Sunder"])
    alice.exerts("Power Blow")
    bob.defends("Upper Left Block")
    bob.goes_to("attack")

    assert bob.pending == {"damage": 2}


@rule("HLT 71", "HL3 98", "More damage for each attack: counted when the damage is.")
def test_more_damage_for_each_attack(table: Table) -> None:
    flurry = card_saying(
        "This attack does 1 additional damage for each attack you played this turn.",
        "Flurry",
        "attack",
        grid="X00/000/000",
    )
    alice, _ = duel(table)
    alice.may_attack(3)
    alice.has(flurry, "Thrust", "Thrust")
    alice.attacks("Flurry")
    assert alice.damage("Flurry") == 3
    alice.attacks("Thrust")

    assert alice.damage("Flurry") == 4


@rule("HLT 71", "HL3 98", "Damage that is reduced is that of the attacks named, and of nobody else’s.")
@pytest.mark.parametrize(
    ("words", "mine", "theirs"),
    [
        ("Reduce the damage of each attack against you by 1.", 2, 1),
        ("Damage from attacks against you is reduced by 1.", 2, 1),
        ("Damage from all attacks is reduced by 1.", 1, 1),
        ("All of your attacks do 1 less damage.", 1, 2),
    ],
)
def test_reduced_damage(table: Table, words: str, mine: int, theirs: int) -> None:
    alice, bob = duel(table)
    alice.has_in_play(situation(words))
    alice.has("Thrust")
    bob.has("Thrust")
    alice.attacks("Thrust")
    assert alice.damage("Thrust") == mine
    bob.attacks("Thrust")

    assert bob.damage("Thrust") == theirs


@rule("HL1 52", "HL3 116", "HLT 119", "A dodge that may avoid one attack only is not carried over.")
def test_dodges_that_avoid_one_attack(table: Table) -> None:
    alice, bob = duel(table)
    bob.uses_pre_game(card_saying("Your dodges may not avoid more than one attack.", "Bob", "persona"))
    alice.may_attack(2)
    alice.has("Thrust", "Upper Left Attack")
    bob.has("Evade", "Upper Left Block")
    alice.attacks("Thrust")
    alice.attacks("Upper Left Attack")
    bob.defends("Evade")
    assert not bob.can("carry", "Evade")
    assert bob.can("defend", "Upper Left Block")


# -- damage that is prevented ----------------------------------------------------------------------------------------


@rule("HL1 75", "HLT 81", "Damage from attacks is prevented, other damage is not.")
def test_only_damage_from_attacks_is_prevented(table: Table) -> None:
    alice, bob = duel(table)
    alice.has("Thrust", event("Your opponent takes 1 damage.", "Bomb"))
    bob.has(event("Prevent all damage from attacks this turn."))
    alice.goes_to("attack")
    alice.plays("Bomb")
    alice.attacks("Thrust")
    bob.goes_to("attack")
    bob.plays("Ploy")
    assert bob.pending == {"damage": 3}
    alice.begins_turn()

    assert bob.ability == 14


@rule("HL1 75", "HLT 81", "Up to so much damage of one attack is prevented, before or after it was successful.")
@pytest.mark.parametrize("late", [True, False])
def test_so_much_damage_of_one_attack_is_prevented(table: Table, late: bool) -> None:
    shield = card_saying(
        "Discard this card from play to prevent up to 3 points of damage from one attack.", "Shield", "object"
    )
    alice, bob = duel(table)
    bob.has_in_play(shield, ready=True)
    alice.may_attack(2)
    alice.has("Thrust", card_saying("This attack does 5 damage.", "Cleave", "attack", grid="X00/000/000"))
    alice.attacks("Thrust")
    alice.attacks("Cleave")
    bob.goes_to("defense")
    if late:
        bob.lets_through()
        bob.lets_through()
        bob.goes_to("attack")
    bob.uses("Shield")
    bob.chooses("Cleave")
    alice.begins_turn()

    assert bob.ability == 15 - 2 - 2


# -- what waits ------------------------------------------------------------------------------------------------------


@rule(
    "HL1 45", "HL3 68", "HLT 54", "Who takes damage takes it when Ability is adjusted; prevented damage is not taken."
)
@pytest.mark.parametrize("prevented", [True, False])
def test_when_you_take_damage(table: Table, prevented: bool) -> None:
    alice, bob = duel(table)
    bob.has_in_play(situation("Each time you take damage, your opponent loses 1 Ability."))
    if prevented:
        bob.has_in_play(situation("Prevent all damage to you.", "Calm"))
    alice.may_attack(2)
    alice.has("Thrust", "Upper Left Attack")
    alice.attacks("Thrust")
    alice.attacks("Upper Left Attack")
    bob.goes_to("attack")
    assert alice.pending == {}
    alice.begins_turn()

    assert alice.pending == ({} if prevented else {"loss": 1})


@rule("HL1 67", "HL1 73", "HLT 83", "A card that goes when its player is Disarmed, or Prone.")
@pytest.mark.parametrize(("state", "other"), [("Disarmed", "Prone"), ("Prone", "Disarmed")])
def test_if_you_are_disarmed_or_prone(table: Table, state: str, other: str) -> None:
    alice, bob = duel(table)
    bob.has_in_play(situation(f"If you are {state}, remove this card from play."))
    alice.has_in_play(situation("You may play two additional Special Cards.", "Haste"))
    alice.has(event(f"Your opponent is {other}."), event(f"Your opponent is {state}.", "Trick"))
    alice.goes_to("attack")
    alice.plays("Ploy")
    assert "Mood" in bob.in_play
    alice.plays("Trick")

    assert "Mood" not in bob.in_play


@rule("HL1 45", "HLT 54", "What each player does at the end of their turn, each does in their own.")
def test_at_the_end_of_each_players_turn(table: Table) -> None:
    alice, bob = duel(table)
    bob.has_in_play(situation("At the end of each player's turn, that player loses 1 Ability."))
    bob.begins_turn()
    assert (alice.pending, bob.pending) == ({"loss": 1}, {})
    alice.begins_turn()

    assert bob.pending == {"loss": 1}


@rule("HL1 48", "HLT 119", "What comes of a successful attack comes of every one, and of no other.")
def test_whenever_you_make_a_successful_attack(table: Table) -> None:
    alice, bob = duel(table)
    alice.has_in_play(situation("Whenever you make a successful attack, draw a card."))
    alice.may_attack(2)
    alice.has("Thrust", "Upper Left Attack")
    bob.has("Upper Center Block")
    alice.attacks("Thrust")
    alice.attacks("Upper Left Attack")
    bob.lets_through()
    bob.defends("Upper Center Block")
    bob.goes_to("attack")

    assert len(alice.hand) == 1


# -- cards looked at, revealed, returned -----------------------------------------------------------------------------


@rule("HL1 15", "HL3 150", "HLT 155", "Of cards looked at, one goes to the hand, the others under Endurance.")
@pytest.mark.parametrize(
    ("rest", "top", "bottom", "discarded"),
    [
        ("place the rest at the bottom of your Endurance", "Jump", {"Duck", "Slash"}, set()),
        ("discard the rest", "Jump", {"Middle Right Attack"}, {"Duck", "Slash"}),
    ],
)
def test_cards_that_were_looked_at(table: Table, rest: str, top: str, bottom: set[str], discarded: set[str]) -> None:
    alice, bob = duel(table)
    alice.has(event(f"Look at the top 3 cards of your Endurance. Place one in your hand and {rest}."))
    alice.has_on_top("Duck", "Evade", "Slash", "Jump")
    alice.goes_to("attack")
    alice.plays("Ploy")
    assert [option.name for option in alice.options("pick")] == ["Duck", "Evade", "Slash"]
    alice.chooses("Evade")

    assert alice.hand == ["Evade"]
    assert alice.endurance[0] == top
    assert set(alice.endurance[-2:]) == bottom
    assert set(alice.discard_pile) == discarded
    assert not any("Duck" in line.text for line in table.game.told(bob.number) if not discarded)


@rule("HL1 15", "HL3 150", "HLT 155", "What is found in the opponent’s hand may be discarded, or left.")
@pytest.mark.parametrize("discarded", [True, False])
def test_a_card_found_in_a_hand(table: Table, discarded: bool) -> None:
    alice, bob = duel(table)
    alice.has(event("Look at your opponent's hand. You may discard one Special Card from it."))
    bob.has("Thrust", event("Draw a card.", "Trick"))
    alice.goes_to("attack")
    alice.plays("Ploy")
    alice.takes("yes" if discarded else "no")

    assert bob.hand == (["Thrust"] if discarded else ["Thrust", "Trick"])


@rule("HL1 54", "HL3 100", "HLT 94", "An Exertion for what it reveals counts the cards it turned over.")
@pytest.mark.parametrize(
    ("words", "lost"), [("For each dodge revealed", 2), ("If you reveal a dodge", 1), ("If you reveal an Edge", 0)]
)
def test_an_exertion_for_what_it_reveals(table: Table, words: str, lost: int) -> None:
    alice, bob = duel(table)
    alice.has(event(f"Make an Exertion. {words}, your opponent loses 1 Ability."))
    alice.has_on_top("Duck", "Thrust", "Evade", "Thrust", "Thrust", "Duck")
    alice.goes_to("attack")
    alice.plays("Ploy")

    assert bob.pending == ({"loss": lost} if lost else {})
    assert alice.endurance[0] == "Duck"
    assert len(alice.discard_pile) == 5


@rule("HL1 36", "HL3 46", "HLT 52", "A card that is returned goes to its owner’s hand.")
@pytest.mark.parametrize(
    ("words", "who"),
    [
        ("Return a Situation you have in play to your hand", 0),
        ("Return a Situation your opponent has in play to its owner's hand", 1),
    ],
)
def test_cards_that_go_back_to_hands(table: Table, words: str, who: int) -> None:
    players = alice, bob = duel(table)
    alice.has_in_play(situation("Draw a card."), card_saying(name="Ring", type="object"))
    bob.has_in_play(situation("Draw a card."))
    alice.has(event(f"{words}."))
    alice.goes_to("attack")
    alice.plays("Ploy")

    assert [player.hand for player in players] == [["Mood"] if player.number == who else [] for player in players]
    assert "Ring" in alice.in_play


@rule("HLT 86", "HLT 62", "A card is chosen out of a discard pile and leaves the game; the others stay.")
def test_a_card_of_a_discard_pile_leaves_the_game(table: Table) -> None:
    alice, bob = duel(table)
    bob.has_in_discard_pile("Thrust", "Evade")
    alice.has(event("Choose an attack in your opponent's discard pile and remove it from the game."))
    alice.goes_to("attack")
    alice.plays("Ploy")

    assert (bob.removed, bob.discard_pile) == (["Thrust"], ["Evade"])


@rule("HL1 45", "HLT 54", "So much for each card of a kind in a discard pile.")
def test_for_each_card_in_a_discard_pile(table: Table) -> None:
    alice, bob = duel(table)
    bob.has_in_discard_pile("Thrust", "Evade", "Thrust")
    alice.has_in_discard_pile("Thrust")
    alice.has(event("Your opponent loses 1 Ability for each attack in their discard pile."))
    alice.goes_to("attack")
    alice.plays("Ploy")

    assert bob.pending == {"loss": 2}


# -- choices, and what is done in place of something -----------------------------------------------------------------


@rule("HL1 15", "HL3 29", "HLT 19", "Of two things one is done, as the player likes.")
@pytest.mark.parametrize("first", [True, False])
def test_one_thing_or_the_other(table: Table, first: bool) -> None:
    alice, bob = duel(table)
    alice.has(event("Choose one: draw 2 cards, or your opponent loses 2 Ability."))
    alice.goes_to("attack")
    alice.plays("Ploy")
    table.answer(alice.must_decide().options[0 if first else 1])

    assert (len(alice.hand), bob.pending) == ((2, {}) if first else (0, {"loss": 2}))


@rule("HL1 35", "HLT 52", "A player who must choose one of two does so in their own turn.")
@pytest.mark.parametrize("pays", [True, False])
def test_the_opponent_chooses(table: Table, pays: bool) -> None:
    alice, bob = duel(table)
    bob.has("Thrust", "Evade", "Duck")
    alice.has(event("Your opponent must choose one: discard 2 cards or lose 2 Ability."))
    alice.goes_to("attack")
    alice.plays("Ploy")
    bob.begins_turn()
    bob.takes("duty")
    table.answer(bob.must_decide().options[:2] if pays else ())

    assert (len(bob.hand), bob.pending) == ((1, {}) if pays else (3, {"loss": 2}))


@rule("HL1 50", "HL3 115", "HLT 118", "What is done instead of attacking takes an opportunity to attack.")
def test_instead_of_attacking(table: Table) -> None:
    alice, _ = duel(table)
    alice.has_in_play(situation("Instead of attacking, you may draw 2 cards."))
    alice.has("Thrust")
    alice.goes_to("defense")
    assert not alice.can("use", "Mood")
    alice.goes_to("attack")
    alice.uses("Mood")

    assert len(alice.hand) == 3
    assert not alice.can("use", "Mood")
    assert not alice.can("attack", "Thrust")


@rule("HL1 76", "HLT 164", "A card discarded to play more makes room for one more, this turn.")
@pytest.mark.parametrize(
    ("more", "kind"), [("an additional Special Card", "play"), ("an additional attack", "attack")]
)
def test_discarded_to_play_more(table: Table, more: str, kind: str) -> None:
    alice, bob = duel(table)
    alice.has_in_play(situation(f"You may discard this card from play to play {more} this turn."), ready=True)
    alice.has(*["Thrust"] * 3, event("Draw a card."), event("Draw a card.", "Trick"))
    alice.goes_to("attack")
    alice.plays("Ploy")
    alice.attacks("Thrust")
    name = "Thrust" if kind == "attack" else "Trick"
    assert not alice.can(kind, name)
    alice.uses("Mood")

    assert alice.can(kind, name)
    assert not alice.can("attack" if kind == "play" else "play", "Trick" if kind == "attack" else "Thrust")
    assert "Mood" in alice.discard_pile
    bob.goes_to("attack")


@rule("HL1 57", "HL3 102", "HLT 96", "One attack becomes a Power Blow; a second one of the turn does not.")
def test_a_card_makes_an_attack_a_power_blow(table: Table) -> None:
    alice, _ = duel(table)
    alice.may_attack(2)
    rage = situation("Discard this card from play to make one of your attacks a Power Blow.", "Rage")
    alice.has_in_play(rage, rage, ready=True)
    alice.has("Thrust", "Upper Left Attack")
    alice.goes_to("attack")
    assert not alice.can("use", "Rage")
    alice.attacks("Thrust")
    alice.attacks("Upper Left Attack")
    alice.uses("Rage")
    alice.chooses("Upper Left Attack")

    assert (alice.damage("Upper Left Attack"), alice.damage("Thrust")) == (4, 2)
    assert not alice.can("use", "Rage")


@rule("HL1 77", "HL3 80", "HLT 80", "Discard from play to counter: a card like that, and no other.")
def test_discard_from_play_to_counter(table: Table) -> None:
    alice, bob = duel(table)
    bob.has_in_play(situation("Discard from play to counter an Event."), ready=True)
    alice.has_in_play(situation("You may play an additional Special Card.", "Haste"))
    alice.has(situation("Draw a card.", "Watch"), event("Your opponent loses 1 Ability."))
    alice.goes_to("attack")
    alice.plays("Watch")
    alice.plays("Ploy")
    bob.counters_with("Mood")

    assert bob.pending == {}
    assert "Ploy" in alice.discard_pile


# -- conditions ------------------------------------------------------------------------------------------------------


@rule("HL1 15", "HL3 29", "HLT 19", "What a card asks before it is played, both ways.")
@pytest.mark.parametrize(
    ("words", "dodged", "able"),
    [
        ("You may play this attack only if you dodged this turn.", True, True),
        ("You may play this attack only if you dodged this turn.", False, False),
        ("You may not play this attack if you dodged this turn.", True, False),
        ("You may not play this attack if you dodged this turn.", False, True),
    ],
)
def test_an_attack_that_asks_for_a_dodge(table: Table, words: str, dodged: bool, able: bool) -> None:
    alice, bob = duel(table)
    alice.has("Upper Left Attack")
    duck = card_saying(name="Leap", type="dodge", grid="XXX/XXX/XXX")
    bob.has(duck, "Upper Left Block", card_saying(words, "Riposte", "attack", grid="000/000/00X"))
    alice.attacks("Upper Left Attack")
    bob.defends("Leap" if dodged else "Upper Left Block")
    bob.goes_to("attack")

    assert bob.can("attack", "Riposte") == able


@rule("HL1 5", "HLT 8", "Who has less Ability, and who has more.")
@pytest.mark.parametrize(
    ("words", "mine", "able"),
    [("a lower", 3, True), ("a lower", 15, False), ("a higher", 16, True), ("a higher", 15, False)],
)
def test_who_has_more_ability(table: Table, words: str, mine: int, able: bool) -> None:
    alice, _ = duel(table)
    alice.is_at(mine)
    alice.has(event(f"You may only play this card if you have {words} Ability than your opponent. Draw a card."))
    alice.goes_to("attack")

    assert alice.can("play", "Ploy") == able


@rule("HL1 45", "HLT 54", "What all players do one after the other, both do: first the one, then the other.")
def test_all_players_discard_and_draw(table: Table) -> None:
    alice, bob = duel(table)
    alice.has(event("All players discard 2 cards and draw up to their Ability."), "Thrust", "Evade", "Duck")
    bob.has("Thrust", "Evade", "Duck")
    alice.goes_to("attack")
    alice.plays("Ploy")
    table.answer(alice.must_decide().options[:2])
    assert (len(alice.hand), len(bob.hand)) == (15, 3)
    bob.begins_turn()
    assert len(bob.options("duty")) == 1, "nobody draws before discarding"
    bob.takes("duty")
    table.answer(bob.must_decide().options[:2])

    assert len(bob.hand) == 15


@rule("HL1 56", "HL3 100", "HLT 94", "Exertions of another size, for all or for Power Blows.")
def test_exertions_of_another_size(table: Table) -> None:
    alice, bob = duel(table)
    alice.has_in_play(situation("Your Exertions are 7 cards."))
    bob.uses_pre_game(card_saying("You may make a 3 card Exertion to make a Power Blow.", "Bob", "quickening"))
    alice.goes_to("attack")
    alice.exerts("nothing")
    assert len(alice.discard_pile) == 7
    bob.has("Thrust")
    bob.attacks("Thrust")
    bob.exerts("Power Blow")

    assert [option.number for option in bob.must_decide().options] == [3, 4, 5]


# -- more of the same ------------------------------------------------------------------------------------------------


@rule("HL1 45", "HLT 54", "As many cards are drawn as were discarded.")
def test_that_many_cards(table: Table) -> None:
    alice, _ = duel(table)
    alice.has(
        event("Discard any number of cards from your hand, then draw that many cards."), "Thrust", "Evade", "Duck"
    )
    alice.goes_to("attack")
    alice.plays("Ploy")
    table.answer([option for option in alice.options("discard") if option.name != "Duck"])

    assert sorted(alice.hand) == ["Duck", "Middle Right Attack", "Middle Right Attack"]


@rule("HL1 15", "HL3 150", "HLT 155", "What is discarded after a look at a hand is discarded from that hand.")
def test_a_look_at_a_hand_and_a_discard(table: Table) -> None:
    alice, bob = duel(table)
    alice.has(event("Look at your opponent's hand and discard one card."), "Thrust")
    bob.has("Evade", "Duck")
    alice.goes_to("attack")
    alice.plays("Ploy")
    alice.chooses("Duck")

    assert (alice.hand, bob.hand) == (["Thrust"], ["Evade"])


@rule("HL1 41", "HLT 53", "What is said of the opponent’s next attack is said of that one alone.")
def test_the_opponents_next_attack(table: Table) -> None:
    alice, bob = duel(table)
    alice.has(event("Your opponent's next attack does no damage."), "Slash")
    alice.goes_to("attack")
    alice.plays("Ploy")
    alice.attacks("Slash")
    assert alice.damage("Slash") == 2
    bob.may_attack(2)
    bob.has("Thrust", "Upper Left Attack")
    bob.attacks("Thrust")
    bob.attacks("Upper Left Attack")
    assert (bob.damage("Thrust"), bob.damage("Upper Left Attack")) == (0, 2)
    alice.goes_to("attack")

    assert alice.pending == {"damage": 2}


@rule("HL1 76", "HLT 164", "A card given up at the beginning of one’s turn is given up then, and not later.")
def test_a_card_is_given_up_at_the_beginning_of_a_turn(table: Table) -> None:
    alice, _ = duel(table)
    words = "At the beginning of your turn, you may remove this card from play to gain 3 Ability."
    alice.has_in_play(situation(words), ready=True)
    alice.is_at(9)
    assert alice.can("use", "Mood")
    alice.goes_to("attack")
    assert not alice.can("use", "Mood")
    alice.begins_turn()
    alice.uses("Mood")

    assert (alice.in_play, alice.pending) == ([], {"gain": 3})


@rule("HL1 57", "HLT 96", "What is said of attacks that are Power Blows is not said of others.")
def test_attacks_that_are_power_blows(table: Table) -> None:
    alice, bob = duel(table)
    alice.has_in_play(situation("Your attacks that are Power Blows cannot be dodged."))
    alice.may_attack(2)
    alice.has("Thrust", "Upper Left Attack")
    bob.has("Evade")
    alice.attacks("Thrust")
    alice.attacks("Upper Left Attack")
    alice.exerts("Thrust")
    bob.goes_to("defense")
    assert not bob.can("defend", "Evade")
    bob.lets_through()

    assert bob.can("defend", "Evade")


@rule("HL1 30", "HLT 40", "Cards with a word in the title are those, and no others.")
def test_cards_with_a_word_in_the_title(table: Table) -> None:
    alice, bob = duel(table)
    alice.has(event("Your opponent may not play any cards with Master in the title next turn."))
    bob.has(event("Draw a card.", "Master's Trick"), event("Draw a card.", "Masterpiece"))
    alice.goes_to("attack")
    alice.plays("Ploy")
    bob.goes_to("attack")

    assert [option.name for option in bob.options("play")] == ["Masterpiece"]


@rule("HLT 155", "HL3 150", "The top card that was looked at may go under Endurance, or stay where it is.")
@pytest.mark.parametrize("moved", [True, False])
def test_the_top_card_goes_to_the_bottom(table: Table, moved: bool) -> None:
    alice, _ = duel(table)
    text = (
        "At the beginning of each of your turns, you may look at the top card of your Endurance and place it at the "
    )
    alice.has_in_play(situation(f"{text}bottom of your Endurance."))
    alice.has_on_top("Duck")
    if moved:
        alice.uses("Mood")

    assert (alice.endurance[-1] == "Duck", alice.endurance[0] == "Duck") == (moved, not moved)
