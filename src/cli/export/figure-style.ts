/**
 * How the page's style sheets paint a figure, worked out without a browser: custom properties, themes and the cascade become
 * plain attributes.
 */
import { posix } from "node:path";
import { PAINT } from "#components/picture/paint-properties.ts";
import { fontList } from "#components/take-away/font-list.ts";
import type { Look } from "#components/take-away/picture-file.ts";
import { plainColor } from "#components/take-away/plain-color.ts";
import { textOf } from "../lessons/lesson-files.ts";
import { type Declaration, declarationsOf, listOf } from "./flat-rules.ts";

export type Theme = "light" | "dark";

/** The sheet that brings together what a picture needs that stands alone. */
const SHEET = "src/styles/sheets/key-frame.css";

type Values = ReadonlyMap<string, string>;

/** What of an element decides how it looks: the names by which selectors know it. */
const NAMES = /^(class|data-(?!id$).*|text-anchor)$/;

interface Style {
  /** Custom properties, its own and those of the elements around it. */
  readonly custom: Values;
  readonly paint: Values;
}

export interface FigureStyle {
  readonly look: Look;
  /** Writes how an element and what it contains are painted into attributes, and takes away what only the page reads. */
  paint(root: Element): void;
}

/** The style of figures in a theme. */
export async function figureStyle(theme: Theme): Promise<FigureStyle> {
  const declarations = (await Promise.all((await sheets(SHEET)).map(textOf))).flatMap(declarationsOf);
  const root = new Map<string, string>();
  for (const { selector, property, value } of declarations)
    if (selector === ":root" && property.startsWith("--")) root.set(property, value);
  const rules = declarations
    .filter(({ selector }) => !selector.startsWith(":root"))
    .sort((one, other) => one.weight - other.weight);
  // Marks repeat: an element that is called as another one was, in the same surroundings, looks like it.
  const known = new Map<string, Style>();
  const page: Style = { custom: root, paint: new Map() };

  const visit = (element: Element, around: Style, path: string): void => {
    const names = [...element.attributes].filter(({ name }) => NAMES.test(name));
    const key = `${path}>${element.localName}${names.map(({ name, value }) => `[${name}=${value}]`).join("")}`;
    const style = known.get(key) ?? styleOf(element, around, rules, theme);
    known.set(key, style);
    for (const child of [...element.children]) visit(child, style, key);
    for (const [property, value] of style.paint) element.setAttribute(property, value);
    for (const { name } of [...element.attributes])
      if (/^(class|role|tabindex|aria-.*|data-(?!id$).*)$/.test(name)) element.removeAttribute(name);
  };
  const value = (text: string) => computed(text, root, theme);
  return {
    look: {
      paper: value("var(--paper)"),
      ink: value("var(--ink)"),
      quiet: value("var(--ink-3)"),
      rule: value("var(--rule-2)"),
      serif: fontList(value("var(--serif)")),
      sans: fontList(value("var(--sans)")),
    },
    paint: (svg) => visit(svg, page, ""),
  };
}

/** The sheets that a sheet imports, in their order. */
async function sheets(sheet: string): Promise<string[]> {
  const text = await textOf(sheet);
  return [...text.matchAll(/@import "([^"]+)"/g)].map(([, path]) => posix.join(posix.dirname(sheet), path));
}

function styleOf(element: Element, around: Style, rules: readonly Declaration[], theme: Theme): Style {
  const custom = new Map(around.custom);
  const own = rules.filter(({ selector }) => element.matches(selector));
  for (const { property, value } of own) if (property.startsWith("--")) custom.set(property, value);
  const paint = new Map<string, string>();
  for (const { property, value } of own) {
    if (property === "font")
      for (const [name, part] of font(computed(value, custom, theme))) paint.set(name, part);
    else if (PAINT.has(property)) paint.set(property, plain(property, computed(value, custom, theme)));
  }
  return { custom, paint };
}

function plain(property: string, value: string): string {
  return property === "font-family" ? fontList(value) : value;
}

/** The shorthand "400 15px serif". */
function font(value: string): [string, string][] {
  const [, weight, size, family] = /^(\d+) ([\d.]+px) (.*)$/.exec(value) ?? [];
  if (family === undefined) throw new RangeError(`the shorthand "font: ${value}" is not read here`);
  return [
    ["font-weight", weight],
    ["font-size", size],
    ["font-family", fontList(family)],
  ];
}

/** A value without variables and themes, its color as every program reads it. */
function computed(value: string, custom: Values, theme: Theme): string {
  let text = value;
  while (text.includes("var(")) {
    text = text.replace(/var\((--[\w-]+)\)/, (_, name: string) => {
      const found = custom.get(name);
      if (found === undefined) throw new RangeError(`no ${name} is declared`);
      return found;
    });
  }
  for (let at = text.indexOf("light-dark("); at >= 0; at = text.indexOf("light-dark(")) {
    const from = at + "light-dark(".length;
    const to = closingParenthesis(text, from);
    const [light, dark] = listOf(text.slice(from, to));
    text = text.slice(0, at) + (theme === "light" ? light : dark) + text.slice(to + 1);
  }
  const mixed = /^color-mix\(in oklab, oklch\(([^()]*)\) (\d+)%, transparent\)$/.exec(text);
  if (mixed) return plainColor(`oklch(${mixed[1]} / ${Number(mixed[2]) / 100})`);
  return plainColor(text);
}

function closingParenthesis(text: string, from: number): number {
  let depth = 1;
  for (let at = from; at < text.length; at++) {
    if (text[at] === "(") depth++;
    if (text[at] === ")" && --depth === 0) return at;
  }
  return text.length;
}
