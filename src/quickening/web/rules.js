// The rulebooks as books: chapters with an introduction, gists in their order, and the words of the game. What is for
// developers (coverage, code, tests) stands behind a switch.
import { $, ask, button, complain, element } from "./dom.js";
import { showAccount } from "./account.js";
import { developersPlaces } from "./rule_places.js";
import { BOOKS, EDITIONS } from "./names.js";
import { findRules } from "./rule_search.js";
import { explained, termsIn } from "./terms.js";

const KINDS = { example: "example", faq: "question", card: "card", data: "list", tournament: "tournament" };
/** What the address says after the book's code for the books side by side. */
const COMPARE = "compare";
/** And for the glossary. */
const WORDS = "words";
const MOST_FOUND = 200;
let book = "";
let chapters = [];
let terms = [];
/** What the tests and the code have on each rule; it comes later than the book itself. */
let places = new Map();
const everyRule = () => chapters.flatMap((chapter) => chapter.rules);

/** Where the address points: a book, and a rule, a chapter by the number of its first rule, or the comparison. */
function wanted() {
  const [code, id = ""] = decodeURIComponent(location.hash.slice(1)).split(":");
  return { code: BOOKS[code] ? code : "HK", id };
}

async function open() {
  const { code, id } = wanted();
  document.body.classList.toggle("wide", id === COMPARE);
  if (code !== book) await fetchBook(code);
  if (wanted().code !== code) return; // meanwhile another book was opened
  press(code, id);
  $("glossary").href = `#${code}:${WORDS}`;
  $("every-word").replaceChildren();
  if (id === COMPARE) await compare();
  else if (id === WORDS) showGlossary();
  else turnTo(id);
}

async function fetchBook(code) {
  $("opening").hidden = true;
  $("rules").replaceChildren();
  $("contents").replaceChildren();
  $("status").hidden = false;
  const guide = await ask(`/api/guide/${code}`);
  if (wanted().code !== code) return;
  book = code;
  ({ chapters, terms } = guide);
  places = new Map();
  $("find").value = "";
  $("coverage").textContent = "";
  fetchPlaces(code).catch((error) => complain(error.message));
}

/** Where the rules of a book can be watched, and are carried out and shown. */
async function fetchPlaces(code) {
  const told = await ask(`/api/rules/${code}`);
  if (book !== code) return;
  places = new Map(told.map((rule) => [rule.id, rule]));
  cover(told);
  for (const item of $("rules").children) fill(item);
}

/** Which of the books, or their comparison, is open. */
function press(code, id) {
  for (const made of $("books").children) {
    const meant = id === COMPARE ? made.dataset.compare === "yes" : made.dataset.book === code;
    made.setAttribute("aria-pressed", String(meant));
  }
}

const isWatchable = (rule) => rule.watch.length > 0 || rule.can_be_made;

/** Every rule of the book that can be seen in a game. */
function listWatchable() {
  const found = everyRule().filter((rule) => isWatchable(places.get(rule.id) ?? { watch: [] }));
  $("trail").textContent = BOOKS[book];
  lay({ title: "What can be watched", about: `${found.length} rules are shown by a game.` }, found);
  $("turning").replaceChildren();
  list(null);
}

/** Every word of the game with what it means, in the order of the alphabet, and the rule that says so. */
function showGlossary() {
  $("status").hidden = true;
  $("compared").replaceChildren();
  $("trail").textContent = BOOKS[book];
  lay({ title: "Words of the game", about: `${terms.length} words, and what they mean.` }, []);
  const sorted = [...terms].sort((one, two) => one.term.localeCompare(two.term));
  $("every-word").replaceChildren(
    ...sorted.flatMap(({ term, meaning, rule }) => [
      element("dt", { textContent: term }),
      element("dd", {}, `${meaning} `, ruleLink(rule)),
    ]),
  );
  $("turning").replaceChildren();
  list(null);
  scrollTo({ top: 0 });
}

/** How much of the book is shown by tests, for those who want to know. */
function cover(told) {
  const tested = told.filter((rule) => rule.tests.length).length;
  const exempt = told.filter((rule) => rule.exempt && !rule.tests.length).length;
  const shown = tested
    ? `${tested} shown by tests, ${exempt} with nothing to carry out, ${told.length - tested - exempt} missing.`
    : `${exempt} with nothing to carry out; the tests that show the others are not at hand here.`;
  $("coverage").textContent = `${told.length} rules: ${shown}`;
  $("nothing").hidden = told.some(isWatchable);
  $("watchable").hidden = !$("nothing").hidden;
}

/** Show the chapter that a rule is in, or that begins with it; without one, the first. */
function turnTo(id) {
  const at = Math.max(
    0,
    chapters.findIndex((one) => one.rules.some((rule) => rule.id === id)),
  );
  const chapter = chapters[at];
  $("status").hidden = true;
  $("compared").replaceChildren();
  lay(chapter, chapter.rules);
  $("trail").textContent = `${BOOKS[book]} · ${chapter.part}`;
  list(chapter);
  leaf(at);
  const meant = id && id !== chapter.rules[0].id && document.getElementById(`${book}:${id}`);
  if (meant) {
    meant.classList.add("meant");
    meant.scrollIntoView({ block: "center" });
    meant.focus();
  } else scrollTo({ top: 0 });
}

function lay(heading, found) {
  $("opening").hidden = false;
  $("title").textContent = heading.title;
  $("about").textContent = heading.about;
  $("rules").replaceChildren(...found.map(row));
  const words = termsIn([heading.about, ...found.map((rule) => rule.gist)], terms);
  $("words").replaceChildren(
    ...words
      .slice(0, 12)
      .flatMap((one) => [element("dt", { textContent: one.term }), element("dd", { textContent: one.meaning })]),
  );
  $("words-title").hidden = !words.length;
}

const address = (chapter) => `#${book}:${chapter.rules[0].id}`;

/** The list of chapters under the names of their parts. */
function list(current) {
  const made = [];
  chapters.forEach((chapter, n) => {
    if (chapter.part !== chapters[n - 1]?.part) made.push(element("h2", { textContent: chapter.part }));
    const link = element("a", { href: address(chapter), textContent: chapter.title });
    if (chapter === current) link.setAttribute("aria-current", "page");
    made.push(link);
  });
  $("contents").replaceChildren(...made);
}

/** To the chapter before and the one after. */
function leaf(at) {
  const to = (n, rel, sign) =>
    chapters[n]
      ? [element("a", { className: "button", rel, href: address(chapters[n]), textContent: sign(chapters[n].title) })]
      : [];
  $("turning").replaceChildren(
    ...to(at - 1, "prev", (title) => `← ${title}`),
    ...to(at + 1, "next", (title) => `${title} →`),
  );
}

const NOTHING = " Try fewer words, or look among the words of the game.";

function find() {
  const words = $("find").value.trim();
  $("every-word").replaceChildren();
  if (!words) {
    open().catch((error) => complain(error.message));
    return;
  }
  const { found, exact } = findRules(chapters, book, words);
  const count = found.length === 1 ? "One rule speaks of it" : `${found.length || "No"} rules speak of it`;
  const how = found.length > 1 && !exact ? ", the closest first." : ".";
  $("trail").textContent = BOOKS[book];
  lay(
    { title: `“${$("find").value.trim()}”`, about: `${count}${how}${found.length ? "" : NOTHING}` },
    found.slice(0, MOST_FOUND),
  );
  $("turning").replaceChildren();
  list(null);
}

function row(rule) {
  const item = element("li", { id: `${book}:${rule.id}`, tabIndex: -1, "data-rule": rule.id });
  item.classList.toggle("front", rule.kind === "prose" && Boolean(rule.exempt));
  const sort = KINDS[rule.kind];
  item.append(
    element(
      "p",
      {},
      element("a", { className: "id", href: `#${book}:${rule.id}`, textContent: `${book} ${rule.id}` }),
      ...explained(rule.gist, terms),
      " ",
      ...(sort ? [element("small", { className: "sort", textContent: sort }), " "] : []),
    ),
  );
  fill(item);
  return item;
}

/** What is known of a rule beside its gist: how it fares, where to watch it, where it is carried out. */
function fill(item) {
  const rule = places.get(item.dataset.rule);
  if (!rule || item.querySelector(".places")) return;
  const state = rule.tests.length ? "tested" : rule.exempt ? "exempt" : "missing";
  item.classList.add(state);
  const words = state === "exempt" ? rule.exempt : state;
  item.firstChild.append(element("small", { className: "state", textContent: words }));
  item.append(element("div", { className: "places" }, ...watching(rule), ...developersPlaces(rule)));
}

function watching(rule) {
  const label = (n) => ({
    textContent: n ? `Watch it (${n + 1})` : "Watch it",
    "aria-label": `Watch ${book} ${rule.id}${n ? `, ${n + 1}` : ""}`,
  });
  const made = rule.watch
    .slice(0, 3)
    .map((replay, n) => element("a", { className: "button watch", href: `/replay/${replay}`, ...label(n) }));
  return rule.can_be_made ? [...made, maker(rule)] : made;
}

/** A rule whose test has yet to be played: that takes a moment, and then it is shown. */
function maker(rule) {
  const made = button(
    "Watch it",
    async () => {
      made.disabled = true;
      made.textContent = "It is being played…";
      try {
        const told = await ask(`/api/rules/${book}/${encodeURIComponent(rule.id)}/demo`, "");
        location.href = `/replay/${told.watch[0]}`;
      } catch (error) {
        made.replaceWith(element("small", { className: "about", role: "status", textContent: error.message }));
      }
    },
    { className: "watch", "aria-label": `Watch ${book} ${rule.id}` },
  );
  return made;
}

/** The rulebooks of one game side by side: what is asked, and what each answers. */
async function compare() {
  const told = await ask(`/api/guide/${book}/compared`);
  $("status").hidden = true;
  $("rules").replaceChildren();
  $("turning").replaceChildren();
  $("opening").hidden = false;
  $("trail").textContent = "Highlander";
  $("title").textContent = "The three books side by side";
  $("about").textContent = "One duel, three rulebooks. Where they differ, this is what each of them says.";
  const head = element("tr", {}, element("th", { scope: "col", textContent: "About" }));
  head.append(...told.editions.map((one) => element("th", { scope: "col", textContent: EDITIONS[one] ?? one })));
  const lines = told.rows.map((one) =>
    element(
      "tr",
      {},
      element("th", { scope: "row", textContent: one.about }),
      ...one.ways.map((way, n) =>
        element("td", { "data-book": EDITIONS[told.editions[n]] ?? "" }, `${way.words} `, ruleLink(way.rule)),
      ),
    ),
  );
  const table = element("table", { className: "compared" }, element("thead", {}, head), element("tbody", {}, ...lines));
  $("compared").replaceChildren(
    element(
      "div",
      { className: "scrolled", tabIndex: 0, role: "region", "aria-label": "The books side by side" },
      table,
    ),
  );
}

function ruleLink(cited) {
  const [code, id] = cited.split(" ");
  return element("a", { className: "id", href: `#${code}:${id}`, textContent: cited });
}

async function begin() {
  const go = (address) => () => {
    location.hash = address;
  };
  const opener = ([code, name]) => button(name, go(code), { "data-book": code, "aria-pressed": "false" });
  const compared = { "data-compare": "yes", "aria-pressed": "false" };
  $("books").append(
    ...Object.entries(BOOKS).map(opener),
    button("Highlander: the books side by side", go(`HLT:${COMPARE}`), compared),
  );
  await open();
}

const FOR_DEVELOPERS = "rules:developers";
function showDevelopers() {
  const on = $("developers").checked;
  document.body.classList.toggle("developers", on);
  $("coverage").hidden = !on;
  localStorage.setItem(FOR_DEVELOPERS, on ? "yes" : "");
}

$("developers").checked = Boolean(localStorage.getItem(FOR_DEVELOPERS));
showDevelopers();
if (matchMedia("(max-width: 760px)").matches) $("contents-box").open = false;
$("developers").addEventListener("change", showDevelopers);
$("find").addEventListener("input", find);
$("watchable").addEventListener("click", listWatchable);
addEventListener("hashchange", () => open().catch((error) => complain(error.message)));
showAccount();
begin().catch((error) => complain(error.message));
