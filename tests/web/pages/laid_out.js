// What is wrong with how a table is laid out: something wider than the window, a card that is cut off or lies on one of
// another group, parts on each other, a figure that cannot be read, letters under 11 pixels.
() => {
  const wrong = [];
  const box = (one) => one.getBoundingClientRect();
  const seen = (one) => one.getClientRects().length > 0 && getComputedStyle(one).visibility !== "hidden";
  const shares = (a, b, least = 8) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > least && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > least;
  const say = (one) => `${one.getAttribute("aria-label") ?? one.className} ${JSON.stringify(box(one), (_, value) => (typeof value === "number" ? Math.round(value) : value), 0)}`;
  // What may lie over each other: cards of one fan, and what scrolls by itself.
  const groupOf = (card) => card.closest(".sf-people, .sites, .handrow, .fan, .tray, .line, .before, .sf-edges, .crowd") ?? card;
  const scrolls = (card) => Boolean(card.closest(".inplay, .came.many, .came.several, .came.laden, .handrow, .handgroups, .looked, .aside, .sf-stack"));
  const board = document.getElementById("board");
  const over = [...document.querySelectorAll("#board .looked, #board .aside")];
  const cards = [...board.querySelectorAll(".card:not(.tiny, .chip)")].filter((card) => seen(card) && !over.some((one) => one.contains(card)));
  const clips = (card) => { for (let up = card.parentElement; up && up !== board.parentElement; up = up.parentElement) if (/hidden|clip|auto/.test(getComputedStyle(up).overflow)) return up; return board; };
  for (const [n, card] of cards.entries()) {
    const [a, room] = [box(card), box(clips(card))];
    const tilt = 8;
    if (!scrolls(card) && (a.left < room.left - tilt || a.right > room.right + tilt || a.top < room.top - tilt || a.bottom > room.bottom + tilt)) wrong.push(`cut off: ${say(card)} in ${clips(card).className} ${Math.round(room.top)}-${Math.round(room.bottom)}`);
    for (const other of cards.slice(n + 1)) if (groupOf(card) !== groupOf(other) && !scrolls(card) && !scrolls(other) && !card.contains(other) && !card.closest(".portrait") && shares(a, box(other), 12)) wrong.push(`${say(card)} on ${say(other)}`);
    for (const figure of card.querySelectorAll(".fig")) if (seen(figure) && (box(figure).bottom > a.bottom + 3 || box(figure).right > a.right + 3) && getComputedStyle(card).transform === "none") wrong.push(`a figure leaves ${say(card)}`);
  }
  for (const pip of board.querySelectorAll(".res .pip")) if (seen(pip) && box(pip).right > box(pip.closest(".res")).right + 1) wrong.push(`a resource is cut off: ${say(pip.closest(".seat") ?? pip)}`);
  for (const lane of board.querySelectorAll(".came .exchange:last-child")) if (seen(lane) && !scrolls(lane) && box(lane).bottom > box(lane.closest(".ring")).bottom + 4) wrong.push(`an attack hangs over what is below: ${say(lane)}`);
  for (const tag of board.querySelectorAll(".stage .tagged")) if (seen(tag) && box(tag).bottom > box(tag.closest(".stage")).bottom + 1) wrong.push(`a tag is cut off: ${tag.textContent}`);
  const parts = ["asked", "hand", "board"].map((id) => document.getElementById(id)).filter(seen);
  for (const [n, part] of parts.entries()) {
    if (box(part).bottom > innerHeight + 1) wrong.push(`${part.id} ends below the window`);
    for (const other of parts.slice(n + 1)) if (shares(box(part), box(other), 1)) wrong.push(`${part.id} lies on ${other.id}`);
  }
  const answers = [...document.querySelectorAll("#asked .options > *")].filter(seen);
  if (answers.length < 5 && answers.every((one) => one.matches(".option"))) for (const one of answers) if (box(one).right > innerWidth) wrong.push(`one has to look for ${one.textContent}`);
  // Words on the board that something else lies on: at either end and in the middle of a line.
  const isOver = (one, other) => one !== other && !one.contains(other) && !other.contains(one) && !one.closest(".looked, .aside, .tagged, .go");
  const clipping = (one) => { const found = [board]; for (let up = one; up && up !== board; up = up.parentElement) if (getComputedStyle(up).overflowX !== "visible") found.push(up); return found; };
  const lines = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
  while (lines.nextNode()) {
    const own = lines.currentNode.parentElement;
    if (!lines.currentNode.textContent.trim() || !seen(own) || !own.checkVisibility() || own.closest(".card, svg, .inplay, .sf-stack, .aside, .looked, .quiet") || getComputedStyle(own).pointerEvents === "none") continue;
    const range = document.createRange();
    range.selectNodeContents(lines.currentNode);
    const end = Math.min(...clipping(own).map((one) => box(one).right), innerWidth);
    for (const line of range.getClientRects()) {
      if (line.width < 4 || line.left + 4 > end || getComputedStyle(own).clipPath !== "none") continue;
      const right = Math.min(line.right, end);
      for (const x of [line.left + 2, (line.left + right) / 2, right - 2]) {
        const top = document.elementFromPoint(x, (line.top + line.bottom) / 2);
        if (top && isOver(top, own)) wrong.push(`covered: "${lines.currentNode.textContent.trim().slice(0, 30)}" by ${say(top)}`);
      }
    }
  }
  if (document.documentElement.scrollWidth > innerWidth) wrong.push(`wider than the window: ${document.documentElement.scrollWidth}`);
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const small = new Set();
  while (walk.nextNode()) {
    const one = walk.currentNode.parentElement;
    if (walk.currentNode.textContent.trim() && seen(one) && !one.closest("svg, .quiet") && parseFloat(getComputedStyle(one).fontSize) < 10.99) small.add(`small letters: ${one.className} ${walk.currentNode.textContent.trim().slice(0, 30)}`);
  }
  return [...new Set(wrong)].slice(0, 12).concat([...small]);
}
