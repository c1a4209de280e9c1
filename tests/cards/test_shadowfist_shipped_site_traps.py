"""What Feng Shui Sites do, from their printed words: those that wait for something, or are always so."""

from __future__ import annotations

import pytest

from tests.cards import shows
from tests.shadowfist_table import character, event, resolve, resolve_choosing, site, table_until
from tests.table import Table

WALL = site("Wall", 30)
BELL = event("Bell", "Gain 1 Power.")
BOLT = event("Bolt", "Inflict 3 non-combat damage on target Character.")


@shows("Dragon Graveyard")
@pytest.mark.parametrize(("attacker", "paid"), [("Hero", 1), ("Thug", 0)])
def test_dragon_graveyard_is_paid_for_blood(table: Table, attacker: str, paid: int) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero", character("Thug", 2))
    bob.controls("Dragon Graveyard")

    alice.attacks("Dragon Graveyard", with_=attacker)
    resolve(table)

    assert bob.power == 10 + paid


@shows("Dragon Graveyard")
def test_dragon_graveyard_guards_the_hand(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.has(event("Thief", "Target an opponent :: That player discards 1 card."))
    bob.has("Dragon Graveyard", "Hero")

    alice.plays("Thief")
    table_until(table, lambda: bob.can("use", "Dragon Graveyard"))
    bob.uses("Dragon Graveyard")
    resolve(table)

    assert (bob.hand, bob.toasted_pile, bob.power) == (["Hero"], ["Dragon Graveyard"], 12)


@shows("Fireworks Factory")
@pytest.mark.parametrize("closer", [True, False])
def test_fireworks_factory_blows_up_in_the_leaders_face(table: Table, closer: bool) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Giant", "Hero")
    bob.controls("Fireworks Factory", "Hill", "Bruiser")
    (alice if closer else bob).has_burned("Temple", "Tower", "Garden")

    alice.attacks("Fireworks Factory", with_="Giant")
    bob.triggers("Fireworks Factory")
    assert set(bob.may_choose()) == {"Giant", "Hero"}
    bob.chooses("Giant")
    alice.chooses_fate("Smoke")
    resolve(table)

    assert ("Giant" in alice.smoked_pile) == closer


@shows("Hartwell Iron Works")
def test_hartwell_iron_works_burns_all_comers(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Student", "Hero")
    bob.controls("Hartwell Iron Works", "Giant")

    alice.attacks("Hartwell Iron Works", with_=["Student", "Hero"])
    resolve(table)

    assert (alice.smoked_pile, alice.card("Hero").damage) == (["Student"], 1)
    assert bob.card("Hartwell Iron Works").damage == 3  # of the Hero alone, and after the fire


@shows("Manufactured Island")
def test_manufactured_island_is_one_more_site(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    alice.has_resources("{tek}")
    alice.has("Temple", "Manufactured Island", "Tower")

    alice.plays("Temple")
    resolve(table)

    assert (alice.can("play", "Manufactured Island"), alice.can("play", "Tower")) == (True, False)


@shows("Manufactured Island")
@pytest.mark.parametrize("behind", [True, False])
def test_manufactured_island_rises_again_for_the_last(table: Table, behind: bool) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Tower")
    alice.has_resources("{tek}")
    alice.has_in_smoked_pile("Manufactured Island")
    if behind:
        bob.has_burned("Temple", "Garden", "River")

    assert alice.can("use", "Manufactured Island") == behind
    if behind:
        alice.uses("Manufactured Island")
        resolve(table)
        assert (alice.power, alice.card("Manufactured Island").face_down) == (10 - 1, False)


@shows("Maze of Stairs")
@pytest.mark.parametrize(("attackers", "damage"), [(["Hero"], 0), (["Hero", "Student"], 5)])
def test_maze_of_stairs_loses_the_lone(table: Table, attackers: list[str], damage: int) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero", "Student")
    bob.controls("Maze of Stairs", "Hill")

    alice.attacks("Maze of Stairs", with_=attackers)
    if damage:
        alice.chooses_fate("Smoke")
    resolve(table)

    assert bob.smoked_pile == (["Maze of Stairs"] if damage else [])
    assert damage or bob.card("Maze of Stairs").damage == 0


@shows("Medicinal Flower Garden")
def test_medicinal_flower_garden_is_paid_when_found(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Student")
    bob.controls("Medicinal Flower Garden", face_down=True)

    alice.does("attack")
    resolve_choosing(table, "Student")

    assert bob.power == 11


@shows("Medicinal Flower Garden")
@pytest.mark.parametrize("spared", ["Hero", "Hill"])
def test_medicinal_flower_garden_heals_what_an_event_would_do(table: Table, spared: str) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.has(event("Storm", "Inflict 2 damage on all Characters and Sites."))
    alice.controls("Student", "Factory")
    bob.controls("Medicinal Flower Garden", "Hill", "Hero")
    bob.has(event("Own Storm", "Inflict 1 damage on all Characters."))

    alice.plays("Storm")
    table_until(table, lambda: bob.can("use", "Medicinal Flower Garden"))
    bob.uses("Medicinal Flower Garden")
    assert set(bob.may_choose()) == {"Medicinal Flower Garden", "Hill", "Hero"}
    bob.chooses(spared)
    assert "Storm" in bob.may_choose()
    assert not {"Hero", "Hill", "Own Storm"} & set(bob.may_choose())
    bob.chooses("Storm")
    resolve(table)

    damage = {name: bob.card(name).damage for name in ("Medicinal Flower Garden", "Hill", "Hero")}
    assert damage == {"Medicinal Flower Garden": 2, "Hill": 2, "Hero": 2, spared: 0}
    assert alice.card("Factory").damage == 2
    assert bob.card("Medicinal Flower Garden").turned


@shows("Medicinal Flower Garden")
def test_medicinal_flower_garden_does_not_heal_combat_damage(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    bob.controls("Medicinal Flower Garden", "Tower")

    bob_uses = lambda: bob.can("use", "Medicinal Flower Garden")  # noqa: E731
    alice.attacks("Tower", with_="Hero")
    table_until(table, bob_uses)
    bob.uses("Medicinal Flower Garden")
    resolve_choosing(table, "Tower", "Hero")

    assert bob.card("Tower").damage == 4


@shows("Mirrored Lake")
def test_mirrored_lake_throws_it_back(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Bruiser")
    alice.has(BOLT)
    bob.controls("Mirrored Lake", "Giant")

    alice.plays("Bolt", "Giant")
    table_until(table, lambda: bob.can("use", "Mirrored Lake") or bob.is_asked("Use Mirrored"))
    if bob.is_asked("Use Mirrored"):
        bob.says_yes()
    else:
        bob.uses("Mirrored Lake")
    assert set(bob.may_choose()) == {"Hill", "Bruiser"}
    bob.chooses("Bruiser")
    resolve(table)

    assert (alice.card("Bruiser").damage, bob.card("Giant").damage) == (3, 3)


@shows("Mobius Gardens")
def test_mobius_gardens_share_once(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol", turn="Bob")
    alice.controls("Mobius Gardens")
    bob.can_pay_for("Bull Market")

    bob.plays("Bull Market")
    resolve(table)

    assert (bob.power, carol.power, alice.power) == (15, 15, 15 + 1)


@shows("Mobius Gardens")
def test_mobius_gardens_mind_opponents_events(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Mobius Gardens")
    alice.can_pay_for("Bull Market")

    alice.plays("Bull Market")
    resolve(table)

    assert (alice.power, bob.power) == (15, 15)


@shows("Nine Dragon Temple")
@pytest.mark.parametrize(("closer", "paid"), [(True, 3), (False, 0)])
def test_nine_dragon_temple_consoles(table: Table, closer: bool, paid: int) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Giant")
    bob.controls("Nine Dragon Temple", "Hill")
    (alice if closer else bob).has_burned("Temple", "Tower", "Garden")

    alice.attacks("Nine Dragon Temple", with_="Giant")
    alice.chooses_fate("Smoke")
    resolve(table)

    assert bob.power == 10 + paid


@shows("Phlogiston Mine")
@pytest.mark.parametrize(("requires", "may"), [("{mon}", True), ("{jam}", False)])
def test_phlogiston_mine_watches_a_resource(table: Table, requires: str, may: bool) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Phlogiston Mine", face_down=True)
    bob.has_resources("{mon}{jam}")
    bob.has(event("Bell", "Gain 1 Power.", requires=requires))
    alice.reveals("Phlogiston Mine")
    table_until(table, lambda: alice.is_asked("resource"))
    table.answer(next(o for o in table.decision.options if "mon" in o.label.lower()))
    resolve(table)
    alice.ends_turn()
    before = alice.power

    bob.plays("Bell")
    table_until(table, lambda: alice.is_asked("Use Phlogiston") or table.decision.question == "Your Main Shot")
    assert alice.is_asked("Use Phlogiston") == may
    if may:
        alice.says_yes()
        resolve(table)
        assert (alice.power - before, alice.card("Phlogiston Mine").damage) == (1, 1)


@shows("Po Toi Islands")
def test_po_toi_islands_hide_a_card(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Po Toi Islands")
    alice.has("Hero", "Giant")

    alice.uses("Po Toi Islands")
    resolve_choosing(table, "Hero")

    assert (alice.hand, alice.deck[-1]) == (["Giant"], "Hero")


@shows("Po Toi Islands")
def test_po_toi_islands_guard_the_hand(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.has(event("Thief", "Target an opponent :: That player discards 2 cards."))
    bob.controls("Po Toi Islands")
    bob.has("Hero", "Giant")

    alice.plays("Thief")
    table_until(table, lambda: bob.can("use", "Po Toi Islands"))
    table.answer([o for o in table.decision.options if o.kind == "use"][-1])
    resolve_choosing(table)

    assert ({"Hero", "Giant"} <= set(bob.hand), len(bob.hand)) == (True, 4)


@shows("Puzzle Garden")
def test_puzzle_garden_takes_three_from_each(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Giant", "Student")
    bob.controls("Puzzle Garden")

    alice.attacks("Puzzle Garden", with_=["Giant", "Student"])
    resolve(table)

    assert bob.card("Puzzle Garden").damage == 3 + 1


@shows("Rainforest Ruins")
@pytest.mark.parametrize(("leaders", "body", "cost"), [(0, 8, 1), (1, 10, 0)])
def test_rainforest_ruins_help_the_last(table: Table, leaders: int, body: int, cost: int) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    alice.has("Rainforest Ruins")
    if leaders:
        bob.has_burned("Temple", "Tower", "Garden")
    before = alice.power

    alice.uses("Rainforest Ruins") if leaders else alice.plays("Rainforest Ruins")
    resolve(table)

    assert (alice.card("Rainforest Ruins").in_play, before - alice.power) == (True, cost)
    if leaders:
        assert (alice.card("Rainforest Ruins").face_down, alice.card("Rainforest Ruins").body) == (False, body)


@shows("Smiling Heaven Lake")
def test_smiling_heaven_lake_waives_one(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Smiling Heaven Lake")
    alice.has_resources("{han}{han}")
    alice.has("Youn Wha")
    assert not alice.can("play", "Youn Wha")

    alice.uses("Smiling Heaven Lake")
    for _ in range(8):
        if table.decision.question == "Your Main Shot":
            break
        wanted = [o for o in table.decision.options if o.name == "Youn Wha" or "han" in o.label or o.kind == "pass"]
        table.answer((wanted or list(table.decision.options))[0])

    assert alice.card("Youn Wha").in_play


@shows("Thousand Sword Mountain")
def test_thousand_sword_mountain_pays_with_its_wounds(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Thousand Sword Mountain", damage=2)
    alice.has("Hero")
    alice.has_power(1)

    alice.plays("Hero")
    for _ in range(4):
        if table.decision.question == "Your Main Shot":
            break
        table.answer(table.decision.options[0])

    assert (alice.card("Hero").in_play, alice.power) == (True, 0)
    assert alice.card("Thousand Sword Mountain").damage == 1


@shows("Vale of Tears")
def test_vale_of_tears_draws_for_wounds(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Student", "Student")
    bob.controls("Vale of Tears")
    deck = len(bob.deck)

    alice.attacks("Vale of Tears", with_="Student")
    resolve(table)
    assert deck - len(bob.deck) == 3
    alice.attacks("Vale of Tears", with_="Student")
    resolve(table)

    assert deck - len(bob.deck) == 3


@shows("Wall of a Thousand Eyes")
def test_wall_of_a_thousand_eyes_sees_all(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Jade Dragon Monk")
    bob.controls("Wall of a Thousand Eyes")
    bob.controls(WALL)
    bob.controls("Giant", at="Wall")

    alice.attacks("Wall", with_="Jade Dragon Monk")
    bob.intercepts("Jade Dragon Monk", with_="Giant")

    assert not any(o.kind == "superleap" for o in table.decision.options)
    resolve(table)
    assert "Jade Dragon Monk" in alice.smoked_pile
