"""What a player of Shadowfist finds at the table."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.server.conftest import PATIENCE, Address
from tests.shadowfist_table import ShadowfistPlayer, character, edge, event, site, state, table_until
from tests.table import Table
from tests.web.axe import serious_faults
from tests.web.conftest import Seats, Window
from tests.web.playing import drawn_anew, run, script, wait_until_asked
from tests.web.scenes import shadowfist_attack, shadowfist_main
from tests.web.sitting import Sitting
from tests.web.test_access import faults_of

pytestmark = pytest.mark.slow

NAMES = ("Ann", "Bob", "Carol", "Dave", "Erin", "Frank")
DECKS = ("ascended", "jammers", "dragons", "guiding_hand", "eaters_of_the_lotus", "four_monarchs")
BOLT = event("Bolt", "Target a Character :: Inflict 2 non-combat damage on target.", cost=1)
MASTER = character("Master", 5, "Unique.", cost=1)


def lay(site: Address, *kinds: str) -> tuple[str, list[str]]:
    """A table of Shadowfist at the server."""
    seats = [
        {"kind": kind, "name": name, "deck": deck, "bot": "thumb" if kind == "bot" else ""}
        for kind, name, deck in zip(kinds, NAMES, DECKS, strict=False)
    ]
    wanted = {"game": "shadowfist", "seats": seats, "options": {}}
    answer = httpx.post(f"{site.http}/api/tables", json=wanted, timeout=PATIENCE)
    assert answer.status_code == 201, answer.text
    return answer.json()["table"], answer.json()["tokens"]


def test_a_whole_game_is_played_by_clicking_what_glows(
    site: Address, window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("quickening.server.rooms.secrets.randbelow", lambda most: 2)
    table, tokens = lay(site, "you", "bot")
    page = window.open(f"{site.http}/table/{table}#{tokens[0]}")
    wait_until_asked(page)

    run(page, "rounds", [script("move"), 1])
    page.wait_for_selector("#asked a:has-text('Watch the replay')", timeout=120_000)

    assert page.inner_text("#asked h2") in ("Ann wins", "Bob wins")
    assert {"play", "attack", "end"} <= {clicked.split(":")[0] for clicked in page.evaluate("clicked")}
    assert re.search(r"\(SF [45]\.\d\)", page.inner_text("#asked"))


# -- the scene -----------------------------------------------------------------------------------------------------


def test_the_stack_shows_whose_effect_is_aimed_at_what_and_who_has_priority(table: Table, sit: Seats) -> None:
    ann, bob, _ = table.shadowfist(*NAMES[:3])
    ann.has(BOLT)
    bob.has(BOLT)
    bob.controls("Hill", "Hero")
    ann.plays("Bolt", "Hero")

    page = sit(table.game, seat=1).page

    effect = page.locator(".sf-effect")
    expect(effect).to_contain_text("Bolt")
    expect(effect).to_contain_text("Ann→ Hero")
    expect(effect).to_contain_text("resolves first")
    expect(page.locator(".sf-priority")).to_have_text("Bob has priority")
    expect(page.locator(".sf-panel.is-asked .who")).to_contain_text("Bob")


def test_an_attack_is_staged_between_the_players_with_its_target_and_their_sums(table: Table, sit: Seats) -> None:
    ann, bob = table.shadowfist("Ann", "Bob")
    ann.controls("Cave", "Bruiser", "Hero")
    bob.controls("Hill", "Student")
    bob.has(BOLT)
    ann.has(BOLT)
    ann.attacks("Hill", with_=["Bruiser", "Hero"])
    page = sit(table.game, seat=0).page
    stage = page.get_by_role("status", name="Ann attacks Hill")
    expect(stage.locator(".from .card .name")).to_have_text(["Bruiser", "Hero"])
    expect(stage.locator(".target .card .name")).to_have_text(["Hill"])
    expect(stage.locator(".sum b")).to_have_text(["10", "6"])
    expect(page.locator(".own .sf-people .card.ghost")).to_have_count(2)  # they have left for the street


def test_a_bid_takes_one_click_and_everybody_sees_it(table: Table, sit: Seats) -> None:
    ann, bob, _ = table.shadowfist(*NAMES[:3])
    ann.has(MASTER)
    bob.controls(MASTER)
    ann.plays("Master")

    sitting = sit(table.game)
    page = sitting.page
    expect(page.locator(".sf-auction h3")).to_have_text("Auction: no bid yet")
    expect(page.locator(".sf-lot")).to_have_count(2)
    expect(page.locator(".sf-bid.waiting")).to_have_count(2)
    expect(page.locator("#asked .stepper")).to_have_count(0)  # so few numbers are a button each
    page.get_by_role("button", name="Bid 4").click()

    expect(page.locator(".sf-auction h3")).to_have_text("Auction: 4 Power is bid")
    expect(page.locator(".sf-bid.highest")).to_contain_text("Ann")
    expect(page.locator(".sf-bid.bidding")).to_contain_text("Bob")
    expect(page.locator("#asked")).to_contain_text("Waiting for Bob")
    bob.chooses("Do not bid")
    sitting.show()
    expect(page.locator(".sf-bid.passed")).to_contain_text("Bob")
    expect(page.locator(".sf-bid.bidding")).to_contain_text("Carol")


# -- acting --------------------------------------------------------------------------------------------------------


def test_who_is_taken_up_attacks_what_is_touched_next(table: Table, sit: Seats) -> None:
    shadowfist_main(table)
    page = sit(table.game).page
    for _ in range(3):  # a second tap lets go: nobody changes location by it
        page.locator(".own .card", has_text="Mantis Fighter").click()
    expect(page.locator("#asked h2")).to_have_text("Mantis Fighter: attack what?")
    expect(page.locator("#asked .of-held .option")).to_contain_text("Change Mantis Fighter’s location")
    expect(page.locator("#asked .next .primary")).to_have_count(0)

    page.locator(".rival .card", has_text="Armorer").first.click()
    expect(page.locator("#asked h2")).to_have_text("Who attacks Armorer?")
    expect(page.locator(".own .card.picked .name")).to_have_text("Mantis Fighter")
    page.locator("#asked .done").click()

    expect(page.locator(".stage .from .card .name")).to_have_text(["Mantis Fighter"])


def test_clicking_what_cannot_act_says_why_with_the_rule(table: Table, sit: Seats) -> None:
    (ann, _) = table.shadowfist("Ann", "Bob")
    ann.has(event("Far Away", "Gain 1 Power.", requires="{dra}"))
    page = sit(table.game).page

    page.locator("#hand .card").click()

    expect(page.locator("#reading .why")).to_contain_text("you lack its resources")
    page.locator("#reading .why .rule", has_text="SF 18.1").click()
    expect(page.locator("#reading .why .gist")).to_contain_text("resource pool")


def test_a_face_down_site_of_somebody_else_is_attacked_by_a_click_and_never_named(table: Table, sit: Seats) -> None:
    ann, bob = table.shadowfist("Ann", "Bob")
    ann.controls("Cave", "Bruiser")
    bob.controls("Hill", face_down=True)
    page = sit(table.game).page
    assert "Hill" not in page.content()

    for _ in range(2):  # the first tap holds it, the second attacks it
        page.locator('.sf-panel[aria-label="Bob"] .card.back').click()

    expect(page.locator("#log")).to_contain_text("Ann attacks a face-down Feng Shui Site")
    assert "Hill" not in page.content()


def test_a_face_down_site_is_called_by_whose_it_is_and_ones_own_by_its_name(table: Table, sit: Seats) -> None:
    ann, bob, carol = table.shadowfist("Ann", "Bob", "Carol")
    ann.controls("Cave", "Bruiser")
    ann.controls("Hill", face_down=True)
    ann.has("Temple")
    bob.controls("Garden", face_down=True)
    carol.controls("Garden", face_down=True)

    listed = sit(table.game).page.locator("#asked .all-options .words").all_text_contents()
    assert {"Attack Bob’s face-down Feng Shui Site", "Attack Carol’s face-down Feng Shui Site"} <= set(listed)

    table.answer(ann.find("play", lambda option: option.name == "Temple", "play Temple"))
    places = sit(table.game).page.locator("#asked .option .words")
    expect(places).to_have_text(["Behind Cave", "Behind Hill", "A new location"])


def test_who_might_join_reads_whose_site_is_attacked_and_that_it_would_be_the_last_one(
    table: Table, sit: Seats
) -> None:
    ann, bob, carol = table.shadowfist("Ann", "Bob", "Carol")
    ann.controls("Cave", "Garden", "Tower", "Temple", "Bruiser")
    bob.controls("Hill", face_down=True)
    carol.controls("Hero")

    ann.attacks("a face-down Feng Shui Site", with_="Bruiser")
    table_until(table, lambda: carol.is_asked("Who joins"))
    page = sit(table.game, seat=2).page

    expect(page.locator("#asked h2")).to_have_text("Join Ann’s attack?")
    expect(page.locator("#asked .because")).to_contain_text(
        "Ann attacks Bob’s face-down Feng Shui Site with Bruiser. Ann lacks one Site to win."
    )


def test_a_new_location_is_chosen_where_it_will_be(table: Table, sit: Seats) -> None:
    ann, _ = table.shadowfist("Ann", "Bob")
    ann.controls("Hill")
    ann.has("Temple")
    page = sit(table.game).page

    for _ in range(2):  # the first tap holds it, the second plays it
        page.locator("#hand .card").click()
    page.locator(".sf-new").click()

    expect(page.locator(".own .sf-column")).to_have_count(2)


def test_a_long_list_can_be_searched(table: Table, sit: Seats) -> None:
    ann, bob = table.shadowfist("Ann", "Bob")
    ann.controls("Cave", "Bruiser")
    people = [character(f"Guard {n} of the Wall", 1) for n in range(20)]
    bob.controls("Hill", *people)
    page = sit(table.game).page
    page.get_by_text("Everything you can do").click()
    expect(page.locator("#asked .cluster h3", has_text="Attack")).to_be_visible()

    page.get_by_label("Find in the list").fill("guard 7")

    expect(page.locator("#asked .options.inner [data-option]:visible")).to_have_text(["Guard 7 of the Wall"])


def test_any_number_explains_itself(table: Table, sit: Seats) -> None:
    ann, _ = table.shadowfist("Ann", "Bob")
    ann.controls("Hill", "Hero")
    ann.controls(state("Blade", "Weapon. Play on a Character. Subject gains +2 Fighting."), on="Hero")
    page = sit(table.game).page

    page.locator(".own .sf-people .card.tile").click()
    page.get_by_role("button", name="Why Fighting 6?").click()
    expect(page.locator("#reading .why li")).to_contain_text(["4 printed on Hero", "+2 Blade"])
    page.keyboard.press("Escape")
    page.locator(".own .sf-victory").click()
    expect(page.locator("#reading .why")).to_contain_text("1 Hill in play")
    page.get_by_role("button", name="How many are needed?").click()
    expect(page.locator("#reading .why")).to_contain_text("6 Feng Shui Sites to win with 2 players")


def test_a_folder_of_own_pictures_is_used_where_the_name_matches(
    table: Table, site: Address, window: Window, tmp_path: Path
) -> None:
    ann, _ = table.shadowfist("Ann", "Bob")
    ann.has("Hero", "Giant")
    (tmp_path / "HERO.svg").write_text('<svg xmlns="http://www.w3.org/2000/svg"/>', encoding="utf-8")
    (tmp_path / "notes.txt").write_text("Giant", encoding="utf-8")
    sitting = Sitting(site, window, table.game)
    page = sitting.page

    page.locator("#pictures").set_input_files(tmp_path)

    expect(page.locator('#hand .card[aria-label^="Hero"] img.own')).to_have_count(1)
    expect(page.locator("#hand img.own")).to_have_count(1)
    page.reload()
    expect(page.locator("#hand img.own")).to_have_count(1)
    page.evaluate("document.getElementById('unpicture').click()")
    expect(page.locator("#hand img.own")).to_have_count(0)


# -- crowded -------------------------------------------------------------------------------------------------------

PEOPLE = (
    character("Mouth of the Fire Righteous", 6, "Toughness: 1. Independent.", cost=3),
    character("Shaolin Supplicants", 2, "Guts.", cost=1),
    character("Transdimensional Ambassador", 4, "Mobility. Superleap.", cost=2),
    character("Imp", 1, cost=0),
)


def crowd(player: ShadowfistPlayer, number: int) -> None:
    """Five Sites in three columns, eight Characters, some of them turned or damaged, a State and an Edge."""
    here = f"Whirlpool of Blood {number}"
    player.controls(site(here, 8), site("Nine Dragon Temple", 7), site("Precious Lotus Monastery", 9))
    player.controls("Hill", behind=here, face_down=True)
    player.controls("Garden", behind="Nine Dragon Temple", damage=3)
    player.controls(*PEOPLE, at=here)
    player.controls(*PEOPLE, at="Nine Dragon Temple", turned=True)
    player.controls(state("Butterfly Swords", "Weapon. Play on a Character. Subject gains +2 Fighting."), on="Imp")
    player.controls(edge("Entropy is Your Friend", "All Characters you control gain +1 combat damage."))
    player.has(*PEOPLE, *PEOPLE)
    player.has_in_smoked_pile(*PEOPLE)
    player.has_burned("Tower")


def crowded(table: Table, players: int) -> Any:
    """A game with a crowded board at every seat, in the middle of an attack."""
    seated = table.shadowfist(*NAMES[:players])
    for number, player in enumerate(seated):
        crowd(player, number)
    ann = seated[0]
    ann.controls("Giant", "Bruiser", "Hero")
    ann.has(BOLT)
    ann.attacks("Whirlpool of Blood 1", with_=["Giant", "Bruiser", "Hero"])
    return table.game


@pytest.mark.parametrize("players", [2, 4, 6])
def test_nothing_overlaps_or_is_cut_off_on_a_crowded_table(table: Table, sit: Seats, players: int) -> None:
    game = crowded(table, players)
    mouse = sit(game).page
    for width, height in ((1920, 1080), (1440, 900), (1280, 800), (820, 1180), (390, 844)):
        page = sit(game, has_touch=True).page if width == 390 else mouse
        page.set_viewport_size({"width": width, "height": height})
        drawn_anew(page)
        assert run(page, "laid_out") == [], width
        assert everything_is_there(page, players), width


def everything_is_there(page: Page, players: int) -> bool:
    """A structure, Power, piles and resources for each player, and the question."""
    counts = [page.locator(f".sf-panel {part}").count() for part in (".sf-structure", ".sf-power", ".sf-victory")]
    return counts == [players] * 3 and page.locator("#asked [data-option]").count() > 0


@pytest.mark.parametrize("shade", ["light", "dark"])
def test_the_table_can_be_read_and_used_by_everybody(table: Table, sit: Seats, shade: str) -> None:
    page = sit(crowded(table, 6), color_scheme=shade).page
    assert serious_faults(page) == []
    assert faults_of(page) == []
    page.locator(".own .sf-pool, .own .sf-victory").first.click()
    expect(page.locator("#reading .why li").first).to_be_visible()
    assert faults_of(page) == []
    page.keyboard.press("Escape")
    page.locator(".own .sf-people .card.tile").first.click()
    assert faults_of(page) == []
    assert serious_faults(page) == []


def test_whoever_attacks_leaves_a_ghost_at_home_and_the_target_says_so(table: Table, sit: Seats) -> None:
    shadowfist_attack(table)
    page = sit(table.game).page
    ghosts = page.locator(".own .sf-people .card.ghost")
    expect(ghosts).to_have_count(2)
    assert [one.get_attribute("aria-label") for one in ghosts.all()] == [
        "Tears of the Crocodile, on the stage",
        "Mantis Fighter, on the stage",
    ]
    target = page.locator(".rivals .sf-site .card.is-target")
    expect(target).to_have_count(1)
    expect(target).to_contain_text("under attack")


@pytest.mark.parametrize("players", [2, 4, 6])
def test_ones_own_quarter_is_large_and_seats_keep_their_places(table: Table, sit: Seats, players: int) -> None:
    seated = table.shadowfist(*NAMES[:players])
    sitting = sit(table.game)

    def places() -> list[Any]:
        return [one.bounding_box() for one in sitting.page.locator(".rivals .sf-panel").all()]

    before = places()
    assert len({round(box["width"]) for box in before}) == 1
    for number, player in enumerate(seated):
        crowd(player, number)
    sitting.show_another(table.game)
    assert places() == before
    own, board = (sitting.page.locator(name).bounding_box() for name in (".own", "#board"))
    assert own is not None
    assert board is not None
    assert own["height"] >= 0.4 * board["height"]


def test_on_a_phone_every_rival_shows_power_and_hand_and_sites_behind_are_seen(table: Table, sit: Seats) -> None:
    _, bob, carol = table.shadowfist(*NAMES[:3])
    bob.controls("Monkey House")
    bob.controls("Puzzle Garden", behind="Monkey House", face_down=True)
    carol.has("Imp", "Punks")
    sitting = sit(table.game)
    sitting.page.set_viewport_size({"width": 390, "height": 844})

    told = [one.inner_text().split() for one in sitting.page.locator(".seatnav small").all()]

    assert told == [[str(bob.power), "0"], [str(carol.power), "2"]]
    behind = sitting.page.locator(".rival.front .back-row .card").bounding_box()
    before = sitting.page.locator(".rival.front .front-row .card").bounding_box()
    assert behind is not None
    assert before is not None
    assert before["y"] - behind["y"] >= 10
