import { chromium } from "@playwright/test";
import { serve } from "../../scripts/serve.mjs";
import { findBrowser } from "../site/support/find-browser.ts";
import {
  longestTask,
  type PageCosts,
  pageCosts,
  wakingTimeAfterLeap,
  wakingTimes,
  workerWeights,
} from "../site/support/page-costs.ts";
import { PAGES } from "../site/support/site-pages.ts";
import { type Bench, median, type Report } from "./measure.ts";

/** A phone of the middle class computes so many times slower than a desk's machine. */
const SLOWER = 4;
/** A page is loaded so often for its longest task: now and then one load takes long for other reasons. */
const LOADS = 3;
/** What comparable pages load at first, in KiB of scripts as gzip packs them. */
const PEERS = {
  "pgn-viewer": 34,
  "a matching visualiser": 151,
  OpenDSA: 229,
  "USACO Guide": 421,
  "algorithm-visualizer": 550,
};

const COLUMNS: readonly (readonly [
  head: string,
  cell: (costs: PageCosts & { readonly task: number }) => string,
])[] = [
  ["html", ({ html }) => html.toFixed(1)],
  ["elements", ({ elements }) => String(elements)],
  ["blocking", ({ blocking }) => String(blocking)],
  ["css", ({ css }) => css.toFixed(1)],
  ["scripts", ({ scripts }) => scripts.toFixed(1)],
  ["alive", ({ scriptsAlive }) => scriptsAlive.toFixed(1)],
  ["fonts", ({ fonts }) => fonts.toFixed(0)],
  ["shift", ({ shift }) => shift.toFixed(4)],
  ["task ms", ({ task }) => task.toFixed(0)],
];

/** What every page of the built site costs on a phone. The longest task is processor time, so other programs hardly count. */
export const bench: Bench = async (): Promise<Report> => {
  const { server, url } = await serve({ port: 4390 });
  const { executablePath, args } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args: [...args] });
  const lines: string[] = [
    row(
      "page",
      COLUMNS.map(([head]) => head),
    ),
  ];
  const tasks: number[] = [];
  for (const path of PAGES) {
    const address = new URL(path, url).href;
    const longest: number[] = [];
    for (let k = 0; k < LOADS; k++) longest.push(SLOWER * (await longestTask(browser, address)));
    const task = median(longest);
    const costs = { ...(await pageCosts(browser, address, 360)), task };
    tasks.push(task);
    lines.push(
      row(
        path,
        COLUMNS.map(([, cell]) => cell(costs)),
      ),
    );
  }
  const waking: number[][] = [];
  const leaps: number[] = [];
  for (const path of PAGES.filter((each) => /^\/lessons\/[\w-]+\/$/.test(each))) {
    const address = new URL(path, url).href;
    waking.push((await wakingTimes(browser, address)).map((time) => SLOWER * time));
    leaps.push(SLOWER * (await wakingTimeAfterLeap(browser, address)));
  }
  await browser.close();
  server.close();
  const workers = [...workerWeights().values()];
  const peers = Object.entries(PEERS).map(([name, weight]) => `${name} ${weight}`);
  return {
    table: `${lines.join("\n")}\n\nKiB, gzip; fonts as they are. Scripts of others at first: ${peers.join(", ")}.`,
    rows: [
      { what: "the longest task at load, 4 × slowed", unit: "ms", reached: Math.max(...tasks), target: 100 },
      { what: "a figure wakes, median", unit: "ms", reached: median(waking.flat()), target: 100 },
      { what: "a figure wakes, slowest", unit: "ms", reached: Math.max(...waking.flat()), target: 100 },
      {
        what: "the first of a page wakes, median",
        unit: "ms",
        reached: median(waking.map(([first = 0]) => first)),
        target: 100,
      },
      // Where the reader leaps to it, a figure brings its code with it.
      { what: "a figure wakes after a leap, median", unit: "ms", reached: median(leaps), target: undefined },
      { what: "the heaviest recording worker", unit: "KiB", reached: Math.max(...workers), target: 15 },
    ],
  };
};

function row(name: string, cells: readonly string[]): string {
  return name.padEnd(40) + cells.map((cell) => cell.padStart(9)).join("");
}
