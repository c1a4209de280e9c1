// The rulebooks as gists, in the books' order.
import { element } from "./dom.js";

const BOOKS = { HK: "Huntik", SF: "Shadowfist", HL1: "Highlander, first edition", HL3: "Highlander, third edition", HLT: "Highlander Type One" };
const list = document.getElementById("rules");

async function show(book) {
  const answer = await fetch(`/api/rules/${book}`);
  const rules = answer.ok ? await answer.json() : [];
  list.replaceChildren(...rules.map((rule) => {
    const item = element("li", { id: rule.id, className: rule.exempt ? "exempt" : "" });
    item.append(element("b", { textContent: `${book} ${rule.id}` }), ` ${rule.gist}`);
    if (rule.exempt) item.append(element("i", { textContent: ` (${rule.exempt})` }));
    return item;
  }));
}

document.getElementById("books").append(...Object.entries(BOOKS).map(([book, name]) => {
  const button = element("button", { type: "button", textContent: name });
  button.addEventListener("click", () => { location.hash = book; });
  return button;
}));
addEventListener("hashchange", () => show(location.hash.slice(1).split(":")[0] || "HK"));
show(location.hash.slice(1).split(":")[0] || "HK");
