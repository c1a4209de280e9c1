// Changes put together give what was sent whole: what differs, or nothing.
async (sent) => {
  const [changes, wholes] = JSON.parse(sent);
  const { News } = await import("/static/news.js");
  const news = new News();
  const named = (areas) => areas.filter((area) => area.cards.length).map(({ name, seat, cards }) =>
    [name, seat, cards.map((card) => (card.name || card.marks.length ? card : "back"))])
    .sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
  const asked = (decision) => decision && [decision.question, decision.least, decision.most, decision.next ?? null,
    decision.options.map(({ id, kind, label, cards, number, seat }) => [id, kind, label, cards, number, seat])];
  const ordered = (value) => JSON.stringify(value, (key, one) =>
    one && typeof one === "object" && !Array.isArray(one) ? Object.fromEntries(Object.entries(one).sort()) : one);
  const form = (view) => ordered([view.names, view.seat, Object.fromEntries(view.status), named(view.areas),
    view.log, asked(view.decision), view.outcome]);
  for (const [n, change] of changes.entries()) {
    const [mine, whole] = [form(news.applied(change).view), form(wholes[n])];
    if (mine !== whole) {
      const at = [...mine].findIndex((letter, place) => letter !== whole[place]);
      return [n, mine.slice(at - 60, at + 200), whole.slice(at - 60, at + 200)];
    }
  }
  return null;
}
