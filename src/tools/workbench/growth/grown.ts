/** Values as large as is asked: of the kind of one that is given, so that a program takes them as it took that one. */
import { parseExpressionAt } from "acorn";

type Plain = null | boolean | number | string | readonly Plain[];

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** The texts of the values of a call, grown to a size; undefined where none of them can grow. */
export function grownTexts(
  texts: readonly string[],
  names: readonly string[],
  size: number,
): string[] | undefined {
  const values = texts.map(plainValue);
  const isLong = (value: Plain | undefined): boolean =>
    typeof value === "string" ? value.length > 1 : Array.isArray(value);
  const hasLong = values.some(isLong);
  let grew = false;
  const grown = texts.map((text, k) => {
    const value = values[k];
    // Beside a list a number is what is sought, or how many: only one that is called so is its length.
    const isSize =
      typeof value === "number" && (!hasLong || /^n$|^(size|length|count)$/.test(names[k] ?? ""));
    if (!isSize && !isLong(value)) return text;
    grew = true;
    return isSize ? String(size) : JSON.stringify(grownValue(value as Plain, size, chance(size * 31 + k)));
  });
  return grew ? grown : undefined;
}

/** A whole number from 0 to below `below`, the same in every run. */
type Chance = (below: number) => number;

function chance(seed: number): Chance {
  let x = (seed * 2654435761) % 2147483648 || 1;
  return (below) => {
    x = (x * 1103515245 + 12345) % 2147483648;
    return Math.floor((x / 2147483648) * below);
  };
}

function grownValue(value: Plain, size: number, r: Chance): Plain {
  const many = <Item>(count: number, make: (k: number) => Item): Item[] =>
    Array.from({ length: count }, (_, k) => make(k));
  if (typeof value === "string") {
    const letters = [...new Set(value)];
    return many(size, () => letters[r(letters.length)]).join("");
  }
  if (!Array.isArray(value)) return value;
  const items = value as readonly Plain[];
  if (items.every((item) => Array.isArray(item))) return grownLists(items as readonly Plain[][], size, r);
  if (items.some((item) => typeof item === "string")) {
    const longest = Math.max(...items.map((item) => String(item).length));
    const word = () => many(1 + r(longest), () => LETTERS[r(LETTERS.length)]).join("");
    return longest === 1 ? many(size, () => items[r(items.length)] as Plain) : many(size, word);
  }
  if (!items.some((item) => typeof item === "number")) return many(size, () => items[r(items.length)] ?? 0);
  const numbers = items.filter((item) => typeof item === "number");
  const least = Math.min(...numbers) < 0 ? -size : 0;
  const all = many(size, () => least + r(4 * size) + 1);
  const isRising = numbers.length > 2 && numbers.every((each, k) => k === 0 || (numbers[k - 1] ?? 0) <= each);
  return isRising ? all.sort((a, b) => a - b) : all;
}

/** A grid, the ends of edges, or the neighbors of each vertex. */
function grownLists(lists: readonly (readonly Plain[])[], size: number, r: Chance): Plain {
  const flat = lists.flat();
  const isIndex = flat.every((item) => Number.isInteger(item) && Number(item) >= 0);
  const width = lists[0]?.length ?? 0;
  const isEven = lists.every(({ length }) => length === width);
  const row = <Item>(count: number, make: (k: number) => Item): Item[] =>
    Array.from({ length: count }, (_, k) => make(k));
  if (isEven && width === 2 && isIndex && lists.length !== 2)
    // Each vertex hangs on one before it.
    return row(size - 1, (k) => [r(k + 1), k + 1]);
  if (isEven && width > 0) return row(size, () => row(size, () => flat[r(flat.length)] as Plain));
  return row(size, (k) => row(k === size - 1 ? 0 : 2, () => k + 1 + r(size - 1 - k)));
}

/** The value of what is written in a field: numbers, texts, lists of them; undefined for all else. */
function plainValue(text: string): Plain | undefined {
  try {
    return valueOfNode(parseExpressionAt(text, 0, { ecmaVersion: "latest" }));
  } catch {
    return undefined;
  }
}

function valueOfNode(node: ReturnType<typeof parseExpressionAt>): Plain | undefined {
  if (node.type === "Literal") {
    const { value } = node;
    return value === null || /^(boolean|number|string)$/.test(typeof value) ? (value as Plain) : undefined;
  }
  if (node.type === "UnaryExpression" && node.operator === "-" && node.argument.type === "Literal")
    return -Number(node.argument.value);
  if (node.type !== "ArrayExpression") return undefined;
  const items = node.elements.map((item) =>
    item && item.type !== "SpreadElement" ? valueOfNode(item) : undefined,
  );
  return items.includes(undefined) ? undefined : (items as Plain[]);
}
