/** The accessibility rules (WCAG 2.2 AA), as far as a program can tell. */
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { layOut } from "./lay-out.ts";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** What the rules of WCAG 2.2 AA do not all hold, and who listens or speaks to a page needs. */
const NAMING_RULES = ["label-content-name-mismatch", "heading-order", "page-has-heading-one"];
/** The rules that look at colors: of all rules only these can tell light from dark. */
const COLOR_RULES = ["color-contrast", "link-in-text-block"];

/** What is hidden where scripts run, and the listings after the first: of thousands of elements each is like the next. */
const ALL_ALIKE = [".keyframes", ".player ~ .player .listing", ".is-wide ~ .is-wide .listing"];

interface Checked {
  /** A part of the page, when only that has changed. */
  readonly part?: string;
  /** What is said of the state when a rule is broken in it. */
  readonly state?: string;
  /** Which figures of the page are looked at: they are of the same parts, and take their colors from the same names. */
  readonly figures?: "all" | "the first";
  /** Whether the dark theme is left to another page of the same kind: its colors have the same names. */
  readonly isLightAlone?: boolean;
}

/** What finds the figures of the page but the first. */
async function laterFigures(page: Page): Promise<string> {
  await page.locator("[data-figure]").evaluateAll((all) => {
    for (const figure of all.slice(1)) figure.setAttribute("data-later", "");
  });
  return "[data-later]";
}

async function violations(
  page: Page,
  only: readonly string[] | undefined,
  { part, figures }: Checked,
): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  if (part !== undefined) axe.include(part);
  for (const same of ALL_ALIKE) axe.exclude(same);
  if (figures === "the first") axe.exclude(await laterFigures(page));
  axe.options({
    resultTypes: ["violations"],
    preload: false,
    runOnly: only ? { type: "rule", values: [...only] } : { type: "tag", values: TAGS },
    rules: only ? {} : Object.fromEntries(NAMING_RULES.map((rule) => [rule, { enabled: true }])),
  });
  const found = await axe.analyze();
  return found.violations.flatMap(({ id, nodes }) => {
    // The texts of a mark are read as one word, "3Ada", where its name is "player 3, Ada".
    const broken = nodes.filter(
      ({ html }) => id !== "label-content-name-mismatch" || !html.startsWith("<g "),
    );
    return broken.length > 0 ? [`${id}: ${broken.map(({ html }) => html.slice(0, 200)).join(" ")}`] : [];
  });
}

/** Fails unless the page as it stands keeps to all rules in the light theme, and to those of color in the dark one. */
export async function expectAccessible(page: Page, checked: Checked = {}): Promise<void> {
  const { state = "the page", isLightAlone = false } = checked;
  await layOut(page);
  await page.emulateMedia({ colorScheme: "light" });
  expect(await violations(page, undefined, checked), `${state}, light`).toEqual([]);
  if (isLightAlone) return;
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await violations(page, COLOR_RULES, checked), `${state}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
}

/** Fails unless the page has what the naming rules want, in a state in which the other rules were looked at elsewhere. */
export async function expectNamed(page: Page, state: string): Promise<void> {
  expect(await violations(page, NAMING_RULES, {}), state).toEqual([]);
}

/** Every page that is opened from now on has its texts at 200 %. */
export async function enlargeText(page: Page): Promise<void> {
  await page.addInitScript(() =>
    addEventListener("DOMContentLoaded", () => {
      document.documentElement.style.fontSize = "200%";
    }),
  );
}
