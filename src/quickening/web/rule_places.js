// Where a rule is carried out and shown, for developers: places in the code with the lines around them, and tests.
import { ask, button, complain, counted, element } from "./dom.js";

/** A box with the places of a rule; nothing if there are none. */
export function developersPlaces(rule) {
  if (!rule.code.length && !rule.tests.length) return [];
  const summary = `${counted(rule.code.length, "place")} in the code, ${counted(rule.tests.length, "test")}`;
  const made = element("details", {}, element("summary", { textContent: summary }));
  made.addEventListener("toggle", () => {
    if (!made.open || made.childElementCount > 1) return;
    made.append(...rule.code.map(place));
    for (const test of rule.tests)
      made.append(element("p", { className: "about", textContent: `${test.gist} (${test.file}:${test.line})` }));
  });
  return [made];
}

function place(where) {
  const holder = element("div", {});
  const show = async () => {
    if (holder.childElementCount > 1) {
      holder.lastChild.remove();
      return;
    }
    try {
      holder.append(source(await ask(`/api/source?file=${encodeURIComponent(where.file)}&line=${where.line}`), where));
    } catch (error) {
      complain(error.message);
    }
  };
  holder.append(button(`${where.file}:${where.line} ${where.name}`, show, { className: "place" }));
  return holder;
}

function source(told, where) {
  const lines = told.lines.map((line, n) =>
    element(told.first + n === told.line ? "mark" : "span", { textContent: `${line}\n` }),
  );
  return element("pre", { tabIndex: 0, "aria-label": where.file }, ...lines);
}
