"""Clause by clause, what shipped cards say: each test fails if its sentence is taken off the card."""

from __future__ import annotations

import pytest

from quickening.games.highlander.pool import shipped
from tests.cards import shows
from tests.cards.test_highlander_attacks import EVADE, duel
from tests.cards.test_highlander_events import TRIFLE
from tests.cards.test_highlander_personas import masters
from tests.cards.test_highlander_shipped_defenses import ours
from tests.highlander_decks import rules_of, wrong_with
from tests.highlander_table import HighlanderPlayer, card_saying, situation
from tests.table import Table

FEUD = situation("", "Feud")


def with_both(table: Table) -> tuple[HighlanderPlayer, HighlanderPlayer]:
    """Alice plays with both Corda and Reno."""
    alice, bob = duel(table)
    alice.uses_pre_game(card_saying(name="Corda", type="persona"), card_saying(name="Reno", type="persona"))
    return alice, bob


# -- Personas and weapons --------------------------------------------------------------------------------------------

#: How many Master cards a deck may have with these Personas.
LIMITS = {
    5: ("1E-xl28 1E-xl29 1E-xl31 1E-xl32 1E-xl33 1E-xl48 ME-x441 TG-x473 SE-x513 SE-x541 SE-x15 WC-x5"),
    6: ("1E-xl25 1E-xl26 MLE-xl44"),
    7: ("1E-xl27"),
    8: ("1E-xl30"),
}
MASTERS = [(key, most) for most, keys in LIMITS.items() for key in keys.split()]


@shows(
    ("Duncan MacLeod", "areas you just blocked"),
    ("Kane", "if it is a card"),
    ("Kane", "non-Signature"),
    ("General Katana", "Instead of playing"),
    ("General Katana", "Situation or Plot"),
    ("Methos", "Adam Pierson"),
    "Connor MacLeod",
    "Nefertiri",
    "Richie Ryan",
    "The Sorcerer Nakano",
    "Kanwulf",
    "The Kurgan",
    "Dark Duncan",
    "Hugh Fitzcairn",
    "Luther",
)
@pytest.mark.parametrize(("key", "most"), MASTERS)
def test_a_persona_says_how_many_master_cards_a_deck_has(key: str, most: int) -> None:
    persona = ours(key)

    assert rules_of(wrong_with("type-one", persona, *masters(most))) == set()
    assert rules_of(wrong_with("type-one", persona, *masters(most + 1))) == {"HLT 38"}


def test_every_persona_that_speaks_of_master_cards_is_tried() -> None:
    told = {key for key, card in shipped().items() if card.type == "persona" and "Master cards." in card.text}

    assert told == {key for key, _ in MASTERS}


@shows(("Duncan MacLeod", "areas you just blocked"))
@pytest.mark.parametrize("duncan", [True, False])
def test_after_a_power_blow_of_duncans_nobody_hides_an_attack(table: Table, duncan: bool) -> None:
    alice, bob = duel(table, "first")
    if duncan:
        alice.uses_pre_game(ours("1E-xl25"))
    alice.has("Thrust")
    alice.attacks("Thrust")
    alice.exerts("Power Blow")
    bob.has("Upper Left Attack")
    bob.goes_to("attack")

    bob.table.answer(bob.find("attack", lambda option: option.name == "Upper Left Attack", "attack"))

    assert bob.is_asked("Play the attack Hidden") is not duncan


@shows("Connor MacLeod")
def test_connor_attacks_where_he_just_blocked(table: Table) -> None:
    for connor in (True, False):
        alice, bob = duel(table, "first")
        if connor:
            bob.uses_pre_game(ours("1E-xl27"))
        alice.has("Upper Left Attack")
        alice.attacks("Upper Left Attack")
        bob.has("Upper Left Block", "Upper Left Attack")
        bob.defends("Upper Left Block")
        bob.goes_to("attack")

        assert bob.can("attack", "Upper Left Attack") == connor


@shows(("Kane", "if it is a card"), ("Kane", "non-Signature"), ("Quickening", "top card of your opponent"))
@pytest.mark.parametrize("key", ["1E-xl28", "TG-x473", "PRO-x533"])
def test_kane_looks_once_a_turn(table: Table, key: str) -> None:
    alice, bob = duel(table)
    alice.uses_pre_game(ours(key))
    bob.has_on_top("Thrust")
    alice.goes_to("may do/must do")
    name = ours(key).name
    alice.uses(name)
    while alice.is_asked("?"):
        alice.says_no()

    assert not alice.can("use", name)


@shows("Nefertiri")
@pytest.mark.parametrize("key", ["1E-xl29", "SE-x513"])
def test_nefertiri_draws_only_if_she_holds_fewer_cards(table: Table, key: str) -> None:
    alice, _ = duel(table)
    alice.uses_pre_game(ours(key))
    alice.is_at(2)
    alice.has("Thrust")
    alice.goes_to("attack")
    assert alice.can("use", "Nefertiri")

    alice.has("Thrust")

    assert not alice.can("use", "Nefertiri")


@shows(("Methos", "Adam Pierson"))
@pytest.mark.parametrize(("watcher", "legal"), [("Adam Pierson", True), ("Joe Dawson", False)])
def test_only_adam_pierson_watches_methos(watcher: str, legal: bool) -> None:
    guide = card_saying(name=watcher, type="watcher")

    assert (rules_of(wrong_with("type-one", ours("1E-xl30"), guide)) == set()) == legal


@shows(
    ("General Katana", "Instead of playing"),
    ("General Katana", "Situation or Plot"),
    ("Quickening", "remove a Situation or Plot"),
)
@pytest.mark.parametrize("key", ["1E-xl31", "ME-x441", "PRO-x531"])
def test_general_katana_exerts_once_and_plays_no_special_card(table: Table, key: str) -> None:
    alice, bob = duel(table)
    alice.uses_pre_game(ours(key), ours("3E-x259"))  # with an additional Hard Exertion
    bob.has_in_play(FEUD, situation("", "Grudge"))
    alice.has(TRIFLE)
    name = ours(key).name
    alice.goes_to("attack")
    left = len(alice.endurance)
    alice.uses(name)
    alice.chooses("Feud")
    assert bob.in_play == ["Grudge"]
    assert len(alice.endurance) == left - 5

    assert not alice.can("use", name)
    if key == "1E-xl31":
        assert not alice.can("play", "Trifle")


@shows(
    ("General Katana", "Instead of playing"),
    ("General Katana", "Situation or Plot"),
    ("Quickening", "remove a Situation or Plot"),
)
@pytest.mark.parametrize("key", ["1E-xl31", "ME-x441", "PRO-x531"])
def test_general_katana_has_played_a_special_card(table: Table, key: str) -> None:
    alice, bob = duel(table)
    alice.uses_pre_game(ours(key))
    bob.has_in_play(FEUD)
    alice.has(TRIFLE)
    alice.goes_to("attack")
    assert alice.can("use", ours(key).name)

    alice.plays("Trifle")

    assert not alice.can("use", ours(key).name)


@shows("Kanwulf")
@pytest.mark.parametrize("kanwulf", [True, False])
def test_kanwulf_wields_the_war_axe_with_one_hand(kanwulf: bool) -> None:
    axe = card_saying(name="War Axe", type="weapon of choice", hands="2")
    dagger = card_saying(name="Dagger", type="weapon of choice", kinds="Off-Hand", hands="1")
    who = ours("1E-xl48") if kanwulf else ours("1E-xl29")

    assert ("HLT 16" in rules_of(wrong_with("type-one", who, axe, dagger))) is not kanwulf


@shows(
    "Kanwulf", "Garrick", "Marcus Octavius", ("Quickening", "each Object Ally"), ("Quickening", "an Illusion from")
)
@pytest.mark.parametrize("key", ["1E-xl48", "2E-x303", "2E-x303q", "2E-x300", "2E-x300q"])
def test_a_power_of_the_beginning_is_used_once_a_turn(table: Table, key: str) -> None:
    alice, _ = duel(table)
    mirage = card_saying(name="Mirage", type="illusion")
    alice.uses_pre_game(ours(key))
    alice.has_in_play(card_saying(name="Nino", type="object", kinds="Ally,Mortal"))
    alice.has(mirage, mirage, "Lower Left Block", "Lower Right Block", "Upper Left Block", "Upper Right Block")
    alice.goes_to("may do/must do")
    name = ours(key).name
    alice.uses(name)
    for _ in range(9):
        if alice.can("use") or alice.can("end"):
            break
        decision = alice.must_decide()
        alice.table.answer(decision.options[: max(1, decision.least)])

    assert alice.can("end")
    assert not alice.can("use", name)


@shows("Rapier")
def test_a_rapier_gives_one_attack_and_takes_a_point_of_basic_attacks(table: Table) -> None:
    alice, _ = duel(table, "first")
    alice.uses_pre_game(ours("1E-xl12"))
    weak = card_saying("", "Poke", "attack", kinds="Basic", grid="X00/000/000", damage="1")
    alice.has("Thrust", weak, "Upper Left Attack")
    alice.attacks("Thrust")
    alice.attacks("Poke")

    assert (alice.damage("Thrust"), alice.damage("Poke")) == (1, 1)
    assert not alice.can("attack", "Upper Left Attack")


@shows("Broad-Bladed Spear")
def test_who_fights_with_a_spear_hides_nothing(table: Table) -> None:
    for spear in (True, False):
        alice, _ = duel(table)
        if spear:
            alice.uses_pre_game(ours("AT-xs"))
        alice.may_hide()
        alice.has("Thrust")
        alice.goes_to("attack")
        alice.table.answer(alice.find("attack", lambda option: option.name == "Thrust", "attack"))

        assert alice.is_asked("Play the attack Hidden") is not spear


@shows("An Unknowable Prize")
def test_an_unknowable_prize_brings_a_new_hand_and_no_more_cards_this_turn(table: Table) -> None:
    alice, _ = duel(table, "first")
    alice.uses_pre_game(ours("MLE-xl43"))
    alice.is_at(4)
    alice.has(EVADE, TRIFLE)
    alice.goes_to("attack")
    alice.uses("An Unknowable Prize")
    assert len(alice.hand) == 4
    alice.attacks("Middle Right Attack")
    while table.game.active == alice.number:
        assert not alice.can("draw")
        alice._pass_by()

    assert len(alice.hand) == 3


@shows("An Unknowable Prize")
def test_an_unknowable_prize_comes_before_any_card(table: Table) -> None:
    alice, _ = duel(table, "first")
    alice.uses_pre_game(ours("MLE-xl43"))
    alice.has(TRIFLE)
    alice.goes_to("attack")
    assert alice.can("use", "An Unknowable Prize")

    alice.plays("Trifle")

    assert not alice.can("use", "An Unknowable Prize")


# -- cards of a pair -------------------------------------------------------------------------------------------------


@shows("Outnumber", "Teamwork")
def test_outnumber_is_for_a_pair(table: Table) -> None:
    alice, _ = duel(table)
    alice.uses_pre_game(card_saying(name="Corda", type="persona"))
    alice.has(ours("HTG-241"), ours("HTG-245"))
    alice.goes_to("attack")
    assert not alice.can("play", "Outnumber")
    assert not alice.can("play", "Teamwork")

    alice.uses_pre_game(card_saying(name="Reno", type="persona"))

    assert alice.can("play", "Outnumber")
    assert alice.can("play", "Teamwork")


@shows("Outnumber")
@pytest.mark.parametrize("gives", [True, False])
def test_outnumber_takes_a_special_card_or_five_of_endurance(table: Table, gives: bool) -> None:
    alice, bob = with_both(table)
    alice.has(ours("HTG-241"), TRIFLE)
    bob.has(TRIFLE, "Thrust")
    alice.goes_to("attack")
    alice.plays("Outnumber")
    assert alice.can("play", "Trifle")
    left = len(bob.endurance)
    bob.begins_turn()
    assert "Bob must discard the top 5 cards of their Endurance unless they discard a Special Card" in table.labels
    bob.takes("duty")
    assert table.decision.question == "Discard 1 card? Else Bob must discard the top 5 cards of their Endurance"
    bob.table.answer(bob.options("discard") if gives else [])

    assert bob.hand == (["Thrust"] if gives else ["Trifle", "Thrust"])
    assert len(bob.endurance) == left - (0 if gives else 5)


@shows("Outnumber")
@pytest.mark.parametrize("back", [True, False])
def test_outnumber_comes_back_in_the_sweep_phase(table: Table, back: bool) -> None:
    alice, bob = with_both(table)
    alice.has(ours("HTG-241"))
    alice.goes_to("attack")
    alice.plays("Outnumber")
    bob.begins_turn()
    while not alice.is_asked("return"):
        bob._pass_by()

    alice.says_yes() if back else alice.says_no()

    assert ("Outnumber" in alice.hand) == back


@shows("Teamwork")
def test_teamwork_makes_room_for_another_special_card(table: Table) -> None:
    alice, _ = with_both(table)
    alice.has(ours("HTG-245"), TRIFLE, TRIFLE)
    alice.goes_to("attack")
    alice.plays("Teamwork")
    if alice.is_asked("xchange"):
        alice.says_no()
    alice.plays("Trifle")

    assert not alice.can("play", "Trifle")


@shows(("Extra Shot", "both Corda and Reno"))
def test_the_extra_shot_of_a_pair(table: Table) -> None:
    alice, _ = with_both(table)
    alice.has(ours("HTG-237"), "Thrust", "Upper Left Attack", "Upper Right Attack")
    alice.goes_to("attack")
    alice.plays("Extra Shot")
    assert alice.is_asked("switch hands")
    alice.says_no()
    alice.attacks("Thrust")
    alice.attacks("Upper Left Attack")

    assert not alice.can("attack", "Upper Right Attack")
