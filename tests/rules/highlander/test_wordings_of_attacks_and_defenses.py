"""Cards that nobody has printed: what wordings about attacks, defenses, damage and counters do."""

from __future__ import annotations

import pytest

from tests.highlander_table import card_saying, duel, event, situation
from tests.table import Table, rule

EDITIONS = pytest.mark.parametrize("edition", ["first", "third", "type-one"])


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


@rule("HL1 41", "HL3 63", "HLT 53", "An attack that may only be dodged is not blocked, and the other way round.")
@pytest.mark.parametrize(
    ("words", "able"),
    [
        ("may only be defended with a dodge", ["Evade"]),
        ("can only be blocked", ["Upper Left Block", "Guard"]),
        ("can only be blocked by a Guard", ["Evade", "Guard"]),
        ("can only be blocked with a Standing Defense", ["Evade", "Guard"]),
        ("can only be defended with a Guard", ["Guard"]),
        ("can only be dodged by an Evade", ["Evade", "Upper Left Block", "Guard"]),
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


@rule("HL1 48", "An attack that is not successful is told apart from one that is, and by whose it is.")
@pytest.mark.parametrize(("dodged", "lost"), [(True, {"loss": 1}), (False, {})])
def test_an_attack_that_fails_is_waited_for(table: Table, dodged: bool, lost: dict[str, int]) -> None:
    alice, bob = duel(table)
    words = "If your opponent plays an attack that is unsuccessful, your opponent loses 1 Ability."
    bob.has_in_play(situation(words))
    alice.has("Thrust")
    alice.attacks("Thrust")
    bob.has("Evade", "Thrust")
    bob.goes_to("defense")
    if dodged:
        bob.defends("Evade")
    bob.goes_to("draw/discard")

    assert alice.pending == lost


@rule("HLT 107", "HLT 131", "What would prevent a play is ignored for that play, and for nothing else.")
def test_a_block_that_ignores_what_would_prevent_it(table: Table) -> None:
    alice, bob = duel(table)
    alice.has_in_play(situation("Your opponent may not play any blocks."))
    words = (
        "Nullify all effects your opponent has in play which would prevent or restrict you from playing this block."
    )
    wary = card_saying(words, name="Wary Block", type="block", grid="XXX/XXX/XXX")
    bob.has(wary, "Upper Left Block")
    alice.has(card_saying(name="Cut", type="attack", grid="X00/000/000"))
    alice.attacks("Cut")
    bob.goes_to("defense")

    assert bob.can("defend", "Wary Block")
    assert not bob.can("defend", "Upper Left Block")


@rule("HL1 56", "HL1 60", "An Exertion that somebody has to make has the size that the text says.")
def test_an_exertion_of_so_many_cards_has_to_be_made(table: Table) -> None:
    alice, bob = duel(table)
    alice.has(event("Your opponent must make an Exertion of three cards."))
    alice.goes_to("attack")
    alice.plays("Ploy")
    bob.begins_turn()
    before = len(bob.endurance)
    table.answer(bob.options("duty")[0])

    assert before - len(bob.endurance) == 3


@rule("HL1 41", "What the opponent may not dodge of yours is your next attack, and no other.")
def test_the_next_attack_may_not_be_dodged(table: Table) -> None:
    alice, bob = duel(table)
    alice.has(event("Your opponent may not dodge your next attack."), "Thrust")
    alice.goes_to("attack")
    alice.plays("Ploy")
    alice.attacks("Thrust")
    bob.has("Evade")
    bob.goes_to("defense")

    assert not bob.can("defend", "Evade")
