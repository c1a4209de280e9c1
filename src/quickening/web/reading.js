// Reading: a card large, a pile opened, a card shown while the pointer or the focus is on its name.
import { $, button, counted, element } from "./dom.js";
import { describe, drawCard } from "./cards.js";
import { cardsNamed } from "./naming.js";

/** Show something in the dialog. */
export function openDialog(label, ...content) {
  const dialog = $("reading");
  hidePreview();
  dialog.replaceChildren(...content);
  dialog.setAttribute("aria-label", label);
  if (!dialog.open) dialog.showModal();
  dialog.scrollTop = 0;
}

export function closeDialog() {
  $("reading").close();
}

/** A card read large, with things to do. */
export function readCard(card, actions) {
  openDialog(
    describe(card),
    drawCard(card, "large"),
    element("div", { className: "actions" }, ...actions, button("Close", closeDialog)),
  );
}

/** The cards of a name read large: mostly one. */
function readName(name) {
  const cards = cardsNamed(name);
  if (cards.length === 1) return readCard(cards[0], []);
  const large = element("div", { className: "row versions" }, ...cards.map((card) => drawCard(card, "large")));
  return openDialog(
    name,
    element("h2", { textContent: name }),
    element("p", { className: "about", textContent: sharing(cards.length) }),
    large,
    element("div", { className: "actions" }, button("Close", closeDialog)),
  );
}

const sharing = (many) => `${many} cards have this name.`;

/** A pile opened to be read, the top card first. */
export function readPile(view, name, seat, asks = []) {
  const cards = view.areas.find((one) => one.name === name && one.seat === seat)?.cards ?? [];
  const shown = cards.filter((card) => card.name).reverse();
  const who = seat === null ? "" : `${view.names[seat]}: `;
  const words = shown.length
    ? `${counted(shown.length, "card")}, the top one first`
    : `${counted(cards.length, "card")}, face down`;
  const close = button("Close", closeDialog);
  openDialog(
    `${who}${name}`,
    element("h2", { textContent: `${who}${name}` }),
    element("p", { className: "about", textContent: words }),
    element("div", { className: "row" }, ...shown.map((card) => drawCard(card))),
    element("div", { className: "actions" }, ...asks, close),
  );
}

// -- while pointing -------------------------------------------------------------------------------------------------

let timer = 0;

export function hidePreview() {
  clearTimeout(timer);
  $("preview").hidden = true;
}

function showPreview([card, ...others], near) {
  const box = $("preview");
  const more = others.length
    ? [element("p", { className: "about", textContent: `${sharing(others.length + 1)} Click to see them all.` })]
    : [];
  box.replaceChildren(drawCard(card, "large"), ...more);
  box.hidden = false;
  const around = near.getBoundingClientRect();
  const left =
    around.right + 12 + box.offsetWidth < innerWidth
      ? around.right + 12
      : Math.max(8, around.left - 12 - box.offsetWidth);
  box.style.left = `${left}px`;
  box.style.top = `${Math.max(8, Math.min(around.top, innerHeight - box.offsetHeight - 8))}px`;
}

function pointed(target, find) {
  const mention = target.closest?.(".mention");
  if (mention) return [cardsNamed(mention.dataset.name), mention];
  const drawn = target.closest?.(".card[data-handle]");
  if (!drawn || drawn.classList.contains("large")) return [[], null];
  const card = find(Number(drawn.dataset.handle));
  return [card?.name ? [card] : [], drawn];
}

/** Let cards and names show themselves large; `find` gives a card by its handle. */
export function watchPointing(find) {
  const begin = (event, delay) => {
    const [cards, near] = pointed(event.target, find);
    hidePreview();
    if (cards.length)
      timer = setTimeout(() => {
        if (near.isConnected && !$("reading").contains(near)) showPreview(cards, near);
      }, delay);
  };
  if (matchMedia("(hover: hover)").matches) document.addEventListener("pointerover", (event) => begin(event, 350));
  document.addEventListener("focusin", (event) => {
    if (event.target.matches?.(":focus-visible")) begin(event, 150);
  });
  document.addEventListener("pointerdown", hidePreview);
  document.addEventListener(
    "scroll",
    () => {
      $("preview").hidden = true;
    },
    true,
  );
  const read = (event) => {
    const mention = event.target.closest?.(".mention");
    if (!mention) return;
    event.preventDefault();
    readName(mention.dataset.name);
  };
  document.addEventListener("click", read);
  document.addEventListener("keydown", (event) => {
    if (event.key === "Enter" || event.key === " ") read(event);
    if (event.key === "Escape") hidePreview();
  });
}

/** How long a finger rests on a card to read it, in milliseconds. */
const RESTING = 500;

/** Whatever a click on a card does, it can be read: by a right click, a finger that rests on it, or the key R. */
export function watchReading(read) {
  let resting = 0;
  let wasRead = false;
  const card = (event) => event.target.closest?.(".card[data-handle]:not(.large)");
  const leave = () => clearTimeout(resting);
  document.addEventListener("contextmenu", (event) => {
    if (card(event)) {
      event.preventDefault();
      leave();
      read(Number(card(event).dataset.handle));
    }
  });
  document.addEventListener("keydown", (event) => {
    if (card(event) && event.key.toLowerCase() === "r" && !event.ctrlKey && !event.metaKey)
      read(Number(card(event).dataset.handle));
  });
  document.addEventListener("pointerdown", (event) => {
    const drawn = card(event);
    wasRead = false;
    leave();
    if (drawn && event.pointerType === "touch")
      resting = setTimeout(() => {
        wasRead = true;
        read(Number(drawn.dataset.handle));
      }, RESTING);
  });
  for (const kind of ["pointerup", "pointercancel", "pointermove", "scroll"])
    document.addEventListener(
      kind,
      (event) => {
        if (kind !== "pointermove" || Math.hypot(event.movementX, event.movementY) > 4) leave();
      },
      true,
    );
  document.addEventListener(
    "click",
    (event) => {
      if (wasRead) {
        wasRead = false;
        event.preventDefault();
        event.stopImmediatePropagation();
      }
    },
    true,
  );
}
