// The lessons in the lobby: begin one, or go on where one was left.
import { $, ask, button, complain, element } from "./dom.js";
import { titleOf } from "./names.js";
import { myName } from "./seats.js";

/** Where the table of a lesson is kept in the browser, so that it can be left and gone on with. */
const kept = (lesson) => `learning:${lesson}`;

/** Begin a lesson at a table of its own. `keep` remembers the table among those of this browser. */
export async function beginLesson(one, keep = (..._) => {}) {
  const lesson = `${one.game}/${one.key}`;
  const told = await ask(`/api/lessons/${lesson}`, JSON.stringify({ name: myName() }));
  localStorage.setItem(kept(lesson), JSON.stringify(told));
  keep(told.table, told.token, titled(one));
  go(lesson, told);
}

const titled = (one) => `${titleOf(one.game)}: ${one.title}`;

function go(lesson, { table, token }) {
  location.href = `/table/${table}?lesson=${encodeURIComponent(lesson)}#${token}`;
}

/** A lesson with its ways: begin, go on where one left it, or from the start. */
export function lessonRow(one, keep) {
  const lesson = `${one.game}/${one.key}`;
  const left = JSON.parse(localStorage.getItem(kept(lesson)) ?? "null");
  const start = () => beginLesson(one, keep).catch((error) => complain(error.message));
  const ways = [
    button(left ? "From the start" : "Begin", start, { "data-lesson": lesson, className: left ? "" : "now" }),
  ];
  if (left) ways.unshift(button("Go on", () => go(lesson, left), { "data-go-on": lesson, className: "now" }));
  return element(
    "li",
    { className: "lesson-row" },
    element(
      "span",
      {},
      element("b", { textContent: titled(one) }),
      element("small", { textContent: ` ${one.about} About ${one.minutes} minutes.` }),
    ),
    element("span", { className: "ways" }, ...ways),
  );
}

/** List the lessons. `keep` remembers a table among those of this browser. */
export async function showLessons(keep) {
  const all = await ask("/api/lessons");
  $("first").hidden = !all.length;
  $("lessons").replaceChildren(...all.map((one) => lessonRow(one, keep)));
}
