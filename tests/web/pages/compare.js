// How much of a picture is not as it was: the share of its pixels that are of clearly another colour, in hundredths.
// Both are made as small as the kept one, so that neither edges of letters nor single pixels count.
async ([now, kept, far]) => {
  const drawn = async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    return image;
  };
  const [one, other] = [await drawn(now), await drawn(kept)];
  const pixels = (image) => {
    const canvas = new OffscreenCanvas(other.width, other.height);
    const brush = canvas.getContext("2d");
    brush.imageSmoothingQuality = "high";
    brush.drawImage(image, 0, 0, other.width, other.height);
    return brush.getImageData(0, 0, other.width, other.height).data;
  };
  const [mine, theirs] = [pixels(one), pixels(other)];
  let differ = 0;
  for (let at = 0; at < mine.length; at += 4)
    if ([0, 1, 2].some((part) => Math.abs(mine[at + part] - theirs[at + part]) > far)) differ += 1;
  return (100 * differ) / (mine.length / 4);
}
