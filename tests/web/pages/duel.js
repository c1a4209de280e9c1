// What is wrong with a table of Highlander: cards on each other or beyond the board, names, grids or figures cut.
() => {
  const wrong = [];
  const box = (one) => one.getBoundingClientRect();
  const shares = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 8 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 8;
  const board = document.getElementById("board");
  const within = (inner, outer, words) => {
    const [a, b] = [box(inner), box(outer)];
    if (a.left < b.left - 4 || a.right > b.right + 4) wrong.push(`${words}: ${Math.round(a.left)}-${Math.round(a.right)} beyond ${Math.round(b.left)}-${Math.round(b.right)}`);
  };
  const cards = [...document.querySelectorAll("#board .card:not(.tiny), #hand .card")];
  for (const [n, card] of cards.entries()) {
    const name = card.getAttribute("aria-label");
    if (board.contains(card)) within(card, board, name);
    for (const other of cards.slice(n + 1)) if (board.contains(card) === board.contains(other) && shares(box(card), box(other))) wrong.push(`${name} on ${other.getAttribute("aria-label")}`);
    for (const part of card.querySelectorAll(".name, .foot, .corner, .gridded")) {
      within(part, card, `${part.className} of ${name}`);
      if (part.matches(".name") && part.scrollHeight > part.clientHeight + 3) wrong.push(`the name of ${name} is cut`);
    }
    const [foot, corner] = [card.querySelector(".foot"), card.querySelector(".gridded")];
    const lines = document.createRange();
    lines.selectNodeContents(card.querySelector(".name") ?? card);
    for (const part of card.querySelector(".name") ? [foot, corner].filter(Boolean) : []) for (const line of lines.getClientRects()) if (Math.min(line.right, box(part).right) - Math.max(line.left, box(part).left) > 1 && Math.min(line.bottom, box(part).bottom) - Math.max(line.top, box(part).top) > 2) wrong.push(`the name of ${name} lies under its ${part.className}`);
    if (foot && corner && shares(box(foot), box(corner))) wrong.push(`the figures of ${name} lie on its grid`);
  }
  for (const part of board.querySelectorAll(".strip, .lane, .tray, .phases li, .badge")) within(part, board, part.className);
  const parts = [...board.querySelectorAll(".duelist, .duel")];
  for (const [n, part] of parts.entries()) for (const other of parts.slice(n + 1)) if (shares(box(part), box(other))) wrong.push("the parts of the table lie on each other");
  if (document.documentElement.scrollWidth > innerWidth) wrong.push(`wider than the window: ${document.documentElement.scrollWidth}`);
  return wrong;
}
