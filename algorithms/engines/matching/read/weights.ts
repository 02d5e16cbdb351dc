/** Weights as other programs write them, made whole together. */

/** More decimals are no number that somebody has; a double is written with 25 at most unless it is tiny. */
const MOST_DECIMALS = 30;
const LARGEST_EXPONENT = 60;

const NUMBER = /^[+\-−]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d{1,4})?$/i;

export function isNumber(word: string | undefined): word is string {
  return word !== undefined && NUMBER.test(word);
}

/** A cell that says that there is no edge. */
export function isNone(word: string): boolean {
  return /^(|-|–|—|\.|x|∞|[+-]?inf|infinity|nan|none|null|na|n\/a)$/i.test(word);
}

export function isCount(word: string | undefined): word is string {
  return word !== undefined && /^\d{1,9}$/.test(word);
}

interface Decimal {
  readonly digits: bigint;
  /** Digits after the point that count; less than 0 where the number ends in noughts of an exponent. */
  readonly decimals: number;
}

/** How many decimals a weight has that count; undefined: it is none. */
export function decimalsOf(weight: string): number | undefined {
  if (/^[+-]?\d+$/.test(weight)) return 0;
  const decimal = decimalFrom(weight);
  return decimal && Math.max(0, decimal.decimals);
}

/** A weight so many powers of ten larger, without rounding. */
export function wholeWeight(weight: string | undefined, decimals: number): number | bigint {
  if (weight === undefined) return plain(10n ** BigInt(decimals));
  if (decimals === 0 && /^-?\d{1,15}$/.test(weight)) return Number(weight) + 0;
  const { digits, decimals: own } = decimalFrom(weight) ?? { digits: 0n, decimals: 0 };
  return plain(digits * 10n ** BigInt(decimals - own));
}

function plain(value: bigint): number | bigint {
  return Number.isSafeInteger(Number(value)) ? Number(value) : value;
}

function decimalFrom(weight: string): Decimal | undefined {
  if (!isNumber(weight)) return undefined;
  const [mantissa = "", exponent = "0"] = weight.replace(/^[+\-−]/, "").split(/e/i);
  const [whole = "", part = ""] = mantissa.split(".");
  const kept = part.replace(/0+$/, "");
  const decimals = kept.length - Number(exponent);
  if (decimals > MOST_DECIMALS || Number(exponent) > LARGEST_EXPONENT) return undefined;
  const digits = BigInt(`${whole}${kept}` || "0");
  if (digits === 0n) return { digits, decimals: 0 };
  return { digits: /^[-−]/.test(weight) ? -digits : digits, decimals };
}
