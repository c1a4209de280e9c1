// Every visible text whose contrast with what is behind it is less than 4.5 (3 for large letters).
() => {
  const luminance = ([r, g, b]) => [r, g, b].map((part) => part / 255).map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    .reduce((sum, part, n) => sum + part * [0.2126, 0.7152, 0.0722][n], 0);
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const colour = (css) => { canvas.clearRect(0, 0, 1, 1); canvas.fillStyle = css; canvas.fillRect(0, 0, 1, 1); return canvas.getImageData(0, 0, 1, 1).data; };
  const behind = (one) => { for (let up = one; up; up = up.parentElement) { const found = colour(getComputedStyle(up).backgroundColor); if (found[3] > 200) return found; } return [255, 255, 255]; };
  const pale = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const one = walk.currentNode.parentElement;
    if (!walk.currentNode.textContent.trim() || !one.getClientRects().length || one.closest(":disabled, .quiet, [aria-hidden=true]")) continue;
    const style = getComputedStyle(one);
    const [front, back] = [luminance(colour(style.color)), luminance(behind(one))];
    const contrast = (Math.max(front, back) + 0.05) / (Math.min(front, back) + 0.05);
    const size = parseFloat(style.fontSize);
    if (contrast < (size >= 24 || (size >= 18.6 && style.fontWeight >= 700) ? 3 : 4.5)) pale.push(`${contrast.toFixed(1)} ${one.className} ${one.textContent.trim().slice(0, 40)}`);
  }
  return [...new Set(pale)];
}
