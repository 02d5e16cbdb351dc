/** How Python reckons with plain values. What would be an error there, or is not sure to come out the same here, is unknown. */
import { Unknown } from "../evaluate.ts";
import { isReference, type Value } from "../words.ts";

/** A number of Python: whole ones and decimals are two kinds. */
interface Numeric {
  readonly value: number;
  readonly isFloat: boolean;
}

/** Constants longer than this are cut in the words of a run. */
const LONGEST = 400;
/** From here on Python writes decimals with an exponent. */
const LARGEST_PLAIN = 1e16;

export function numberIn(value: Value): Numeric | undefined {
  if (typeof value === "boolean") return { value: Number(value), isFloat: false };
  if (typeof value === "number") {
    const isFloat = !Number.isInteger(value) || Object.is(value, -0);
    return { value, isFloat };
  }
  if (isStrange(value) && value.kind === "float") return { value: Number(value.text), isFloat: true };
  return undefined;
}

function isStrange(value: Value): value is Exclude<Value, undefined | null | boolean | number | string> & {
  readonly kind: string;
  readonly text: string;
} {
  return typeof value === "object" && value !== null && "kind" in value;
}

/** A number as the words of a run have it. */
export function numberOut(value: number, isFloat: boolean): Value {
  if (!isFloat) {
    if (!Number.isSafeInteger(value)) throw new Unknown("a large number");
    // A whole number has no sign at 0.
    return value + 0;
  }
  if (!Number.isInteger(value) || Object.is(value, -0)) return value;
  if (Math.abs(value) >= LARGEST_PLAIN) throw new Unknown("a large decimal");
  return { kind: "float", text: `${value}.0` };
}

/** A text of which each letter is one place, here and there. */
export function plainText(text: string): string {
  if (text.length > LONGEST || /[\ud800-\udfff]/.test(text)) throw new Unknown("a text");
  return text;
}

function numbers(a: Value, b: Value): readonly [Numeric, Numeric] {
  const [x, y] = [numberIn(a), numberIn(b)];
  if (!x || !y) throw new Unknown("no numbers");
  return [x, y];
}

export function reckoned(operator: string, a: Value, b: Value): Value {
  if (typeof a === "string" && typeof b === "string" && operator === "+") return plainText(a) + plainText(b);
  if (/^[&|^]$/.test(operator) && typeof a === "boolean" && typeof b === "boolean")
    return operator === "&" ? a && b : operator === "|" ? a || b : a !== b;
  const [x, y] = numbers(a, b);
  const isFloat = x.isFloat || y.isFloat;
  switch (operator) {
    case "+":
      return numberOut(x.value + y.value, isFloat);
    case "-":
      return numberOut(x.value - y.value, isFloat);
    case "*":
      return numberOut(x.value * y.value, isFloat);
    case "/":
      if (y.value === 0) throw new Unknown("by nothing");
      return numberOut(x.value / y.value, true);
    case "//":
    case "%":
      return divided(operator, x, y);
    default:
      if (isFloat) throw new Unknown(operator);
      return bits(operator, x.value, y.value);
  }
}

/** Both round down, as the sign of a rest is that of what is divided by. */
function divided(operator: string, x: Numeric, y: Numeric): Value {
  const isFloat = x.isFloat || y.isFloat;
  const isKnown = Number.isFinite(x.value) && Number.isFinite(y.value) && y.value !== 0;
  if (!isKnown) throw new Unknown(operator);
  let rest = x.value % y.value;
  if (rest !== 0 && rest < 0 !== y.value < 0) rest += y.value;
  if (operator === "%") {
    if (isFloat && rest === 0) throw new Unknown("the sign of nothing");
    return numberOut(rest, isFloat);
  }
  const whole = (x.value - rest) / y.value;
  if (isFloat && !Number.isInteger(whole)) throw new Unknown(operator);
  return numberOut(whole, isFloat);
}

/** So far a power and a shift are followed. */
const MOST_BITS = 1024;

function bits(operator: string, a: number, b: number): Value {
  if (/^(\*\*|<<|>>)$/.test(operator) && !(b >= 0 && b <= MOST_BITS)) throw new Unknown(operator);
  const [x, y] = [BigInt(a), BigInt(b)];
  switch (operator) {
    case "**":
      return numberOut(Number(x ** y), false);
    case "<<":
      return numberOut(Number(x << y), false);
    case ">>":
      return numberOut(Number(x >> y), false);
    case "&":
      return numberOut(Number(x & y), false);
    case "|":
      return numberOut(Number(x | y), false);
    case "^":
      return numberOut(Number(x ^ y), false);
    default:
      throw new Unknown(operator);
  }
}

/** Whether one plain value comes before another. */
export function isOrdered(operator: string, a: Value, b: Value): boolean {
  const [x, y] =
    typeof a === "string" && typeof b === "string"
      ? [plainText(a), plainText(b)]
      : numbers(a, b).map(({ value }) => value);
  if (operator === "<") return x < y;
  if (operator === ">") return x > y;
  return operator === "<=" ? x <= y : x >= y;
}

/** Whether two plain values are equal. */
export function isEqual(a: Value, b: Value): boolean {
  if (isReference(a) || isReference(b)) throw new Unknown("objects");
  const [x, y] = [numberIn(a), numberIn(b)];
  if (x && y) return x.value === y.value;
  if (typeof a === "string" && typeof b === "string") {
    if (a.length > LONGEST || b.length > LONGEST) throw new Unknown("a long text");
    return a === b;
  }
  if (isStrange(a) || isStrange(b)) {
    const [known, other] = isStrange(a) ? [a, b] : [b, a];
    // Nothing and a text are never equal to a number or a function.
    if (other === null || typeof other === "string") return false;
    if (isStrange(known) && isStrange(other) && known.kind === "bigint" && other.kind === "bigint")
      return whole(known.text) === whole(other.text);
    if (
      isStrange(known) &&
      known.kind === "bigint" &&
      typeof other === "number" &&
      Number.isSafeInteger(other)
    )
      return false;
    throw new Unknown("a value");
  }
  return a === b;
}

/** The digits of a large number, which may have been cut. */
function whole(text: string): string {
  if (!/^-?\d+$/.test(text)) throw new Unknown("a large number");
  return text;
}
