/** The site that is built for an address: what only then exists, and that it leads where it says. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";
import { PAGES } from "../support/site-pages.ts";

const SITE = "https://someone.example/kibitz";
const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const COPIED = ["algorithms", "components", "content", "public", "scripts", "src", "CHANGELOG.md"];
const FILES = ["astro.config.mjs", "package.json", "package-lock.json", "tsconfig.json"];

test("built for an address, the site has its feed, its map and its descriptions, all under that address", {
  tag: "@full",
}, () => {
  test.setTimeout(900_000);
  const folder = mkdtempSync(join(tmpdir(), "addressed-"));
  for (const name of [...COPIED, ...FILES])
    cpSync(`${ROOT}${name}`, `${folder}/${name}`, { recursive: true });
  symlinkSync(`${ROOT}node_modules`, `${folder}/node_modules`);
  const env = { ...process.env, SITE: `${SITE}/` };
  const { status, stderr } = spawnSync(process.execPath, ["scripts/build.mjs", "--quiet"], {
    cwd: folder,
    env,
  });
  expect(status, stderr.toString()).toBe(0);
  const read = (path: string) => readFileSync(`${folder}/dist/${path}`);
  /** The file that an address stands for. */
  const behind = (address: string) => {
    expect(address.startsWith(`${SITE}/`), address).toBe(true);
    const path = address.slice(SITE.length + 1).replace(/[?#].*$/, "");
    return read(/(^|\/)$/.test(path) ? `${path}index.html` : path);
  };
  const inside = (tag: string, text: string) =>
    Array.from(text.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, "g")), ([, address = ""]) => address);

  const feed = read("rss.xml").toString();
  expect(inside("link", feed).length).toBeGreaterThan(12);
  for (const address of inside("link", feed)) behind(address);
  const [map = ""] = inside("loc", read("sitemap-index.xml").toString());
  const mapped = inside("loc", behind(map).toString());
  const indexed = PAGES.filter((path) => path !== "/404.html");
  expect(mapped.toSorted()).toEqual(indexed.map((path) => SITE + path).toSorted());
  expect(read("robots.txt").toString()).toContain(`Sitemap: ${SITE}/sitemap-index.xml`);
  for (const path of indexed) {
    const html = read(`${path.slice(1)}index.html`).toString();
    if (!html.includes('content="noindex"'))
      expect(html).toContain(`<link rel="canonical" href="${SITE}${path}">`);
    expect(html).toContain(`href="/kibitz/rss.xml"`);
  }
  const described = readdirSync(`${folder}/dist/embed`, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => /^[\w-]+\/[\w-]+\.json$/.test(file));
  for (const file of described) {
    const told = JSON.parse(read(`embed/${file}`).toString());
    expect(told).toMatchObject({
      version: "1.0",
      type: "rich",
      width: 640,
      height: 360,
      provider_url: `${SITE}/`,
    });
    const page = /src="([^"]+)"/.exec(told.html)?.[1] ?? "";
    const html = behind(page).toString();
    expect(html).toContain(`href="${SITE}/embed/${file}"`);
    expect(html).toContain(`<meta property="og:image" content="${told.thumbnail_url}">`);
    expect(behind(told.thumbnail_url).subarray(1, 4).toString()).toBe("PNG");
  }
  expect(described.length).toBeGreaterThan(50);
  rmSync(folder, { recursive: true });
});

test("an address that is none is told, and nothing is built", () => {
  for (const wrong of ["someone.example", "ftp://someone.example", "https://someone.example/?a=1"]) {
    const { status, stderr } = spawnSync(process.execPath, ["scripts/build.mjs"], {
      cwd: ROOT,
      env: { ...process.env, SITE: wrong },
    });
    expect(status).toBe(1);
    expect(stderr.toString()).toContain(`SITE is "${wrong}", expected an address`);
  }
});
