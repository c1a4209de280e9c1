// "What can I do?": what is possible now, and why the rest is not, in the words of the judges.
import { $, button, element } from "./dom.js";
import { withRules } from "./log.js";
import { closeDialog, openDialog } from "./reading.js";

const TITLE = "What can I do?";
/** More options than this are not listed one by one. */
const MOST = 40;

function can(table) {
  const { decision } = table.state.view;
  if (!decision) return [element("p", { textContent: "Nothing is asked of you just now; others decide." })];
  const one = decision.least === 1 && decision.most === 1;
  const items = decision.options.slice(0, MOST).map((option) => {
    const act = () => {
      closeDialog();
      table.answer([option.id]);
    };
    return element("li", {}, one ? button(option.label, act, { className: "hint" }) : option.label);
  });
  const more = decision.options.length - items.length;
  return [
    element("p", { className: "about", textContent: decision.question }),
    element("ul", { className: "why" }, ...items),
    ...(more > 0 ? [element("p", { className: "about", textContent: `and ${more} more` })] : []),
  ];
}

/** Ask; a dialog shows at once what can be done, and waits for the reasons of the rest. */
export function askPossible(table, send) {
  openDialog(
    TITLE,
    element("h2", { textContent: TITLE }),
    ...can(table),
    element("h3", { textContent: "Not now, and why" }),
    element("div", { className: "cannot", role: "status" }, element("p", { className: "about", textContent: "…" })),
    element("div", { className: "actions" }, button("Close", closeDialog)),
  );
  send({ type: "possible" });
}

function reason({ name, count, lines }) {
  return element(
    "li",
    {},
    element("b", { textContent: count > 1 ? `${name} (${count})` : name }),
    element("ul", {}, ...lines.map((line) => element("li", {}, ...withRules(line)))),
  );
}

/** The reasons, where the dialog still waits for them. */
export function showPossible({ cannot }) {
  const place = $("reading").open ? $("reading").querySelector(".cannot") : null;
  if (!place) return;
  const none = element("p", { className: "about", textContent: "Every card of yours is in what you are asked." });
  place.replaceChildren(cannot.length ? element("ul", { className: "why" }, ...cannot.map(reason)) : none);
}
