// "What would you do?": the best answers to a question, each with the chance to win and a reason.
import { $, button, element } from "./dom.js";
import { declining } from "./onward.js";
import { closeDialog, openDialog } from "./reading.js";

const TITLE = "What would you do?";

/** Whether a hint may be asked for: one is asked something, and nobody else at the table is a person. */
export function mayAskHint({ view, players }) {
  return Boolean(view.decision) && players.every((one, seat) => seat === view.seat || one.kind === "bot");
}

/** Ask for a hint; a dialog waits for it. */
export function askHint(send) {
  openDialog(
    TITLE,
    element("h2", { textContent: TITLE }),
    element(
      "div",
      { role: "status" },
      element("ol", { className: "hints why" }, element("li", { textContent: "Looking ahead…" })),
    ),
    element("div", { className: "actions" }, button("Close", closeDialog)),
  );
  send({ type: "hint" });
}

/** The answers, where the dialog still waits for them and the question is still the same. */
export function showHint({ n, hints }, table) {
  const place = $("reading").open ? $("reading").querySelector(".hints") : null;
  if (!place) return;
  const stale = n !== table.state.n || !hints.length;
  const items = hints.map((hint) => item(hint, table));
  place.replaceChildren(
    ...(stale ? [element("li", { textContent: "There is nothing to think over any more." })] : items),
  );
}

/** No hint: the dialog goes, and the reason is said elsewhere. */
export function noHint() {
  if ($("reading").open && $("reading").querySelector(".hints")) closeDialog();
}

function item({ chosen, label, chance, why }, table) {
  const words = chosen.length ? label : declining(table.state.view.decision).replace("Next: ", "");
  const act = () => {
    closeDialog();
    table.answer(chosen);
  };
  return element(
    "li",
    {},
    button(words, act, { className: "hint" }),
    element("span", { className: "chance", textContent: ` ${Math.round(100 * chance)} % to win. ` }),
    why,
  );
}
