/** The codes on a printed page, as a phone reads them there: the PDF is drawn as a printer draws it, and a camera moves over it. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Browser } from "@playwright/test";

const file = (name: string) => readFileSync(fileURLToPath(import.meta.resolve(name)), "utf8");

/** A site of its own: what draws the pages and what reads the codes is none of ours. */
const DESK = "http://desk.example";
/** A cheap printer's, in dots an inch; a PDF has 72 points an inch. */
const DOTS = 200;
/** What a camera sees at once, and how far it is moved, in millimetres. */
const SEEN = 44;
const MOVED = 14;

/** The texts of the codes on each page of a PDF, each once, from the top to the bottom. In grey, as most printers print. */
export async function codesOn(browser: Browser, pdf: Buffer): Promise<string[][]> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const script = (body: string) => ({ contentType: "text/javascript", body });
  await page.route(`${DESK}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === "/draw.mjs") return route.fulfill(script(file("unpdf/pdfjs")));
    if (pathname === "/read.js") return route.fulfill(script(file("jsqr")));
    if (pathname === "/paper.pdf") return route.fulfill({ contentType: "application/pdf", body: pdf });
    return route.fulfill({
      contentType: "text/html",
      body: "<!doctype html><title>A desk</title><script src=/read.js></script>",
    });
  });
  await page.goto(`${DESK}/`);
  const found = await page.evaluate(readPages, { dots: DOTS, seen: SEEN, moved: MOVED });
  await context.close();
  return found;
}

interface Camera {
  readonly dots: number;
  readonly seen: number;
  readonly moved: number;
}

/** Runs in the browser. */
async function readPages({ dots, seen, moved }: Camera): Promise<string[][]> {
  const drawing = "/draw.mjs";
  const { getDocument } = await import(drawing);
  const { jsQR } = globalThis as unknown as {
    readonly jsQR: (pixels: Uint8ClampedArray, width: number, height: number) => { data: string } | null;
  };
  const paper = await getDocument({ url: "/paper.pdf", isEvalSupported: false }).promise;
  const [side, step] = [seen, moved].map((millimetres) => Math.round((millimetres / 25.4) * dots));
  const pages: string[][] = [];
  for (let number = 1; number <= paper.numPages; number++) {
    const sheet = await paper.getPage(number);
    const viewport = sheet.getViewport({ scale: dots / 72 });
    const canvas = new OffscreenCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
    const canvasContext = canvas.getContext("2d", { willReadFrequently: true });
    if (!canvasContext) throw new Error("nothing can be drawn here");
    // For paper it does not wait for the window's frames, which may not come in a window that nobody sees.
    await sheet.render({ canvas, canvasContext, viewport, background: "white", intent: "print" }).promise;
    const codes = new Set<string>();
    for (let top = 0; top + side <= canvas.height + step; top += step)
      for (let left = 0; left + side <= canvas.width + step; left += step) {
        const { data } = canvasContext.getImageData(left, top, side, side);
        for (let k = 0; k < data.length; k += 4)
          data.fill((data[k] + data[k + 1] + data[k + 2]) / 3, k, k + 3);
        const code = jsQR(data, side, side);
        if (code?.data) codes.add(code.data);
      }
    pages.push([...codes]);
  }
  return pages;
}
