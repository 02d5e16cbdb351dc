/** What every page costs, measured in a load of its own for each state. In the quick depth its one visit tells the same: visits.spec.ts. */
import { expect, test } from "@playwright/test";
import { expectBudgets } from "../support/budgets.ts";
import { pageCosts, workerWeights } from "../support/page-costs.ts";
import { PAGES } from "../support/site-pages.ts";
import { sweep } from "../support/sweep.ts";

const MOST_OF_A_WORKER = 15;

for (const path of PAGES)
  test(
    `${path} keeps to its budgets`,
    sweep(path === "/lessons/circle-method/"),
    async ({ browser, baseURL }) => {
      expectBudgets(path, await pageCosts(browser, new URL(path, baseURL).href, 360));
    },
  );

test("the worker that records a long run loads its lesson and no other", () => {
  const weights = workerWeights();
  expect(weights.size).toBeGreaterThanOrEqual(11);
  for (const [lesson, weight] of weights) expect.soft(weight, lesson).toBeLessThanOrEqual(MOST_OF_A_WORKER);
});
