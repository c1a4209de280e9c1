"""Replays: of a game of Highlander that was played, from every side."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

import quickening as qk
from quickening.bots import bot
from quickening.games import rules
from tests.server.conftest import PATIENCE, Address, serving
from tests.web.axe import serious_faults
from tests.web.conftest import USUAL, Window
from tests.web.playing import run

pytestmark = pytest.mark.slow


def played(name: str, *names: str, **how: Any) -> bytes:
    """A game between bots."""
    game = qk.new(name, list(rules(name).ready_decks(**how))[: len(names)], seed=3, names=names, **how)
    players = [bot("thumb", name, seed=n + 1) for n in range(len(names))]
    while game.decision is not None:
        game.answer(players[game.decision.seat].choose(game.decision, game.view(game.decision.seat, log=False)))
    return game.record().to_json()


def watch(site: Address, window: Window, record: bytes) -> Page:
    """The page of a game that was brought."""
    page = window.open(f"{site.http}/replay")
    page.locator("#file").set_input_files({"name": "game.json", "mimeType": "application/json", "buffer": record})
    page.wait_for_url("**/replay/record.*")
    expect(page.locator("#turns")).to_have_value("1")  # not an empty table: where the first turn begins
    page.get_by_role("button", name="To the beginning").click()
    expect(page.locator("#count")).to_contain_text(re.compile("^0 of"))
    return page


@pytest.fixture(scope="module")
def record() -> bytes:
    """A duel."""
    return played("highlander", "Ann", "Bob", edition="first")


@pytest.fixture(scope="module")
def watched(site: Address, browser: Browser, record: bytes) -> Iterator[tuple[Window, Page]]:
    """The page of that duel, which is brought to the server once."""
    window = Window(browser)
    yield window, watch(site, window, record)
    window.close()


@pytest.fixture
def replay(watched: tuple[Window, Page]) -> Iterator[Page]:
    """The page of that duel, at its beginning."""
    window, page = watched
    page.set_viewport_size(USUAL)
    page.evaluate("() => { history.replaceState(null, '', `${location.pathname}#0:open`); localStorage.clear(); }")
    page.reload()
    expect(page.locator("#count")).to_contain_text(re.compile("^0 of"))
    yield page
    assert not window.complaints


def last_step(page: Page) -> int:
    return int(page.inner_text("#count").split()[-1])


def test_where_no_replay_is_named_those_of_this_browser_can_be_chosen(site: Address, window: Window) -> None:
    kept = """[{"table": "abc", "token": "", "words": "Huntik: Ann – Bob", "at": 0}]"""
    window.context.add_init_script(f"localStorage.setItem('tables', '{kept}')")
    page = window.open(f"{site.http}/replay")
    expect(page.locator(".choose h2")).to_have_text("Watch a game again")
    expect(page.get_by_role("link", name="Huntik: Ann – Bob")).to_have_attribute("href", "/replay/table.abc")
    expect(page.locator(".choose").get_by_role("button", name="Load a record")).to_be_visible()


def test_stepping_scrubbing_and_jumping_to_a_turn(replay: Page) -> None:
    replay.get_by_role("button", name="One answer on").click()
    expect(replay.locator("#count")).to_have_text(f"1 of {last_step(replay)}")
    replay.get_by_role("button", name="One answer back").click()
    expect(replay.locator("#asked h2")).to_have_text("The beginning")
    replay.locator("body").press("ArrowRight")
    expect(replay.locator("#count")).to_contain_text("1 of")
    replay.locator("#scrub").fill("20")
    expect(replay.locator("#count")).to_contain_text("20 of")

    turns = replay.locator("#turns option").all_inner_texts()
    assert turns[0] == "The beginning"
    number, _, who = turns[3].partition(". ")
    assert (number, who) in (("3", "Ann’s turn"), ("3", "Bob’s turn"))
    replay.locator("#turns").select_option(label=turns[3])

    expect(replay.locator("#situation")).to_contain_text(who)
    expect(replay.locator("#log li.mark")).to_have_count(3)


def test_every_seat_sees_its_own_and_once_it_is_over_all_is_open(replay: Page) -> None:
    replay.locator("#scrub").fill("20")
    hands = replay.locator("#hand .open-hand .head")
    replay.locator("#whose").select_option("open")
    expect(hands).to_have_text([re.compile("^Ann’s hand"), re.compile("^Bob’s hand")])
    replay.locator("#whose").select_option("public")
    expect(hands).to_have_count(0)
    expect(replay.locator("#hand")).to_be_hidden()
    replay.locator("#whose").select_option(label="Bob")

    expect(replay.locator("#hand .card").first).to_be_visible()
    expect(replay.locator(".duelist.friend .who")).to_contain_text("Bob")


def test_the_graph_of_the_chances_leads_to_where_the_game_turned(replay: Page) -> None:
    graph = replay.get_by_role("img", name=re.compile("^The chance of (Ann|Bob) to win"))
    expect(graph).to_be_visible()
    box = graph.bounding_box()
    assert box is not None
    replay.mouse.click(box["x"] + box["width"] - 1, box["y"] + 10)
    many = replay.locator("#count").inner_text().split(" of ")[1]
    expect(replay.locator("#count")).to_have_text(f"{many} of {many}")
    replay.locator("#story .turning button").first.click()
    expect(replay.locator("#count")).not_to_have_text(f"{many} of {many}")
    assert serious_faults(replay) == []


def test_numbers_explain_themselves_in_a_replay(replay: Page) -> None:
    replay.locator("#scrub").fill("20")
    expect(replay.locator("#count")).to_contain_text("20 of")
    replay.locator(".strip .explains.has").first.click()
    expect(replay.locator("#reading .why")).to_contain_text("to begin with")
    replay.keyboard.press("Escape")
    replay.locator("#board .card[role=button]:has(.number)").first.click()
    replay.locator("#reading .ask").first.click()

    expect(replay.locator("#reading .why")).to_contain_text("printed on")


def test_a_link_leads_to_the_same_moment_and_view(replay: Page, window: Window) -> None:
    replay.locator("#scrub").fill("20")
    replay.locator("#whose").select_option(label="Bob")
    expect(replay.locator("#count")).to_contain_text("20 of")
    replay.get_by_role("button", name="Link").click()
    link = replay.get_by_label("Replay", exact=True).input_value()

    other = window.open(link)

    expect(other.locator("#count")).to_contain_text("20 of")
    expect(other.locator("#whose")).to_have_value("1")


def test_it_runs_by_itself_to_the_end_and_can_be_downloaded(replay: Page, record: bytes) -> None:
    last = last_step(replay)
    replay.locator("#scrub").fill(str(last - 1))
    replay.get_by_role("button", name="Play", exact=True).click()
    expect(replay.locator("#count")).to_have_text(f"{last} of {last}")
    expect(replay.locator("#asked")).to_contain_text("(HL1 ")
    expect(replay.locator("#asked .seed")).to_have_text("Seed 3")
    with replay.expect_download() as saved:
        replay.get_by_role("link", name="Download").click()

    assert Path(saved.value.path()).read_bytes() == record


def test_nothing_lies_on_anything_in_a_replay(replay: Page) -> None:
    for whose in ("open", "1"):
        replay.locator("#whose").select_option(whose)
        for step in range(0, last_step(replay), 9):
            replay.locator("#scrub").fill(str(step))
            expect(replay.locator("#count")).to_contain_text(f"{step} of")
            assert run(replay, "laid_out") == [], step


def test_a_replay_of_four_players_is_seen_from_every_seat_and_openly(site: Address, window: Window) -> None:
    page = watch(site, window, played("shadowfist", "Ann", "Bob", "Carol", "Dave"))
    whose, hands = page.locator("#whose"), page.get_by_role("group", name=re.compile(": hand$"))
    page.locator("#turns").select_option(index=14)
    expect(page.locator("#situation")).to_contain_text("turn")
    expect(page.locator("#log li.mark")).to_have_count(14)
    whose.select_option("open")
    expect(hands).to_have_count(4)
    assert run(page, "laid_out") == []
    for hand in hands.all():
        assert hand.evaluate(IN_SIGHT)
    whose.select_option("public")
    expect(hands).to_have_count(0)
    whose.select_option(label="Carol")

    expect(hands).to_have_count(0)
    expect(page.locator("#hand .card").first).to_be_visible()
    expect(page.locator(".sf-panel.own .who")).to_contain_text("Carol")


#: Whether something is where it can be seen without scrolling.
IN_SIGHT = "one => { const box = one.getBoundingClientRect(); return box.top >= 0 && box.bottom <= innerHeight; }"


# -- what the tests of the rules leave ------------------------------------------------------------------------------


@pytest.fixture
def demos(tmp_path: Path) -> Iterator[Address]:
    """A server with what the tests of a chapter of each game leave behind."""
    root = Path(__file__).parents[2]
    folder = tmp_path / "demos"
    shown = [
        "huntik/test_combat.py::test_a_combat_may_be_declined",
        "shadowfist/test_combat.py::test_other_sites_are_not_burned",
        "highlander/test_exertions.py::test_an_exertion_reveals_five_cards",
    ]
    command = [sys.executable, "-m", "pytest", "-q", "--records", str(folder), "-p", "no:cacheprovider"]
    tests = [str(root / "tests" / "rules" / test) for test in shown]
    left = subprocess.run([*command, *tests], cwd=root, capture_output=True, text=True, check=False)
    assert left.returncode == 0, left.stdout
    with serving(tmp_path / "data", demos=folder) as address:
        yield address


def test_the_rules_of_all_three_games_can_be_watched(demos: Address, window: Window) -> None:
    for book in ("HK", "SF", "HL1", "HL3"):
        page = window.open(f"{demos.http}/rules#{book}")
        page.locator("#watchable").click(timeout=30_000)
        page.locator("a.watch").first.click()
        expect(page.locator("#board > *").first).to_be_visible(timeout=30_000)  # the cards are read first
        page.get_by_role("button", name="To the end").click()
        expect(page.locator("#asked .demo")).to_contain_text(f"{book} ")
        page.close()


def test_a_rule_without_a_record_is_played_when_it_is_to_be_watched(tmp_path: Path, window: Window) -> None:
    with serving(tmp_path / "data", demos=tmp_path / "demos") as address:
        page = window.open(f"{address.http}/rules#HK:403.4")
        page.get_by_role("button", name="Watch HK 403.4", exact=True).click()
        page.wait_for_url("**/replay/rule.*", timeout=PATIENCE * 1000)

        expect(page.locator("#asked .demo")).to_contain_text("HK 403.4")
        page.go_back()
        expect(page.get_by_role("link", name="Watch HK 403.4", exact=True)).to_be_visible()


def test_a_record_of_other_rules_is_not_offered(tmp_path: Path, record: bytes) -> None:
    folder = tmp_path / "demos"
    folder.mkdir()
    shown = record.replace(b'"shows":[]', b'"shows":["HL1 41"]')
    (folder / "now.json").write_bytes(shown)
    (folder / "then.json").write_bytes(shown.replace(b'"rules":"', b'"rules":"0'))
    with serving(tmp_path / "data", demos=folder) as address:
        rules = {rule["id"]: rule for rule in httpx.get(f"{address.http}/api/rules/HL1", timeout=PATIENCE).json()}

    assert rules["41"]["watch"] == ["rule.now"]


@pytest.mark.parametrize("size", [(390, 844), (820, 1180), (1280, 800)])
def test_the_board_has_the_largest_part_of_the_screen_at_every_size(replay: Page, size: tuple[int, int]) -> None:
    replay.set_viewport_size({"width": size[0], "height": size[1]})
    replay.locator("#scrub").fill("20")
    expect(replay.locator("#count")).to_contain_text("20 of")
    boxes = {name: replay.locator(f"#{name}").bounding_box() for name in ("board", "asked", "player")}
    board = boxes["board"]
    assert board is not None
    assert board["height"] >= 0.44 * size[1]
    for box in boxes.values():
        assert box is not None
        assert box["y"] + box["height"] <= size[1] + 1
    assert replay.evaluate("document.documentElement.scrollWidth") <= size[0]


def test_on_a_phone_the_log_of_a_replay_is_a_drawer(replay: Page) -> None:
    replay.set_viewport_size({"width": 390, "height": 844})
    expect(replay.locator("#talk")).to_be_hidden()
    replay.get_by_role("button", name="Log").click()
    expect(replay.locator("#talk")).to_be_visible()
    replay.keyboard.press("Escape")
    expect(replay.locator("#talk")).to_be_hidden()


@pytest.mark.parametrize("width", [1280, 390])
def test_a_game_is_looked_at_closer_stopped_and_gone_on_with(replay: Page, width: int) -> None:
    replay.set_viewport_size({"width": width, "height": 844})
    replay.get_by_role("button", name="Look closer").click()
    expect(replay.locator("#analysis")).to_contain_text(re.compile("[1-9][0-9]* of [0-9]+ looked at"), timeout=90_000)
    replay.get_by_role("button", name="Stop").click()
    expect(replay.get_by_role("button", name="Go on")).to_be_visible()
    assert serious_faults(replay) == []
    replay.get_by_role("button", name="Go on").click()
    expect(replay.get_by_role("button", name="Stop")).to_be_visible()


def test_answers_stand_beside_what_else_was_possible(site: Address, window: Window) -> None:
    game = qk.new("huntik", ["seekers", "organization"], seed=3, names=("Ann", "Bob"))
    players = [bot("thumb", "huntik", seed=n + 1) for n in range(2)]
    while len(game.answers) < 12:
        assert game.decision is not None
        game.answer(players[game.decision.seat].choose(game.decision, game.view(game.decision.seat, log=False)))
    game.concede(0)
    page = watch(site, window, game.record().to_json())
    page.get_by_role("button", name="Look closer").click()
    page.get_by_role("button", name="What it came to").click(timeout=90_000)

    expect(page.locator("#reading .sums tbody th")).to_have_text(["Ann", "Bob"])
    page.get_by_role("button", name="Close").click()
    told = httpx.get(page.url.partition("#")[0].replace("/replay/", "/api/replays/") + "/analysis", timeout=90).json()
    move = next(one for one in told["moves"] if one["others"])
    page.locator("#scrub").fill(str(move["number"]))
    expect(page.locator("#asked .played span")).to_have_text(move["played"]["label"] or "nothing")
    expect(page.locator("#asked .beside li")).to_have_count(1 + len(move["others"]))
    page.get_by_label("Seen by").select_option(label=["Bob", "Ann"][move["seat"]])
    expect(page.locator("#asked .beside")).to_have_count(0)  # the other one knew nothing of that
