// A picture made smaller, as WebP.
async ([source, width]) => {
  const image = new Image();
  image.src = source;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width, Math.round((image.height * width) / image.width)];
  const brush = canvas.getContext("2d", { alpha: false });
  brush.imageSmoothingQuality = "high";
  brush.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/webp", 0.7);
}
