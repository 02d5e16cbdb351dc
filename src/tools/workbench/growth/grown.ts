/** Values as large as is asked: of the kind of one that is given, so that a program takes them as it took that one. */
import { parseExpressionAt } from "acorn";

type Plain = null | boolean | number | string | readonly Plain[];

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** A value by its name, as it is written. */
export interface Written {
  readonly name: string;
  readonly text: string;
}

/** Values as large as was asked, and which of them have that size: by their length, or by their number. */
export interface Grown {
  readonly texts: readonly string[];
  readonly grows: readonly {
    readonly name: string;
    readonly by: "length" | "number";
    /** The size with which it is written. */
    readonly size: number;
  }[];
}

/** How values are to grow. */
export interface Growing {
  /** Numbers stay between the least and the largest that were given, for a program that counts on it. */
  readonly isNarrow?: boolean;
}

/** Values grown to a size; undefined where none of them can grow. */
export function grownTexts(
  written: readonly Written[],
  size: number,
  growing: Growing = {},
): Grown | undefined {
  const values = written.map(({ text }) => plainValue(text));
  const hasLong = values.some(isLong);
  const words = values.flatMap((value) => (Array.isArray(value) ? value.map(String) : []));
  const grows: Grown["grows"][number][] = [];
  const texts = written.map(({ name, text }, k) => {
    const value = values[k];
    const r = chance(size * 31 + k);
    // A part of one of the words beside it is what is sought.
    if (typeof value === "string" && words.some((word) => word.includes(value))) return text;
    if (isLong(value)) {
      grows.push({ name, by: "length", size: value.length });
      return JSON.stringify(grownValue(value, size, { r, ...growing }));
    }
    // Beside a list a number is what is sought, or how many: only one that is called so is its length.
    const isSize = typeof value === "number" && (!hasLong || /^n$|^(size|length|count)$/.test(name));
    if (!isSize) return text;
    // Two equal numbers would be an input of a kind of its own.
    const isFirst = !grows.some(({ by }) => by === "number");
    grows.push({ name, by: "number", size: value });
    return String(isFirst ? size : size - r(Math.ceil(size / 2)));
  });
  return grows.length > 0 ? { texts, grows } : undefined;
}

function isLong(value: Plain | undefined): value is string | readonly Plain[] {
  return typeof value === "string" ? value.length > 1 : Array.isArray(value) && !isDirections(value);
}

/** Where one can go from a place: each way with the way back. Such a list is a part of the program. */
function isDirections(list: readonly Plain[]): boolean {
  const ways = new Set(list.map(String));
  return (
    list.length > 1 &&
    list.every(
      (way) => Array.isArray(way) && way.length > 1 && ways.has(String(way.map((each) => 0 - Number(each)))),
    )
  );
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

interface Drawn extends Growing {
  readonly r: Chance;
}

function grownValue(value: string | readonly Plain[], size: number, drawn: Drawn): Plain {
  const { r } = drawn;
  if (typeof value === "string") {
    const letters = [...new Set(value)];
    return many(size, () => letters[r(letters.length)]).join("");
  }
  const items = value;
  if (items.every((item) => Array.isArray(item))) return grownLists(items as readonly Plain[][], size, r);
  if (items.some((item) => typeof item === "string")) return grownWords(items.map(String), size, r);
  if (!items.some((item) => typeof item === "number")) return many(size, () => items[r(items.length)] ?? 0);
  return grownNumbers(
    items.filter((item) => typeof item === "number"),
    size,
    drawn,
  );
}

function many<Item>(count: number, make: (k: number) => Item): Item[] {
  return Array.from({ length: count }, (_, k) => make(k));
}

function grownNumbers(numbers: readonly number[], size: number, { r, isNarrow = false }: Drawn): number[] {
  const [first = 0] = numbers;
  // Each thing its own number: who leads a group, in which order.
  if (numbers.length > 2 && first <= 1 && numbers.every((each, k) => each === first + k))
    return many(size, (k) => first + k);
  const lowest = Math.min(...numbers);
  const least = isNarrow ? lowest : lowest < 0 ? 1 - size : 1;
  const range = isNarrow ? Math.max(...numbers) - lowest + 1 : 4 * size;
  const all = many(size, () => least + r(range));
  const isRising = numbers.length > 2 && numbers.every((each, k) => k === 0 || (numbers[k - 1] ?? 0) <= each);
  return isRising ? all.sort((a, b) => a - b) : all;
}

/** Words of letters, single letters, or the rows of a picture: as long as each other, of a few figures, signs or capitals. */
function grownWords(words: readonly string[], size: number, r: Chance): string[] {
  const longest = Math.max(...words.map(({ length }) => length));
  if (longest === 1) return many(size, () => words[r(words.length)] as string);
  const isPicture =
    words.length > 1 &&
    words.every(({ length }) => length === longest) &&
    !/[a-z]/.test(words.join("")) &&
    new Set(words.join("")).size <= FEW;
  if (isPicture)
    return tiled(
      words.map((word) => [...word]),
      size,
    ).map((row) => row.join(""));
  return many(size, () => many(1 + r(longest), () => LETTERS[r(LETTERS.length)]).join(""));
}

/** A grid of so many values at most is a picture: walls and ways, land and water. */
const FEW = 3;

/** A picture over and over: so its ways stay ways, and where it begins is what it was. */
function tiled<Item>(rows: readonly (readonly Item[])[], size: number): Item[][] {
  return many(size, (i) => many(size, (j) => rows[i % rows.length]?.[j % (rows[0]?.length ?? 1)] as Item));
}

/** A grid, the ends of edges, or the neighbors of each vertex; edges and neighbors may have weights. */
function grownLists(lists: readonly (readonly Plain[])[], size: number, r: Chance): Plain {
  const flat = lists.flat();
  const isIndex = (item: Plain | undefined): boolean => Number.isInteger(item) && Number(item) >= 0;
  const width = lists[0]?.length ?? 0;
  const isEven = lists.every(({ length }) => length === width);
  const weight = (): number => 1 + r(9);
  const isEdges =
    isEven &&
    (width === 2 || width === 3) &&
    lists.length !== width &&
    lists.every(([u, v, w]) => isIndex(u) && isIndex(v) && u !== v && (width === 2 || typeof w === "number"));
  // Each vertex hangs on one before it.
  if (isEdges) return many(size - 1, (k) => [r(k + 1), k + 1, ...(width === 3 ? [weight()] : [])]);
  if (flat.length > 0 && flat.every((item) => Array.isArray(item) && isIndex(item[0])))
    return neighbors(size, r).map((row) => row.map((v) => [v, weight()]));
  if (isEven && width > 0 && new Set(flat).size <= FEW) return tiled(lists, size);
  if (isEven && width > 0) return many(size, () => many(size, () => flat[r(flat.length)] as Plain));
  return neighbors(size, r);
}

/** Of each vertex, but the last, the next one and another one that comes later. */
function neighbors(size: number, r: Chance): number[][] {
  return many(size, (k) => (k === size - 1 ? [] : [k + 1, k + 1 + r(size - 1 - k)]));
}

/** The value of what is written: numbers, texts, lists of them; undefined for all else. */
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
