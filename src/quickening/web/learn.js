// How a game is played, on two screens: what it is about, a turn, a fight, with pictures of the table. Without a game
// in the address, all there is to learn from: lessons and pages of each game, and its rulebooks.
import { $, ask, button, complain, element } from "./dom.js";
import { showAccount } from "./account.js";
import { image } from "./art/image.js";
import { posterOf } from "./art/posters.js";
import { beginLesson, lessonRow } from "./lessons.js";
import { keepTable } from "./own_tables.js";
import { BOOKS, GAMES, titleOf } from "./names.js";

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

/** One game to learn: its lessons, the page about it, its books. */
function toLearn([name, title], lessons) {
  const link = (href, words) => element("a", { className: "button", href, textContent: words });
  const books = { huntik: ["HK"], shadowfist: ["SF"], highlander: ["HLT", "HL1", "HL3"] }[name] ?? [];
  const compared = name === "highlander" ? [link("/rules#HLT:compare", "The three books side by side")] : [];
  return element(
    "section",
    { className: "panel", "aria-label": title },
    image(`poster ${name}`, () => posterOf(name), "sky"),
    element("h2", { textContent: title }),
    element("ul", {}, ...lessons.filter((one) => one.game === name).map((one) => lessonRow(one, keepTable))),
    element(
      "div",
      { className: "ways" },
      link(`/learn/${name}`, `How to play ${title}`),
      ...books.map((book) => link(`/rules#${book}`, `Rules: ${BOOKS[book]}`)),
      ...compared,
    ),
  );
}

/** All there is to learn from. */
async function list() {
  document.title = "Learn – Quickening";
  $("title").textContent = "Learn";
  $("lead").textContent =
    "Play a lesson: a real game with a guide beside it, left and gone on with as you like. Or read first.";
  const lessons = await ask("/api/lessons");
  $("games").hidden = false;
  $("games").replaceChildren(...Object.entries(GAMES).map((one) => toLearn(one, lessons)));
}

async function begin() {
  const [told, lessons] = await Promise.all([ask(`/api/how-to-play/${encodeURIComponent(game)}`), ask("/api/lessons")]);
  document.title = `${told.title} – Quickening`;
  $("title").textContent = told.title;
  $("lead").textContent = told.lead;
  $("ways").replaceChildren(...ways(lessons));
  $("sections").replaceChildren(...told.sections.map(section));
}

showAccount();
if (!game) list().catch((error) => complain(error.message));
else
  begin().catch((error) => {
    $("lead").textContent = `There is nothing here about ${titleOf(game)}: ${error.message}.`;
  });
