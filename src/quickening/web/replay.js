// A replay: step, scrub, jump to a turn, from any seat's view or openly.
import { $, ask, button, complain, element, shared } from "./dom.js";
import { glyph } from "./glyph.js";
import { loadBoard, showBoard } from "./boards.js";
import { cardsOf, situation } from "./model.js";
import { showHand } from "./hand.js";
import { showTrack } from "./track.js";
import { askAbout, asksAbout, asksAboutPile, tellWhy } from "./explaining.js";
import { checkedSeed } from "./seed.js";
import { move, places } from "./motion.js";
import { forget, logOf, tell } from "./log.js";
import { noteLately, nothingLately } from "./lately.js";
import { remember } from "./naming.js";
import { ownTableLines } from "./own_tables.js";
import { landOf } from "./art/lands.js";
import { closeDialog, openDialog, readCard, readPile, watchPointing } from "./reading.js";
import { watchArrows } from "./walking.js";

const name = location.pathname.split("/")[2];
let about = null;
let step = 0;
let view = null;
let running = 0;
let asked = 0;
/** Shows on the graph where one is. */
let follow = (_step) => {};
/** How the answer before a step looked beside others, once that was looked at. */
let beside = (_step) => [];
const seen = new Map();

const cards = () => (view ? cardsOf(view) : []);

async function fetched(number, whose) {
  const key = `${number}:${whose}`;
  if (!seen.has(key)) seen.set(key, ask(`/api/replays/${name}/${number}?as=${whose}`));
  if (seen.size > 80) seen.delete(seen.keys().next().value);
  return seen.get(key);
}

/** Show the game after so many answers. */
async function show(number) {
  step = Math.max(0, Math.min(about.steps, number));
  asked += 1;
  const mine = asked;
  const whose = $("whose").value;
  const found = await fetched(step, whose).catch((error) => {
    complain(error.message);
    return null;
  });
  if (!found || mine !== asked) return;
  await loadBoard(found.game).catch(() => {});
  const [before, last] = [places(view), view];
  view = { ...found, keys: new Map(found.keys) };
  remember(view);
  logOf(view.names, view.seat, view.game);
  nothingLately();
  noteLately(view.log, view.names);
  $("situation").textContent = situation(view);
  showTrack(view);
  showBoard(view);
  showHand(view);
  for (const drawn of document.querySelectorAll(".card[role=button]")) drawn.tabIndex = drawn.closest(".pile") ? -1 : 0;
  forget();
  tell(view.log);
  move(before, { ...view, log: view.log.slice(last?.log.length ?? 0) }, last);
  place();
  history.replaceState(null, "", `#${step}:${whose}`);
  if (step < about.steps) fetched(step + 1, whose).catch(() => {});
}

/** Where a number of this moment comes from, as whoever one looks as was told it. */
async function why(asked) {
  const wanted = new URLSearchParams({ as: $("whose").value, ...asked });
  const told = await ask(`/api/replays/${name}/${step}/why?${wanted}`).catch((error) => ({ lines: [error.message] }));
  tellWhy(told.lines);
}

/** Whether whoever one looks as knows what was chosen. */
const isKnown = (number) => ["open", String(about.seats[number])].includes($("whose").value);

/** An answer in words: whose it was, and what, if whoever one looks as chose it; openly, all of it. */
const wordsOf = (number) => (isKnown(number) ? about.words[number] : about.names[about.seats[number]]);

/** Where one is: the slider, the number, what was answered and what comes next. */
function place() {
  $("scrub").value = step;
  follow(step);
  $("count").textContent = `${step} of ${about.steps}`;
  $("back").disabled = $("first").disabled = step === 0;
  $("on").disabled = $("last").disabled = step === about.steps;
  const turn = about.turns.filter(([at]) => at <= step).length;
  $("turns").value = String(turn);
  const parts = [];
  if (about.gist)
    parts.push(
      element("p", { className: "demo" }, element("b", { textContent: about.shows.join(", ") }), ` ${about.gist}`),
    );
  parts.push(element("h2", { textContent: step ? wordsOf(step - 1) : "The beginning" }));
  if (step && isKnown(step - 1)) parts.push(...beside(step));
  if (step < about.steps) parts.push(element("p", { className: "about", textContent: `Next: ${wordsOf(step)}` }));
  else if (about.outcome)
    parts.push(
      element("p", { textContent: `${about.outcome.reason} (${about.outcome.rule})` }),
      ...(about.seed ? [seed()] : []),
    );
  if (!step && about.seed_hash)
    parts.push(
      element(
        "details",
        { className: "seed" },
        element("summary", { textContent: "Hash of the seed, shown before the first card" }),
        element("code", { textContent: about.seed_hash }),
      ),
    );
  $("asked").replaceChildren(...parts);
}

/** How the shuffle can be checked, if the game was played at a table here. */
function seed() {
  return about.seed_hash
    ? checkedSeed(about.seed, about.salt, about.seed_hash)
    : element("p", { className: "about seed", textContent: `Seed ${about.seed}` });
}

function stop() {
  clearInterval(running);
  running = 0;
  $("run").setAttribute("aria-pressed", "false");
  $("run").textContent = "Play";
}

function run() {
  if (running) {
    stop();
    return;
  }
  if (step === about.steps) show(0);
  $("run").setAttribute("aria-pressed", "true");
  $("run").textContent = "Pause";
  running = setInterval(() => {
    if (step >= about.steps) stop();
    else show(step + 1);
  }, 900);
}

/** On narrow screens the log is a drawer. */
function showTalk(open = !document.body.classList.contains("talking")) {
  document.body.classList.toggle("talking", open);
  $("showlog").setAttribute("aria-expanded", String(open));
}

/** Everything that moves through the game. */
function controls() {
  $("first").addEventListener("click", () => show(0));
  $("back").addEventListener("click", () => {
    stop();
    show(step - 1);
  });
  $("on").addEventListener("click", () => {
    stop();
    show(step + 1);
  });
  $("last").addEventListener("click", () => {
    stop();
    show(about.steps);
  });
  $("run").addEventListener("click", run);
  $("scrub").addEventListener("input", () => show(Number($("scrub").value)));
  $("whose").addEventListener("change", () => show(step));
  $("turns").addEventListener("change", () =>
    show(Number($("turns").value) ? about.turns[Number($("turns").value) - 1][0] : 0),
  );
  $("links").addEventListener("click", () =>
    openDialog(
      "Link",
      element("h2", { textContent: "A link to this moment" }),
      shared("Replay", location.href),
      element("div", { className: "actions" }, button("Close", closeDialog)),
    ),
  );
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") showTalk(false);
    if (event.target !== document.body || $("reading").open) return;
    if (event.key === "l") showTalk();
    if (event.key === "ArrowRight") show(step + 1);
    if (event.key === "ArrowLeft") show(step - 1);
  });
}

/** The graph of a game that is over comes when the server has judged it. */
async function showStory() {
  const { graphOfReplay, storyOf } = await import("./story.js");
  const story = await storyOf(name).catch(() => null);
  if (!story) return;
  const made = graphOfReplay(story, about.names, (step) => {
    stop();
    show(step);
  });
  $("story").replaceChildren(...made.shown);
  $("story").hidden = false;
  follow = made.follow;
  follow(step);
}

/** A game is looked at from where its first turn begins; a rule that is shown, from its first moment. */
const firstTurn = () => (about.shows.length ? 0 : (about.turns[0]?.[0] ?? 0));

/** What else was possible is looked for when somebody wants it. */
async function offerAnalysis() {
  const { Analysis, besideOthers, showProgress } = await import("./analysis.js");
  const analysis = new Analysis(name, about, () => {
    showProgress($("analysis"), analysis, show);
    place();
  });
  beside = (at) => besideOthers(analysis.moves[at - 1]);
  showProgress($("analysis"), analysis, show);
  $("analysis").hidden = false;
}

async function begin() {
  about = await ask(`/api/replays/${name}`);
  document.title = `${about.names.join(" – ")} – Replay – Quickening`;
  $("player").hidden = false;
  $("links").hidden = $("download").hidden = false;
  $("download").href = `/api/replays/${name}/record`;
  $("scrub").max = about.steps;
  const [at, whose] = location.hash.slice(1).split(":");
  const views = [
    ["open", "everybody (open)"],
    ["public", "the public"],
    ...about.names.map((one, seat) => [String(seat), one]),
  ];
  $("whose").append(
    ...views.map(([value, words]) => element("option", { value, textContent: words, selected: value === whose })),
  );
  $("turns").append(
    element("option", { value: "0", textContent: "The beginning" }),
    ...about.turns.map(([, words], number) =>
      element("option", {
        value: String(number + 1),
        textContent: /\d/.test(words) ? words : `${number + 1}. ${words}`,
      }),
    ),
  );
  controls();
  if (about.outcome) {
    showStory();
    offerAnalysis();
  }
  await show(at ? Number(at) : firstTurn());
}

/** No game is named: those of this browser, or a record from a file. */
function chooseReplay() {
  document.body.classList.add("choosing");
  document.querySelector(".pages").removeAttribute("hidden");
  const lines = ownTableLines(({ table }) => `/replay/table.${table}`);
  const load = button("Load a record", () => $("file").click(), { className: "now" });
  load.prepend(glyph("folder-open"));
  const words =
    "Every game can be watched again, step by step, from any seat or openly, with the chances to win and the moments " +
    "that turned it.";
  const record =
    "A record is the file you can download when a game is over. It is checked against the rules and then shown here; " +
    "its link can be passed on.";
  $("board").append(
    landOf(""),
    element(
      "div",
      { className: "choose night" },
      element("h2", { textContent: "Watch a game again" }),
      element("p", { textContent: words }),
      ...(lines.length
        ? [element("h3", { textContent: "Games of this browser" }), element("ul", {}, ...lines)]
        : [element("p", { className: "about", textContent: "Games that you play in this browser will stand here." })]),
      element(
        "div",
        { className: "ways" },
        load,
        element("a", { className: "button", href: "/games", textContent: "Your games" }),
      ),
      element("p", { className: "about", textContent: record }),
    ),
  );
}

$("file").addEventListener("change", async () => {
  const [file] = $("file").files;
  if (!file) return;
  try {
    const told = await ask("/api/replays", await file.text());
    location.href = `/replay/${told.replay}`;
  } catch (error) {
    complain(error.message);
  }
});
document.addEventListener("click", (event) => {
  const number = event.target.closest(".explains");
  if (number) return askAbout(view, number.dataset, number.getAttribute("aria-label"), why);
  const pile = event.target.closest(".pile");
  if (pile)
    return readPile(
      view,
      pile.dataset.pile,
      pile.dataset.seat === "" ? null : Number(pile.dataset.seat),
      asksAboutPile(pile.dataset, why),
    );
  const drawn = event.target.closest(".card[data-handle]");
  const card =
    drawn && !drawn.classList.contains("large") && cards().find((one) => one.handle === Number(drawn.dataset.handle));
  if (card?.name) readCard(card, asksAbout(card, why));
  return undefined;
});
document.addEventListener("keydown", (event) => {
  const drawn = event.target.closest?.(".card[data-handle]");
  const card = drawn && event.key === "Enter" && cards().find((one) => one.handle === Number(drawn.dataset.handle));
  if (card?.name) readCard(card, asksAbout(card, why));
});
for (const made of document.querySelectorAll("[data-sign]")) made.prepend(glyph(made.dataset.sign));
$("showlog").addEventListener("click", () => showTalk());
watchPointing((handle) => cards().find((card) => card.handle === handle));
watchArrows();
if (name) begin().catch((error) => complain(error.message));
else chooseReplay();
