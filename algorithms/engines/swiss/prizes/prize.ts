/** Prizes as people type them: "500 €; 300 €; a book". */

export interface Prize {
  /** As it was typed. */
  readonly text: string;
  /** In hundredths; 0: no money. */
  readonly amount: number;
  /** "€", "PLN" or nothing, before or behind the figure. */
  readonly unit: string;
  /** Something else belongs to it, or it is nothing else: that cannot be divided. */
  readonly isThing: boolean;
}

/** More than any tournament gives in one category. */
export const MOST_PRIZES = 200;

const UNIT = String.raw`\p{Lu}{0,2}\p{Sc}|\p{Lu}{3}|\p{L}\p{Ll}{1,2}\.?`;
const MONEY = new RegExp(String.raw`^(${UNIT})?\s*(\d[\d.,'’\s]*?)(?:,?[–-])?\s*(${UNIT})?$`, "u");

/** The prizes of a field: between semicolons or on lines of their own, or else between commas with a blank behind them. */
export function prizesIn(text: string): Prize[] {
  const parts = /[;\n]/.test(text) ? text.split(/[;\n]/) : text.split(/,\s+/);
  return parts.flatMap((part) => {
    const clean = part.replaceAll(/\s+/g, " ").trim();
    return clean === "" ? [] : [prizeOf(clean)];
  });
}

function prizeOf(text: string): Prize {
  const parts = text.split("+").map((part) => MONEY.exec(part.trim()));
  const money = parts.filter((match) => match !== null);
  const units = new Set(money.map((match) => match[1] ?? match[3] ?? ""));
  const amount = money.reduce((sum, match) => sum + hundredths(match[2] ?? ""), 0);
  const isThing = money.length < parts.length || units.size > 1;
  return { text, amount, unit: [...units][0] ?? "", isThing };
}

/** "1,000", "1 000", "1.000,50" and "1000.5" in hundredths: the last mark is a decimal one if at most two figures follow. */
function hundredths(figures: string): number {
  const [, whole = "", rest = ""] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(figures.trim()) ?? [];
  return 100 * Number(whole.replaceAll(/\D/g, "")) + Number(rest.padEnd(2, "0"));
}

/** What prizes count when they are compared: money what it is, and a thing no less than what comes after it. */
export function worths(prizes: readonly Prize[]): number[] {
  let after = 0;
  return prizes
    .toReversed()
    .map(({ amount, isThing }) => {
      after = isThing ? Math.max(amount, after) : amount;
      return after;
    })
    .toReversed();
}

/** The first prize that is more than the one before it, by its place from 1; undefined: there is none. */
export function risingAt(prizes: readonly Prize[]): number | undefined {
  const worth = worths(prizes);
  const at = worth.findIndex((each, place) => place > 0 && each > worth[place - 1]);
  return at < 0 ? undefined : at + 1;
}
