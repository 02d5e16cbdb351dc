/* After `astro build`: the search index, then the service worker that makes the site work without a network. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as pagefind from "pagefind";
import { generateSW } from "workbox-build";

const dist = fileURLToPath(new URL("../dist/", import.meta.url));

// Only what lies in data-pagefind-body is found: the articles, not the shell around them.
const { index } = await pagefind.createIndex({ keepIndexUrl: false });
const { errors } = await index.addDirectory({ path: dist });
if (errors.length > 0) throw new Error(errors.join("\n"));
await index.writeFiles({ outputPath: `${dist}pagefind` });
await pagefind.close();

/*
 * Pages come from the network when there is one, so that nobody reads yesterday's lesson; the copy of each that is
 * taken here stands in when there is none. Scripts, styles and fonts never change under their name and come first
 * from the copy.
 */
const pages = readdirSync(dist, { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => file.endsWith("index.html"))
  .sort();
const hash = createHash("sha256");
for (const page of pages) hash.update(readFileSync(dist + page));
const copier = `offline-${hash.digest("hex").slice(0, 8)}.js`;
const addresses = pages.map((page) => `/${page.replace(/index\.html$/, "")}`);
writeFileSync(
  dist + copier,
  `const pages = ${JSON.stringify(addresses)};
addEventListener("install", (event) => {
  const requests = pages.map((page) => new Request(page, { cache: "reload" }));
  event.waitUntil(caches.open("pages").then((cache) => cache.addAll(requests)));
});
`,
);

const { count, size, warnings } = await generateSW({
  globDirectory: dist,
  globPatterns: ["_astro/*.{css,js}", "_astro/*-latin-{opsz,wght}-*-used.*.woff2", "*.{css,svg}", "theme.js"],
  importScripts: [copier],
  runtimeCaching: [
    {
      urlPattern: ({ request }) => request.mode === "navigate",
      handler: "NetworkFirst",
      options: {
        cacheName: "pages",
        networkTimeoutSeconds: 4,
        // A step in the link is read by the page: one copy serves them all.
        plugins: [{ cacheKeyWillBeUsed: async ({ request }) => request.url.replace(/[?#].*/, "") }],
      },
    },
    {
      urlPattern: ({ sameOrigin, url }) =>
        sameOrigin && /\.(?:woff2|png|svg)$|^\/pagefind\//.test(url.pathname),
      handler: "StaleWhileRevalidate",
      options: { cacheName: "on-demand" },
    },
  ],
  swDest: `${dist}sw.js`,
  inlineWorkboxRuntime: true,
  sourcemap: false,
  cleanupOutdatedCaches: true,
});
for (const warning of warnings) console.warn(warning);
console.log(
  `Search index written. Service worker: ${pages.length} pages and ${count} files of ${(size / 1024).toFixed(0)} KiB.`,
);
