/** The pixels of an SVG file. It has to be an image of the page first: no browser makes a bitmap of it in a worker. */
export async function rasterize(
  svg: string,
  [width, height]: readonly [number, number],
): Promise<ImageBitmap> {
  const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext("2d");
    if (!context) throw new Error("the browser gave no canvas");
    context.drawImage(image, 0, 0, width, height);
    return canvas.transferToImageBitmap();
  } finally {
    URL.revokeObjectURL(address);
  }
}
