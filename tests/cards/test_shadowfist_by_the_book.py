"""Printed cards held against the book: whom `other` leaves out, what a face-down Site shows, what still happens."""

from __future__ import annotations

from tests.cards.shadowfist_corpus import MARKS, printed
from tests.shadowfist_table import ShadowfistPlayer, character, edge, event, resolve, site, state, table_until
from tests.table import Table, rule

pytestmark = MARKS


def test_each_other_character_is_each_but_the_card_itself(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Giant", printed("The Mantle", "yearofthegoat"))
    alice.controls(character("Burner", 5, "Turn and target a Character :: Inflict 3 damage on target."))
    bob.controls("Temple", "Bruiser")

    alice.uses("Burner", "The Mantle")
    resolve(table)

    assert [alice.card(name).damage for name in ("The Mantle", "Burner", "Giant")] == [3, 3, 3]
    assert bob.card("Bruiser").damage == 0  # at another location


def attacked_by_hitter(table: Table) -> tuple[ShadowfistPlayer, ShadowfistPlayer]:
    """Alice attacks Bob's Temple with a Character of 5."""
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", character("Hitter", 5), "Student")
    bob.controls("Temple", "Garden", printed("Yellow Geomancer", "10kbullets"))
    bob.has(printed("River's Path", "yearofthegoat"), printed("Close Call", "10kbullets"))
    return alice, bob


@rule("SF 38.2", "A redirection names the source, the first recipient and the new one, which the source may be.")
def test_damage_is_redirected_to_its_source(table: Table) -> None:
    alice, bob = attacked_by_hitter(table)

    alice.attacks("Temple", with_="Hitter")
    table_until(table, lambda: bob.can("play", "River's Path"))
    bob.plays("River's Path", "Temple")
    assert sorted(bob.may_choose()) == ["Garden", "Hill", "Hitter", "Student", "Yellow Geomancer"]
    bob.chooses("Hitter")
    resolve(table)

    assert (alice.smoked_pile, bob.card("Temple").damage) == (["Hitter"], 0)


@rule("SF 38.2", "A redirection names the source, the first recipient and the new one, which the source may be.")
def test_any_other_target_is_any_but_the_site(table: Table) -> None:
    alice, bob = attacked_by_hitter(table)

    alice.attacks("Temple", with_="Hitter")
    table_until(table, lambda: bob.can("use", "Yellow Geomancer"))
    bob.uses("Yellow Geomancer", "Temple")
    assert sorted(bob.may_choose()) == ["Garden", "Hill", "Hitter", "Student", "Yellow Geomancer"]
    bob.chooses("Hitter")
    resolve(table)

    assert (alice.card("Hitter").damage, bob.card("Temple").damage) == (1, 4)


@rule("SF 24.2.1", "All choices are made on generation: how much of up to 3 damage is redirected as well.")
def test_up_to_three_damage_may_be_one(table: Table) -> None:
    alice, bob = attacked_by_hitter(table)

    alice.attacks("Yellow Geomancer", with_="Hitter")
    table_until(table, lambda: bob.can("play", "Close Call"))
    bob.plays("Close Call", "Hitter", "Yellow Geomancer")
    assert bob.may_choose() == ["3", "2", "1", "0"]
    bob.chooses("1")
    resolve(table)

    assert (alice.card("Hill").damage, bob.smoked_pile) == (1, ["Close Call", "Yellow Geomancer"])


@rule("SF 24.2", "Whom an effect affects is determined as it is generated.")
@rule("SF 24.8", "Of an effect that cannot be applied in full, as many parts are applied as can be.")
def test_the_controller_of_a_card_that_left_in_response_still_smokes_one(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Giant")
    alice.has(printed("Suicide Mission", "10kbullets"))
    bob.controls("Temple", character("Leaver", 4, "Sacrifice this card :: Gain 1 Power."))

    alice.plays("Suicide Mission", "Leaver")
    table_until(table, lambda: bob.can("use", "Leaver"))
    bob.uses("Leaver")
    table_until(table, lambda: bob.is_asked("Smoke a card"))
    bob.says_yes()
    bob.chooses("Giant")
    resolve(table)

    assert alice.smoked_pile == ["Suicide Mission", "Giant"]


def plays_faith(table: Table, power: int) -> tuple[list[str], list[str]]:
    """Alice plays Faith in the Halls of Power, which costs 1: what she has in play then, and in her hand."""
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    bob.controls("Temple")
    alice.has_power(power)
    alice.has(printed("Faith in the Halls of Power", "yearofthegoat", free=False))
    alice.plays("Faith in the Halls of Power")
    resolve(table)
    return alice.in_play, alice.hand


@rule("SF 25.6", "The text of an Edge is active once it has resolved.")
def test_an_edge_played_with_the_last_power_is_smoked_at_once(table: Table) -> None:
    in_play, hand = plays_faith(table, power=1)

    assert in_play == ["Hill"]
    assert len(hand) == 1  # the card it lets its player draw


@rule("SF 25.6", "The text of an Edge is active once it has resolved.")
def test_an_edge_stays_while_power_is_left(table: Table) -> None:
    in_play, hand = plays_faith(table, power=2)

    assert (in_play, hand) == (["Hill", "Faith in the Halls of Power"], [])


@rule("SF 29.0", "Damage may be inflicted on Characters and Sites.")
def test_damage_on_all_cards_of_a_location_spares_its_states(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls("Tower")
    bob.controls("Temple", face_down=True)
    bob.controls("Bruiser", at="Temple")
    bob.controls(state("Hat", "Play on a Character. Subject gains +1 Fighting."), on="Bruiser")
    alice.has(printed("Chi Bomb", "yearofthegoat"))

    alice.plays("Chi Bomb", "Temple")
    resolve(table)

    assert [bob.card(name).damage for name in ("Temple", "Bruiser", "Hat", "Tower")] == [2, 2, 0, 0]


BLANK = event("Silence", "Target Character's rules text is blank until the end of the turn.")
TOUGH = character("Tough", 4, "This card gains +2 Fighting.")


@rule("SF 32.0", "The text of a blanked card is inoperative: it blanks no others either.")
def test_what_is_blanked_blanks_nobody(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", printed("The Gray", "criticalshift"))
    bob.controls("Temple", TOUGH)
    alice.has(BLANK)
    assert bob.card("Tough").fighting == 4

    alice.plays("Silence", "The Gray")
    resolve(table)
    assert bob.card("Tough").fighting == 6

    alice.ends_turn()
    assert bob.card("Tough").fighting == 4


@rule("SF 32.0", "The text of a blanked card is inoperative: of two that blank each other the first one does.")
def test_the_older_of_two_that_blank_each_other_does(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", printed("The Gray", "criticalshift"), TOUGH)
    bob.controls(
        "Temple",
        character("Mute", 3, "The rules text of all Characters you do not control is considered to be blank."),
    )

    assert alice.card("Tough").fighting == 6


@rule("SF 24.4", "What a face-down Feng Shui Site is nobody is told.")
def test_a_face_down_site_is_not_known_to_be_unique(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.has(event("Census", "Smoke target Unique Site."), event("Quake", "Smoke target Site with Body 5 or more."))
    bob.controls(site("Gate", 6, "Unique."), face_down=True)
    assert not alice.can("play", "Census")
    assert not alice.can("play", "Quake")

    bob.card("Gate").state.face_down = False
    alice.ask_again()

    assert alice.can("play", "Census")
    assert alice.can("play", "Quake")


@rule("SF 35.0", "Who controls a card controls its effects: its controller smokes what is not paid for.")
def test_a_card_smoked_for_want_of_payment_is_smoked_by_the_text(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(printed("Seed of the New Flesh", "standard"), "Hill")
    alice.controls(edge("Glee", "When you smoke a Character, gain 2 Power."))
    bob.controls("Temple", character("Monk", 4, requires="{chi}"), "Giant")
    bob.controls(edge("Grudge", "When an opponent smokes a card you control, gain 1 Power."))
    bob.has_power(3)
    alice.has_power(0)

    alice.declares_end()
    table_until(table, lambda: "Pay 1 Power" in table.labels)
    bob.chooses("Do so")
    table_until(table, lambda: bob.is_asked("Do you generate Power"))

    assert (bob.smoked_pile, alice.power, bob.power) == (["Monk"], 2, 4)


@rule("SF 17.2.1", "Events generate Power beside Sites, unless another Event says that they do not.")
def test_of_two_events_that_let_no_other_generate_power_the_last_one_does(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.has(printed("On the Wire", "yearofthegoat"), printed("Humble Beginnings", "yearofthegoat"))
    alice.controls("Temple")
    bob.controls("Cave", "Hill", "Tower")
    bob.has_power(4)
    alice.ends_turn()
    bob.declares_end()

    for name in ("On the Wire", "Humble Beginnings"):
        table_until(table, lambda name=name: alice.can("play", name) and not table.game.effects)
        alice.plays(name)
    resolve(table)

    assert alice.power == 1 + 2  # of the Site and of Humble Beginnings
