// Whether cards lie on each other, or beyond the board.
() => {
  const shown = [...document.querySelectorAll("#board .zone .card:not(.chip)")];
  const boxes = shown.map((one) => one.getBoundingClientRect());
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 8 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 8;
  const board = document.getElementById("board").getBoundingClientRect();
  return boxes.some((a, n) => a.right > board.right + 4 || a.left < board.left - 4 || boxes.slice(n + 1).some((b) => over(a, b)));
}
