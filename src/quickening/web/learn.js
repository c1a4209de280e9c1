// How a game is played, on two screens: what it is about, a turn, a fight, with pictures of the table.
import { $, ask, button, complain, element } from "./dom.js";
import { beginLesson } from "./lessons.js";
import { BOOKS, titleOf } from "./names.js";

const game = location.pathname.split("/")[2];
/** The book to read on in. */
const READ_ON = { huntik: "HK", shadowfist: "SF", highlander: "HLT" };

function section({ title, text, picture }, n) {
  const words = element("div", {}, element("h2", { textContent: title }), element("p", { textContent: text }));
  if (!picture) return element("section", { className: "words-only" }, words);
  const image = element("img", {
    src: `/static/how/${picture.replaceAll(" ", "-")}.webp`,
    alt: `The table: ${picture}`,
    width: 720,
    height: 450,
    loading: n > 1 ? "lazy" : "eager",
  });
  return element("section", {}, words, image);
}

function ways(lessons) {
  const made = lessons
    .filter((one) => one.game === game)
    .map((one, n) => {
      const words = `${n ? one.title : "Learn it at the table"} (${one.minutes} minutes)`;
      const start = () => beginLesson(one).catch((error) => complain(error.message));
      return button(words, start, { className: n ? "" : "now" });
    });
  const book = READ_ON[game];
  made.push(element("a", { className: "button", href: `/rules#${book}`, textContent: `The rules of ${BOOKS[book]}` }));
  return made;
}

async function begin() {
  const [told, lessons] = await Promise.all([ask(`/api/how-to-play/${encodeURIComponent(game)}`), ask("/api/lessons")]);
  document.title = `${told.title} – Quickening`;
  $("title").textContent = told.title;
  $("lead").textContent = told.lead;
  $("ways").replaceChildren(...ways(lessons));
  $("sections").replaceChildren(...told.sections.map(section));
}

begin().catch((error) => {
  $("lead").textContent = `There is nothing here about ${titleOf(game)}: ${error.message}.`;
});
