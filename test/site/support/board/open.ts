import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { build } from "vite";
import type { BoardPage } from "./page.tsx";

declare global {
  interface Window {
    readonly board: BoardPage;
  }
}

const ADDRESS = "http://board.test/";

/** The page forbids what the site's pages forbid. */
const POLICY = "default-src 'self'; img-src 'self' data: blob:; script-src 'self'; style-src 'self'";

const TYPES: Readonly<Record<string, string>> = {
  js: "text/javascript",
  css: "text/css",
  woff2: "font/woff2",
};

/** The files of a page with one picture, by name, built as the site's scripts are. */
export async function boardFiles(): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const built = await build({
    configFile: false,
    root: fileURLToPath(new URL("../../../../", import.meta.url)),
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: fileURLToPath(new URL("page.tsx", import.meta.url)),
        output: { entryFileNames: "page.js", assetFileNames: "[name][extname]", chunkFileNames: "[name].js" },
      },
    },
  });
  if (!("output" in built)) throw new Error("the page of one picture was not built");
  return new Map(
    built.output.map((file) => [file.fileName, file.type === "chunk" ? file.code : file.source]),
  );
}

/** Opens the page with one picture, `width` pixels wide. */
export async function openBoard(
  page: Page,
  files: ReadonlyMap<string, string | Uint8Array>,
  width: number,
): Promise<void> {
  const frame = `#root { inline-size: ${width}px; margin: 8px; }`;
  await page.route(`${ADDRESS}**`, (route) => {
    const name = new URL(route.request().url()).pathname.slice(1);
    if (name === "") {
      const styles = [...files.keys()].filter((file) => file.endsWith(".css"));
      const links = ["frame.css", ...styles].map((file) => `<link rel="stylesheet" href="/${file}">`);
      return route.fulfill({
        contentType: "text/html",
        headers: { "content-security-policy": POLICY },
        body: `<!doctype html><html lang="en"><title>A board</title>${links.join("")}<div id="root"></div><script type="module" src="/page.js"></script>`,
      });
    }
    const file = name === "frame.css" ? frame : files.get(name);
    if (file === undefined) return route.fulfill({ status: 404, body: "" });
    return route.fulfill({
      contentType: TYPES[name.split(".").at(-1) as string] ?? "application/octet-stream",
      body: typeof file === "string" ? file : Buffer.from(file),
    });
  });
  await page.goto(ADDRESS);
  await page.waitForFunction(() => "board" in window);
}
