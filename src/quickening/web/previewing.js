// Highlander: a card under the pointer or the focus shows its areas on the body; else the one that is held does.

/** Shows the areas of a card, by its handle, or of none. */
let show = (_handle) => {};
let held = null;

/** A card that is held shows its areas for as long as it is. */
export function showAreasOf(handle) {
  held = handle;
  show(held);
}

/** Let cards show their areas; `find` gives a card by its handle, `areas` what its options would aim at or cover. */
export function watchAreas(find, areas) {
  show = (handle) => {
    const grid =
      handle === null ? 0 : areas(handle) || (find(handle)?.numbers.find(([name]) => name === "grid")?.[1] ?? 0);
    for (const cell of document.querySelectorAll("#board .cell"))
      cell.classList.toggle("previewed", Boolean(grid & (1 << Number(cell.dataset.area))));
  };
  const cardAt = (event) => event.target.closest?.(".card[data-handle]");
  for (const kind of ["pointerover", "focusin"])
    document.addEventListener(kind, (event) => cardAt(event) && show(Number(cardAt(event).dataset.handle)));
  for (const kind of ["pointerout", "focusout"])
    document.addEventListener(kind, (event) => cardAt(event) && show(held));
}
