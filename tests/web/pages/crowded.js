// What is wrong with a crowded table of Shadowfist: cards on each other or beyond their place, names or figures cut.
() => {
  const wrong = [];
  const box = (one) => one.getBoundingClientRect();
  const shares = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 8 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 8;
  const within = (inner, outer, words) => {
    const [a, b] = [box(inner), box(outer)];
    if (a.left < b.left - 4 || a.right > b.right + 4) wrong.push(`${words}: ${Math.round(a.left)}-${Math.round(a.right)} beyond ${Math.round(b.left)}-${Math.round(b.right)}`);
  };
  const panels = [...document.querySelectorAll(".sf-panel")];
  for (const panel of panels) {
    const cards = [...panel.querySelectorAll(".card")];
    const name = panel.getAttribute("aria-label");
    for (const [n, card] of cards.entries()) {
      within(card, panel, `${name}, ${card.getAttribute("aria-label")}`);
      for (const other of cards.slice(n + 1)) if (shares(box(card), box(other))) wrong.push(`${name}: ${card.getAttribute("aria-label")} on ${other.getAttribute("aria-label")}`);
      for (const part of card.querySelectorAll(".name, .foot, .figure")) {
        if (!part.getClientRects().length) continue;
        within(part, card, `${name}, ${part.className} of ${card.getAttribute("aria-label")}`);
        if (part.scrollWidth > part.clientWidth + 2 || part.scrollHeight > part.clientHeight + 3) wrong.push(`${name}: ${part.className} of ${card.getAttribute("aria-label")} is cut`);
      }
    }
    for (const part of panel.querySelectorAll(".sf-head > *")) within(part, panel, `${name}, ${part.className}`);
  }
  const [scene, own, others] = [".sf-scene", ".sf-panel.own", ".sf-others"].map((one) => box(document.querySelector(one)));
  if (shares(scene, own) || shares(scene, others) || shares(own, others)) wrong.push("the parts of the table lie on each other");
  if (document.documentElement.scrollWidth > innerWidth) wrong.push(`wider than the window: ${document.documentElement.scrollWidth}`);
  return wrong;
}
