"""What a player finds at the table."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.huntik_table import action_saying
from tests.server.conftest import Address, serving
from tests.table import Table
from tests.web.axe import serious_faults
from tests.web.conftest import Window
from tests.web.playing import answer_before, make_a_move, run, wait_until_asked
from tests.web.sitting import Sitting

pytestmark = pytest.mark.slow


def begin(site: Address, window: Window, moves: int = 0, seed: int = 1, until: str = "") -> Page:
    """At a table of Huntik after some answers, and until a question that is waited for."""
    table, tokens = site.lay("you", "bot")
    answer_before(site, table, tokens[0], moves, seed, until)
    page = window.open(f"{site.http}/table/{table}#{tokens[0]}")
    wait_until_asked(page)
    return page


def in_turn(site: Address, window: Window, moves: int = 0) -> Page:
    """At a table of Huntik in the player's own turn."""
    return begin(site, window, moves, until="Your turn")


def ready(page: Page) -> None:
    """As far as the player's own turn, with nothing open."""
    for _ in range(60):
        wait_until_asked(page)
        if page.locator("#reading[open]").count():
            page.keyboard.press("Escape")
        if page.inner_text("#asked h2") == "Your turn":
            return
        make_a_move(page, 0.99)
        page.wait_for_timeout(30)


def test_clicking_what_cannot_act_says_why_with_the_rule(site: Address, window: Window) -> None:
    page = in_turn(site, window)
    card = page.locator("#hand .card:not(.can-act), #board .zone .card[role=button]:not(.can-act)").first
    card.click()

    expect(page.locator("#reading .why")).to_contain_text("(HK ")


def test_a_card_can_be_read_where_a_click_would_choose_it(table: Table, site: Address, window: Window) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", zone=2)
    bob.controls("Breaker", zone=3)
    bob.controls("Bellona", zone=3)
    alice.has(action_saying("Stun target hero.", "Sleep"))
    alice.plays("Sleep")
    sitting = Sitting(site, window, table.game, seat=0)
    card = sitting.page.locator("#board .card.can-act").first
    large = sitting.page.locator("#reading .card.large")

    card.click(button="right")
    expect(large).to_be_visible()
    sitting.page.keyboard.press("Escape")
    card.press("r")
    expect(large).to_be_visible()
    sitting.page.keyboard.press("Escape")
    card.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    expect(large).to_be_visible()
    sitting.page.keyboard.press("Escape")
    assert sitting.answered == 0

    sitting.page.wait_for_timeout(50)
    card.click()
    sitting.page.wait_for_timeout(200)
    assert sitting.answered == 1


def test_a_number_explains_itself(site: Address, window: Window) -> None:
    page = in_turn(site, window)
    page.locator("#hand .card:has(.number)").first.click(button="right")
    page.locator("#reading .ask").first.click()

    expect(page.locator("#reading .why")).to_contain_text("printed")


def test_the_attacks_of_a_combat_explain_themselves(table: Table, site: Address, window: Window) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", zone=2)
    bob.controls("Breaker", zone=3)
    alice.moves("Springer", forward=1)
    alice.starts_combat()
    page = Sitting(site, window, table.game, seat=0).page

    page.locator(".combat .friend .explains").click()

    expect(page.locator("#reading .why")).to_contain_text("2 ATK of Springer (HK 602.1)")


def test_a_rule_in_the_log_opens_its_gist_in_place(site: Address, window: Window) -> None:
    page = in_turn(site, window)
    page.get_by_role("button", name="Before the first turn").click()
    page.locator("#log .rule", has_text="HK 304.1").first.click()

    expect(page.locator("#log .gist").first).to_contain_text("mission")
    page.locator("#log .rule", has_text="HK 304.1").first.click()
    expect(page.locator("#log .gist")).to_have_count(0)


def test_a_name_in_the_log_shows_its_card(site: Address, window: Window) -> None:
    page = in_turn(site, window, moves=6)
    page.get_by_role("button", name="Before the first turn").click()
    page.locator("#log .mention:visible").last.hover()

    expect(page.locator("#preview .card.large")).to_be_visible()


def test_undo_against_a_bot_is_free(site: Address, window: Window) -> None:
    page = in_turn(site, window)
    before = page.inner_text("#hand"), page.locator("#log li").count()
    page.locator("#asked [data-kind=pass]").click()
    page.wait_for_function("n => document.querySelectorAll('#log li').length > n", arg=before[1])
    ready(page)

    page.get_by_role("button", name="Undo").click()

    page.wait_for_function("n => document.querySelectorAll('#log li').length === n", arg=before[1])
    assert page.inner_text("#hand") == before[0]


def both_seats(site: Address, browser: Browser) -> tuple[list[Window], list[Page]]:
    table, tokens = site.lay("you", "friend")
    windows = [Window(browser), Window(browser), Window(browser)]
    pages = [
        window.open(f"{site.http}/table/{table}{'#' if token else ''}{token}")
        for window, token in zip(windows, (*tokens, ""), strict=True)
    ]
    return windows, pages


def test_undo_by_consent(site: Address, browser: Browser) -> None:
    windows, pages = both_seats(site, browser)
    ann, bob, onlooker = pages
    chance = random.Random(3)
    acted: list[Page] = []
    while len(set(acted)) < 2 or acted[-1] is ann:
        for page in (ann, bob):
            if page.locator("#asked [data-option]").count():
                lines = onlooker.locator("#log li").count()
                make_a_move(page, chance.random())
                page.wait_for_timeout(120)
                if onlooker.locator("#log li").count() > lines:
                    acted.append(page)
    lines = onlooker.locator("#log li").count()

    ann.get_by_role("button", name="Undo").click()
    expect(bob.locator(".consent")).to_contain_text("Ann would like to take back an answer")
    expect(onlooker.locator(".consent")).to_have_count(0)
    bob.get_by_role("button", name="Refuse").click()
    expect(bob.locator(".consent")).to_have_count(0)
    assert onlooker.locator("#log li").count() == lines
    ann.get_by_role("button", name="Undo").click()
    expect(bob.locator(".consent")).to_have_count(1)
    ann.get_by_role("button", name="Withdraw").click()
    expect(bob.locator(".consent")).to_have_count(0)
    ann.get_by_role("button", name="Undo").click()
    bob.get_by_role("button", name="Allow").click()

    onlooker.wait_for_function("n => document.querySelectorAll('#log li').length < n", arg=lines)
    for window in windows:
        window.close()


def test_onlookers_see_what_everybody_sees(site: Address, browser: Browser) -> None:
    windows, pages = both_seats(site, browser)
    ann, bob, onlooker = pages
    expect(onlooker.locator("#asked")).to_contain_text("looking on")
    while not ann.locator("#hand .card").count() or not bob.locator("#hand .card").count():
        for page in (ann, bob):
            make_a_move(page, 0.99)
            page.wait_for_timeout(50)
    names = [*ann.locator("#hand .card .name").all_inner_texts(), *bob.locator("#hand .card .name").all_inner_texts()]

    assert names
    shown = onlooker.inner_text("body")
    assert not any(name in shown for name in names if name not in ann.inner_text("#log"))
    assert onlooker.locator("#hand .card").count() == 0
    assert onlooker.locator(".can-act").count() == 0
    for window in windows:
        window.close()


def concede(page: Page) -> None:
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Concede").click()
    page.locator("#really").click()


def test_conceding_is_asked_in_the_page_and_the_replay_follows(site: Address, window: Window) -> None:
    page = in_turn(site, window, moves=5)
    assert page.locator("#seed").text_content() != ""
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Concede").click()
    page.get_by_role("button", name="Play on").click()
    concede(page)
    expect(page.locator("#asked h2")).to_have_text("Bob wins")

    page.get_by_role("link", name="Watch the replay").click()
    expect(page.locator("#turns")).to_have_value("1")  # it begins where the first turn does
    page.get_by_role("button", name="To the beginning").click()
    expect(page.locator("#count")).to_contain_text("0 of")
    page.get_by_role("button", name="One answer on").click()
    expect(page.locator("#count")).to_contain_text("1 of")
    page.locator("#turns").select_option(label="Round 1")
    expect(page.locator("#turns")).to_have_value("1")
    page.locator("#whose").select_option("open")
    expect(page.locator("#hand .open-hand", has_text="Ann’s hand").locator(".card .name").first).to_be_visible()
    page.locator("#whose").select_option("1")
    expect(page.locator("#hand .open-hand", has_text="Ann’s hand")).to_have_count(0)
    page.get_by_role("button", name="To the end").click()
    expect(page.locator("#asked .seed")).to_contain_text("SHA-256")
    page.reload()
    expect(page.locator("#whose")).to_have_value("1")


def test_a_downloaded_record_can_be_loaded(site: Address, window: Window) -> None:
    page = in_turn(site, window, moves=8)
    concede(page)
    with page.expect_download() as saved:
        page.get_by_role("link", name="Download the record").click()
    path = str(saved.value.path())

    page.goto(f"{site.http}/replay")
    page.locator("#file").set_input_files({"name": "x.json", "mimeType": "application/json", "buffer": b"{}"})
    expect(page.locator("#trouble")).to_contain_text("not a record of a game")
    window.complaints.clear()
    with open(path, "rb") as file:  # noqa: PTH123
        page.locator("#file").set_input_files(
            {"name": "game.json", "mimeType": "application/json", "buffer": file.read()}
        )
    page.wait_for_url("**/replay/record.*")

    expect(page.locator("#turns")).to_have_value("1")


def test_passing_goes_on_until_the_round_ends(site: Address, window: Window) -> None:
    page = in_turn(site, window)
    page.locator(".more-ways summary").click()
    page.locator(".passing select").select_option("round")

    expect(page.locator("#situation")).to_contain_text("round 2", timeout=30_000)
    expect(page.locator(".passing button")).to_have_count(0)


@pytest.mark.parametrize("shade", ["light", "dark"])
def test_nothing_is_wider_than_a_phone(site: Address, browser: Browser, shade: str) -> None:
    small = Window(browser, viewport={"width": 390, "height": 844}, color_scheme=shade, has_touch=True)
    page = begin(site, small, moves=25, seed=5)
    paths = ("/", "/rules", "/replay")

    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert run(page, "laid_out") == []
    for path in paths:
        page.goto(site.http + path)
        page.wait_for_timeout(300)
        assert page.evaluate("document.documentElement.scrollWidth") <= 390, path
    small.close()


#: Counts what glides and what sounds from now on.
COUNTING = """() => {
  window.glided = 0;
  window.sounded = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) { window.glided += 1; return animate.apply(this, how); };
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) { window.sounded += 1; return start.apply(this, when); };
}"""


def counted(page: Page, moves: int = 6) -> tuple[int, int]:
    """How often something glided and something sounded in some moves."""
    page.evaluate(COUNTING)
    chance = random.Random(5)
    for _ in range(moves):
        wait_until_asked(page)
        make_a_move(page, chance.random())
        page.wait_for_timeout(150)
    return page.evaluate("window.glided"), page.evaluate("window.sounded")


def test_what_moves_glides_unless_motion_is_turned_off_and_sound_is_off_at_first(
    site: Address, browser: Browser
) -> None:
    window = Window(browser, seen=True)
    page = begin(site, window)
    for tool, pressed in (("motion", "false"), ("sound", "false")):  # the tests' browsers begin without motion
        expect(page.locator(f"#{tool}")).to_have_attribute("aria-pressed", pressed)
    assert counted(page) == (0, 0)

    page.locator("#motion").evaluate("button => button.click()")
    glided, sounded = counted(page)

    assert glided > 0
    assert sounded == 0

    page.locator("#sound").evaluate("button => button.click()")

    assert counted(page)[1] > 0
    window.close()


def test_a_table_of_another_version_is_seen_as_it_was(
    tmp_path: Path, window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path) as server:
        table, tokens = server.lay("you", "friend")
        ann = server.player(table, tokens[0])
        hand = next(area for area in ann.state["view"]["areas"] if (area["name"], area["seat"]) == ("hand", 0))
        ann.say(type="concede")
        ann.wait(lambda: ann.over)
        ann.close()

    monkeypatch.setattr("quickening.core.records.rules_fingerprint", lambda game: "0123456789abcdef")
    with serving(tmp_path) as server:
        page = window.open(f"{server.http}/table/{table}#{tokens[0]}")

        expect(page.locator("#asked")).to_contain_text("another version")
        expect(page.get_by_role("link", name="Download its record")).to_be_visible()
        expect(page.locator("#hand .card")).to_have_count(len(hand["cards"]))


def test_where_there_is_no_table_the_page_says_so_once_and_legibly(site: Address, browser: Browser) -> None:
    window = Window(browser, color_scheme="light")
    page = window.open(f"{site.http}/table/nosuch")
    expect(page.locator("#board")).to_contain_text("There is no table here")
    page.wait_for_timeout(300)  # the connection is closed then
    expect(page.locator("#trouble")).to_be_hidden()
    assert serious_faults(page) == []
    window.close()
