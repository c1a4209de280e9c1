"""Hidden, Special and Ranged Attacks, Dirty Tricks, Martial Arts (HL1 18, 61-64; HL3 79, 139, 145, 147, 151)."""

from __future__ import annotations

import pytest

from quickening.games.highlander import facts
from tests.highlander_decks import seen_by
from tests.highlander_table import HighlanderPlayer, card_saying
from tests.table import Table, rule

BOTH = pytest.mark.parametrize("edition", ["first", "third"])
HOOK = card_saying("", "Hook", "attack", kinds="Special", grid="000/0X0/000", damage="2")
KNIFE = card_saying("", "Throwing Knife", "attack", kinds="Ranged", grid="000/0X0/000", damage="1")
TRICK = card_saying("", "Dirty Trick", "attack", kinds="Dirty Trick", grid="000/0X0/000", damage="none")
PALM = card_saying("", "Sword Hand", "attack", kinds="Martial Arts", grid="000/0X0/000", damage="1")
SHARP = card_saying(
    "Play in conjunction with an attack. That attack does 1 additional damage.", "Cutting Edge", "edge"
)
EVADE = card_saying("", "Evade", "dodge", grid="XXX/XXX/XXX")


# -- Hidden attacks ------------------------------------------------------------------------------------------------


@rule("HL1 57", "HL1 61", "HL3 102", "After a Power Blow the opponent's next attack may be played face down.")
@BOTH
def test_the_right_to_hide_an_attack(table: Table, edition: str) -> None:
    alice, bob = table.highlander(edition=edition)
    alice.may_attack(1)
    alice.has("Thrust")
    bob.may_attack(2)
    bob.has("Upper Left Attack", "Lower Left Attack")
    alice.attacks("Thrust")
    alice.exerts("Power Blow")

    bob.attacks("Upper Left Attack", hidden=True)
    assert seen_by(alice, "play", of=bob)[-1] == ""
    assert seen_by(bob, "play", of=bob)[-1] == "Upper Left Attack"
    bob.attacks("Lower Left Attack")

    assert [attack.hidden for attack in table.game.attacks if attack.seat == 1] == [True, False]


@rule(
    "HL1 61",
    "HL1 41",
    "HL3 79",
    "Against a Hidden attack one may guess, against an open one not.",
)
@BOTH
def test_guessing_against_a_hidden_attack(table: Table, edition: str) -> None:
    for hidden in (True, False):
        alice, bob = table.highlander(edition=edition)
        alice.may_hide()
        alice.has("Lower Left Attack")
        bob.has("Upper Left Block", "Lower Left Block")
        alice.attacks("Lower Left Attack", hidden=hidden)
        bob.goes_to("defense")

        assert bob.can("defend", "Lower Left Block")
        assert bob.can("defend", "Upper Left Block") == hidden


@rule("HL1 61", "HL3 79f", "HLT 102a", "A wrong guess: only an Exertion can still bring a defense.")
@pytest.mark.parametrize("edition", ["first", "third", "type-one"])
def test_after_a_wrong_guess_only_an_exertion_helps(table: Table, edition: str) -> None:
    alice, bob = table.highlander(edition=edition)
    alice.may_hide()
    alice.has("Lower Left Attack")
    bob.has("Upper Left Block", "Lower Left Block")
    bob.has_on_top("Lower Left Block")
    alice.attacks("Lower Left Attack", hidden=True)

    bob.defends("Upper Left Block")
    assert not table.game.cards[table.game.attacks[0].card].face_down
    assert not bob.can("defend", "Lower Left Block")
    assert ("Upper Left Block" in bob.discard_pile) == (edition == "third")
    bob.exerts("a defense")
    bob.finds("Lower Left Block")
    bob.goes_to("attack")

    assert table.game.attacks[0].result == "blocked"
    assert ("Upper Left Block" in bob.discard_pile) == (edition == "third")


@rule("HL3 79g", "HL1 61", "HLT 102b", "Who Exerts instead of playing a defense from hand sees the attack first.")
@pytest.mark.parametrize("edition", ["third", "type-one"])
def test_exerting_against_a_hidden_attack_reveals_it(table: Table, edition: str) -> None:
    alice, bob = table.highlander(edition=edition)
    alice.may_hide()
    alice.has("Lower Left Attack")
    bob.has_on_top("Upper Left Block", "Lower Left Block")
    alice.attacks("Lower Left Attack", hidden=True)
    bob.goes_to("defense")

    bob.exerts("a defense")

    assert "The Hidden attack is Lower Left Attack." in table.log
    assert bob.can("play", "Lower Left Block")
    assert not bob.can("play", "Upper Left Block")


@rule(
    "HL3 79e",
    "HL3 79d",
    "HLT 102d",
    "That a Hidden attack is a Power Blow is said; what its text says of blocks is not.",
)
@pytest.mark.parametrize("edition", ["third", "type-one"])
def test_what_is_disclosed_of_a_hidden_attack(table: Table, edition: str) -> None:
    wrap = card_saying("This attack cannot be blocked.", "Wrap", "attack", grid="000/0X0/000", damage="2/4")
    alice, bob = table.highlander(edition=edition)
    alice.may_hide()
    alice.has(wrap)
    bob.has("Lower Left Block")
    alice.attacks("Wrap", hidden=True)
    alice.exerts("Power Blow")
    bob.goes_to("defense")

    assert marks_of(bob) == ("hidden", "Power Blow")
    assert bob.can("defend", "Lower Left Block")


@rule("HL3 79e", "HLT 102e", "That a Hidden attack is a Power Blow by its text is said, but not by what.")
@pytest.mark.parametrize("edition", ["third", "type-one"])
def test_a_hidden_power_blow_by_its_text(table: Table, edition: str) -> None:
    smash = card_saying("This attack is a Power Blow.", "Smash", "attack", grid="000/0X0/000", damage="2/4")
    alice, bob = table.highlander(edition=edition)
    alice.may_hide()
    alice.has(smash)
    alice.attacks("Smash", hidden=True)
    alice.ends_phase()

    assert marks_of(bob) == ("hidden", "Power Blow")
    assert not any("Smash" in line.text for line in table.game.told(bob.number))


FEINT = card_saying(
    "Choose whether this attack cannot be blocked or cannot be dodged.",
    "Quick Feint",
    "attack",
    grid="000/0X0/000",
    damage="2",
)


@rule("HL3 79c", "HLT 102c", "Which defense was chosen not to stop a Hidden attack is told as it is played.")
@pytest.mark.parametrize("edition", ["third", "type-one"])
@pytest.mark.parametrize(("said", "left"), [("blocked", "Evade"), ("dodged", "Upper Left Block")])
def test_a_choice_made_for_a_hidden_attack_is_told(table: Table, edition: str, said: str, left: str) -> None:
    alice, bob = table.highlander(edition=edition)
    alice.may_hide()
    alice.has(FEINT)
    bob.has("Upper Left Block", EVADE)
    alice.goes_to("attack")
    alice.takes("attack")
    alice.chooses(f"It cannot be {said}")
    alice.chooses("Play it Hidden")
    bob.goes_to("defense")

    assert marks_of(bob) == ("hidden", f"cannot be {said}")
    assert f"Alice chooses that the attack cannot be {said}." in [line.text for line in table.game.told(bob.number)]
    assert [option.name for option in bob.options("defend")] == [left]
    (other,) = {"Upper Left Block", "Evade"} - {left}
    assert bob.why_not(other).rule == ("HL3 79c" if edition == "third" else "HLT 102c")


@rule("HL1 61", "The first book asks nobody to tell what was chosen for a Hidden attack.")
def test_a_choice_made_for_a_hidden_attack_is_a_secret_by_the_first_book(table: Table) -> None:
    alice, bob = table.highlander(edition="first")
    alice.may_hide()
    alice.has(FEINT)
    bob.has("Upper Left Block", "Lower Left Block", EVADE)
    alice.goes_to("attack")
    alice.takes("attack")
    alice.chooses("It cannot be blocked")
    alice.chooses("Play it Hidden")
    bob.goes_to("defense")

    assert marks_of(bob) == ("hidden",)
    assert not any("cannot be blocked" in line.text for line in table.game.told(bob.number))
    bob.defends("Lower Left Block")

    assert marks_of(bob) == ("cannot be blocked",)
    assert not bob.can("carry")


@rule("HL3 29", "HLT 19", "Of an attack in the open, too, the choice holds that was made for it.")
@pytest.mark.parametrize("edition", ["third", "type-one"])
def test_a_choice_made_for_an_open_attack(table: Table, edition: str) -> None:
    alice, bob = table.highlander(edition=edition)
    alice.has(FEINT)
    bob.has("Lower Left Block", EVADE)
    alice.goes_to("attack")
    alice.takes("attack")
    alice.chooses("It cannot be dodged")
    bob.goes_to("defense")

    assert [option.name for option in bob.options("defend")] == ["Lower Left Block"]


# -- Special and Ranged Attacks ------------------------------------------------------------------------------------


@rule(
    "HL1 62",
    "HL1 18",
    "HL1 68",
    "A Special Attack is no Power Blow, not Hidden, and goes with no Edge.",
)
def test_what_a_special_attack_cannot_be(table: Table) -> None:
    alice, _ = table.highlander()
    alice.may_attack(2)
    alice.has(HOOK, SHARP, "Thrust")
    alice.goes_to("attack")
    alice.takes("with")
    assert alice.may_choose() == ["Thrust", "Exert for an attack to play it with"]
    alice.chooses("Thrust")

    alice.may_hide()
    alice.attacks("Hook")

    assert [attack.hidden for attack in table.game.attacks] == [False, False]
    assert not any("Hook" in option.label for option in alice.options("exert"))


@rule("HL3 151", "HL3 104", "A Special Attack is not played from an Exertion.")
def test_a_special_attack_is_not_exerted_for(table: Table) -> None:
    alice, _ = table.highlander(edition="third")
    alice.has_on_top(HOOK, "Thrust")
    alice.goes_to("attack")
    alice.exerts("for an attack")

    assert alice.can("play", "Thrust")
    assert not alice.can("play", "Hook")


@rule("HL1 63", "HL1 13", "A Ranged Attack needs a free hand.")
def test_a_ranged_attack_needs_a_free_hand(table: Table) -> None:
    for hands, allowed in (("1", True), ("2", False)):
        alice, _ = table.highlander()
        alice.uses_pre_game(card_saying("", "Sword", "weapon of choice", hands=hands))
        alice.has(KNIFE)
        alice.goes_to("attack")

        assert alice.can("attack", "Throwing Knife") == allowed


@rule("HL1 63", "HL3 147", "Nothing blocks a Ranged Attack, but it can be dodged.")
@BOTH
def test_a_ranged_attack_cannot_be_blocked(table: Table, edition: str) -> None:
    lucky = card_saying(
        "This defense can defend attacks that cannot be blocked.", "Lucky Block", "block", grid="XXX/XXX/XXX"
    )
    alice, bob = table.highlander(edition=edition)
    alice.has(KNIFE)
    bob.has(lucky, EVADE)
    alice.attacks("Throwing Knife")
    assert not any("Power Blow" in option.label for option in alice.options("exert"))
    bob.goes_to("defense")

    assert not bob.can("defend", "Lucky Block")
    assert bob.can("defend", "Evade")


@rule("HL1 20", "HL3 22", "HL1 19", "Blocks and dodges stop an attack if they cover all its areas.")
@BOTH
def test_every_area_has_to_be_covered(table: Table, edition: str) -> None:
    slash = card_saying("", "Slash", "attack", grid="X00/X00/X00", damage="2")
    duck = card_saying("", "Duck", "dodge", grid="XXX/000/000")
    alice, bob = table.highlander(edition=edition)
    alice.has(slash)
    bob.has("Upper Left Block", duck, EVADE, card_saying("", "Wall", "block", grid="XX0/XX0/XX0"))
    alice.attacks("Slash")
    bob.goes_to("defense")

    assert [option.name for option in bob.options("defend")] == ["Evade", "Wall"]


@rule("HL1 64", "HL3 139", "A Dirty Trick cannot be blocked, does no damage, is no Power Blow, and needs no weapon.")
@BOTH
def test_a_dirty_trick(table: Table, edition: str) -> None:
    alice, bob = table.highlander(edition=edition)
    alice.is_disarmed_of()
    alice.has(TRICK, "Thrust")
    bob.has("Lower Left Block", EVADE)
    alice.goes_to("attack")
    assert not alice.can("attack", "Thrust")
    alice.attacks("Dirty Trick")
    assert alice.damage("Dirty Trick") == 0
    assert not any("Power Blow" in option.label for option in alice.options("exert"))
    bob.goes_to("defense")

    assert not bob.can("defend", "Lower Left Block")
    assert bob.can("defend", "Evade")


@rule("HL3 145", "HL3 87", "Martial Arts need no weapon; other attacks and blocks do, dodges do not.")
def test_martial_arts_need_no_weapon(table: Table) -> None:
    alice, bob = table.highlander(edition="third")
    alice.is_disarmed_of()
    bob.is_disarmed_of()
    alice.has(PALM, "Thrust")
    bob.has(
        card_saying("", "Open Hand", "block", kinds="Martial Arts", grid="000/XXX/000"), "Lower Left Block", EVADE
    )
    alice.goes_to("attack")
    assert not alice.can("attack", "Thrust")
    alice.attacks("Sword Hand")
    bob.goes_to("defense")

    assert [option.name for option in bob.options("defend")] == ["Open Hand", "Evade"]


@rule("HL3 151", "An attack turned into a Special Attack cannot be a Power Blow.")
def test_an_attack_that_becomes_special(table: Table) -> None:
    turn = card_saying("Play in conjunction with an attack. That attack is a Special Attack.", "Showmanship", "edge")
    alice, _ = table.highlander(edition="third")
    alice.has(turn, "Thrust")
    alice.attacks("Thrust", with_=["Showmanship"])

    assert not any("Power Blow" in option.label for option in alice.options("exert"))


@rule("HL3 141", "Cards mean dodges by their subtype.")
def test_dodges_have_subtypes(table: Table) -> None:
    away = card_saying("", "Back Away", "dodge", kinds="Back Away", grid="XXX/XXX/XXX")
    alice, bob = table.highlander(edition="third")
    alice.has_in_play(card_saying("Your opponent may not play any Back Aways.", "Advance", "situation"))
    alice.has("Thrust")
    bob.has(away, EVADE)
    alice.attacks("Thrust")
    bob.goes_to("defense")

    assert [option.name for option in bob.options("defend")] == ["Evade"]


@rule("HL3 147", "HL3 104", "A Ranged Attack is not found in an Exertion.")
def test_a_ranged_attack_is_not_exerted_for(table: Table) -> None:
    alice, _ = table.highlander(edition="third")
    alice.has_on_top(KNIFE, "Thrust")
    alice.goes_to("attack")
    alice.exerts("for an attack")

    assert alice.can("play", "Thrust")
    assert not alice.can("play", "Throwing Knife")


@rule("HL3 147", "HLT 146", "An attack turned into a Ranged one loses its subtypes; a Head Shot played with it goes.")
@pytest.mark.parametrize("edition", ["third", "type-one"])
def test_an_attack_that_becomes_ranged(table: Table, edition: str) -> None:
    turn = card_saying("Play in conjunction with an attack. That attack is a Ranged Attack.", "Hurl", "edge")
    shot = card_saying("Play in conjunction with an upper attack. That attack is a Head Shot.", "Head Shot", "event")
    swing = card_saying(
        "This attack does 1 additional damage.", "Swing", "attack", kinds="Slash", grid="X00/000/000", damage="2/4"
    )
    alice, bob = table.highlander(edition=edition)
    alice.has(turn, shot, swing)
    alice.goes_to("attack")
    alice.attacks("Swing", with_=["Head Shot", "Hurl"])

    known = facts.of_attack(table.game, alice.attack("Swing"))
    assert (known.kinds, known.head_shot, known.power_blow) == ({"Ranged"}, False, False)
    assert "Head Shot" in alice.discard_pile
    assert alice.attack("Swing").beside == (alice.card("Hurl"),)
    assert alice.damage("Swing") == (3 if edition == "third" else 2)
    bob.has("Upper Left Block", EVADE)
    bob.goes_to("defense")
    assert [option.name for option in bob.options("defend")] == ["Evade"]


@rule(
    "HL3 147",
    "HLT 146",
    "A Basic Attack turned into a Ranged one is Basic no longer, nor is what goes with those.",
)
@pytest.mark.parametrize("edition", ["third", "type-one"])
def test_a_basic_attack_that_becomes_ranged(table: Table, edition: str) -> None:
    hurl = card_saying("Play in conjunction with an attack. That attack is a Ranged Attack.", "Hurl", "edge")
    plain = card_saying("Play in conjunction with an attack. That attack cannot be dodged.", "Feint", "edge")
    alice, _ = table.highlander(edition=edition)
    alice.has_in_play(card_saying("Your Basic Attacks do 1 additional damage.", "Master Swordsman", "situation"))
    alice.has_in_play(card_saying("Your Ranged Attacks do 2 additional damage.", "Marksman", "situation"))
    alice.has(hurl, "Cutting Edge", plain, "Thrust")
    alice.goes_to("attack")

    alice.attacks("Thrust", with_=["Cutting Edge", "Feint", "Hurl"])

    assert "Cutting Edge" in alice.discard_pile
    assert alice.attack("Thrust").beside == (alice.card("Feint"), alice.card("Hurl"))
    assert alice.damage("Thrust") == 4


@rule("HL3 147", "HLT 146", "An attack that becomes Ranged keeps what it says of its success, but not in Type One.")
@pytest.mark.parametrize(("edition", "lost"), [("third", {"damage": 2, "loss": 1}), ("type-one", {"damage": 2})])
@pytest.mark.parametrize("by", ["edge", "situation"])
def test_the_text_of_an_attack_that_becomes_ranged(table: Table, edition: str, lost: dict[str, int], by: str) -> None:
    sting = card_saying(
        "If this attack is successful, your opponent loses 1 Ability.",
        "Sting",
        "attack",
        grid="0X0/000/000",
        damage="2",
    )
    alice, bob = table.highlander(edition=edition)
    if by == "situation":
        alice.has_in_play(card_saying("Your upper attacks are Ranged Attacks.", "Bow", "situation"))
    alice.has(
        sting, card_saying("Play in conjunction with an attack. That attack is a Ranged Attack.", "Hurl", "edge")
    )

    alice.attacks("Sting", with_=["Hurl"] if by == "edge" else [])
    bob.lets_through()

    assert bob.pending == lost


@rule("HL3 151", "HLT 158", "An attack that becomes Special keeps its text, but no other subtype and no power.")
@pytest.mark.parametrize("edition", ["third", "type-one"])
def test_the_text_of_an_attack_that_becomes_special(table: Table, edition: str) -> None:
    heavy = card_saying(
        "This attack does 1 additional damage.", "Hack", "attack", kinds="Basic", grid="0X0/000/000", damage="2/4"
    )
    alice, _ = table.highlander(edition=edition)
    alice.has_in_play(card_saying("Your Basic Attacks do 1 additional damage.", "Master Swordsman", "situation"))
    alice.has(
        heavy, card_saying("Play in conjunction with an attack. That attack is a Special Attack.", "Odd", "edge")
    )

    alice.attacks("Hack", with_=["Odd"])

    assert alice.damage("Hack") == 3
    assert not any("Power Blow" in option.label for option in alice.options("exert"))


@rule("HL1 62a", "HL1 3", "No Head Shot goes with a Special Attack, but with one whose own text says so.")
@pytest.mark.parametrize(("text", "may"), [("", False), ("This attack may be made a Head Shot.", True)])
def test_a_special_attack_is_no_head_shot(table: Table, text: str, may: bool) -> None:
    alice, _ = table.highlander()
    alice.has("1E-x66", card_saying(text, "Hook", "attack", kinds="Special", grid="0X0/000/000", damage="2"))
    alice.has("Upper Left Attack")
    alice.goes_to("attack")

    alice.takes("with")

    assert alice.can("play", "Upper Left Attack")
    assert alice.can("play", "Hook") == may


@rule("HL1 62b", "HLT 158a", "A Special Attack is not found in an Exertion for an attack.")
@pytest.mark.parametrize("edition", ["first", "type-one"])
def test_a_special_attack_in_an_exertion(table: Table, edition: str) -> None:
    alice, _ = table.highlander(edition=edition)
    alice.has_on_top("SE-x458", "Thrust")
    alice.goes_to("attack")

    alice.exerts("for an attack")

    assert alice.can("play", "Thrust")
    assert not alice.can("play", "Hook")


@rule("HLT 158b", "A Special Attack that may be a Head Shot is a Power Blow only by being one.")
def test_a_special_attack_that_may_be_a_head_shot(table: Table) -> None:
    text = "This attack may be made a Head Shot."
    hook = card_saying(text, "Hook", "attack", kinds="Special", grid="0X0/000/000", damage="2/4")
    for shot in (True, False):
        alice, bob = table.highlander(edition="type-one")
        alice.has(hook, "1E-x66")
        alice.attacks("Hook", with_=["Head Shot"] if shot else [])

        assert facts.of_attack(table.game, alice.attack("Hook")).power_blow == shot
        assert not any("Power Blow" in label for label in table.labels)
        bob.lets_through()
        assert table.game.over == shot


@rule("HLT 146a", "What lets a player block Ranged Attacks does; a block that stops the unblockable does not.")
@pytest.mark.parametrize(
    ("text", "may"),
    [
        ("Your blocks can defend Ranged Attacks.", True),
        ("Your blocks can defend attacks that cannot be blocked.", False),
    ],
)
def test_a_shield_blocks_ranged_attacks(table: Table, text: str, may: bool) -> None:
    alice, bob = table.highlander(edition="type-one")
    alice.has(KNIFE)
    bob.has_in_play(card_saying(text, "Shield", "object"))
    bob.has("Lower Left Block")
    alice.attacks("Throwing Knife")
    bob.goes_to("defense")

    assert bob.can("defend", "Lower Left Block") == may


@rule("HL3 79b", "Once a Hidden attack is revealed, all is told of it: that it is a Head Shot too.")
def test_a_revealed_head_shot(table: Table) -> None:
    alice, bob = table.highlander(edition="third")
    alice.may_hide()
    alice.has("1E-x66", "Upper Left Attack")
    bob.has("Lower Left Block")
    alice.attacks("Upper Left Attack", with_=["Head Shot"], hidden=True)
    bob.goes_to("defense")
    assert marks_of(bob) == ("hidden", "Power Blow")

    bob.defends("Lower Left Block")

    assert marks_of(bob) == ("Power Blow", "Head Shot")
    assert not table.game.over


def marks_of(player: HighlanderPlayer) -> tuple[str, ...]:
    """What a player is told of the first attack."""
    marks: tuple[str, ...] = player.game.view(player.number).get("attacks")[0][2]
    return marks


@rule("HL1 61", "HL3 79", "HLT 102", "An attack that a text makes Hidden is so without a question.")
@pytest.mark.parametrize("edition", ["first", "third", "type-one"])
def test_an_attack_that_has_to_be_hidden(table: Table, edition: str) -> None:
    alice, bob = table.highlander(edition=edition)
    alice.has(card_saying("Your next attack this turn is Hidden.", "Cloak", "edge"), "Thrust")
    alice.goes_to("attack")
    alice.plays("Cloak")

    alice.takes("attack")

    assert alice.is_asked("Attack Phase")
    assert seen_by(bob, "play", of=alice)[-1] == ""
