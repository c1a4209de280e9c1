"""How a player plays through the page: by clicking what glows."""

from __future__ import annotations

from playwright.sync_api import Page

#: One move, made in the page itself: a glowing card or place if there is one, else an option of the list.
#: Gives what was clicked, "" if there was nothing to click, "over" if the game is over.
_MOVE = """(choice) => {
  const pick = (found) => found[Math.floor(choice * found.length)];
  const click = (shown) => { shown.click(); return shown.dataset.option || shown.getAttribute("aria-label") || "x"; };
  const all = (selector) => [...document.querySelectorAll(selector)];
  const dialog = document.getElementById("reading");
  if (all("#asked a").some((one) => one.textContent === "Watch the replay")) return "over";
  if (dialog.open) return click(pick(all("#reading .now[data-option]")) ?? dialog.querySelector(".actions button:last-child"));
  const done = document.querySelector("#asked .done:not(:disabled)");
  if (done) return click(done);
  const glowing = all("#board .card.can-act:not(.picked), #hand .card.can-act:not(.picked), #board .can-act-here");
  const again = all("#board .card.can-act, #hand .card.can-act");
  const listed = all("#asked [data-option]:not(:disabled):not(.chosen)");
  const cards = glowing.length ? glowing : document.querySelector("#asked .divider") ? again : [];
  const pass = listed.filter((one) => one.classList.contains("pass"));
  if (pass.length && choice < 0.35) return click(pass[0]);
  if (cards.length) return click(pick(cards));
  return listed.length ? click(pick(listed)) : "";
}"""


def make_a_move(page: Page, choice: float) -> str:
    """Click something that glows; what it was."""
    clicked: str = page.evaluate(_MOVE, choice)
    return clicked


def number(page: Page) -> int:
    """How many lines the log has."""
    return page.locator("#log li").count()


def is_over(page: Page) -> bool:
    return page.locator("#asked a:has-text('Watch the replay')").count() > 0


def wait_until_asked(page: Page) -> None:
    """Until the player is asked something, or the game is over."""
    page.wait_for_selector("#asked [data-option], #asked a:has-text('Watch the replay')")
