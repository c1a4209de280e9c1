// Every card of a pool as it is drawn: its title, its emblem, whether a figure is drawn instead, and its picture.
async ([game, edition]) => {
  const [{ subjectOf }, { meantBy }, { pictureOf }] = await Promise.all([
    import("/static/art/subject.js"), import("/static/art/meaning.js"), import("/static/art/picture.js"),
  ]);
  const drawn = new Set(["attack", "block", "dodge", "guard", "portrait", "quickening", "weapon"]);
  const cards = await (await fetch(`/api/cards/${game}${edition ? `?edition=${edition}` : ""}`)).json();
  return cards.map((card) => {
    const subject = subjectOf(card, game);
    const figure = drawn.has(subject.composition);
    const grid = card.numbers.filter(([name]) => name === "grid");
    return { title: `${card.name} ${card.title} ${grid}`, emblem: figure ? null : meantBy(subject), figure, picture: pictureOf(subject) };
  });
}
