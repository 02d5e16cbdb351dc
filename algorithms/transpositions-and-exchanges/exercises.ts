import { between, seededRandom } from "#algorithms/shared/random.ts";
import { type FadedTable, no, type Task, type Tasks, type Verdict, yes } from "../exercise.ts";
import { silentRecorder } from "../trace.ts";
import { difference } from "./groups.ts";
import { compareOrders, digitsOf, falling, numberOf, orderAt } from "./orders.ts";
import type { Problem } from "./problem.ts";
import { solve } from "./solve.ts";
import { groupName, written } from "./state.ts";
import { steps } from "./steps.ts";

/** The questions of the article. Orders are of S2 and numbered from 0, exchanges from 1. */
export const exercises: Tasks = { next, mth, number, lengths, exchange };

/** The entries of a list, as `solve` makes them. */
export function entries(problem: Problem): number[][] {
  const { count, width, list } = solve(problem, silentRecorder(steps));
  return Array.from({ length: count }, (_, k) => list.slice(k * width, (k + 1) * width));
}

/** A homogeneous bracket: the order after a given one. */
function next(seed: number): Task {
  const random = seededRandom(seed);
  const [s1, s2] = seed === 0 ? [5, 6] : draw(random, [4, 5], [5, 5], [5, 6]);
  const m = seed === 0 ? 119 : between(random, 1, falling(s2, s2) - 2);
  const given = orderAt(m, s2, s2, s1 + 1);
  const right = orderAt(m + 1, s2, s2, s1 + 1);
  return {
    prompt: `S1 is 1 to ${s1}, S2 is ${s1 + 1} to ${s1 + s2}. Which order comes right after ${written(given)}?`,
    fields: ["Order"],
    keyboard: "text",
    wide: true,
    solution: [written(right)],
    grade([typed = ""]): Verdict {
      const order = players(typed);
      const wrong = notAnOrder(order, s1, s2);
      if (wrong !== undefined) return no(wrong);
      const sign = compareOrders(order, right, s2);
      if (sign === 0) return yes(`It is number ${m + 1}: nothing lies between the two.`);
      if (compareOrders(order, given, s2) <= 0) return no("That order is no later than the given one.");
      return no(
        `That is number ${numberOf(order, s2)}, and the given one is number ${m}. An order between the two was left out.`,
      );
    },
  };
}

/** The order with a given number. */
function mth(seed: number): Task {
  const random = seededRandom(seed);
  const [s1, s2] = seed === 0 ? [5, 6] : draw(random, [4, 5], [5, 6], [2, 9], [3, 7]);
  const m = seed === 0 ? 500 : between(random, 2, falling(s2, s1) - 1);
  // With one player left over its place is settled, and all of S2 can be written down.
  const right = orderAt(m, s2, s1, s1 + 1);
  const paired = right.slice(0, s1);
  return {
    prompt: `S1 is 1 to ${s1}, S2 is ${s1 + 1} to ${s1 + s2}, and the first ${s1} places count. Who stands in them in order number ${m}, the start being number 0?`,
    fields: ["First places"],
    keyboard: "text",
    wide: true,
    solution: [written(paired)],
    grade([typed = ""]): Verdict {
      const order = players(typed).slice(0, s1);
      const wrong = notAnOrder(order, s1, s2, s1);
      if (wrong !== undefined) return no(wrong);
      const full = completed(order, s1, s2);
      const found = numberOf(full, s1);
      if (found === m)
        return yes(
          `${digitsOf(full, s1)
            .map(({ smaller, worth }) => `${smaller} · ${worth}`)
            .join(" + ")} = ${m}.`,
        );
      return no(
        `That is number ${found}. The first place is worth ${falling(s2 - 1, s1 - 1)}: how often does that go into ${m}?`,
      );
    },
  };
}

/** The number of a given order. */
function number(seed: number): Task {
  const random = seededRandom(seed);
  const [s1, s2] = seed === 0 ? [5, 6] : draw(random, [4, 5], [5, 6], [2, 9], [3, 7]);
  const m = seed === 0 ? 153 : between(random, 2, falling(s2, s1) - 1);
  const order = orderAt(m, s2, s1, s1 + 1);
  const first = order.slice(0, s1);
  return {
    prompt: `S1 is 1 to ${s1}, S2 is ${s1 + 1} to ${s1 + s2}, and the first ${s1} places count. Which number has the order that begins ${written(first)}, the start being number 0?`,
    fields: ["Number"],
    solution: [String(m)],
    grade([typed = ""]): Verdict {
      const value = whole(typed);
      if (value === undefined) return no("A number is 0 or more.");
      if (value === m)
        return yes(
          `${digitsOf(order, s1)
            .map(({ smaller, worth }) => `${smaller} · ${worth}`)
            .join(" + ")} = ${m}.`,
        );
      if (value === m + 1) return no("One too many: the starting order is number 0.");
      if (value >= falling(s2, s1))
        return no(`There are only ${falling(s2, s1)} orders, 0 to ${falling(s2, s1) - 1}.`);
      return no(
        `Number ${value} begins ${written(orderAt(value, s2, s1, s1 + 1).slice(0, s1))}. For each place, count the smaller players further right, those left over included.`,
      );
    },
  };
}

/** How long the lists of the two editions are, and how often a pairing comes in the older one. */
function lengths(seed: number): Task {
  const random = seededRandom(seed);
  const [s1, s2] = seed === 0 ? [3, 7] : draw(random, [2, 5], [2, 7], [3, 5], [3, 6], [4, 7], [2, 8]);
  const [old, now] = [falling(s2, s2), falling(s2, s1)];
  const repeats = falling(s2 - s1, s2 - s1);
  return {
    prompt: `${s1} moved-down players and ${s2} residents. How many orders has the list of 2012, how many has the one since 2017, and how often does each pairing come in the old one?`,
    fields: ["2012", "Since 2017", "How often"],
    solution: [old, now, repeats].map(String),
    grade([typedOld = "", typedNow = "", typedRepeats = ""]): Verdict {
      const typed = [whole(typedOld), whole(typedNow), whole(typedRepeats)];
      if (typed.includes(undefined)) return no("All three are whole numbers.");
      if (typed[0] !== old)
        return no(`In 2012 all ${s2} places count. In how many orders can ${s2} players stand?`);
      if (typed[1] !== now)
        return no(
          `Since 2017 only ${s1} places count: ${s2} players for the first, ${s2 - 1} for the next, …`,
        );
      if (typed[2] !== repeats) return no(`In how many orders can the ${s2 - s1} players left over stand?`);
      return yes(`${old} = ${now} · ${repeats}.`);
    },
  };
}

/** The exchange after a given one. */
function exchange(seed: number): Task {
  const random = seededRandom(seed);
  const [s1, s2, size] =
    seed === 0 ? [5, 6, 2] : draw(random, [5, 6, 1], [5, 6, 2], [4, 5, 2], [5, 5, 2], [6, 6, 1]);
  const all = entries({ s1, s2, kind: "exchanges", edition: "2026", size });
  const k = seed === 0 ? 11 : between(random, 1, Math.min(all.length - 2, 40));
  const [given, right] = [all[k], all[k + 1]];
  const group = (entry: readonly number[], part: 0 | 1) => entry.slice(part * size, (part + 1) * size);
  return {
    prompt: `S1 is 1 to ${s1}, S2 is ${s1 + 1} to ${s1 + s2}. Which exchange of ${size === 1 ? "one player" : `${size} players`} comes right after ${groupName(group(given, 0))} of S1 for ${groupName(group(given, 1))} of S2?`,
    fields: ["Out of S1", "Out of S2"],
    keyboard: "text",
    solution: [groupName(group(right, 0)), groupName(group(right, 1))],
    grade([typedDown = "", typedUp = ""]): Verdict {
      const down = players(typedDown).toSorted((p, q) => q - p);
      const up = players(typedUp).toSorted((p, q) => p - q);
      const rank = all.findIndex((entry) => entry.join() === [...down, ...up].join());
      if (rank < 0)
        return no(
          `Each field takes ${size === 1 ? "one player" : `${size} different players`}, such as ${groupName(group(given, 0))}: first of 1 to ${s1}, then of ${s1 + 1} to ${s1 + s2}.`,
        );
      const d = difference(group(right, 0), group(right, 1));
      if (rank === k + 1) return yes(`It is number ${rank + 1}, with difference ${d}.`);
      const e = difference(down, up);
      if (rank <= k) return no(`That is number ${rank + 1}, and the given one is number ${k + 1}.`);
      if (e > d) return no(`Its difference is ${e}. There is still one with ${d}.`);
      return no(
        "The difference is right. Of equal ones, the larger number that leaves S1 comes first, then the smaller that leaves S2.",
      );
    },
  };
}

/** The first exchanges of two in a bracket of `n` players, cut in the middle. */
export function faded(n: number): FadedTable {
  const s1 = Math.floor(n / 2);
  const rows = entries({ s1, s2: n - s1, kind: "exchanges", edition: "2026", size: 2 })
    .slice(0, 7)
    .map((entry) => {
      const [down, up] = [entry.slice(0, 2), entry.slice(2)];
      return [groupName(down), groupName(up), String(difference(down, up))];
    });
  return {
    columns: ["out of S1", "out of S2", "difference"],
    rowName: "No.",
    rows,
    grade(typed) {
      const reasons: string[] = [];
      const cells = typed.map((row, r) =>
        row.map((text, column) => {
          if (text.trim() === "") return undefined;
          const wanted = rows[r]?.[column];
          const right = sameGroup(players(text), players(wanted));
          if (!right) reasons.push(`No. ${r + 1}: ${REASONS[column]}`);
          return right;
        }),
      );
      return { cells, reason: reasons[0] ?? "" };
    },
  };
}

const REASONS = [
  "of exchanges with one difference, the larger number that leaves S1 comes first.",
  "of exchanges with one difference and one column, the smaller number that leaves S2 comes first.",
  "add the two that leave S2, and take away the two that leave S1.",
];

function sameGroup(one: readonly number[], other: readonly number[]): boolean {
  return (
    one.length === other.length && one.every((p) => other.includes(p)) && new Set(one).size === one.length
  );
}

/** The numbers in a text, in order. */
function players(text: string): number[] {
  return Array.from(text.matchAll(/\d+/g), ([digits]) => Number(digits));
}

/** What is wrong with `order` as the first `length` places of S2, or undefined. */
function notAnOrder(order: readonly number[], s1: number, s2: number, length = s2): string | undefined {
  const legal = order.length === length && order.every((p) => p > s1 && p <= s1 + s2);
  if (legal && new Set(order).size === length) return undefined;
  return `Write ${length} different players of ${s1 + 1} to ${s1 + s2}, such as ${written(orderAt(0, s2, s2, s1 + 1).slice(0, length))}.`;
}

/** The first places, and then everybody else in order. */
function completed(order: readonly number[], s1: number, s2: number): number[] {
  const others = orderAt(0, s2, s2, s1 + 1).filter((p) => !order.includes(p));
  return [...order, ...others];
}

function draw<T>(random: () => number, ...choices: readonly T[]): T {
  return choices[Math.floor(random() * choices.length)];
}

function whole(text: string): number | undefined {
  return /^\d{1,7}$/.test(text.trim()) ? Number(text.trim()) : undefined;
}
