"""What the Personas among players' cards do. Every test fails if its card is misread."""

from __future__ import annotations

import pytest

from quickening.games.highlander import facts
from quickening.games.highlander.definitions import Printed
from tests.cards.highlander_corpus import card, shows
from tests.cards.test_highlander_attacks import EVADE, WALL, duel
from tests.cards.test_highlander_events import SCHEME, TRIFLE
from tests.highlander_decks import rules_of, wrong_with
from tests.highlander_table import card_saying
from tests.table import Table, rule


def masters(count: int) -> list[Printed]:
    return [card_saying(name=f"Master {n}") for n in range(count)]


@shows(
    "Duncan MacLeod", "The Kurgan", "Connor MacLeod", "Kane", "Nefertiri", "Methos", "General Katana", "Dark Duncan"
)
@pytest.mark.parametrize(
    ("title", "most"),
    [
        ("Duncan MacLeod", 6),
        ("The Kurgan", 6),
        ("Connor MacLeod", 7),
        ("Kane", 5),
        ("Nefertiri", 5),
        ("Methos", 8),
        ("General Katana", 5),
        ("Dark Duncan", 6),
        ("Richie Ryan", 5),
    ],
)
def test_a_persona_allows_so_many_master_cards(title: str, most: int) -> None:
    persona = card(title, f"up to {most} Master cards")
    for count in (most, most + 1):
        broken = rules_of(wrong_with("first", persona, *masters(count)))
        assert ("HL1 28" in broken) == (count > most)


@shows(("Duncan MacLeod", "areas you just blocked"))
def test_duncan_attacks_where_he_blocked_and_suffers_no_hidden_attack(table: Table) -> None:
    alice, bob = duel(table, "first")
    alice.uses_pre_game(card("Duncan MacLeod", "areas you just blocked"))
    bob.has("Thrust", "Upper Right Attack")
    alice.has("Lower Left Attack")
    alice.attacks("Lower Left Attack")
    bob.attacks("Thrust")
    alice.has(WALL, "Upper Left Attack")
    alice.defends("Wall")
    alice.attacks("Upper Left Attack")
    alice.exerts("Power Blow")
    bob.attacks("Upper Right Attack")
    assert not bob.attack("Upper Right Attack").hidden
    assert not bob.is_asked("Hidden")


@shows("The Kurgan")
def test_the_kurgan_hits_harder_and_exerts_less(table: Table) -> None:
    alice, _ = duel(table, "first")
    alice.uses_pre_game(card("The Kurgan"))
    trick = card_saying(name="Dirty Trick", type="attack", kinds="Dirty Trick", grid="X00/000/000", damage="none")
    alice.may_attack(2)
    alice.has("Thrust", trick)
    alice.attacks("Thrust")
    alice.attacks("Dirty Trick")
    assert (alice.damage("Thrust"), alice.damage("Dirty Trick")) == (3, 0)
    alice.exerts("Power Blow")
    assert table.decision.options[0].number == 3


@shows("Connor MacLeod")
def test_connor_looks_at_hidden_attacks(table: Table) -> None:
    alice, bob = duel(table, "first")
    bob.uses_pre_game(card("Connor MacLeod"))
    alice.has("Upper Left Attack")
    alice.may_hide()
    alice.attacks("Upper Left Attack", hidden=True)
    bob.has(WALL, "Lower Right Block")
    bob.goes_to("defense")
    assert bob.can("defend", "Wall")
    assert not bob.can("defend", "Lower Right Block")
    assert not facts.hidden_from(table.game, table.game.attacks[0], 1)


@shows(("Kane", "it is a card"), ("Kane", "non-Signature"))
@pytest.mark.parametrize("words", ["it is a card", "non-Signature"])
@pytest.mark.parametrize("mark", ["", "R", "S"])
def test_kane_uses_the_opponents_top_card_for_his_own(table: Table, words: str, mark: str) -> None:
    alice, bob = duel(table, "first")
    alice.uses_pre_game(card("Kane", words))
    of = "Methos" if mark == "S" else ""
    bob.has_on_top(card_saying("Your opponent loses 1 Ability.", name="Borrowed", mark=mark, of=of))
    alice.goes_to("may do")
    alice.uses("Kane")
    alice.goes_to("attack")
    usable = mark != "S"  # HL1 12: whatever lets somebody use a card, no Signature card of another Persona's
    assert alice.can("play", "Borrowed") == usable
    if usable:
        before = len(alice.endurance)
        alice.plays("Borrowed")
        assert bob.pending == {"loss": 1}
        assert len(alice.endurance) == before - 1


@rule("HL1 41", "HL1 43", "A card of the opponent's that one may use is played when and as a card of one's own is.")
@pytest.mark.parametrize("attacked", [True, False])
def test_kane_lays_the_opponents_block_against_an_attack_alone(table: Table, attacked: bool) -> None:
    alice, bob = duel(table, "first")
    bob.uses_pre_game(card("Kane", "it is a card"))
    alice.has_on_top("Upper Center Block")
    if attacked:
        alice.has("Upper Center Attack")
        alice.attacks("Upper Center Attack")
    bob.goes_to("may do")
    bob.uses("Kane")
    bob.goes_to("defense")
    assert not bob.can("play", "Upper Center Block")
    assert bob.can("defend", "Upper Center Block") == attacked
    if attacked:
        before = len(bob.endurance)
        bob.defends("Upper Center Block")
        assert len(bob.endurance) == before - 1
        bob.ends_phase()
        assert bob.pending == {}


def test_kane_attacks_with_the_opponents_card_in_his_attack_phase_alone(table: Table) -> None:
    alice, bob = duel(table, "first")
    alice.uses_pre_game(card("Kane", "it is a card"))
    bob.has_on_top("Upper Center Attack")
    alice.goes_to("may do")
    alice.uses("Kane")
    alice.goes_to("defense")
    assert not alice.can("play", "Upper Center Attack")
    alice.goes_to("attack")
    assert not alice.can("play", "Upper Center Attack")
    alice.attacks("Upper Center Attack")
    assert not alice.can("attack")
    bob.begins_turn()
    alice.begins_turn()
    assert bob.ability == 13
    assert bob.discard_pile.count("Upper Center Attack") == 1


@pytest.mark.parametrize("borrowed", ["Lunge", "Thrust"])
def test_kane_plays_the_opponents_card_in_conjunction(table: Table, borrowed: str) -> None:
    edge = card_saying("Play in conjunction with an attack. That attack does 1 additional damage.", "Lunge", "edge")
    theirs, mine = (edge, "Thrust") if borrowed == "Lunge" else ("Thrust", edge)
    alice, bob = duel(table, "first")
    alice.uses_pre_game(card("Kane", "it is a card"))
    alice.has(mine)
    bob.has_on_top(theirs)
    alice.goes_to("may do")
    alice.uses("Kane")
    before = len(alice.endurance)
    alice.attacks("Thrust", with_=["Lunge"])
    assert alice.damage("Thrust") == 3
    assert len(alice.endurance) == before - 1


@shows("Nefertiri")
def test_nefertiri_draws_up_in_her_turn_and_keeps_what_she_discards(table: Table) -> None:
    alice, bob = duel(table, "first")
    alice.uses_pre_game(card("Nefertiri"))
    alice.has("Thrust")
    alice.goes_to("attack")
    alice.uses("Nefertiri")
    assert len(alice.hand) == 15
    assert not alice.can("use", "Nefertiri")
    bob.has(card_saying("Your opponent must discard a card from their hand.", name="Mob"))
    bob.goes_to("attack")
    bob.plays("Mob")
    alice.goes_to("must do")
    alice.takes("duty")
    alice.chooses("Thrust")
    alice.says_yes()
    assert alice.endurance[0] == "Thrust"


@shows("Methos")
def test_methos_exchanges_two_cards_and_borrows_masters(table: Table) -> None:
    methos = card("Methos", "Adam Pierson")
    alice, _ = duel(table, "first")
    alice.uses_pre_game(methos)
    alice.has("Upper Left Block", "Upper Left Block", "Upper Left Block")
    alice.goes_to("may do")
    alice.uses("Methos")
    table.answer(table.decision.options[:2])
    assert sorted(alice.hand) == ["Middle Right Attack", "Middle Right Attack", "Upper Left Block"]
    assert not alice.can("use", "Methos")
    theirs = card_saying(name="Master's Cut", of="Kane", mark="R")
    assert "HL1 12" not in rules_of(wrong_with("first", methos, theirs))
    watcher = [card_saying(name=name, type="watcher") for name in ("Adam Pierson", "Joe Dawson")]
    assert "HL1 28" in rules_of(wrong_with("first", methos, watcher[1]))
    assert "HL1 28" not in rules_of(wrong_with("first", methos, watcher[0]))


@shows(("General Katana", "instead"))
def test_general_katana_exerts_instead_of_playing_a_special_card(table: Table) -> None:
    alice, bob = duel(table, "first")
    alice.uses_pre_game(card("General Katana", "instead"))
    bob.has_in_play(SCHEME, card_saying(name="Plan", type="plot"))
    alice.has(TRIFLE)
    alice.goes_to("attack")
    alice.uses("General Katana")
    alice.chooses("Scheme") if alice.is_asked("choose") else None
    assert bob.in_play == ["Plan"]
    assert not alice.can("play", "Trifle")


@shows(("General Katana", "once during your turn"))
def test_general_katana_of_the_errata_removes_plots_too(table: Table) -> None:
    alice, bob = duel(table)
    alice.uses_pre_game(card("General Katana", "once during your turn"))
    bob.has_in_play(card_saying(name="Plan", type="plot"))
    alice.has(TRIFLE, TRIFLE)
    alice.goes_to("attack")
    assert alice.can("use", "General Katana")
    alice.plays("Trifle")
    assert not alice.can("use", "General Katana")


@shows("Richie Ryan")
def test_richie_uses_one_card_of_each_persona(table: Table) -> None:
    richie = card("Richie Ryan")
    kane = [card_saying(name=name, of="Kane", mark="R") for name in ("Open Mind", "Taunt")]
    katana = card_saying(name="Train", of="General Katana")
    signed = card_saying(name="Oath", of="Amanda", mark="S")
    assert rules_of(wrong_with("first", richie, kane[0], katana)) == set()
    assert "HL1 11" in rules_of(wrong_with("first", richie, *kane))
    assert "HL1 12" in rules_of(wrong_with("first", richie, signed))


@shows("The Sorcerer Nakano")
def test_nakano_does_again_what_an_event_did(table: Table) -> None:
    alice, bob = duel(table, "first")
    nakano = card("The Sorcerer Nakano")
    bob.uses_pre_game(nakano)
    alice.has(card_saying("Your opponent loses 2 Ability.", name="Curse"))
    bob.has(TRIFLE, TRIFLE, "Thrust")
    alice.goes_to("attack")
    alice.plays("Curse")
    bob.goes_to("attack")
    bob.uses(nakano.name)
    assert set(bob.may_choose()) == {"Trifle"}
    table.answer(table.decision.options[0])
    bob.chooses("Curse") if bob.is_asked("Duplicate") else None
    assert alice.pending == {"loss": 2}
    assert not bob.can("play", "Trifle")


@rule("HLT 88", "What an Event says that holds for a time is duplicated with the rest.")
def test_what_holds_while_an_event_lies_there_is_duplicated_too(table: Table) -> None:
    alice, bob = duel(table)
    bob.uses_pre_game(card("The Sorcerer Nakano"))
    alice.has(card_saying("Your attacks do 1 additional damage. Draw a card.", name="Rage"))
    bob.has(TRIFLE, TRIFLE, "Thrust")
    alice.goes_to("attack")
    alice.plays("Rage")
    bob.goes_to("attack")
    bob.uses("The Sorcerer Nakano")
    bob.chooses("Trifle")
    bob.attacks("Thrust")
    assert bob.damage("Thrust") == 3
    alice.lets_through()
    assert alice.pending == {"damage": 3}

    alice.has("Thrust")
    bob.has("Slash")
    bob.attacks("Slash")
    assert bob.damage("Slash") == 2


@shows("Dark Duncan")
def test_dark_duncan_shuffles_back_instead_of_drawing(table: Table) -> None:
    alice, bob = duel(table, "first")
    alice.uses_pre_game(card("Dark Duncan"))
    alice.has_in_discard_pile("Upper Left Block", "Upper Right Block")
    alice.has("Thrust")
    alice.attacks("Thrust")
    alice.goes_to("draw/discard")
    alice.uses("Dark Duncan")
    alice.chooses("Upper Left Block", "Upper Right Block")
    assert "Upper Left Block" in alice.endurance
    assert alice.hand == []
    assert table.game.active == bob.number


@shows(("Duncan MacLeod", "Empathy"))
def test_duncan_of_the_second_edition_spends_empathy_to_block(table: Table) -> None:
    alice, bob = duel(table, "third")
    bob.uses_pre_game(card("Duncan MacLeod", "Empathy"))
    sly = card_saying("This attack cannot be blocked.", name="Sly Cut", type="attack", grid="X00/000/000")
    alice.has(sly)
    alice.attacks("Sly Cut")
    bob.has(card_saying(name="Mercy", gems="E"), "Upper Left Block", WALL, EVADE)
    bob.goes_to("defense")
    assert not bob.can("defend", "Upper Left Block")
    bob.uses("Duncan MacLeod")
    assert "Mercy" in bob.discard_pile
    assert not bob.can("defend", "Wall")
    bob.defends("Upper Left Block")
    assert table.game.attacks[0].result == "blocked"


@shows(("Duncan MacLeod", "Empathy"))
def test_duncan_of_the_second_edition_varies_exertions_by_his_allies(table: Table) -> None:
    alice, _ = duel(table, "third")
    alice.uses_pre_game(card("Duncan MacLeod", "Empathy"))
    alice.has_in_play(card_saying(name="Joe", type="situation", kinds="Ally,Mortal"))
    alice.goes_to("attack")
    alice.exerts("nothing")
    assert [option.number for option in table.decision.options] == [4, 5, 6]


@shows(("Duncan MacLeod", "Empathy"))
def test_duncan_of_the_second_edition_does_not_vary_soft_exertions(table: Table) -> None:
    alice, _ = duel(table, "third")
    alice.uses_pre_game(card("Duncan MacLeod", "Empathy"))
    alice.has_in_play(card_saying(name="Joe", type="situation", kinds="Ally,Mortal"))
    alice.has(card_saying("Make a Soft Check of Agility; if it finds 1 or more, you gain 1 Ability.", "Trial"))
    alice.goes_to("attack")
    before = len(alice.endurance)
    alice.plays("Trial")
    assert table.decision.question == "Attack Phase"
    assert len(alice.endurance) == before


@shows("Kanwulf")
def test_kanwulf_gives_up_defenses_for_attacks_damage_or_a_basic_attack(table: Table) -> None:
    _, bob = duel(table, "first")
    bob.uses_pre_game(card("Kanwulf"))
    bob.has("Evade", "Guard", "Upper Left Block", "Lower Left Block", "Thrust", "Slash", TRIFLE)
    bob.has_in_discard_pile("Lower Right Attack", "Upper Right Block")
    bob.goes_to("may do")
    bob.uses("Kanwulf")
    bob.chooses("Evade", "Guard", "Upper Left Block")
    bob.chooses("you may play an additional non-Special attack this turn")
    bob.chooses("one of your non-Special attacks of this turn does 1 additional damage")
    bob.chooses("retrieve a Basic Attack from your discard pile")
    bob.chooses("Lower Right Attack")

    assert "Lower Right Attack" in bob.hand
    bob.attacks("Thrust")
    bob.attacks("Slash")
    assert not bob.can("attack", "Lower Right Attack")
    bob.ends_phase()
    bob.chooses("Slash")
    assert (bob.damage("Thrust"), bob.damage("Slash")) == (2, 3)
