// The card maker: facts and text on one side, how they are understood on the other, and the set they are kept in.
import { $, ask, button, complain, element, textOf } from "./dom.js";
import { showAccount } from "./account.js";
import { drawCard, drawCardsOf } from "./cards.js";
import { bringMade, keepMade, whose } from "./decks/account_pools.js";
import { asFile, asLines, forgetCard, fromFile, keepCard, madeCards, nameOf } from "./made_cards.js";
import { GAMES } from "./names.js";
import { choice, myName } from "./seats.js";

const LABELS = {
  title: "Name",
  Name: "Name",
  subtitle: "Subtitle",
  Subtitle: "Subtitle",
  type: "Type",
  Type: "Type",
  subtype: "Kind",
  alignment: "Side",
  atk: "Attack",
  def: "Defense",
  text: "Text",
  text_plain: "Text",
  Text: "Text",
  kinds: "Key words",
  of: "Whose",
  grid: "Areas",
  damage: "Damage",
  hands: "Hands",
  restriction: "Restriction",
  mark: "Mark",
  gems: "Gems",
  assumed: "Assumed",
  version: "Version",
  aka: "Also called",
  order: "Order",
};
const HINTS = { grid: "X00/000/000", damage: "2/4", Requires: "{jam}{jam}", Provides: "{jam}" };
/** So long one stops writing before the card is read, in milliseconds. */
const PAUSE = 500;
const wanted = new URLSearchParams(location.search);
let game = wanted.get("game") in GAMES ? wanted.get("game") : "huntik";
let about = null;
let printed = wanted.get("printed") ?? "";
let asked = 0;
let pausing;

const fieldsOf = () => [...$("facts").querySelectorAll("[name]")];
const factsNow = () => Object.fromEntries(fieldsOf().map((field) => [field.name, field.value]));

/** What could stand there: how it is written, or some of what stands there on other cards. */
const hint = (column, usual) => HINTS[column] ?? (usual.length ? `${usual.slice(0, 3).join(", ")} …` : "");

function field(column) {
  const isText = about.texts.includes(column);
  const usual = about.usual[column] ?? [];
  const input = isText
    ? element("textarea", { name: column, rows: 5, maxLength: 1500, spellcheck: false })
    : element("input", { name: column, maxLength: 200, placeholder: hint(column, usual), autocomplete: "off" });
  const list = element("datalist", { id: `usual-${column}` }, ...usual.map((value) => element("option", { value })));
  if (usual.length && !isText) input.setAttribute("list", list.id);
  input.addEventListener("input", () => {
    clearTimeout(pausing);
    pausing = setTimeout(read, PAUSE);
  });
  const label = element("span", { textContent: LABELS[column] ?? column });
  return element(
    "label",
    { className: `choice ${isText ? "wide" : ""}` },
    label,
    input,
    ...(usual.length ? [list] : []),
  );
}

/** All fields: the text last, and what few cards have folded away. */
function fields() {
  const facts = about.columns.filter((column) => !about.texts.includes(column));
  const seldom = element(
    "details",
    { className: "seldom" },
    element("summary", { textContent: "What few cards have" }),
    ...about.further.map(field),
  );
  const further = about.further.length > 1 ? [seldom] : about.further.map(field);
  return [...facts.map(field), ...further, ...about.texts.map(field)];
}

function fill(facts) {
  for (const one of fieldsOf()) one.value = facts[one.name] ?? "";
  read();
}

function branch({ name, facts, below }) {
  const inner = below.length ? [element("ul", {}, ...below.map(branch))] : [];
  return element(
    "li",
    {},
    element("b", { textContent: name.replace(/(?<=[a-z])(?=[A-Z])/g, " ") }),
    element("small", { textContent: ` ${facts}` }),
    ...inner,
  );
}

const saying = (words) => element("p", { className: "about", textContent: words });

/** Where reading stopped: the text with a mark there, and a wording that would be understood. */
function stopped(told) {
  const place = told.text
    ? [
        element(
          "p",
          { className: "stopped" },
          told.text.slice(0, told.position),
          element("mark", { textContent: told.text.slice(told.position).match(/^\S*/)?.[0] || "⌃" }),
          told.text.slice(told.position).replace(/^\S*/, ""),
        ),
      ]
    : [];
  const text = fieldsOf().find((one) => about.texts.includes(one.name));
  const use = () => {
    text.value = text.value.includes(told.clause) ? text.value.replace(told.clause, told.near) : told.near;
    text.focus();
    read();
  };
  const near = told.near
    ? [
        saying("This would be understood:"),
        element("p", { className: "canonical", textContent: told.near }),
        button("Use this wording", use),
      ]
    : [];
  return [
    element("p", {
      className: "verdict no",
      textContent: `✗ Not understood: ${told.reason.replace(/^not understood \((.*)\)$/, "$1")}`,
    }),
    ...place,
    ...near,
  ];
}

function understood(told) {
  return [
    element("p", { className: "verdict yes", textContent: "✓ Understood" }),
    element(
      "div",
      { className: "as-read" },
      element("div", { className: "as-drawn" }, drawCard(told.card, "large")),
      element(
        "div",
        {},
        saying("The rules read it as:"),
        element("p", { className: "canonical", textContent: told.text || "No text: its facts alone." }),
        element("ul", { className: "tree" }, ...told.tree.map(branch)),
      ),
    ),
  ];
}

async function read() {
  const facts = factsNow();
  const mine = ++asked;
  $("keep").disabled = $("try").disabled = true;
  if (!nameOf(facts).trim()) {
    $("understood").replaceChildren(
      saying("Give the card a name and a type, or begin with an example."),
      button("Show me an example", showExample),
    );
    return;
  }
  $("understood").setAttribute("aria-busy", "true");
  if (!$("understood").querySelector(".verdict")) $("understood").replaceChildren(saying("It is being read…"));
  const told = await ask(`/api/maker/${game}`, JSON.stringify({ facts })).catch((error) => ({
    read: false,
    reason: error.message,
  }));
  if (mine !== asked) return; // something else was written meanwhile
  $("understood").removeAttribute("aria-busy");
  $("understood").replaceChildren(...(told.read ? understood(told) : stopped(told)));
  $("keep").disabled = $("try").disabled = !told.read;
}

function keep() {
  keepCard(game, { facts: factsNow(), ...(printed ? { printed } : {}) });
  setChanged();
  complain(`${nameOf(factsNow())} is in your set.`);
}

/** A card to begin with; who came by keyboard goes on at its name. */
function showExample() {
  fill(about.example);
  fieldsOf()[0]?.focus();
}

/** A table with this card in the opening hand, and a bot across it. */
async function tryIt() {
  const made = asLines([{ facts: factsNow(), ...(printed ? { printed } : {}) }], about);
  $("try").disabled = true;
  try {
    const told = await ask(`/api/maker/${game}/try`, JSON.stringify({ ...made, name: myName() }));
    location.href = `/table/${told.table}#${told.token}`;
  } catch (error) {
    complain(error.message);
    $("try").disabled = false;
  }
}

function row(card) {
  const name = nameOf(card.facts);
  const marks = card.printed
    ? [element("span", { className: "reworded", textContent: "reworded", title: card.printed })]
    : [];
  const forget = () => {
    forgetCard(game, name);
    setChanged();
  };
  const edit = () => {
    printed = card.printed ?? "";
    showPrinted();
    fill(card.facts);
  };
  const text = about.texts.map((column) => card.facts[column]).find(Boolean) ?? "";
  return element(
    "li",
    {},
    element(
      "span",
      { className: "told" },
      element("b", { textContent: name }),
      element("small", { textContent: text }),
    ),
    ...marks,
    button("Edit", edit, { "aria-label": `Edit ${name}` }),
    button("Forget", forget, { "aria-label": `Forget ${name}` }),
  );
}

/** The set is shown as it is now, and kept in the account of who is signed in. */
function setChanged() {
  showSet();
  keepMade(game).catch((error) => complain(`Kept in this browser only: ${error.message}`));
}

/** Who signs in finds the set of their account. */
document.addEventListener("account", async () => {
  $("where-kept").textContent = whose() ? "in your account" : "in this browser";
  await bringMade(game).catch((error) => complain(error.message));
  if (about) showSet();
});

function showSet() {
  const cards = madeCards(game);
  const none = element("li", {}, element("span", { className: "about", textContent: "Nothing is kept yet." }));
  $("set").replaceChildren(...(cards.length ? cards.map(row) : [none]));
  $("export").disabled = !cards.length;
}

/** A card that is reworded has its printed text beside it. */
function showPrinted() {
  $("printed").hidden = !printed;
  $("printed-text").textContent = printed;
}

function save() {
  const url = URL.createObjectURL(new Blob([asFile(madeCards(game), about)], { type: "text/tab-separated-values" }));
  element("a", { href: url, download: `my-${game}-cards.tsv` }).click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

async function load(event) {
  const [file] = event.target.files;
  event.target.value = "";
  if (!file) return;
  try {
    const cards = fromFile(await textOf(file), about);
    for (const card of cards.reverse()) keepCard(game, card);
    setChanged();
  } catch (error) {
    complain(`${file.name}: ${error.message}`);
  }
}

/** A printed card to be worded anew: its name, its type where the game's files have it, its text. */
function reworded() {
  const letters = (words) => words.toLowerCase().replace(/[^a-z]/g, "");
  const column = ["type", "Type"].find((one) => about.columns.includes(one));
  const type = (about.usual[column] ?? []).find((one) => letters(one) === letters(wanted.get("kind") ?? "")) ?? "";
  const name = wanted.get("name") ?? "";
  return { title: name, Name: name, [column]: type, ...factsBrought(), [about.texts[0]]: printed };
}

/** What else is printed on a card of a pool that is worded anew. */
function factsBrought() {
  try {
    return JSON.parse(wanted.get("facts") ?? "{}");
  } catch {
    return {};
  }
}

async function show() {
  about = await ask(`/api/maker/${game}`);
  drawCardsOf(game);
  const [gameLabel, pick] = choice("Game", Object.entries(GAMES), game);
  pick.addEventListener("change", () => {
    game = pick.value;
    printed = "";
    show().catch((error) => complain(error.message));
  });
  $("facts").replaceChildren(
    gameLabel,
    ...fields(),
    element(
      "div",
      { id: "printed", hidden: true },
      element("p", {
        className: "about",
        textContent: "Printed, and not understood; what you write above stands for it:",
      }),
      element("p", { id: "printed-text", className: "stopped" }),
    ),
    element(
      "div",
      { className: "ways" },
      button("Keep it in my set", keep, { id: "keep", className: "now", disabled: true }),
      button("Try it against a bot", tryIt, { id: "try", disabled: true }),
      button("Begin another card", () => {
        printed = "";
        showPrinted();
        fill({});
      }),
    ),
  );
  showSet();
  showPrinted();
  fill(printed ? reworded() : {});
}

$("facts").addEventListener("submit", (event) => event.preventDefault());
$("export").addEventListener("click", save);
$("load").addEventListener("change", load);
showAccount();
show().catch((error) => complain(error.message));
