/** What a call of `kibitz export` asks for. */

import { type Arguments, type Given, readNumber, valuedOption } from "../arguments.ts";
import { type FileMistake, quote, usage } from "../judge/mistakes.ts";
import { exportWords } from "./export.en.ts";
import type { Theme } from "./figure-style.ts";

export const FORMATS = ["svg", "png", "gif", "trace"] as const;
export type Format = (typeof FORMATS)[number];

/** So many pictures are made at most. */
export const MOST_PICTURES: Readonly<Record<Format, number>> = {
  svg: 1000,
  png: 1000,
  gif: 400,
  trace: Number.POSITIVE_INFINITY,
};
export const USUAL = { least: 120, widest: 3840, width: 960, stepTime: 1 } as const;

export const OPTIONS = {
  from: "string",
  to: "string",
  format: "string",
  out: "string",
  "no-sentence": "boolean",
  theme: "string",
  width: "string",
  "step-time": "string",
  help: "boolean",
} as const;

export interface ExportCall {
  readonly from: number | undefined;
  readonly to: number | undefined;
  readonly format: Format;
  readonly folder: string;
  readonly hasSentence: boolean;
  readonly theme: Theme;
  readonly width: number;
  /** In milliseconds. */
  readonly stepTime: number;
}

/** Reads the options; mistakes go to `mistakes`. */
export function readExport(given: Arguments, mistakes: FileMistake[]): ExportCall {
  const number = (name: string, least: number, most = Number.MAX_SAFE_INTEGER): number | undefined => {
    const option = valuedOption(given, name);
    return option && readNumber(name, option, least, most, mistakes);
  };
  const one = <T extends string>(name: string, values: readonly T[], wrong: (found: string) => string): T => {
    const option = valuedOption(given, name);
    const found = values.find((value) => value === (option?.value ?? values[0]));
    if (option && found === undefined) mistakes.push(usage(option.index, wrong(quote(option.value))));
    return found ?? values[0];
  };
  const stepTime = valuedOption(given, "step-time");
  return {
    from: number("from", 0),
    to: number("to", 0),
    format: one("format", FORMATS, (found) => exportWords.noFormat(found, FORMATS)),
    folder: valuedOption(given, "out")?.value ?? ".",
    hasSentence: !given.options.has("no-sentence"),
    theme: one("theme", ["light", "dark"], exportWords.noTheme),
    width: number("width", USUAL.least, USUAL.widest) ?? USUAL.width,
    stepTime: 1000 * (stepTime ? seconds(stepTime, mistakes) : USUAL.stepTime),
  };
}

function seconds(given: Given, mistakes: FileMistake[]): number {
  const value = Number(given.value);
  if (/^\d+(\.\d+)?$/.test(given.value) && value >= 0.1 && value <= 60) return value;
  mistakes.push(usage(given.index, exportWords.noSeconds(quote(given.value))));
  return USUAL.stepTime;
}

/** The span of a run with so many steps, or undefined when it has none such; mistakes go to `mistakes`. */
export function readSpan(
  call: ExportCall,
  length: number,
  given: Arguments,
  mistakes: FileMistake[],
): readonly [from: number, to: number] | undefined {
  const from = call.from ?? Math.min(1, length);
  const to = call.to ?? length;
  const at = (name: string) => given.options.get(name)?.index ?? given.end;
  for (const [name, position] of [
    ["from", from],
    ["to", to],
  ] as const)
    if (position > length) mistakes.push(usage(at(name), exportWords.outside(position, length)));
  if (mistakes.length > 0) return undefined;
  if (to < from) mistakes.push(usage(at("to"), exportWords.backwards(from, to)));
  const count = to - from + 1;
  const most = MOST_PICTURES[call.format];
  if (count > most) mistakes.push(usage(at("to"), exportWords.tooMany(count, call.format, most), "limit"));
  return mistakes.length > 0 ? undefined : [from, to];
}
