"""Cards that nobody has printed: limits on plays, Hidden and additional attacks, counters, what either may do."""

from __future__ import annotations

import pytest

from quickening.games.highlander.meaning.texts import read_text
from quickening.text.reader import NotRead
from tests.highlander_table import HighlanderPlayer, card_saying, duel, event, situation
from tests.table import Table, rule

# -- so many and no more ---------------------------------------------------------------------------------------------


@rule("HL1 15", "HL3 148", "HLT 67", "So many cards a turn and no more: the last one may be played, not the next.")
@pytest.mark.parametrize("words", ["may not play more than two", "may only play 2", "may play no more than 2"])
def test_no_more_cards_than_a_text_allows(table: Table, words: str) -> None:
    alice, bob = duel(table)
    bob.has_in_play(situation(f"Your opponent {words} cards per turn."))
    alice.may_attack(3)
    alice.has("Thrust", "Slash", event())
    alice.attacks("Thrust")
    assert alice.can("attack", "Slash")
    assert alice.can("play", "Ploy")
    alice.attacks("Slash")
    assert not alice.can("play", "Ploy")

    bob.begins_turn()
    alice.has("Upper Left Attack")
    alice.goes_to("attack")
    assert alice.can("attack", "Upper Left Attack")


@rule("HL1 15", "HL3 148", "HLT 67", "A limit from the hand is one of what is played from there.")
@pytest.mark.parametrize("words", ["from their hand ", ""])
def test_a_limit_holds_for_what_is_in_the_hand(table: Table, words: str) -> None:
    alice, bob = duel(table)
    bob.has_in_play(situation(f"Your opponent cannot play more than one Special Card {words}each turn."))
    alice.has(event("You may play another Special Card this turn."), event("Draw a card.", "Trick"))
    alice.has_in_play(situation("You may play an additional Special Card during your turn.", "Haste"))
    alice.goes_to("attack")
    assert alice.can("play", "Trick")
    alice.plays("Ploy")

    assert not alice.can("play", "Trick")


@rule("HL1 15", "HL3 148", "HLT 67", "Not more than one defense: a second one of any type is too many.")
def test_no_more_defenses_than_a_text_allows(table: Table) -> None:
    alice, bob = duel(table)
    alice.has_in_play(situation("Your opponent may not play more than one defense each turn."))
    alice.may_attack(2)
    alice.has("Upper Left Attack", "Lower Right Attack")
    bob.has("Upper Left Block", "Evade", "Back Away")
    alice.attacks("Upper Left Attack")
    alice.attacks("Lower Right Attack")
    bob.defends("Upper Left Block")

    assert not bob.can("defend")


@rule("HL1 45", "HL3 70", "HLT 54", "Not more than so many cards are drawn, however few are in hand.")
@pytest.mark.parametrize(
    ("words", "drawn"), [("may not draw more than 2 cards", 2), ("must skip their Draw Phase", 0)]
)
def test_no_more_cards_are_drawn_than_a_text_allows(table: Table, words: str, drawn: int) -> None:
    alice, bob = duel(table)
    bob.has_in_play(situation(f"Your opponent {words}."))
    alice.has("Thrust")
    alice.attacks("Thrust")
    alice.ends_phase()
    for _ in range(drawn):
        alice.takes("draw")

    assert table.game.active == bob.number
    assert len(alice.hand) == drawn


@rule("HL1 15", "HL3 148", "HLT 67", "Where only some attacks may be played, no others are.")
@pytest.mark.parametrize(
    ("text", "able"),
    [
        ("Your opponent may only play Basic Attacks.", ["Lower Left Attack", "Upper Left Attack"]),
        ("All attacks must be Basic Attacks.", ["Lower Left Attack", "Upper Left Attack"]),
        ("Your opponent cannot attack the upper areas.", ["Lower Left Attack", "Lunge"]),
        ("Your opponent may not play attacks to the lower left area.", ["Lunge", "Upper Left Attack"]),
    ],
)
def test_only_some_attacks_may_be_played(table: Table, text: str, able: list[str]) -> None:
    alice, bob = duel(table)
    bob.has_in_play(situation(text))
    alice.has("Upper Left Attack", "Lower Left Attack", card_saying("", "Lunge", "attack", grid="000/0X0/000"))
    alice.goes_to("attack")

    assert sorted(option.name for option in alice.options("attack")) == able


# -- Hidden and additional attacks -----------------------------------------------------------------------------------


@rule(
    "HL1 61", "HL3 79", "HLT 102", "What is said of Hidden attacks holds for those that were Hidden, and no others."
)
def test_hidden_attacks_do_more_damage(table: Table) -> None:
    alice, bob = duel(table)
    alice.has_in_play(situation("Your Hidden attacks do 1 additional damage."))
    alice.may_attack(2)
    alice.may_hide()
    alice.has("Thrust", "Slash")
    alice.attacks("Thrust", hidden=True)
    alice.attacks("Slash")
    bob.goes_to("attack")

    assert bob.pending == {"damage": 3 + 2}


@rule("HL1 61", "HL3 79", "HLT 102", "A Hidden attack is known to be an attack: what waits for one does not miss it.")
@pytest.mark.parametrize(("what", "loss"), [("an attack", 1), ("a Hidden attack", 1), ("a Basic Attack", 0)])
def test_a_hidden_attack_is_an_attack_that_is_played(table: Table, what: str, loss: int) -> None:
    alice, bob = duel(table)
    bob.has_in_play(situation(f"Whenever your opponent plays {what}, they lose 1 Ability."))
    alice.may_hide()
    alice.has("Upper Left Attack", "Slash")
    alice.attacks("Upper Left Attack", hidden=True)

    assert alice.pending.get("loss", 0) == loss


@rule("HL1 50", "HL3 115", "HLT 118", "What is said of the attacks that a card allows is not said of the first one.")
@pytest.mark.parametrize(
    "words", ["two additional attacks this turn. These attacks", "an additional attack this turn. That attack"]
)
def test_what_is_said_of_additional_attacks(table: Table, words: str) -> None:
    alice, bob = duel(table, "third")
    alice.has(event(f"You may play {words} cannot be blocked."), "Upper Left Attack", "Upper Left Attack")
    bob.has("Upper Left Block", "Upper Left Block")
    alice.goes_to("attack")
    alice.plays("Ploy")
    alice.attacks("Upper Left Attack")
    alice.attacks("Upper Left Attack")
    bob.defends("Upper Left Block")

    assert not bob.can("carry", "Upper Left Block")
    assert not bob.can("defend", "Upper Left Block")


@rule("HL1 50", "HL3 115", "HLT 118", "The first attack of a turn is the first in the sequence.")
def test_the_first_attack_each_turn(table: Table) -> None:
    alice, _ = duel(table)
    alice.has_in_play(situation("Your first attack each turn does 1 additional damage."))
    alice.may_attack(2)
    alice.has("Thrust", "Slash")
    alice.attacks("Thrust")
    alice.attacks("Slash")

    assert (alice.damage("Thrust"), alice.damage("Slash")) == (3, 2)


@rule("HL1 35", "HL3 50", "HLT 51", "An additional attack that comes about in the opponent's turn is for one's own.")
def test_an_additional_attack_from_the_opponents_turn(table: Table) -> None:
    alice, bob = duel(table)
    bob.has_in_play(situation("When your opponent plays an Event, you may play an additional attack this turn."))
    alice.has(event())
    bob.has("Thrust", "Slash", "Upper Left Attack")
    alice.goes_to("attack")
    alice.plays("Ploy")
    bob.attacks("Thrust")
    bob.attacks("Slash")
    assert not bob.can("attack", "Upper Left Attack")

    alice.begins_turn()
    bob.attacks("Upper Left Attack")
    bob.has("Thrust")
    assert not bob.can("attack", "Thrust")


@rule("HL1 76", "HL3 153", "HLT 164", "What gives an attack this turn is not used up in the opponent's turn.")
def test_an_attack_this_turn_is_not_bought_in_the_opponents_turn(table: Table) -> None:
    alice, bob = duel(table)
    bob.has_in_play(
        situation("You may discard this card from play to play an additional attack this turn."), ready=True
    )
    alice.has(event())
    alice.goes_to("attack")
    alice.plays("Ploy")
    assert not bob.is_asked("Trigger")
    bob.goes_to("attack")

    assert bob.can("use", "Mood")


# -- countering ------------------------------------------------------------------------------------------------------


@rule("HL1 77", "HL3 80", "HLT 80", "The next card of a kind is countered, and only that one.")
def test_the_next_card_is_countered(table: Table) -> None:
    alice, bob = duel(table)
    alice.has(event("Counter the next Event your opponent plays."))
    bob.has_in_play(situation("You may play 2 additional Special Cards.", "Haste"))
    bob.has(situation("", "Den"), event("Your opponent loses 1 Ability.", "Curse"), event("Draw a card.", "Hex"))
    alice.goes_to("attack")
    alice.plays("Ploy")
    bob.goes_to("attack")
    bob.plays("Den")
    bob.plays("Curse")
    assert "Curse" in bob.discard_pile
    assert alice.pending == {}
    bob.plays("Hex")

    assert "Hex" in bob.in_play
    assert "Den" in bob.in_play


@rule("HL1 77", "HLT 267", "A card that another one protects cannot be countered.")
@pytest.mark.parametrize("guarded", [True, False])
def test_a_card_that_cannot_be_countered(table: Table, guarded: bool) -> None:
    alice, bob = duel(table)
    shield = card_saying("You may discard this card from play to counter an Event.", "Shield", "object")
    bob.has_in_play(shield, ready=True)
    veil = card_saying("Play in conjunction with an Event. That Event cannot be countered.", "Veil", "edge")
    alice.has(event("Your opponent loses 2 Ability."), event("", "Hex"), veil)
    alice.goes_to("attack")
    alice.plays("Ploy", with_=["Veil"] if guarded else [])

    assert bob.is_asked("Counter Ploy") != guarded


@rule("HLT 88", "What is duplicated is done once more, and for whoever duplicates it.")
@pytest.mark.parametrize(
    ("text", "loss"),
    [
        ("Duplicate the effects of the last Event your opponent played.", 1),
        ("Duplicate the effects of any Event in your opponent's discard pile.", 4),
    ],
)
def test_other_ways_to_duplicate(table: Table, text: str, loss: int) -> None:
    alice, bob = duel(table)
    alice.has_in_play(situation("You may play an additional Special Card.", "Haste"))
    alice.has_in_discard_pile(event("Your opponent loses 4 Ability.", "Doom"))
    alice.has(event("Your opponent loses 2 Ability.", "Curse"), event("Your opponent loses 1 Ability.", "Hex"))
    bob.has(event(text))
    alice.goes_to("attack")
    alice.plays("Curse")
    alice.plays("Hex")
    bob.goes_to("attack")
    bob.plays("Ploy")

    assert alice.pending == {"loss": loss}


@rule("HLT 88", "An Edge that duplicates the Event it is played with does it twice.")
def test_an_event_done_twice(table: Table) -> None:
    alice, bob = duel(table)
    echo = card_saying("Play in conjunction with an Event. Duplicate the effects of that Event.", "Echo", "edge")
    alice.has(event("Your opponent loses 2 Ability."), event("", "Hex"), echo)
    alice.goes_to("attack")
    alice.plays("Ploy", with_=["Echo"])

    assert bob.pending == {"loss": 4}


# -- what either may do, and how often -------------------------------------------------------------------------------


@rule("HL1 15", "HL3 29", "HLT 19", "What either player may do, each does in their own turn.")
@pytest.mark.parametrize("who", ["Alice", "Bob"])
def test_either_player_may_remove_a_location(table: Table, who: str) -> None:
    alice, bob = duel(table)
    text = (
        "Neither player may play dodges. Either player may discard 2 attacks during their turn to remove this card "
    )
    alice.has_in_play(card_saying(f"{text}from play.", "Bridge", "location"))
    player = alice if who == "Alice" else bob
    player.has("Thrust", "Slash", "Evade")
    player.goes_to("attack")
    player.uses("Bridge")
    player.chooses("Thrust", "Slash") if player.is_asked("discard") else None

    assert "Bridge" in alice.discard_pile
    assert sorted(player.discard_pile) == sorted({*player.discard_pile, "Slash", "Thrust"})
    assert player.hand == ["Evade"]


@rule(
    "HL1 15", "HL3 29", "HLT 19", "What a text offers to the opponent is for the opponent alone, in their own turn."
)
@pytest.mark.parametrize(
    ("price", "hand"),
    [("discard two attacks from their hand", ["Evade"]), ("make a Hard Exertion during their turn", None)],
)
def test_only_the_opponent_may_remove_a_situation(table: Table, price: str, hand: list[str] | None) -> None:
    alice, bob = duel(table)
    text = f"Your opponent may not play dodges. Your opponent may {price} to remove this card from play."
    alice.has_in_play(situation(text))
    alice.has("Thrust", "Slash")
    bob.has("Thrust", "Slash", "Evade")
    alice.goes_to("attack")
    assert not alice.can("use", "Mood")
    bob.goes_to("attack")
    bob.uses("Mood")
    bob.chooses("Thrust", "Slash") if bob.is_asked("discard") else None

    assert "Mood" in alice.discard_pile
    assert hand is None or bob.hand == hand


@rule("HL1 28", "HL3 7", "HLT 38", "What is paid for once in a game is bought once.")
def test_what_is_bought_once_during_the_game(table: Table) -> None:
    alice, bob = duel(table)
    alice.uses_pre_game(
        card_saying("Once per game, you may discard an attack to draw 2 cards.", "Gift", "quickening")
    )
    alice.has("Thrust", "Slash")
    alice.goes_to("attack")
    alice.uses("Gift")
    alice.chooses("Thrust") if alice.is_asked("discard") else None
    bob.begins_turn()
    alice.goes_to("attack")

    assert not alice.can("use", "Gift")


@rule("HL1 28", "HL3 7", "HLT 38", "What may be done once in a game is done once.")
def test_once_during_the_game(table: Table) -> None:
    alice, bob = duel(table)
    alice.uses_pre_game(card_saying("Once per game, you may draw 2 cards.", "Gift", "quickening"))
    alice.has("Thrust")
    alice.goes_to("attack")
    alice.uses("Gift")
    assert len(alice.hand) == 3
    assert not alice.can("use", "Gift")
    bob.begins_turn()
    alice.goes_to("attack")

    assert not alice.can("use", "Gift")


# -- what is waited for ----------------------------------------------------------------------------------------------


@rule("HL1 15", "HL3 29", "HLT 19", "An if after what is waited for is asked when it happens.")
@pytest.mark.parametrize("prone", [True, False])
def test_what_is_waited_for_if_something_is_so(table: Table, prone: bool) -> None:
    alice, bob = duel(table)
    bob.has_in_play(situation("When your opponent plays an Event, if you are Prone, your opponent loses 1 Ability."))
    if prone:
        bob.falls_prone()
    alice.has(event())
    alice.goes_to("attack")
    alice.plays("Ploy")

    assert alice.pending == ({"loss": 1} if prone else {})


@rule("HL1 45", "HL3 68", "HLT 54", "Ability that goes down, by damage or otherwise, is lost.")
@pytest.mark.parametrize(("text", "ability"), [("Your opponent loses 2 Ability.", 14), ("Draw a card.", 15)])
def test_whoever_loses_ability_may_regain_some(table: Table, text: str, ability: int) -> None:
    alice, bob = duel(table)
    bob.has_in_play(situation("If you lose Ability, you may discard this card from play to regain 1 Ability."))
    alice.has(event(text))
    alice.goes_to("attack")
    alice.plays("Ploy")
    bob.goes_to("draw/discard") if ability == 15 else None
    for _ in range(40):
        if bob.is_asked("discard this card"):
            bob.says_yes()
        elif bob.is_asked("Draw a card") and table.game.turn > 2:
            break
        else:
            bob._pass_by()

    assert bob.ability == ability


@rule("HL1 41", "HL3 113", "HLT 53", "An attack that is blocked is waited for; one that is dodged is something else.")
@pytest.mark.parametrize(("defense", "burned"), [("Upper Left Block", 3), ("Evade", 0)])
def test_whoever_blocks_burns(table: Table, defense: str, burned: int) -> None:
    alice, bob = duel(table)
    alice.has_in_play(situation("BURN: Each time one of your attacks is blocked, your opponent must Burn 3 cards."))
    alice.has("Upper Left Attack")
    bob.has(defense)
    alice.attacks("Upper Left Attack")
    bob.goes_to("defense")
    before = len(bob.endurance)
    bob.defends(defense)
    bob.goes_to("attack")

    assert before - len(bob.endurance) == burned


@pytest.mark.parametrize(
    "text",
    [
        "This attack does 1 additional damage.",
        "If this attack is successful, draw a card.",
        "This block is a Power Block.",
    ],
)
def test_a_card_that_is_no_attack_does_not_speak_of_this_attack(text: str) -> None:
    with pytest.raises(NotRead):
        read_text("situation", "Test", text)


# -- what was read and did something else ----------------------------------------------------------------------------


@rule("HL1 36", "HL3 58", "HLT 52", "What has to be discarded in play leaves play, and the hand stays as it is.")
def test_what_is_discarded_in_play_leaves_play(table: Table) -> None:
    alice, bob = duel(table)
    bob.has_in_play("Guard")
    bob.has("Guard", "Evade")
    alice.has(event("Your opponent must discard all Guards he has in play."))
    alice.goes_to("attack")
    alice.plays("Ploy")

    assert bob.in_play == []
    assert sorted(bob.hand) == ["Evade", "Guard"]


@rule("HL1 58", "HL3 104", "HLT 96", "A card played in conjunction asks of the card it goes with, not of itself.")
@pytest.mark.parametrize(("attack", "damage"), [("Upper Left Attack", 4), ("Lower Left Attack", 2)])
def test_a_card_in_conjunction_asks_of_the_other(table: Table, attack: str, damage: int) -> None:
    alice, _ = duel(table)
    text = "Play in conjunction with an attack. If it is an upper attack, that attack is a Power Blow."
    alice.has(card_saying(text, "Lean", "edge"), attack, "Thrust")
    alice.goes_to("attack")
    alice.attacks(attack, with_=["Lean"])

    assert alice.damage(attack) == damage


@rule("HL1 67", "HL3 85", "HLT 83", "A weapon that is broken out of the hand is lost and broken.")
def test_a_weapon_in_hand_is_broken(table: Table) -> None:
    alice, bob = duel(table)
    hew = card_saying(
        "If this attack is blocked, your opponent's weapon is broken.", "Hew", "attack", grid="X00/000/000"
    )
    alice.has(hew)
    bob.has("Upper Left Block", "Thrust")
    alice.attacks("Hew")
    bob.defends("Upper Left Block")
    bob.goes_to("attack")

    assert bob.is_unarmed
    assert not bob.can("attack", "Thrust")


# -- more that cards say ---------------------------------------------------------------------------------------------


@rule("HL1 21", "HL3 53", "HLT 28", "A Special Card that does not count is played before or after another.")
def test_a_special_card_that_does_not_count(table: Table) -> None:
    alice, _ = duel(table)
    alice.has(event("This card does not count as your Special Card this turn. Draw a card.", "Aside"), event())
    alice.has(event("You may play this card even if you have already played a Special Card this turn.", "Late"))
    alice.has(event("", "Hex"))
    alice.goes_to("attack")
    alice.plays("Aside")
    alice.plays("Ploy")
    assert not alice.can("play", "Hex")
    alice.plays("Late")

    assert not alice.can("play", "Hex")


@rule("HL1 15", "HL3 29", "HLT 19", "If it is so, one thing; otherwise the other.")
@pytest.mark.parametrize(("there", "loss"), [(True, 2), (False, 1)])
def test_otherwise(table: Table, there: bool, loss: int) -> None:
    alice, bob = duel(table)
    if there:
        alice.has_in_play(card_saying("", "Bridge", "location"))
    words = "If you have a Location in play, your opponent loses 2 Ability. Otherwise, your opponent loses 1 Ability."
    alice.has(event(words))
    alice.goes_to("attack")
    alice.plays("Ploy")

    assert bob.pending == {"loss": loss}


@rule("HL1 28", "HL3 148", "HLT 67", "Who may not use a Persona's power does not; what else the turn brings is free.")
def test_a_persona_power_that_may_not_be_used(table: Table) -> None:
    alice, bob = duel(table)
    bob.uses_pre_game(card_saying("During your turn, you may draw a card.", "Sage", "persona"))
    alice.has(event("Your opponent may not use their Persona Power during their next turn."))
    alice.goes_to("attack")
    alice.plays("Ploy")
    bob.goes_to("attack")
    assert not bob.can("use", "Sage")
    alice.begins_turn()
    bob.goes_to("attack")

    assert bob.can("use", "Sage")


@rule(
    "HL1 73",
    "HL3 81",
    "HLT 145",
    "Who cannot become Prone stays on their feet, and nobody else.",
)
@pytest.mark.parametrize("edition", ["first", "third", "type-one"])
@pytest.mark.parametrize("steady", [True, False])
def test_somebody_who_cannot_fall(table: Table, edition: str, steady: bool) -> None:
    alice, bob = duel(table, edition)
    if steady:
        bob.has_in_play(situation("You cannot be made Prone."))
    alice.has(event("Your opponent is Prone. You are Prone."), "3E-x131b")
    alice.goes_to("attack")
    alice.attacks("Dirty Trick")
    bob.lets_through()
    bob.goes_to("attack")
    assert bob.is_prone is not steady

    alice.goes_to("attack")
    alice.plays("Ploy")

    assert bob.is_prone is not steady
    assert alice.is_prone


@rule(
    "HL1 45", "HL3 98", "HLT 71", "Damage is doubled before anything is added, and never more than a text lets it be."
)
@pytest.mark.parametrize(("limit", "damage"), [("", 5), ("Your attacks do a maximum of 3 damage.", 3)])
def test_double_damage_and_a_limit(table: Table, limit: str, damage: int) -> None:
    alice, _ = duel(table)
    alice.has_in_play(situation("Your attacks do 1 additional damage."))
    if limit:
        alice.has_in_play(situation(limit, "Restraint"))
    double = "Play in conjunction with an attack. That attack does double damage."
    alice.has(card_saying(double, "Might", "edge"), "Thrust", "Slash")
    alice.goes_to("attack")
    alice.attacks("Thrust", with_=["Might"])

    assert alice.damage("Thrust") == damage


@rule("HL1 41", "HL3 112", "HLT 53", "What avoids one kind of attack does not avoid another.")
def test_only_one_kind_of_attack_is_avoided(table: Table) -> None:
    alice, bob = duel(table)
    bob.has_in_play(
        card_saying("You may discard this card from play to avoid a Ranged Attack.", "Cover", "object"), ready=True
    )
    alice.may_attack(2)
    alice.has(card_saying("", "Shot", "attack", kinds="Ranged", grid="000/0X0/000"), "Thrust")
    alice.attacks("Thrust")
    if bob.is_asked("Trigger"):
        raise AssertionError("there is no Ranged Attack yet")
    alice.attacks("Shot")
    bob.uses("Cover")
    bob.goes_to("attack")

    assert bob.pending == {"damage": 2}
    assert alice.attack("Shot").result == "avoided"


@rule("HL1 41", "HL3 63", "HLT 53", "A defense for some attacks is of no use against others.")
@pytest.mark.parametrize(("attack", "able"), [("Upper Left Attack", True), ("Lower Left Attack", False)])
def test_a_defense_for_some_attacks_only(table: Table, attack: str, able: bool) -> None:
    alice, bob = duel(table)
    alice.has(attack)
    bob.has(card_saying("This dodge may only be used against upper attacks.", "Stoop", "dodge", grid="XXX/XXX/XXX"))
    alice.attacks(attack)
    bob.goes_to("defense")

    assert bob.can("defend", "Stoop") == able


@rule("HL1 45", "HL3 68", "HLT 54", "Who cannot gain Ability does not, and loses it as ever.")
def test_somebody_who_cannot_gain_ability(table: Table) -> None:
    alice, bob = duel(table)
    alice.has_in_play(situation("Your opponent cannot gain Ability."))
    bob.is_at(9)
    bob.has(event("You gain 3 Ability. You lose 1 Ability."))
    bob.goes_to("attack")
    bob.plays("Ploy")
    bob.goes_to("draw/discard")

    assert (alice.ability, bob.ability) == (15, 8)


@rule("HL1 41", "HL3 112", "HLT 53", "The attack that was just played is the one that is avoided.")
def test_that_attack_is_avoided(table: Table) -> None:
    alice, bob = duel(table)
    bob.has_in_play(situation("When your opponent attacks you, you may discard this card to avoid that attack."))
    alice.may_attack(2)
    alice.has("Thrust", "Slash")
    alice.attacks("Thrust")
    bob.says_no()
    alice.attacks("Slash")
    bob.says_yes()
    bob.goes_to("attack")

    assert alice.attack("Slash").result == "avoided"
    assert bob.pending == {"damage": 2}


@rule("HL1 43", "HL3 66", "HLT 54", "Who skips the next Attack Phase has one in the turn after.")
def test_the_next_attack_phase_is_skipped(table: Table) -> None:
    alice, bob = duel(table)
    alice.has(event("Your opponent must skip their next Attack Phase."))
    bob.has("Thrust")
    alice.goes_to("attack")
    alice.plays("Ploy")
    alice.begins_turn()
    assert table.game.turn == 3
    assert bob.hand[0] == "Thrust"
    bob.goes_to("attack")

    assert bob.can("attack", "Thrust")


@rule("HL3 137", "HLT 77", "HL1 15", "What a card says it costs is paid, also for one that goes with another.")
@pytest.mark.parametrize("edition", ["first", "third", "type-one"])
@pytest.mark.parametrize("beside", [True, False])
def test_a_card_with_a_cost_of_its_own(table: Table, edition: str, beside: bool) -> None:
    alice, _ = table.highlander(edition=edition)
    cost = "You must discard a dodge to play this card."
    if beside:
        alice.has(card_saying(f"Play in conjunction with an attack. {cost}", "Rage", "edge"), "Thrust")
    else:
        alice.has(card_saying(cost, "Rage", "edge"))
    alice.goes_to("attack")
    kind = "with" if beside else "play"
    assert not alice.can(kind, "Rage") or "Thrust" not in joined_to(alice, beside)

    alice.has("Evade")

    assert alice.can(kind, "Rage")
    alice.attacks("Thrust", with_=["Rage"]) if beside else alice.plays("Rage")
    assert "Evade" in alice.discard_pile


def joined_to(player: HighlanderPlayer, beside: bool) -> list[str]:
    """What a card could be played with, if that is asked."""
    if not beside:
        return []
    player.takes("with")
    return player.may_choose()


@rule("HL1 15", "HL3 148", "HLT 67", "What may not be played may be put into play, unless that is said as well.")
@pytest.mark.parametrize("edition", ["third", "type-one"])
@pytest.mark.parametrize(("words", "may"), [("played", True), ("played or put into play", False)])
def test_barred_from_being_put_into_play(table: Table, edition: str, words: str, may: bool) -> None:
    alice, bob = table.highlander(edition=edition)
    bob.has_in_play(situation(f"No Guards may be {words}.", "Open Ground"))
    alice.has("3E-x444a")
    bob.begins_turn()

    alice.begins_turn()

    assert alice.can("put", "Guard") == may


@rule("HL1 43", "HL3 66", "HLT 54", "An attack whose area is chosen has nowhere to go after a block of all areas.")
@pytest.mark.parametrize("edition", ["first", "third", "type-one"])
def test_no_area_is_left_to_choose(table: Table, edition: str) -> None:
    alice, bob = table.highlander(edition=edition)
    alice.has("Thrust")
    bob.has(
        "Lucky Block",
        card_saying("Choose one area on the grid for this card to cover.", "Jab", "attack", grid="XXX/XXX/XXX"),
    )
    alice.attacks("Thrust")
    bob.defends("Lucky Block")
    bob.goes_to("attack")

    assert not bob.can("attack", "Jab")
    assert bob.why_not("Jab").rule in ("HL1 43", "HL3 66", "HLT 54")
