// What is wrong with a table of Huntik: cards on each other or beyond their place, names cut or under the figures.
() => {
  const wrong = [];
  const box = (one) => one.getBoundingClientRect();
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 8 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 8;
  const narrow = innerWidth < 761;
  for (const place of ["board", "hand"]) {
    const room = box(document.getElementById(place));
    const cards = [...document.querySelectorAll(place === "board" ? "#board .zone .card:not(.chip)" : "#hand .card")];
    for (const [n, card] of cards.entries()) {
      const [a, name] = [box(card), card.getAttribute("aria-label")];
      if ((place === "board" || !narrow) && (a.right > room.right + 4 || a.left < room.left - 4)) wrong.push(`${name} is beyond the ${place}`);
      for (const other of cards.slice(n + 1)) if (over(a, box(other))) wrong.push(`${name} on ${other.getAttribute("aria-label")}`);
      const [title, figures] = [card.querySelector(".name"), card.querySelector(".number")];
      if (title && title.scrollHeight > title.clientHeight + 3) wrong.push(`the name of ${name} is cut`);
      if (title && figures && box(title).bottom > box(figures).top + 2) wrong.push(`the name of ${name} is under its figures`);
    }
  }
  return wrong;
}
