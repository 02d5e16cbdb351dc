import { download } from "../page/download.ts";
import { drawingFile, type Picture } from "./save-picture.ts";

/** So many pixels of a PNG are a unit of the drawing. */
const PNG_SCALE = 3;

/** Hands a picture to the reader as a PNG. Rejects when the browser cannot paint the drawing. */
export async function savePng(picture: Picture, name: string): Promise<void> {
  download(typeof picture === "function" ? await picture() : await paint(picture), `${name}.png`);
}

async function paint(svg: SVGSVGElement): Promise<Blob> {
  const address = URL.createObjectURL(drawingFile(svg));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const { width, height } = svg.viewBox.baseVal;
    const canvas = document.createElement("canvas");
    canvas.width = PNG_SCALE * width;
    canvas.height = PNG_SCALE * height;
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("the canvas gave no picture"))));
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}
