/*
 * `npm run words` builds the site with every word of its catalogs and articles marked, and fails when a page shows or
 * says a word without a mark: such a word is in no catalog, and nobody could translate it.
 */
process.env.MARKED_WORDS = "1";
process.env.NODE_ENV = "production";
const { build } = await import("astro");
await build({ logLevel: "error" });
const { plainWordsOfPages } = await import("../test/words/pages.ts");
const found = await plainWordsOfPages(new URL("../.cache/marked/", import.meta.url));
for (const [word, places] of found) console.error(`“${word}” in ${places.slice(0, 3).join("; ")}`);
console.log(
  found.size === 0 ? "Every word of the pages is in a catalog." : `${found.size} words are in no catalog.`,
);
process.exitCode = found.size === 0 ? 0 : 1;
