"""What Feng Shui Sites do, from their printed words: those that are turned."""

from __future__ import annotations

import pytest

from tests.cards import shows
from tests.shadowfist_table import character, event, least, resolve, resolve_choosing, site, state, table_until
from tests.table import Table

WALL = site("Wall", 30)
CHARM = state("Charm", "Play on a Character. Subject gains +1 Fighting.")
BELL = event("Bell", "Gain 1 Power.")
DART = event("Dart", "Smoke target Character.")


@shows("Booby-Trapped Tomb")
def test_booby_trapped_tomb_goes_off(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Booby-Trapped Tomb", face_down=True)
    alice.controls("Temple")
    alice.controls("Hero", at="Booby-Trapped Tomb")
    alice.controls("Giant", at="Temple")
    bob.has(BELL)

    alice.reveals("Booby-Trapped Tomb")
    table_until(table, lambda: alice.is_asked("Use Booby") or alice.is_asked("Choose"))
    if alice.is_asked("Use Booby"):
        alice.says_yes()
    resolve(table)

    assert (alice.card("Hero").damage, alice.card("Giant").damage) == (3, 0)


@shows("Cataract Gorge")
def test_cataract_gorge_frees_one_for_a_turn(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Cataract Gorge", "Hero", "Student")

    alice.uses("Cataract Gorge", "Hero")
    resolve(table)
    assert ("Independent" in alice.card("Hero").bold, "Independent" in alice.card("Student").bold) == (True, False)
    alice.ends_turn()

    assert "Independent" not in alice.card("Hero").bold


@shows("City Center")
def test_city_center_sends_one_attacker_home(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", turn="Bob")
    alice.controls("Giant", "Student")
    bob.controls("City Center", face_down=True)
    bob.controls("Hill")
    bob.reveals("City Center")
    table_until(table, lambda: not bob.card("City Center").face_down)
    assert bob.card("City Center").counters == 1  # immediately
    resolve(table)
    bob.ends_turn()

    alice.attacks("Hill", with_=["Giant", "Student"])
    table_until(table, lambda: bob.can("use", "City Center"))
    bob.uses("City Center", "Giant")
    resolve(table)

    assert (alice.card("Giant").turned, alice.card("Student").turned) == (False, True)
    assert (bob.card("Hill").damage, bob.card("City Center").counters) == (1, 0)


@shows("City Park")
def test_city_park_heals_when_it_is_seen(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    bob.controls("City Park", face_down=True)

    alice.does("attack")
    if alice.is_asked("Who attacks"):
        alice.chooses("Hero")
    resolve(table)
    assert (bob.card("City Park").damage, bob.card("City Park").face_down) == (4, False)
    alice.ends_turn()

    assert bob.card("City Park").damage == 0


@shows("City Park")
def test_city_park_takes_the_place_of_what_burned(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Giant")
    bob.controls("Cave", "Hill")
    bob.has("City Park")
    bob.has_power(0)

    alice.attacks("Cave", with_="Giant")
    alice.chooses_fate("Burn ... for victory")
    table_until(table, lambda: bob.can("play", "City Park") or bob.is_asked("City Park"))
    if bob.can("play", "City Park"):
        bob.plays("City Park")
    else:
        bob.says_yes()
    resolve(table)

    assert (bob.card("City Park").in_play, bob.card("City Park").face_down) == (True, False)


@shows("Desolate Ridge")
def test_desolate_ridge_answers_events(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    alice.controls("Hill", "Hero")
    alice.has(BELL)
    bob.controls("Desolate Ridge")
    carol.controls("Giant")

    alice.plays("Bell")
    table_until(table, lambda: bob.can("use", "Desolate Ridge"))
    bob.uses("Desolate Ridge")
    assert set(bob.may_choose()) == {"Hill", "Hero"}
    bob.chooses("Hero")
    resolve(table)

    assert (alice.card("Hero").damage, carol.card("Giant").damage) == (2, 0)


@shows("Diamond Beach")
def test_diamond_beach_is_tough(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    bob.controls("Diamond Beach")

    alice.attacks("Diamond Beach", with_="Hero")
    resolve(table)

    assert bob.card("Diamond Beach").damage == 2


@shows("Dockyard")
def test_dockyard_calls_up_a_foundation(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.runs_out_of_cards()
    alice.has_on_deck("Imp", "Hill", "Grey Mountain", character("Saint", 1, "Unique.", provides="{han}"))
    alice.controls("Dockyard", face_down=True)

    alice.reveals("Dockyard")
    alice.triggers("Dockyard")
    table_until(table, lambda: alice.is_asked() and "Imp" in alice.may_choose())
    assert not {"Hill", "Grey Mountain", "Saint"} & set(alice.may_choose())
    resolve_choosing(table, "Imp")

    assert alice.hand == ["Imp"]


@shows("Forgotten Shrine")
def test_forgotten_shrine_curses_a_site(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Forgotten Shrine", "Temple")
    bob.controls("Martyr's Tomb", "Hill")
    bob.has_in_smoked_pile("Hero")

    alice.uses("Forgotten Shrine")
    assert set(alice.may_choose()) == {"Martyr's Tomb", "Hill"}
    alice.chooses("Martyr's Tomb")
    resolve(table)
    alice.ends_turn()
    bob.uses("Martyr's Tomb")
    resolve(table)

    assert (bob.card("Martyr's Tomb").damage, bob.card("Hill").damage) == (2, 0)


@shows("Forgotten Temple")
@pytest.mark.parametrize(("whose", "paid"), [("Alice", True), ("Bob", False)])
def test_forgotten_temple_remembers_the_dead(table: Table, whose: str, paid: bool) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", turn="Bob")
    alice.controls("Forgotten Temple", "Hero")
    bob.controls("Hill", "Giant")
    bob.has(DART)
    bob.plays("Dart", "Hero" if whose == "Alice" else "Giant")
    resolve(table)

    bob.declares_end()
    while table.decision.question != "Your Main Shot":
        if alice.can("use", "Forgotten Temple"):
            alice.uses("Forgotten Temple")
        else:
            asked = alice.is_asked("Use Forgotten Temple")
            table.answer(alice.find("yes", lambda _: True, "say yes") if asked else least(table))

    assert any("Forgotten Temple" in line for line in table.log) == paid


@shows("Gambling House")
@pytest.mark.parametrize(("cards", "may"), [(("Fire Dancer", "Fire Cadets"), True), (("Fire Dancer", "Imp"), False)])
def test_gambling_house_bets_on_pairs(table: Table, cards: tuple[str, ...], may: bool) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Gambling House", "Fire Dancer", "Fire Cadets")
    bob.controls(*cards)

    assert alice.can("use", "Gambling House") == may
    if may:
        alice.uses("Gambling House")
        resolve(table)
        assert alice.power == 11


@shows("Humble Dojo")
def test_humble_dojo_arms_its_owner(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Humble Dojo", "Temple")
    alice.controls("Hero", at="Humble Dojo")
    alice.controls("Giant", at="Temple")
    bob.controls(WALL)

    alice.uses("Humble Dojo")
    resolve(table)
    alice.attacks("Wall", with_="Hero")
    resolve(table)

    assert bob.card("Wall").damage == 4 + 1


@shows("Humble Dojo")
def test_humble_dojo_cannot_be_burned(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Giant")
    bob.controls("Humble Dojo", "Hill")

    alice.attacks("Humble Dojo", with_="Giant")
    table_until(table, lambda: alice.is_asked("What becomes of"))

    assert not [label for label in table.labels if "Burn" in label]


@shows("Kowloon Gate")
def test_kowloon_gate_lets_the_mighty_in(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Kowloon Gate")
    alice.has("Bruiser", "Giant")
    alice.has_power(4)

    alice.uses("Kowloon Gate")
    table_until(table, lambda: alice.is_asked("Which card"))
    assert alice.may_choose() == ["Giant"]
    resolve_choosing(table, "Giant")

    assert (alice.card("Giant").in_play, alice.power) == (True, 0)


@shows("LaGrange Four")
def test_lagrange_four_wakes_one(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("LaGrange Four")
    alice.controls("Hero", turned=True)

    alice.uses("LaGrange Four", "Hero")
    resolve(table)

    assert (alice.card("Hero").turned, alice.card("LaGrange Four").turned) == (False, True)


@shows("Martyr's Tomb")
def test_martyrs_tomb_reloads_a_character(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Martyr's Tomb")
    alice.has_in_smoked_pile("Hill")
    bob.has_in_smoked_pile("Giant")
    assert not alice.can("use", "Martyr's Tomb")
    alice.has_in_smoked_pile("Hero")

    alice.uses("Martyr's Tomb")
    resolve(table)

    assert (alice.deck[0], alice.smoked_pile) == ("Hero", ["Hill"])


@shows("Monkey House")
@pytest.mark.parametrize(
    ("rich", "held", "may"), [(True, "Temple", True), (False, "Temple", False), (True, "The Iron Palace", False)]
)
def test_monkey_house_sells_sites(table: Table, rich: bool, held: str, may: bool) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Monkey House")
    alice.has(held)
    bob.controls(*["Hill", "Tower"][: 2 if rich else 1])

    assert alice.can("use", "Monkey House") == may
    if may:
        alice.uses("Monkey House")
        resolve(table)
        assert (alice.power, alice.hand, alice.toasted_pile) == (11, [], [held])


@shows("Nightclub")
def test_nightclub_trips_interceptors(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Nightclub", "Giant")
    bob.controls(WALL, "Hero")
    assert not alice.can("use", "Nightclub")

    alice.attacks("Wall", with_="Giant")
    bob.intercepts("Giant", with_="Hero")
    table_until(table, lambda: alice.can("use", "Nightclub"))
    alice.uses("Nightclub", "Hero")
    resolve(table)

    assert alice.card("Giant").damage == 4 - 1


@shows("Precious Lotus Monastery")
@pytest.mark.parametrize(("signs", "may"), [("{han}{han}{han}", True), ("{han}{han}{asc}", False)])
def test_precious_lotus_monastery_wants_devotion(table: Table, signs: str, may: bool) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Precious Lotus Monastery", "Hero", character("Saint", 3, "Unique."))
    alice.has_resources(signs)

    assert alice.can("use", "Precious Lotus Monastery") == may
    if may:
        alice.uses("Precious Lotus Monastery", "Saint")
        resolve(table)
        assert (alice.card("Saint").fighting, alice.card("Hero").fighting) == (5, 4)


@shows("Proving Ground")
def test_proving_ground_makes_cheaper(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Proving Ground")
    alice.has("Bruiser")
    alice.has_power(1)

    alice.uses("Proving Ground")
    resolve_choosing(table, "Bruiser")

    assert (alice.card("Bruiser").in_play, alice.power) == (True, 0)


@shows("Stone Dolmens")
def test_stone_dolmens_free_their_own(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Stone Dolmens", "Hero")
    bob.controls("Giant")
    bob.controls(CHARM, on="Giant")
    assert not alice.can("use", "Stone Dolmens")
    bob.controls(state("Curse", "Play on a Character. Subject gains -1 Fighting."), on="Hero")

    alice.uses("Stone Dolmens")
    resolve(table)

    assert (bob.smoked_pile, alice.card("Hero").fighting) == (["Curse"], 4)


@shows("The Great Wastes")
def test_the_great_wastes_tire_a_card(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("The Great Wastes")
    bob.controls("Hill", "Hero")

    alice.uses("The Great Wastes", "Hill")
    resolve(table)

    assert (bob.card("Hill").turned, bob.card("Hero").turned) == (True, False)


@shows("The Iron Palace")
def test_the_iron_palace_guards_one(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("The Iron Palace", "Hero", "Student")

    alice.uses("The Iron Palace", "Hero")
    resolve(table)

    assert (alice.card("Hero").bold, alice.card("Student").bold) == ({"Toughness": 1}, {})
    assert alice.card("The Iron Palace").turned


@shows("Waterfall Sanctuary")
def test_waterfall_sanctuary_washes_states_off(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Waterfall Sanctuary", "Temple")
    alice.controls("Giant", at="Temple")
    alice.controls(CHARM, on="Giant")
    assert not alice.can("use", "Waterfall Sanctuary")
    alice.controls("Hero", at="Waterfall Sanctuary")
    bob.controls(CHARM, on="Hero")
    deck = len(alice.deck)

    alice.uses("Waterfall Sanctuary")
    for _ in range(5):
        if table.decision.question == "Your Main Shot":
            break
        table.answer(next(o for o in table.decision.options if o.kind in ("yes", "pass")))

    assert bob.smoked_pile == ["Charm"]
    assert len(alice.deck) == deck - 1


@shows("Whirlpool of Blood")
def test_whirlpool_of_blood_cancels_a_site(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("The Great Wastes")
    bob.controls("Whirlpool of Blood", "Hero")

    alice.uses("The Great Wastes", "Hero")
    table_until(table, lambda: bob.can("use", "Whirlpool of Blood"))
    bob.uses("Whirlpool of Blood")
    resolve(table)

    assert (bob.card("Hero").turned, bob.card("Whirlpool of Blood").turned) == (False, True)
