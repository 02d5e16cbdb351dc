/** What kind of value a parameter takes, guessed from its type in a comment, its uses and its name; and a value to begin with. */
import type { Uses } from "./uses.ts";

/** Linked nodes and trees are built from a list; every other value stands as it is. */
export type Kind = "linked" | "tree" | "value";

interface Place {
  readonly source: string;
  readonly uses: Uses | undefined;
  /** The kinds of the parameters before. */
  readonly before: readonly Kind[];
  /** The name of the function. */
  readonly fn: string;
}

interface Guess {
  readonly kind: Kind;
  readonly example: string;
}

const GRID = "[[1, 1, 0], [0, 1, 0], [1, 0, 1]]";
const LETTERS = '[["A", "B", "C"], ["S", "F", "C"], ["A", "D", "E"]]';
const ISLANDS = '[["1", "1", "0"], ["0", "1", "0"], ["1", "0", "1"]]';
const PAIRS = "[[0, 1], [0, 2], [1, 3], [2, 3]]";
const LIST = "[3, 1, 4, 1, 5, 9, 2, 6]";
const SORTED = "[1, 3, 4, 6, 8, 9, 11]";
const WORDS = '["eat", "tea", "tan", "ate", "nat", "bat"]';

/** What a name usually stands for; the first that fits. */
const NAMED: readonly (readonly [RegExp, string])[] = [
  [/^(words|strs|strings|names|dict|wordDict)$/, WORDS],
  [/^(edges|prerequisites|pairs|connections)$/i, PAIRS],
  [/^intervals?$/, "[[1, 3], [2, 6], [8, 10]]"],
  [/^points$/, "[[1, 3], [-2, 2], [5, 8]]"],
  [/^(graph|adj|adjacency)$/i, "[[1, 2], [3], [3], []]"],
  [/^(grid|matrix|map|image|heights2d|mat)$/i, GRID],
  [/^(board)$/, LETTERS],
  [/^coins$/, "[1, 3, 4]"],
  [/^(weights|values|prices|costs|heights?|temperatures|profits)$/, "[7, 1, 5, 3, 6, 4]"],
  [/^(target|amount|sum|x|key|needle)$/, "9"],
  [/^(k|m|size|capacity|limit)$/, "3"],
  [/^(start|src|source)$/, "0"],
  [/^(n|num|number|count|exponent|i|j)$/, "5"],
  [/^(t|text2|word2|pattern|needle|suffix|b)$/, '"abc"'],
];
const TEXT_NAME = /^(s|t|str|string|text|word|pattern|haystack|needle|sentence|[st]\d|(text|word|str)\d)$/;
const TEXT_METHOD =
  /^(charAt|charCodeAt|codePointAt|split|substring|substr|toLowerCase|toUpperCase|trim|startsWith|endsWith|replace|replaceAll|padStart|matchAll)$/;
const TYPES: Readonly<Record<string, string>> = {
  "number[]": LIST,
  "number[][]": GRID,
  "string[]": WORDS,
  "string[][]": LETTERS,
  "character[][]": LETTERS,
  "character[]": '["h", "e", "l", "l", "o"]',
  string: '"abcabcbb"',
  character: '"a"',
  number: "5",
  boolean: "true",
};

/** A text "0" or "1" with which something is compared, and a cell of a grid that is compared with one. */
const BIT = /[=!]==?\s*(["'])[01]\1|(["'])[01]\2\s*[=!]==?/;
const CELL_IS_BIT = /\]\s*\[[^\]]*\]+\s*[=!]==?\s*(["'])[01]\1/;

export function exampleOf(
  name: string,
  type: string | undefined,
  { source, uses, before, fn }: Place,
): Guess {
  const value = (example: string): Guess => {
    const isIslands = example === LETTERS ? BIT : example === GRID && !type ? CELL_IS_BIT : undefined;
    return { kind: "value", example: isIslands?.test(source) ? ISLANDS : example };
  };
  const members = uses?.members ?? new Set<string>();
  const has = (pattern: RegExp): boolean => [...members].some((member) => pattern.test(member));
  const isRoot = /^(root|tree)\d?$/.test(name) && /\.(left|right)\b/.test(source);
  const isHead =
    /^(head|list|node|l\d|list\d|head[AB\d]?)$/.test(name) && /\.next\b/.test(source) && !has(/^length$/);
  if (type === "TreeNode" || has(/^(left|right)$/) || isRoot)
    return { kind: "tree", example: "[4, 2, 6, 1, 3, null, 7]" };
  if (type === "ListNode" || has(/^next$/) || isHead)
    return { kind: "linked", example: before.includes("linked") ? "[2, 4, 6]" : "[1, 2, 3, 4, 5]" };
  const isSorted = /search|sorted|bisect|insertposition/i.test(`${fn}${name}`);
  const named = NAMED.find(([pattern]) => pattern.test(name))?.[1];
  const typed = TYPES[type?.replaceAll(" ", "") ?? ""];
  if (typed !== undefined)
    return value(typed === LIST && isSorted ? SORTED : sameKind(named, typed) ? (named ?? typed) : typed);
  if (name.startsWith("...")) return value("[3, 1, 2]");
  const isList = uses !== undefined && (uses.depth > 0 || uses.isIterated || members.size > 0);
  if (has(TEXT_METHOD) || uses?.isText || (isList && TEXT_NAME.test(name) && (uses?.depth ?? 0) < 2))
    return value(named?.startsWith('"') ? named : '"abcabcbb"');
  if (uses?.isCalled) return value("(x) => x % 2 === 0");
  if (uses?.hasPairs) return value(named?.startsWith("[[") && !named.includes("[]") ? named : PAIRS);
  if ((uses?.depth ?? 0) > 1) return value(named?.startsWith("[[") ? named : GRID);
  if (isList) return value(isSorted ? SORTED : named?.startsWith("[") ? named : LIST);
  if (uses?.isReckoned) return value(named !== undefined && /^\d/.test(named) ? named : "5");
  return value(named ?? (TEXT_NAME.test(name) ? '"abcabcbb"' : isListName(name) ? LIST : "5"));
}

function sameKind(named: string | undefined, typed: string): boolean {
  const kindOf = (text: string | undefined) =>
    text?.replace(
      /^(\[*)(.).*$/,
      (_, lists: string, sign: string) => lists + (/[\d-]/.test(sign) ? "n" : sign),
    );
  return kindOf(named) === kindOf(typed);
}

function isListName(name: string): boolean {
  return /^(a|arr|array|nums|numbers|list|items|data)$|s$/.test(name);
}
