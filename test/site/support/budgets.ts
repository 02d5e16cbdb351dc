/** What every page may cost. The budgets do not depend on the machine. */
import { expect } from "@playwright/test";
import type { PageCosts } from "./page-costs.ts";

/** KiB as gzip packs them, but for the elements and the requests. */
const MOST = { html: 42, elements: 3000, blocking: 1, css: 15, scriptsAlive: 100, shift: 0.01 } as const;
/** Scripts of a page of text before anything on it was touched or came near. */
const MOST_AT_FIRST = 3;
/** The list of the lessons asks whether this reader has anything to be reminded of. */
const MOST_OF_THE_LIST = 4.5;
/** The page of a coach's week sets the lesson that they have chosen in its links. */
const MOST_OF_THE_WEEK = 3.5;
/** A lesson opens with a picture to be touched, which comes when the page is idle. */
const MOST_WITH_CHALLENGE = 20;
/** A page that shows what the reader themselves has done or brought: without scripts there is nothing on it. */
const MOST_OF_A_NOTEBOOK = 16.25;
/** An editor, and what has a program judged: all of it before anything is run. */
const MOST_OF_AN_EDITOR = 50;

function mostAtFirst(path: string): number {
  if (/^\/(recall|notebook|class-table)\/$/.test(path)) return MOST_OF_A_NOTEBOOK;
  if (path === "/lessons/") return MOST_OF_THE_LIST;
  if (path === "/class/") return MOST_OF_THE_WEEK;
  if (path.endsWith("/own/")) return MOST_OF_AN_EDITOR;
  return /^\/lessons\/./.test(path) ? MOST_WITH_CHALLENGE : MOST_AT_FIRST;
}

/** Tells each budget to which a page does not keep. */
export function expectBudgets(path: string, costs: Pick<PageCosts, keyof typeof MOST | "scripts">): void {
  for (const [name, most] of Object.entries(MOST))
    expect.soft(costs[name as keyof typeof MOST], name).toBeLessThanOrEqual(most);
  const isAlive =
    /^\/((offline|notes|sheets|cards|report|tours?)\/)?$/.test(path) || /^\/tools\/./.test(path);
  if (!isAlive) expect.soft(costs.scripts, "scripts at first").toBeLessThanOrEqual(mostAtFirst(path));
}
