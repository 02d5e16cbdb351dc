/*
 * Photographs every page of the built site into shots/: `npm run shots [-- part-of-a-path …]`. Each look of a page
 * is taken twice, as the first screen and in full. It also prints what the browser's console said, and any page that
 * is wider than its screen.
 */
import { mkdirSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type BrowserContextOptions, chromium } from "@playwright/test";
import { findBrowser } from "../test/site/support/find-browser.ts";
import { serve } from "./serve.mjs";

interface Look {
  readonly name: string;
  readonly options: BrowserContextOptions;
  readonly print?: boolean;
}

const desk = { width: 1366, height: 768 };
const phone = { width: 360, height: 740 };
const LOOKS: readonly Look[] = [
  { name: "1366-light", options: { viewport: desk, colorScheme: "light" } },
  { name: "1366-dark", options: { viewport: desk, colorScheme: "dark" } },
  { name: "1920-light", options: { viewport: { width: 1920, height: 1080 }, colorScheme: "light" } },
  { name: "360-light", options: { viewport: phone, colorScheme: "light", hasTouch: true } },
  { name: "360-dark", options: { viewport: phone, colorScheme: "dark", hasTouch: true } },
  { name: "print", options: { viewport: { width: 794, height: 1123 }, colorScheme: "light" }, print: true },
  { name: "no-script", options: { viewport: desk, colorScheme: "light", javaScriptEnabled: false } },
];

const root = fileURLToPath(new URL("..", import.meta.url));
const wanted = process.argv.slice(2);
const pages = readdirSync(`${root}dist`, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".html"))
  .map((file) => `/${file.replaceAll("\\", "/").replace(/index\.html$/, "")}`)
  .filter((path) => wanted.length === 0 || wanted.some((part) => path.includes(part)))
  .sort();

mkdirSync(`${root}shots`, { recursive: true });
const { server, url } = await serve({ port: 4340 });
const { executablePath, args } = await findBrowser();
const browser = await chromium.launch({ executablePath, args: [...args] });
try {
  for (const { name, options, print } of LOOKS) {
    const context = await browser.newContext({
      ...options,
      reducedMotion: "reduce",
      serviceWorkers: "block",
    });
    for (const path of pages) {
      const page = await context.newPage();
      page.on("console", (message) => {
        if (message.type() === "error") console.log(`${path} ${name}: ${message.text()}`);
      });
      page.on("pageerror", (error) => console.log(`${path} ${name}: ${error.message}`));
      if (print) await page.emulateMedia({ media: "print" });
      await page.goto(new URL(path, url).href, { waitUntil: "networkidle" });
      const file = `${root}shots/${path === "/" ? "home" : path.replaceAll(/^\/|\/$|\.html$/g, "").replaceAll("/", "-")}`;
      await page.screenshot({ path: `${file}-${name}.png` });
      await page.screenshot({ path: `${file}-${name}-full.png`, fullPage: true });
      if (options.javaScriptEnabled !== false) {
        const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (excess > 0) console.log(`${path} ${name}: ${excess} px wider than the screen`);
      }
      await page.close();
    }
    await context.close();
  }
} finally {
  await browser.close();
  server.close();
}
console.log(`${pages.length} pages in ${LOOKS.length} looks are in shots/.`);
