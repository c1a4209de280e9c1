// The names of a game's cards that are drawn with a word broken in two, or not seen whole, in the sizes of board and hand; a mission is no such card.
async (game) => {
  const { drawCard, drawCardsOf } = await import("/static/cards.js");
  const cards = (await (await fetch(`/api/cards/${game}`)).json()).filter((card) => !card.kind.endsWith("mission"));
  drawCardsOf(game);
  const found = [];
  const played = (card) => card.kind.endsWith("action"); // is never a tile of the board
  for (const size of ["tile", "hand"]) for (const card of size === "tile" ? cards.filter((one) => !played(one)) : cards) {
    const drawn = drawCard(card, size);
    document.getElementById("board").append(drawn);
    const name = drawn.querySelector(".name");
    const range = document.createRange();
    let at = 0;
    let isBroken = name.scrollHeight > name.clientHeight + 1;
    for (const word of card.name.split(/(?<=[\s-])/)) {
      range.setStart(name.firstChild, at);
      range.setEnd(name.firstChild, at + word.trimEnd().length);
      isBroken ||= new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size > 1;
      at += word.length;
    }
    if (isBroken) found.push(`${card.name} (${size})`);
    drawn.remove();
  }
  return found;
}
