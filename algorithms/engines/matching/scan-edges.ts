/** The edges of a list `[[u,v,w],…]` of which nothing is unusual, read in one pass over the characters. */
export interface ScannedEdges {
  readonly count: number;
  /** For each edge its two vertices as they stand there, the place of the first one, and that of the weight (or the same again). */
  readonly numbers: Int32Array<ArrayBuffer>;
  readonly weights: (number | bigint)[];
  /** Behind the list. */
  readonly end: number;
}

/** So many numbers tell of each edge. */
export const FIELDS = 4;
const [TAB, LINE_FEED, CARRIAGE_RETURN, SPACE] = [9, 10, 13, 32];
const [QUOTE, PLUS, COMMA, MINUS, ZERO, OPEN, CLOSE] = [34, 43, 44, 45, 48, 91, 93];
/** So many digits are exact as a double. */
const SAFE_DIGITS = 15;
const MOST_VERTEX_DIGITS = 9;

/**
 * Reads a list of edges that begins at `from`. Undefined when anything in it is not of this form, or beyond the limits: then
 * a reader that can say what is wrong must look at it.
 */
export function scanEdges(
  text: string,
  from: number,
  { edges: mostEdges, digits: mostDigits }: { readonly edges: number; readonly digits: number },
): ScannedEdges | undefined {
  let numbers = new Int32Array(FIELDS * 64);
  const weights: (number | bigint)[] = [];
  let at = from;
  let count = 0;

  const blank = (): number => {
    let code = text.charCodeAt(at);
    while (code === SPACE || code === LINE_FEED || code === CARRIAGE_RETURN || code === TAB)
      code = text.charCodeAt(++at);
    return code;
  };
  /** The number that the digits from here on make; it is exact while they are few. */
  const digitsFromHere = (): number => {
    let value = 0;
    let digit = text.charCodeAt(at) - ZERO;
    while (digit >= 0 && digit <= 9) {
      value = value * 10 + digit;
      digit = text.charCodeAt(++at) - ZERO;
    }
    return value;
  };
  /** A vertex, or −1. */
  const vertex = (): number => {
    blank();
    const start = at;
    const value = digitsFromHere();
    return at === start || at - start > MOST_VERTEX_DIGITS ? -1 : value;
  };
  const weight = (): number | bigint | undefined => {
    const isQuoted = text.charCodeAt(at) === QUOTE;
    if (isQuoted) at++;
    const sign = text.charCodeAt(at);
    if (sign === MINUS || sign === PLUS) at++;
    const start = at;
    const value = digitsFromHere();
    const digits = at - start;
    const end = at;
    if (digits === 0 || digits >= mostDigits || (isQuoted && text.charCodeAt(at++) !== QUOTE))
      return undefined;
    if (digits <= SAFE_DIGITS) return sign === MINUS ? 0 - value : value;
    const exact = BigInt(text.slice(start, end));
    const signed = sign === MINUS ? -exact : exact;
    return Number.isSafeInteger(Number(signed)) ? Number(signed) : signed;
  };

  if (blank() !== OPEN) return undefined;
  at++;
  if (blank() === CLOSE) return { count, numbers, weights, end: at + 1 };
  for (;;) {
    if (blank() !== OPEN || count >= mostEdges) return undefined;
    at++;
    blank();
    const first = at;
    const u = vertex();
    if (u < 0 || blank() !== COMMA) return undefined;
    at++;
    const v = vertex();
    if (v < 0) return undefined;
    let weightAt = first;
    let value: number | bigint = 1;
    if (blank() === COMMA) {
      at++;
      blank();
      weightAt = at;
      const read = weight();
      if (read === undefined) return undefined;
      value = read;
    }
    if (blank() !== CLOSE) return undefined;
    at++;
    if (FIELDS * count === numbers.length) numbers = doubled(numbers);
    const place = FIELDS * count++;
    numbers[place] = u;
    numbers[place + 1] = v;
    numbers[place + 2] = first;
    numbers[place + 3] = weightAt;
    weights.push(value);
    const next = blank();
    at++;
    if (next === CLOSE) return { count, numbers, weights, end: at };
    if (next !== COMMA) return undefined;
  }
}

/** The same numbers with as much room again. */
export function doubled(numbers: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(2 * numbers.length);
  larger.set(numbers);
  return larger;
}
