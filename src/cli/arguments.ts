import { parseArgs } from "node:util";
import { type FileMistake, quote, usage } from "./judge/mistakes.ts";

/** What an option takes: a value ("string") or nothing ("boolean"). */
export type OptionTypes = Readonly<Record<string, "string" | "boolean">>;

/** A value and the index of the argument that gave it, counted over the whole call. */
export interface Given {
  readonly value: string;
  readonly index: number;
}

export interface Arguments {
  /** The options that were given; the value of a boolean option is the empty string. */
  readonly options: ReadonlyMap<string, Given>;
  readonly positionals: readonly Given[];
  /** The index after the last argument: the place of what is missing. */
  readonly end: number;
  /** Every mistake that the arguments show by themselves. */
  readonly mistakes: readonly FileMistake[];
}

/**
 * Reads arguments of which the first has the index `offset`. It is as strict as `parseArgs` can be, but collects the
 * mistakes instead of stopping at the first: unknown and repeated options, missing values and values that nobody takes.
 */
export function readArguments(args: readonly string[], types: OptionTypes, offset: number): Arguments {
  const expected = optionList(Object.keys(types));
  const { tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(Object.entries(types).map(([name, type]) => [name, { type }])),
    strict: false,
    tokens: true,
  });
  const options = new Map<string, Given>();
  const positionals: Given[] = [];
  const mistakes: FileMistake[] = [];
  for (const token of tokens) {
    const index = offset + token.index;
    if (token.kind === "positional") positionals.push({ value: token.value, index });
    if (token.kind !== "option") continue;
    const { name, rawName, value } = token;
    const type = Object.hasOwn(types, name) ? types[name] : undefined;
    if (type === undefined || !rawName.startsWith("--")) {
      mistakes.push(usage(index, `unknown option ${quote(rawName)}, expected ${expected}`));
      continue;
    }
    if (options.has(name)) mistakes.push(usage(index, `${rawName} is given twice, expected once`));
    if (type === "boolean") {
      if (value !== undefined) mistakes.push(usage(index, `found a value after ${rawName}, expected none`));
      options.set(name, { value: "", index });
      continue;
    }
    const optionLike = token.inlineValue === false && /^-\D/.test(value ?? "");
    if (value === undefined || value === "" || optionLike) {
      const found = value === undefined || value === "" ? "nothing" : quote(value);
      mistakes.push(usage(index, `found ${found} after ${rawName}, expected its value`));
    }
    options.set(name, { value: optionLike ? "" : (value ?? ""), index });
  }
  return { options, positionals, end: offset + args.length, mistakes };
}

/** An option that was given with a value; one without has been complained about. */
export function valuedOption({ options }: Arguments, name: string): Given | undefined {
  const option = options.get(name);
  return option?.value === "" ? undefined : option;
}

/** Reads a whole number within bounds; a mistake goes to `mistakes`, and the answer is then undefined. */
export function readNumber(
  name: string,
  given: Given,
  least: number,
  most: number,
  mistakes: FileMistake[],
): number | undefined {
  const n = Number(given.value);
  if (/^\d+$/.test(given.value) && n >= least && n <= most) return n;
  const range = most === Number.MAX_SAFE_INTEGER ? `from ${least}` : `from ${least} to ${most}`;
  mistakes.push(
    usage(given.index, `found ${quote(given.value)} for --${name}, expected a whole number ${range}`),
  );
  return undefined;
}

function optionList(names: readonly string[]): string {
  return `one of ${names.map((name) => `--${name}`).join(", ")}`;
}
