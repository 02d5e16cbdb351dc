/** What every page may cost. The budgets do not depend on the machine. */
import { expect, test } from "@playwright/test";
import { pageCosts, workerWeights } from "./page-costs.ts";
import { PAGES } from "./site-pages.ts";

/** KiB as gzip packs them, but for the elements and the requests. */
const MOST = { html: 42, elements: 3000, blocking: 1, css: 15, scriptsAlive: 100 } as const;
/** Scripts of a page before anything on it was touched or came near. */
const MOST_AT_FIRST = 3;
const MOST_OF_A_WORKER = 15;

for (const path of PAGES) {
  test(`${path} keeps to its budgets`, async ({ browser, baseURL }) => {
    test.slow();
    const costs = await pageCosts(browser, new URL(path, baseURL).href, 360);
    for (const [name, most] of Object.entries(MOST))
      expect.soft(costs[name as keyof typeof MOST], name).toBeLessThanOrEqual(most);
    const isText = !path.startsWith("/tools/") && path !== "/";
    if (isText || path === "/tools/")
      expect.soft(costs.scripts, "scripts").toBeLessThanOrEqual(MOST_AT_FIRST);
  });
}

test("the worker that records a long run loads its lesson and no other", () => {
  const weights = workerWeights();
  expect(weights.size).toBeGreaterThanOrEqual(11);
  for (const [lesson, weight] of weights) expect.soft(weight, lesson).toBeLessThanOrEqual(MOST_OF_A_WORKER);
});
