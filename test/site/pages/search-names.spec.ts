/** The search knows what people type: names of lessons, programs, tools and words. */
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { findNames, type Name } from "#src/shell/names.ts";

const sent = () => readFileSync(new URL("../../../dist/names.json", import.meta.url));

/** What is typed, and the page that has to come first. */
const FIRST: readonly (readonly [query: string, href: string])[] = [
  ["number of islands", "/tools/workbench/#open=number-of-islands"],
  ["number of isl", "/tools/workbench/#open=number-of-islands"],
  ["round robin scheduler", "/lessons/circle-method/"],
  ["round robin", "/lessons/circle-method/"],
  ["round-robin tournament", "/lessons/circle-method/"],
  ["circle method", "/lessons/circle-method/"],
  ["polygon method", "/lessons/circle-method/"],
  ["recursive halving", "/lessons/recursive-halving/"],
  ["divide and conquer", "/lessons/recursive-halving/"],
  ["rotation", "/lessons/rotation/"],
  ["home and away", "/lessons/first-move/"],
  ["first move", "/lessons/first-move/"],
  ["knockout bracket", "/lessons/tournament-systems/"],
  ["single elimination", "/lessons/tournament-systems/"],
  ["knockout bracket with byes", "/lessons/tournament-systems/"],
  ["15 puzzle", "/lessons/peaceful-kings/"],
  ["fifteen puzzle", "/lessons/peaceful-kings/"],
  ["sliding puzzle", "/lessons/peaceful-kings/"],
  ["peaceful kings", "/lessons/peaceful-kings/"],
  ["bipartite matching", "/lessons/augmenting-paths/"],
  ["maximum bipartite matching", "/lessons/augmenting-paths/"],
  ["kuhn", "/lessons/augmenting-paths/"],
  ["konig", "/lessons/augmenting-paths/"],
  ["hopcroft karp", "/lessons/augmenting-paths/"],
  ["blossom", "/lessons/blossom/"],
  ["blosom", "/lessons/blossom/"],
  ["blossom algorithm", "/lessons/blossom/"],
  ["edmonds", "/lessons/blossom/"],
  ["general graph matching", "/lessons/blossom/"],
  ["hungarian", "/lessons/augmenting-paths/"],
  ["hungarian method", "/lessons/weighted-blossom/"],
  ["assignment problem", "/lessons/weighted-blossom/"],
  ["maximum weight matching", "/lessons/weighted-blossom/"],
  ["swiss pairing", "/lessons/swiss-by-matching/"],
  ["swiss system", "/lessons/swiss-by-matching/"],
  ["hosek", "/lessons/swiss-by-matching/"],
  ["next permutation", "/lessons/transpositions-and-exchanges/"],
  ["kth permutation", "/lessons/transpositions-and-exchanges/"],
  ["dutch system", "/lessons/the-dutch-system/"],
  ["fide dutch", "/lessons/the-dutch-system/"],
  ["flood fill", "/tools/workbench/#open=number-of-islands"],
  ["rotting oranges", "/lessons/floods/"],
  ["topological sort", "/tools/workbench/#open=topological-sort"],
  ["course schedule", "/lessons/order-or-cycle/"],
  ["kahn", "/tools/workbench/#open=topological-sort"],
  ["union find", "/lessons/union-find/"],
  ["minimum spanning tree", "/lessons/union-find/"],
  ["disjoint sets", "/lessons/union-find/"],
  ["dijkstra", "/tools/workbench/#open=dijkstra"],
  ["dijsktra", "/tools/workbench/#open=dijkstra"],
  ["binary search", "/tools/workbench/#open=binary-search"],
  ["quick sort", "/tools/workbench/#open=quicksort"],
  ["quicksort", "/tools/workbench/#open=quicksort"],
  ["merge sort", "/tools/workbench/#open=merge-sort"],
  ["n queens", "/tools/workbench/#open=n-queens"],
  ["two sum", "/tools/workbench/#open=two-sum"],
  ["coin change", "/tools/workbench/#open=coin-change"],
  ["edit distance", "/tools/workbench/#open=edit-distance"],
  ["knapsack", "/tools/workbench/#open=knapsack"],
  ["lesson plan", "/class/"],
  ["homework", "/class/"],
  ["bye", "/lessons/tournament-systems/"],
  ["augmenting path", "/lessons/augmenting-paths/"],
  ["exposed vertex", "/glossary/#exposed-vertex"],
];

test("what people type leads to what they mean, and the list of names is small", () => {
  const file = sent();
  const names = JSON.parse(file.toString("utf8")) as Name[];
  const found = FIRST.map(([query]) => [query, findNames(names, query, 1)[0]?.href]);
  expect(found).toEqual(FIRST);
  expect(findNames(names, "zebra crossing", 4)).toEqual([]);
  expect(findNames(names, " ", 4)).toEqual([]);
  expect(gzipSync(file).byteLength).toBeLessThanOrEqual(6 * 1024);
});

test("names come above the text, by keys, also where a letter is wrong; nothing found leads to the workbench", async ({
  page,
}) => {
  await page.goto("/");
  await page.keyboard.press("/");
  const search = page.getByRole("dialog", { name: "Search the lessons" });
  await expect(search.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type("number of isl");
  const names = search.getByRole("list", { name: "What you may be looking for" });
  await expect(names.getByRole("link").first()).toContainText("Number of islands");
  await expect(names.getByRole("link").first()).toContainText("Workbench");
  await search.getByRole("searchbox").fill("漢字");
  // What was found before stands there until then.
  await expect(search.getByRole("link")).toHaveText([/Try it in the Workbench/]);
  await search.getByRole("searchbox").fill("blosom");
  await expect(names.getByRole("link").first()).toContainText("Blossom");
  await page.keyboard.press("ArrowDown");
  await expect(names.getByRole("link").first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/lessons\/blossom\/$/);
});

test("Enter waits for what was typed last, and does not go to what stood there before", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("/");
  const search = page.getByRole("dialog", { name: "Search the lessons" });
  await search.getByRole("searchbox").fill("barrier");
  await expect(search.getByRole("link").first()).toContainText("barrier", { ignoreCase: true });
  await search.getByRole("searchbox").fill("Kislitsyn");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/lessons\/tournament-systems\//);
});
