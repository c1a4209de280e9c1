// One move, made in the page itself: what a held card can do, a glowing card or place, else an option of the list.
// Gives what was clicked, "" if there was nothing to click, "over" if the game is over.
(choice) => {
  const pick = (found) => found[Math.floor(choice * found.length)];
  const click = (shown) => { shown.click(); return shown.dataset.option || shown.getAttribute("aria-label") || "x"; };
  const all = (selector) => [...document.querySelectorAll(selector)];
  const dialog = document.getElementById("reading");
  if (all("#asked a").some((one) => one.textContent === "Watch the replay")) return "over";
  const offered = all("#reading .now[data-option], #reading .card.can-act");
  if (dialog.open) return click(pick(offered) ?? dialog.querySelector(".actions button:last-child"));
  const held = all("#asked:has(.put-back) [data-option]");
  if (held.length) return click(pick(held));
  const done = document.querySelector("#asked .done:not(:disabled)");
  if (done) return click(done);
  const glowing = all("#board .card.can-act:not(.picked), #hand .card.can-act:not(.picked), #board .can-act-here, #board .pile.can-act");
  const again = all("#board .card.can-act, #hand .card.can-act");
  const listed = all("#asked [data-option]:not(:disabled):not(.chosen)");
  const cards = glowing.length ? glowing : document.querySelector("#asked .divider") ? again : [];
  const pass = listed.filter((one) => one.dataset.kind === "pass");
  if (pass.length && choice < 0.35) return click(pass[0]);
  if (cards.length) return click(pick(cards));
  return listed.length ? click(pick(listed)) : "";
}
