import { readFileSync } from "node:fs";

const sitemap = readFileSync(new URL("../../../dist/sitemap-0.xml", import.meta.url), "utf8");

/** The paths of all pages of the built site: those of the sitemap, and the one for addresses that lead nowhere. */
export const PAGES: readonly string[] = [
  ...Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address]) => new URL(address).pathname),
  "/404.html",
];
