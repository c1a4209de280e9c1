// The rulebooks as gists, in the books' order, with coverage, code, tests and what can be watched.
import { $, ask, button, complain, element } from "./dom.js";
import { BOOKS } from "./names.js";

/** Which rules are listed. */
const WAYS = {
  "": () => true,
  watch: (rule) => rule.watch.length > 0 || rule.can_be_made,
  missing: (rule) => !rule.tests.length && !rule.exempt,
};
const KINDS = ["example", "faq", "card", "data", "tournament"];
const many = (count, word) => `${count} ${word}${count === 1 ? "" : "s"}`;
let rules = [];
let book = "HK";

async function open() {
  const [wanted, id] = location.hash.slice(1).split(":");
  const next = BOOKS[wanted] ? wanted : "HK";
  if (next !== book || !rules.length) {
    book = next;
    $("rules").replaceChildren();
    $("coverage").textContent = "The book is being read…";
    const told = await ask(`/api/rules/${next}`);
    if (book !== next) return; // meanwhile another book was opened
    rules = told;
    list();
  }
  for (const made of $("books").children) made.setAttribute("aria-pressed", String(made.dataset.book === book));
  const shown = id && document.getElementById(`${book}:${id}`);
  if (shown) {
    shown.scrollIntoView({ block: "center" });
    shown.classList.add("meant");
    shown.focus();
  }
}

function list() {
  const words = $("find").value.trim().toLowerCase();
  const fits = WAYS[$("which").value];
  const found = rules.filter(
    (rule) =>
      fits(rule) &&
      (!words ||
        rule.gist.toLowerCase().includes(words) ||
        rule.id.toLowerCase().startsWith(words) ||
        `${book} ${rule.id}`.toLowerCase() === words),
  );
  $("rules").replaceChildren(...found.map(row));
  const tested = rules.filter((rule) => rule.tests.length).length;
  const exempt = rules.filter((rule) => rule.exempt && !rule.tests.length).length;
  const shown = tested
    ? `${tested} shown by tests, ${exempt} with nothing to carry out, ${rules.length - tested - exempt} missing.`
    : `${exempt} with nothing to carry out; the tests that show the others are not at hand here.`;
  $("coverage").textContent =
    `${rules.length} rules: ${shown}${found.length < rules.length ? ` ${found.length} found.` : ""}`;
  $("nothing").hidden = rules.some(WAYS.watch);
}

function row(rule) {
  const state = rule.tests.length
    ? "tested"
    : rule.exempt
      ? "exempt"
      : rules.some((one) => one.tests.length)
        ? "missing"
        : "";
  const item = element("li", { id: `${book}:${rule.id}`, className: state, tabIndex: -1 });
  item.append(
    element(
      "p",
      {},
      element("b", { textContent: `${book} ${rule.id}` }),
      ` ${rule.gist} `,
      ...(KINDS.includes(rule.kind) ? [element("small", { className: "sort", textContent: rule.kind }), " "] : []),
      element("small", { className: "state", textContent: rule.exempt && state === "exempt" ? rule.exempt : state }),
    ),
  );
  const places = element("div", { className: "places" });
  rule.watch.slice(0, 3).forEach((replay, n) =>
    places.append(
      element("a", {
        className: "button watch",
        href: `/replay/${replay}`,
        textContent: n ? `Watch it (${n + 1})` : "Watch it",
        "aria-label": `Watch ${book} ${rule.id}${n ? `, ${n + 1}` : ""}`,
      }),
    ),
  );
  if (rule.can_be_made) places.append(maker(rule));
  if (rule.code.length || rule.tests.length) places.append(details(rule));
  if (places.childElementCount) item.append(places);
  return item;
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

function details(rule) {
  const made = element(
    "details",
    {},
    element("summary", {
      textContent: `${many(rule.code.length, "place")} in the code, ${many(rule.tests.length, "test")}`,
    }),
  );
  made.addEventListener("toggle", () => {
    if (!made.open || made.childElementCount > 1) return;
    made.append(...rule.code.map(place));
    for (const test of rule.tests)
      made.append(element("p", { className: "about", textContent: `${test.gist} (${test.file}:${test.line})` }));
  });
  return made;
}

function place(where) {
  const holder = element("div", {});
  holder.append(
    button(
      `${where.file}:${where.line} ${where.name}`,
      async () => {
        if (holder.childElementCount > 1) {
          holder.lastChild.remove();
          return;
        }
        try {
          const told = await ask(`/api/source?file=${encodeURIComponent(where.file)}&line=${where.line}`);
          holder.append(
            element(
              "pre",
              { tabIndex: 0, "aria-label": where.file },
              ...told.lines.map((line, n) =>
                element(told.first + n === told.line ? "mark" : "span", { textContent: `${line}\n` }),
              ),
            ),
          );
        } catch (error) {
          complain(error.message);
        }
      },
      { className: "place" },
    ),
  );
  return holder;
}

async function begin() {
  const books = await ask("/api/rules");
  const order = Object.keys(BOOKS);
  books.sort((one, two) => order.indexOf(one.book) - order.indexOf(two.book));
  $("books").append(
    ...books.map((one) => {
      const { rules: all, tested, exempt } = one.coverage;
      const share = tested === null ? "" : ` · ${Math.round((100 * (tested + exempt)) / all)}%`;
      return button(
        `${BOOKS[one.book]}${share}`,
        () => {
          location.hash = one.book;
        },
        { "data-book": one.book, "aria-pressed": "false" },
      );
    }),
  );
  await open();
}

$("find").addEventListener("input", list);
$("which").addEventListener("change", list);
addEventListener("hashchange", () => open().catch((error) => complain(error.message)));
begin().catch((error) => complain(error.message));
