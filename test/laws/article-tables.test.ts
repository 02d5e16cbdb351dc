/**
 * Every table of an article is held to what it tells of: it is computed anew from the example or the method, or another test
 * recomputes it, or it is a table of ideas, of which the reason stands here.
 */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { silentRecorder } from "#algorithms/core/run/trace.ts";
import { pairRound } from "#algorithms/engines/swiss/pair-by-matching.ts";
import { lesson as firstMove } from "#algorithms/lessons/first-move/lesson.ts";
import { gamesByDay } from "#algorithms/lessons/recursive-halving/figure/state.ts";
import { lesson as halving } from "#algorithms/lessons/recursive-halving/lesson.ts";
import { lesson as rotation } from "#algorithms/lessons/rotation/lesson.ts";
import { inputOf } from "../support/all-lessons.ts";
import { type ArticleTable, articleTables } from "../support/article-tables.ts";
import { swissExample } from "../support/given/swiss-fixtures.ts";

type Rows = ArticleTable["rows"];

/** How a table is held. */
type Held =
  | { readonly rows: (printed: Rows) => Rows }
  /** The test that recomputes it, by its file and its title. */
  | { readonly by: readonly [file: string, title: string] }
  | { readonly idea: string };

const CASES: Held = { idea: "what has to happen in a case, in words" };

/** The tables by their lesson and the first cells of their heads. */
const HELD: Readonly<Record<string, Readonly<Record<string, Held>>>> = {
  "augmenting-paths": { "player, likes": { rows: tastes }, "case, what has to happen": CASES },
  blossom: {
    "v is, what happens": { idea: "the four cases of the search" },
    "case, what has to happen": CASES,
  },
  "circle-method": { "n, what has to happen": CASES },
  "first-move": { "White, n odd: share": { rows: colorRules }, "case, what happens": CASES },
  floods: {
    "cells a side, cells": {
      by: ["test/lessons/floods.test.ts", "of marking late: so many cells enter the queue"],
    },
    "case, what has to happen": CASES,
    "task, piece": { by: ["test/lessons/floods.test.ts", "on the examples that are printed with them"] },
    "other task, piece": {
      by: ["test/lessons/floods.test.ts", "on the examples that are printed with them"],
    },
  },
  "order-or-cycle": {
    "case, what has to happen": CASES,
    "task, players": {
      by: ["test/lessons/order-or-cycle.test.ts", "on the examples that are printed with them"],
    },
  },
  "union-find": {
    "n, neither": { by: ["test/lessons/union-find.test.ts", "so many steps to a parent are taken"] },
    "case, what has to happen": CASES,
    "task, edges and weights": {
      by: ["test/lessons/union-find.test.ts", "on the examples that are printed with them"],
    },
  },
  "peaceful-kings": {
    "part, at most": {
      by: [
        "test/lessons/peaceful-kings-bounds.test.ts",
        "holds part by part, for each trip and for the whole",
      ],
    },
    "kings, this method": {
      by: [
        "test/lessons/peaceful-kings-bounds.test.ts",
        "the table of means is what a few boards of each kind show",
      ],
    },
    "board, what goes wrong": { idea: "what boards are there to find" },
  },
  "recursive-halving": {
    "n, games made": { rows: gamesMade },
    "n, as printed": { rows: breaksOfPowers },
  },
  rotation: {
    "places, where a dummy gives everyone equal colours": { rows: equalWithDummy },
    "case, what has to happen": CASES,
  },
  "swiss-by-matching": {
    "player, points": {
      rows: () => standings(inputOf("swiss-by-matching", "first"), "must").map((row) => row.slice(0, 4)),
    },
    "method, pairs": { rows: byFourMethods },
    "field, basic": { idea: "quoted from a source" },
    "players, his basic, ms": { rows: grown },
    "players, his group, ms": { rows: grown },
    "input, JaVaFo": {
      by: [
        "test/tools/pairing-times.test.ts",
        "are in the table of all sixteen inputs, which names the players, and is read as its text says",
      ],
    },
    "case, what has to happen": CASES,
    "line, what it means": { idea: "how an input is written" },
  },
  "the-dutch-system": {
    "player, points": {
      rows: (printed) => inOrderOf(printed, standings(inputOf("the-dutch-system", "first"), "strength")),
    },
    "criterion, what it wants": { idea: "the regulations in our words" },
    "case, what has to happen": CASES,
  },
  "tournament-systems": {
    ", rounds": { idea: "formulas, which the lessons of the systems prove" },
    "players, round robin": {
      by: [
        "test/lessons/tournament-simulation.test.ts",
        "is what the simulation says, run for run, for %i players",
      ],
    },
    "players, halves, k rounds": {
      by: [
        "test/lessons/tournament-simulation.test.ts",
        "of Swiss tournaments by halves and by folds is about what is printed",
      ],
    },
  },
  "transpositions-and-exchanges": {
    "No., order": { rows: arrangements },
    ", first entries": { rows: lists },
    ", 5, 4": { rows: (printed) => exchangeMatrix(printed, 1) },
    ", 5.4, 5.3": { rows: (printed) => exchangeMatrix(printed, 2) },
    "players, exchanges in 5 + 6": { rows: exchangeSizes },
    "case, what has to happen": CASES,
  },
  "weighted-blossom": {
    "bound, what would happen next": { idea: "the four bounds of the method" },
    "edge, 0–1": {
      rows: () => [
        [
          "weight",
          ...numbersOf("weighted-blossom", "first")
            .slice(1)
            .map((edge) => String(edge[2])),
        ],
      ],
    },
    "case, what has to happen": CASES,
  },
};

const RANGE = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, k) => from + k);

/** The lines of an example, as numbers. */
function numbersOf(lesson: string, example: string): number[][] {
  return inputOf(lesson, example)
    .split("\n")
    .filter((line) => /^\d/.test(line))
    .map((line) => line.split(" ").map(Number));
}

/** Who likes what, the first side above the second one. */
function tastes(): Rows {
  const [[n = 0] = [], ...edges] = numbersOf("augmenting-paths", "boards");
  return RANGE(0, n / 2 - 1).map((player) => [
    String(player),
    edges.flatMap(([u, v]) => (u === player ? [v] : [])).join(", "),
  ]);
}

function points(twice: number): string {
  return twice === 1 ? "½" : `${Math.floor(twice / 2)}${twice % 2 === 1 ? "½" : ""}`;
}

/**
 * The players of a cross table: number, points, whom they have met, the color that is due, and how they floated in rounds 2 and
 * 3, by the letters of the regulations. What is due is told as "must have", or by its strength.
 */
function standings(text: string, told: "must" | "strength"): string[][] {
  const games = text
    .split("\n")
    .filter((line) => /^(\d+[wb]|U)/.test(line))
    .map((line) =>
      line.split(" ").map((game) => {
        const [, opponent = "0", color = "", result = "1"] = /^(\d+)([wb])([10=])$/.exec(game) ?? [];
        return { opponent: Number(opponent), color, twice: { "1": 2, "=": 1 }[result] ?? 0 };
      }),
    );
  const before = (player: number, round: number): number =>
    (games[player - 1] ?? []).slice(0, round).reduce((sum, { twice }) => sum + twice, 0);
  return games.map((own, index) => {
    const player = index + 1;
    const colors = own.map(({ color }) => color).join("");
    const ahead = colors.split("w").length - colors.split("b").length;
    const last = colors.at(-1) === "w" ? 1 : -1;
    const isAbsolute = Math.abs(ahead) > 1 || /ww$|bb$/.test(colors);
    const isWhite = (isAbsolute && Math.abs(ahead) < 2 ? last : Math.sign(ahead) || last) < 0;
    const strength = isAbsolute ? "absolute" : ahead === 0 ? "mild" : "strong";
    const color = isWhite ? "White" : "Black";
    const floats = [1, 2].map((round) => {
      const { opponent } = own[round] ?? { opponent: 0 };
      const difference = opponent === 0 ? -1 : before(opponent, round) - before(player, round);
      return difference === 0 ? "not" : difference < 0 ? "down" : "up";
    });
    const met = own.flatMap(({ opponent }) => (opponent === 0 ? [] : [opponent])).sort((a, b) => a - b);
    return [
      String(player),
      points(before(player, 9)),
      met.join(", "),
      told === "strength" ? `${color} (${strength})` : `${isAbsolute ? "must have " : ""}${color}`,
      floats.join(", "),
    ];
  });
}

/** Of all rows those that are printed, in their order, by their first cells. */
function inOrderOf(printed: Rows, all: Rows): Rows {
  return printed.map(([first]) => all.find((row) => row[0] === first) ?? []);
}

function byFourMethods(printed: Rows): Rows {
  const scores = standings(inputOf("swiss-by-matching", "first"), "must").map(([, told = ""]) => told);
  const twice = (player: number): number => {
    const told = scores[player - 1] ?? "";
    return 2 * (Number.parseInt(told, 10) || 0) + (told.endsWith("½") ? 1 : 0);
  };
  return (["basic", "semi", "group", "exact"] as const).map((method, k) => {
    const pairs = pairRound(swissExample("first"), method)
      .pairs.map(({ white, black }) => [Math.min(white, black), Math.max(white, black)] as const)
      .sort(([u], [v]) => u - v)
      .map(([u, v]) => `${u}–${v} (${points(twice(u) - twice(v))})`);
    const name = printed[k]?.[0] ?? "";
    return [name.startsWith(`${method}: `) ? name : method, pairs.join(", ")];
  });
}

/** The times as they are printed, and how much longer each is than the one above. */
function grown(printed: Rows): Rows {
  const number = (cell = ""): number => Number(cell.replaceAll(",", ""));
  return printed.map((row, r) =>
    row.map((cell, c) => {
      const above = printed[r - 1];
      if (c % 2 === 1 || c === 0 || !above) return cell;
      const growth = number(row[c - 1]) / number(above[c - 1]);
      // Their own times are rounded, too.
      return Math.abs(growth - number(cell)) <= 0.0501 ? cell : growth.toFixed(1);
    }),
  );
}

function breaksIn(colors: readonly string[]): number {
  return colors.reduce((sum, row) => sum + (row.match(/W(?=W)|B(?=B)/g) ?? []).length, 0);
}

/** The colors of n players, game by game. */
function colorsOf(n: number, games: readonly (readonly [white: number, black: number])[]): string[] {
  const rows = RANGE(0, n).map(() => "");
  for (const [white, black] of games) {
    rows[white] += "W";
    rows[black] += "B";
  }
  return rows.slice(1);
}

const aheadIn = (row: string): number => row.split("W").length - row.split("B").length;

/** Each cell as it is printed if it holds for 3 to 16 players; what is true instead if it does not. */
function colorRules(printed: Rows): Rows {
  const rules = ["printed", "last-alternates", "balanced"] as const;
  return printed.map((row, k) => {
    const colors = rules[k] ?? "balanced";
    const isEqual = (text: string, n: number, rows: readonly string[]): boolean => {
      const most = Math.max(...rows.map((each) => Math.abs(aheadIn(each))));
      if (text === "equal") return most === 0;
      if (text === "differs by 1") return most === 1;
      if (text === "the last player has only Black") return /^B+$/.test(rows[n - 1] ?? "");
      return false;
    };
    return row.map((text, c) => {
      const wrong =
        c === 0
          ? []
          : RANGE(3, 16)
              .filter((n) => n % 2 === (c < 3 ? 1 : 0))
              .filter((n) => {
                const problem = { n, names: [], colors, own: [] };
                const { color, rounds } = firstMove.solve(
                  problem,
                  silentRecorder(firstMove.steps, firstMove.asks),
                );
                const rows = RANGE(0, n - 1).map((p) =>
                  RANGE(p * rounds, (p + 1) * rounds - 1)
                    .map((at) => ["B", "", "W"][(color[at] ?? 0) + 1])
                    .join(""),
                );
                return c % 2 === 1 ? !isEqual(text, n, rows) : breaksIn(rows) !== worth(text, n);
              });
      return wrong.length === 0 ? text : `not for ${wrong.join(", ")}`;
    });
  });
}

/** What a product of differences comes to. */
function worth(formula: string, n: number): number {
  const factors = formula.match(/n − \d+/g) ?? [];
  if (factors.length === 0) return Number(formula);
  const values = factors.map((factor) => n - Number(factor.slice(4)));
  return values.reduce((product, value) => product * value, 1) ** (formula.endsWith("²") ? 2 : 1);
}

function halved(n: number, rule: "printed" | "balanced"): [number, number][] {
  const problem = { n, names: [], colors: rule, repair: false };
  const made = halving.solve(problem, silentRecorder(halving.steps, halving.asks));
  return gamesByDay(made)
    .flat()
    .map(({ white, black }) => [white, black]);
}

function gamesMade(printed: Rows): Rows {
  return printed.map(([head]) => {
    const n = Number(head);
    const [made, needed] = [halved(n, "printed").length, (n * (n - 1)) / 2];
    return [String(n), made, needed, needed - made].map(String);
  });
}

function breaksOfPowers(printed: Rows): Rows {
  return printed.map(([head]) => {
    const n = Number(head);
    const breaks = (["printed", "balanced"] as const).map((rule) => breaksIn(colorsOf(n, halved(n, rule))));
    return [n, ...breaks, n - 2].map((count) => count.toLocaleString("en"));
  });
}

/** Where somebody may be taken out so that all others have equal colors. */
function equalWithDummy(): Rows {
  const found = RANGE(2, 8).map((half) => {
    const n = 2 * half;
    const { white, black } = rotation.solve(
      { n, names: [], round: "single" },
      silentRecorder(rotation.steps, rotation.asks),
    );
    const games = Array.from(white, (player, game) => [player, black[game] ?? 0] as const);
    const most = RANGE(1, n).map((dummy) =>
      Math.max(
        ...colorsOf(
          n,
          games.filter((game) => !game.includes(dummy)),
        ).map((row) => Math.abs(aheadIn(row))),
      ),
    );
    return {
      equal: most.flatMap((worst, k) => (worst === 0 ? [k + 1] : [])).join(" or "),
      other: Math.max(...most),
    };
  });
  const [four, ...more] = found;
  const rest = new Set(
    more.map(({ equal, other }) => `place ${equal} only|somebody has a difference of ${other}`),
  );
  return [
    ["4", `place ${four?.equal}`, `somebody has a difference of ${four?.other}`],
    ["6 or more", ...[...rest].join().split("|")],
  ];
}

function ordersOf(left: readonly number[]): number[][] {
  return left.length === 0
    ? [[]]
    : left.flatMap((p) => ordersOf(left.filter((q) => q !== p)).map((rest) => [p, ...rest]));
}

/** The first of two orders in a dictionary. */
const inDictionary = (one: readonly number[], other: readonly number[]): number => {
  const k = one.findIndex((p, i) => p !== other[i]);
  return k < 0 ? 0 : (one[k] ?? 0) - (other[k] ?? 0);
};

/** Numbers 0 to 24, in three columns. */
function arrangements(): Rows {
  const sorted = ordersOf(RANGE(6, 11)).sort(inDictionary);
  return RANGE(0, 8).map((row) =>
    [0, 9, 18].flatMap((first) => {
      const k = first + row;
      return k > 24 ? ["", ""] : [String(k), sorted[k]?.join("-") ?? ""];
    }),
  );
}

/** The list of 2012 and the one since 2017, of 2 + 6 players. */
function lists(printed: Rows): Rows {
  const sorted = ordersOf(RANGE(3, 8)).sort(inDictionary);
  const short = [...new Set(sorted.map((order) => order.slice(0, 2).join("-")))];
  return [sorted.map((order) => order.join("-")), short].map((list, k) => {
    const shown = printed[k]?.[1]?.split(", ").length ?? 0;
    return [
      printed[k]?.[0] ?? "",
      [...list.slice(0, shown - 1), "…"].join(", "),
      String(list.length),
      String(short.length),
    ];
  });
}

function chosen(from: readonly number[], size: number): number[][] {
  if (size === 0) return [[]];
  return from.flatMap((p, k) => chosen(from.slice(k + 1), size - 1).map((rest) => [p, ...rest]));
}

/** All exchanges of so many players of 5 + 6, in the order of the regulations. */
function exchangesOf(
  size: number,
): { readonly down: string; readonly up: string; readonly difference: number }[] {
  const sum = (players: readonly number[]): number => players.reduce((all, p) => all + p, 0);
  return chosen(RANGE(1, 5), size)
    .flatMap((down) =>
      chosen(RANGE(6, 11), size).map((up) => ({
        down: down.toReversed(),
        up,
        difference: sum(up) - sum(down),
      })),
    )
    .sort((a, b) => a.difference - b.difference || inDictionary(b.down, a.down) || inDictionary(a.up, b.up))
    .map(({ down, up, difference }) => ({ down: down.join("."), up: up.join("."), difference }));
}

function exchangeMatrix(printed: Rows, size: number): Rows {
  const all = exchangesOf(size);
  const head = [...new Set(all.map(({ down }) => down))].sort((a, b) =>
    inDictionary(b.split(".").map(Number), a.split(".").map(Number)),
  );
  return printed.map(([up = ""]) => [
    up,
    ...head.map((down) => String(all.findIndex((each) => each.down === down && each.up === up) + 1)),
  ]);
}

function exchangeSizes(): Rows {
  // A pairing is new at so many exchanged players as it has pairs inside S2.
  const fresh = RANGE(0, 5).map(() => 0);
  const walk = (left: readonly number[], pairs: number, inside: number): void => {
    const [p, ...others] = left;
    if (pairs === 5) fresh[inside] = (fresh[inside] ?? 0) + 1;
    if (p === undefined || pairs === 5) return;
    for (const q of others)
      walk(
        others.filter((r) => r !== q),
        pairs + 1,
        inside + (p > 5 && q > 5 ? 1 : 0),
      );
    walk(others, pairs, inside);
  };
  walk(RANGE(1, 11), 0, 0);
  return RANGE(1, 5).map((size) => {
    const all = exchangesOf(size);
    const [down, up] = [5, 6].map((n) => chosen(RANGE(1, n), size).length);
    const count = fresh[size] ?? 0;
    return [
      String(size),
      `${down} · ${up} = ${all.length}`,
      `${all[0]?.difference} to ${all.at(-1)?.difference}`,
      count === 0 ? "none" : count.toLocaleString("en"),
    ];
  });
}

const tables = articleTables();

/** The entry of a table: the longest name that its head begins with. */
function entryOf({ lesson, head }: ArticleTable): readonly [string, Held] | undefined {
  const told = head.join(", ");
  return Object.entries(HELD[lesson] ?? {})
    .filter(([name]) => told.startsWith(name))
    .sort(([a], [b]) => b.length - a.length)[0];
}

test("each table of an article is held, and what is held is there once", () => {
  const found = tables.map(
    (table) => `${table.lesson}: ${entryOf(table)?.[0] ?? `?? ${table.head.join(", ")}`}`,
  );
  const wanted = Object.entries(HELD).flatMap(([lesson, all]) =>
    Object.keys(all).map((name) => `${lesson}: ${name}`),
  );
  expect(found.sort()).toEqual(wanted.sort());
});

describe.each(tables.map((table) => [`${table.lesson}: ${table.head.join(", ")}`, table] as const))(
  "%s",
  (_name, table) => {
    const held = entryOf(table)?.[1];

    test("says what is so", () => {
      if (!held) throw new Error("nothing holds it");
      if ("rows" in held) expect(table.rows).toEqual(held.rows(table.rows));
      else if ("by" in held) {
        const [file, title] = held.by;
        const text = readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");
        expect(text).toContain(`"${title}"`);
        expect(text).toContain(`content/lessons/en/${table.lesson}.mdx`);
      } else expect(held.idea).not.toBe("");
    });
  },
);
