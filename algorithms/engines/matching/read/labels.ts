/** What a graph's vertices and weights are in the words of the file that it was read from. */

import { scaleWords } from "./scale-words.en.ts";

export interface Labels {
  /** The names of the vertices; none: they have numbers. */
  readonly names: readonly string[];
  /** Weights are taken 10 to this power times. */
  readonly decimals: number;
}

/** Vertices by their numbers, weights as they are. */
export const NO_LABELS: Labels = { names: [], decimals: 0 };

/** The name of a vertex in its file, where vertices without names may count from 1. */
export function nameOf(
  { names, base = 0 }: Pick<Labels, "names"> & { readonly base?: 0 | 1 | undefined },
  v: number,
): string {
  return names[v] ?? `${v + base}`;
}

/** What the weights of the file were multiplied by. */
export function scaleOf(decimals: number): number | bigint {
  return decimals < 16 ? 10 ** decimals : 10n ** BigInt(decimals);
}

/** A weight, or a sum of weights, as its file would write it. */
export function unscaled(value: number | bigint, decimals: number): string {
  const [, sign = "", digits = ""] = /^(-?)(\d+)$/.exec(String(value)) ?? [];
  const padded = digits.padStart(decimals + 1, "0");
  const whole = padded.slice(0, padded.length - decimals);
  const part = padded.slice(whole.length).replace(/0+$/, "");
  return `${sign}${whole}${part === "" ? "" : `.${part}`}`;
}

const SCALED = new RegExp(`^#.*${scaleWords.times("(1(?<noughts>0+)|10\\^(?<power>\\d{1,2}))")}`, "m");
const NAMED = /^# (\d+) = (.*)$/gm;

/** The names and decimals that the comments of a text tell, as `formatUnderstood` writes them; undefined if there are none. */
export function labelsIn(text: string): Labels | undefined {
  const names: string[] = [];
  for (const [, first, rest] of text.matchAll(NAMED)) {
    if (Number(first) === names.length) names.push(...namesOn(rest.replace(/\r$/, ""), names.length));
  }
  const { noughts, power } = SCALED.exec(text)?.groups ?? {};
  const decimals = noughts?.length ?? Number(power ?? 0);
  return names.length > 0 || decimals > 0 ? { names, decimals } : undefined;
}

/** "Anna, 1 = Ben" as the names of the vertices from `first` on; a name may hold commas. */
function namesOn(line: string, first: number): string[] {
  const names: string[] = [];
  let from = 0;
  for (let v = first + 1; ; v++) {
    const mark = `, ${v} = `;
    const end = line.indexOf(mark, from);
    names.push(line.slice(from, end < 0 ? undefined : end));
    if (end < 0) return names;
    from = end + mark.length;
  }
}
