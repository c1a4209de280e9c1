// Highlander: a card under the pointer or the focus shows its areas on the body.

/** Let cards show their areas; `find` gives a card by its handle, `areas` what its options would aim at or cover. */
export function watchAreas(find, areas) {
  const show = (event, on) => {
    const drawn = event.target.closest?.(".card[data-handle]");
    const cells = drawn ? document.querySelectorAll("#board .cell") : [];
    if (!cells.length) return;
    const handle = Number(drawn.dataset.handle);
    const grid = areas(handle) || (find(handle)?.numbers.find(([name]) => name === "grid")?.[1] ?? 0);
    for (const cell of cells)
      cell.classList.toggle("previewed", on && Boolean(grid & (1 << Number(cell.dataset.area))));
  };
  for (const kind of ["pointerover", "focusin"]) document.addEventListener(kind, (event) => show(event, true));
  for (const kind of ["pointerout", "focusout"]) document.addEventListener(kind, (event) => show(event, false));
}
