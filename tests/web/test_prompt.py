"""The prompt asks once: what can be touched is not listed as well, what is obvious is not foretold."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from quickening.server.messages import say
from tests.table import Table
from tests.web.conftest import Seats
from tests.web.scenes import (
    MASTER,
    highlander_fifteen,
    huntik_move,
    shadowfist_divide,
    shadowfist_main,
    shadowfist_pile,
)

pytestmark = pytest.mark.slow


def discarding(table: Table) -> None:
    """Ann begins a turn with cards in hand, and may throw one away."""
    ann, bob = table.shadowfist("Ann", "Bob")
    ann.controls("Diamond Beach")
    bob.controls("City Park")
    ann.has("Realpolitik", "Night Moves")
    ann.ends_turn()
    bob.declares_end()
    game = table.game
    for _ in range(40):
        if (game.decision.seat, game.decision.question) == (0, "Discard a card?"):
            return
        game.answer(tuple(game.decision.options[place] for place in game.decision.next))
    raise AssertionError(game.decision.question)


def test_a_card_to_discard_is_touched_in_the_hand_and_has_its_key_there(table: Table, sit: Seats) -> None:
    discarding(table)
    page = sit(table.game).page
    expect(page.locator("#asked h2")).to_have_text("Discard a card?")
    assert page.locator("#asked > .options > .option").count() == 0
    expect(page.locator("#hand .hint")).to_have_text("Tap what you want to throw away")
    many = page.locator("#hand .card.can-act").count()
    assert page.locator("#hand .key-of").all_inner_texts() == [str(n + 1) for n in range(many)]
    page.get_by_text(f"List them · {many}").click()
    expect(page.locator("#asked .option").first).to_be_visible()


def test_a_key_throws_away_the_card_it_stands_on(table: Table, sit: Seats) -> None:
    discarding(table)
    page = sit(table.game).page
    expect(page.locator("#asked h2")).to_have_text("Discard a card?")
    name = page.locator("#hand .card[data-hotkey='1'] .name").inner_text()
    page.keyboard.press("1")
    expect(page.locator("#asked h2")).not_to_have_text("Discard a card?")
    assert f"discards {name}" in " ".join(line.text for line in table.game.told(0))


def test_what_one_does_oneself_is_not_foretold(table: Table, sit: Seats) -> None:
    huntik_move(table)
    page = sit(table.game).page
    page.locator("#hand .card", has_text="Enforcer").click()
    expect(page.locator("#asked .foresight")).to_contain_text("comes into play")
    expect(page.locator("#asked .foresight")).not_to_contain_text("Ann plays")


def test_key_words_of_a_card_in_play_are_signs_and_no_marks_across_it(table: Table, sit: Seats) -> None:
    shadowfist_main(table)
    page = sit(table.game).page
    card = page.locator("#board .card", has_text="Grey Mountain")
    assert "Toughness: 2" in [one.get_attribute("title") for one in card.locator(".key").all()]
    assert [one.get_attribute("title") for one in card.locator(".ribbon").all()] == ["turned"]


def test_on_a_phone_the_prompt_says_what_happened_last(table: Table, sit: Seats) -> None:
    ann, bob = huntik_move(table)
    ann.passes()
    bob.moves("Hector", forward=1)
    page = sit(table.game).page
    expect(page.locator("#asked .lately")).to_be_hidden()
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator("#asked .lately")).to_be_visible()
    expect(page.locator("#asked .lately")).to_contain_text("Hector moves from")


def test_a_list_opened_by_the_keyboard_stays_open_when_the_question_is_drawn_anew(table: Table, sit: Seats) -> None:
    highlander_fifteen(table)
    sitting = sit(table.game)
    summary = sitting.page.locator("#asked .all-options:not(.wasteful) summary")
    summary.focus()
    sitting.page.evaluate(
        """() => { const list = document.activeElement;
        list.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true })); }"""
    )
    sitting.show()
    expect(sitting.page.locator("#asked .all-options:not(.wasteful)")).to_have_attribute("open", "")
    assert sitting.page.evaluate("document.activeElement.tagName") == "SUMMARY"


def test_what_was_typed_stays_when_the_question_is_drawn_anew(table: Table, sit: Seats) -> None:
    ann, bob = table.shadowfist("Ann", "Bob", power=20)
    bob.controls(MASTER)
    ann.has(MASTER)
    ann.plays("Master")
    sitting = sit(table.game)
    number = sitting.page.get_by_label("number", exact=True)
    number.fill("4")
    sitting.show()
    expect(number).to_have_value("4")
    expect(number).to_be_focused()
    expect(sitting.page.locator("#asked .primary")).to_have_text("Bid 4")


def test_a_card_without_a_text_says_what_it_is_while_it_is_held(table: Table, sit: Seats) -> None:
    ann, _ = table.highlander("Ann", "Bob", edition="type-one")
    ann.has("Upper Left Attack")
    ann.goes_to("attack")
    page = sit(table.game).page
    page.locator("#hand .card.can-act", has_text="Upper Left Attack").first.click()
    expect(page.locator("#asked h2")).to_have_text("Upper Left Attack")
    expect(page.locator("#asked .because")).to_contain_text("Attack, upper left, damage 2")


def test_signs_and_designators_in_words_of_a_card_are_drawn_and_not_spelled(table: Table, sit: Seats) -> None:
    shadowfist_pile(table)
    page = sit(table.game).page
    expect(page.locator("#asked .because .pip")).to_have_count(1)
    assert "{" not in page.inner_text("#asked .because")


def test_what_is_missing_to_an_answer_is_said_on_the_button(table: Table, sit: Seats) -> None:
    shadowfist_divide(table)
    page = sit(table.game, seat=1).page
    expect(page.locator("#asked .done")).to_have_text("Share out 6 more")
    page.get_by_role("button", name="Share evenly").click()
    expect(page.locator("#asked .done")).to_have_text("Inflict this damage")


def test_cards_of_a_pile_are_chosen_as_cards_by_hand_or_key(table: Table, sit: Seats) -> None:
    shadowfist_pile(table)
    page = sit(table.game).page
    cards = page.locator("#asked .choice-cards .card")
    expect(cards.locator(".name")).to_have_text(
        ["Rat Clan Spies", "Mantis Fighter", "Operation Killdeer", "Serena Chase"]
    )
    expect(page.locator("#asked .option")).to_have_count(0)  # nothing is listed twice
    cards.first.click()
    page.keyboard.press("3")
    expect(page.locator("#asked .choice-cards .picked .name")).to_have_text(["Rat Clan Spies", "Operation Killdeer"])
    page.get_by_role("button", name="Start over").click()
    expect(page.locator("#asked .choice-cards .picked")).to_have_count(0)


def test_a_card_that_lets_one_choose_says_what_there_is(table: Table, sit: Seats) -> None:
    ann, _ = table.huntik("Ann", "Bob")
    ann.has("Ymir", "Springer")
    ann.plays("Ymir")
    page = sit(table.game).page
    expect(page.locator("#asked h2")).to_have_text("Ymir: discard a card, or eliminate Ymir?")
    expect(page.locator("#asked .because")).not_to_contain_text("At the start of each round")
    expect(page.locator("#asked .option .words")).to_have_text(["Discard a card", "Eliminate Ymir"])


def test_a_click_is_not_lost_when_the_question_is_drawn_anew_meanwhile(table: Table, sit: Seats) -> None:
    huntik_move(table)
    sitting = sit(table.game)
    page, ways = sitting.page, sitting.page.locator("#asked .more-ways")
    ways.locator("summary").hover()
    page.mouse.down()
    ahead = say("foreseen", n=sitting.answered, chosen=[], lines=["Bob waits."], tags=[], again=False)
    sitting.socket.send(ahead)
    page.wait_for_timeout(100)
    page.mouse.up()

    expect(page.locator("#asked .foresight")).to_contain_text("Bob waits.")
    expect(ways).to_have_attribute("open", "")


def test_the_menu_of_stops_stays_open_while_others_act(table: Table, sit: Seats) -> None:
    huntik_move(table)
    sitting = sit(table.game)
    page, ways = sitting.page, sitting.page.locator("#asked .more-ways")
    ways.locator("summary").click()
    before = page.locator("#asked").get_attribute("data-n")
    sitting.answered += 1
    sitting.show()

    expect(page.locator("#asked")).not_to_have_attribute("data-n", str(before))
    expect(ways).to_have_attribute("open", "")
    expect(ways.locator("summary")).to_be_focused()
