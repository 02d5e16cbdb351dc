import type { TaskWords } from "#algorithms/core/judge/judged-task.ts";
import type { ChoiceWords } from "#algorithms/core/lesson/performing.ts";
import type { Answer } from "#algorithms/core/run/trace.ts";
import { counted } from "#algorithms/core/text/counted.en.ts";
import { listStateOf, matrixOf } from "#algorithms/lessons/transpositions-and-exchanges/figure/state.ts";
import { difference } from "#algorithms/lessons/transpositions-and-exchanges/orders.ts";
import type { Problem } from "#algorithms/lessons/transpositions-and-exchanges/problem.ts";
import {
  type Asks,
  type CellName,
  type Frame,
  leavers,
  type Steps,
} from "#algorithms/lessons/transpositions-and-exchanges/steps.ts";

interface Found {
  readonly found: readonly (readonly number[])[];
  readonly misses: number;
  readonly wrong: readonly number[];
}

const tries = (count: number): string => (count === 1 ? "1 try" : `${count} tries`);
const lineOf = (cards: readonly number[]): string => cards.join("-");

/** What the challenge at the opening says, and why a touch is refused. */
export const challengeWords = {
  prompt:
    "Three of the four cards 4, 5, 6, 7 make a line, and the lines follow each other as words do in a dictionary. The first three are here. Which four come next?",
  how: "Touch the cards of a line in their order.",
  state: ({ found, misses, wrong }: Found) =>
    `${found.length} of 4 lines, ${tries(found.length + misses)}${wrong.length > 0 ? ` · ${lineOf(wrong)} is not the next` : ""}`,
  best: "best possible: 4 tries",
  end: (score: number) =>
    score === 4
      ? "Four lines, four tries. Which line is number 20?"
      : `All four are found, with ${tries(score)}. There is a rule that never misses.`,
  tried: (score: number) =>
    score === 4
      ? "At the top of this page you wrote down the first lines of the list without a slip; 5-4-6 was the hard one, where the first card changes."
      : `At the top of this page you wrote down the first lines of the list with ${tries(score)} for four; the hard one is 5-4-6, where the first card changes.`,
  line: (number: number) => `line ${number}`,
  card: (card: number) => `card ${card}`,
  inLine: (card: number, line: number) => `${card} in line ${line}`,
  free: "a free place",
  used: (card: number) => `${card} stands in this line already.`,
  picture: (lines: readonly (readonly number[])[]) =>
    `Lines of three cards: ${lines.map(lineOf).join(", ")}.`,
};

/** What to touch so that the bracket is smaller, and what is other then. */
export const editWords = {
  hint: "Touch a player of S1 or S2 who leaves the bracket.",
  without: (player: number, part: "S1" | "S2") => `without ${player}: ${part} is one smaller`,
  needs: (last: number) => `a player from 1 to ${last}`,
};

/** What is asked of somebody who makes the lists by hand, and why an answer is refused. */
export const choiceWords: ChoiceWords<Problem, Steps, CellName, Asks> = {
  prompt: {
    pivot: () =>
      "Choose the pivot: the last player of S2 with a larger one right behind. Say “None” if there is none.",
    heir: (_open, { cells }) => `Who takes the place of ${cells.pivot[0]}? Choose the heir.`,
    exchange: (_open, { cells }, { size }) =>
      `Choose the next exchange with the difference ${cells.delta[0]}: ${counted(size, "player")} of S1 and as many of S2.`,
  },
  hint: {
    pivot: () => "Go through S2 from the end. Stop as soon as the number on the left is the smaller one.",
    heir: (_open, { cells }) => `Behind ${cells.pivot[0]}, look for the smallest number that is larger.`,
    exchange: () => "The columns of the matrix come from left to right, and each is searched from the top.",
  },
  refuse: {
    pivot([p], _open, frame, problem) {
      if (p === undefined) return "Not yet: somebody in S2 still has a larger player right behind.";
      if (p <= problem.s1) return `${p} is in S1, which a transposition leaves as it is.`;
      const { order } = listStateOf(problem, frame);
      const behind = order[order.indexOf(p) + 1];
      if (behind === undefined) return `Nobody stands behind ${p}.`;
      return behind < p
        ? `Right behind ${p} stands ${behind}, which is smaller.`
        : `${behind} behind ${p} is larger, but further back there is another such place. The last one is the pivot.`;
    },
    heir([p], _open, frame, problem) {
      const pivot = frame.cells.pivot[0] ?? 0;
      if (p === undefined) return `There is an heir: right behind ${pivot} stands a larger player.`;
      if (p <= problem.s1) return `${p} is in S1, which a transposition leaves as it is.`;
      const { order } = listStateOf(problem, frame);
      if (order.indexOf(p) <= order.indexOf(pivot)) return `${p} does not stand behind the pivot ${pivot}.`;
      return p < pivot
        ? `${p} is smaller than ${pivot}. The next order is larger, so a larger player has to come here.`
        : `${p} is larger than ${pivot}, but not the smallest such player behind it: orders would be left out.`;
    },
    exchange: (wrong, _open, frame, problem) => exchangeRefused(wrong, frame, problem),
  },
  answer: {
    pivot: ([p]) => (p === undefined ? "none" : String(p)),
    heir: ([p]) => (p === undefined ? "none" : String(p)),
    exchange: (answer, { s1 }) =>
      `${answer.filter((p) => p <= s1).join(".")} for ${answer.filter((p) => p > s1).join(".")}`,
  },
};

function exchangeRefused(wrong: Answer, { cells }: Frame, { s1, s2, size }: Problem): string {
  const d = cells.delta[0] ?? 0;
  if (wrong.length === 0) return `Not yet: there is one more exchange with the difference ${d}.`;
  const [down, up] = [wrong.filter((p) => p <= s1), wrong.filter((p) => p > s1)];
  if (down.length !== size || up.length !== size)
    return `In each exchange of this list ${size === 1 ? "one player leaves" : `${size} players leave`} S1, and as many leave S2.`;
  const own = difference(down, up);
  if (own !== d) return `This exchange has the difference ${own}. Those with ${d} come now.`;
  const { upper, lower } = matrixOf(s1, s2, size);
  const isListed = upper.some((from, i) =>
    lower.some(
      (to, j) => (cells.rank[i * lower.length + j] ?? 0) > 0 && leavers(from, to).join() === wrong.join(),
    ),
  );
  return isListed
    ? "This exchange is in the list already."
    : "The difference is right, but another exchange comes first: columns from left to right, each from the top.";
}

/** What the exercises ask, and what they say to an answer. Orders are told as "6-7-8", groups as "5.4". */
export type ExerciseWords = typeof exerciseWords;

export const exerciseWords = {
  /** What the pictures say. */
  picture: {
    order: "above the cards, below your order: touch cards",
    cards: (cards: readonly number[], order: readonly number[]) =>
      `The cards ${cards.join(", ")}. ${order.length === 0 ? "No place is taken yet." : `Your order so far: ${order.join("-")}.`}`,
    given: "the order that is asked about",
    bracket: "S1 above, S2 below",
    parts: (s1: number, s2: number, out: readonly number[]) =>
      `S1 with ${s1} players above, S2 with ${s2} below.${out.length === 0 ? "" : ` Chosen: ${out.join(", ")}.`}`,
    player: (player: number) => `player ${player}`,
    place: (place: number) => `place ${place} of your order`,
  },
  /** What is wrong with an order of so many players from `first` to `last`. */
  notAnOrder: (length: number, first: number, last: number, example: string) =>
    `Write ${length} different players of ${first} to ${last}, such as ${example}.`,
  next: {
    prompt: (s1: number, s2: number, order: string) =>
      `${parts(s1, s2)}. Which order comes right after ${order}?`,
    fields: ["Order"],
    hints: (pivot: number, heir: number) => [
      "Go from the right end to the left, as long as the numbers rise. The pivot is the first that is smaller than its right neighbour.",
      `The pivot is ${pivot}. Which is the smallest larger player behind it?`,
      `${heir} and ${pivot} change places. Then put everything behind that place into rising order.`,
    ],
    right: (number: number) => `It is number ${number}: nothing lies between the two.`,
    noLater: "That order is no later than the given one.",
    wrong: (number: number, given: number) =>
      `That is number ${number}, and the given one is number ${given}. An order between the two was left out.`,
  },
  mth: {
    prompt: (s1: number, s2: number, m: number) =>
      `${parts(s1, s2)}, and the first ${s1} places count. Who stands there in order number ${m}, if the start is number 0?`,
    fields: ["First places"],
    hints: (worth: number, m: number) => [
      `${worth} orders share their first place. How often does ${worth} go into ${m}, and what is left?`,
      "That many smaller players stand further right: count them off from the smallest, and the next player has the first place.",
      "Go on with what is left. Players who have a place no longer count.",
    ],
    wrong: (found: number, worth: number, m: number) =>
      `That is number ${found}. The first place is worth ${worth}: how often does that go into ${m}?`,
  },
  number: {
    prompt: (s1: number, s2: number, places: string) =>
      `${parts(s1, s2)}, and the first ${s1} places count. What is the number of the order that begins ${places}, if the start is number 0?`,
    fields: ["Number"],
    hints: (player: number, smaller: number, worth: number) => [
      "Place by place: how many smaller players are not used yet? Those left over count too.",
      `For the first place, ${player}, there ${smaller === 1 ? "is 1 smaller one" : `are ${smaller} smaller ones`}, each worth ${worth}. What is the second place worth?`,
    ],
    negative: "A number is 0 or more.",
    oneMore: "One too many: the starting order is number 0.",
    tooLarge: (orders: number) => `There are only ${orders} orders, 0 to ${orders - 1}.`,
    wrong: (number: number, places: string) =>
      `Number ${number} begins ${places}. For each place, count the smaller players further right, those left over included.`,
  },
  lengths: {
    prompt: (s1: number, s2: number) =>
      `${s1} moved-down players and ${s2} residents. How many orders does the list of 2012 have, how many the one since 2017, and how often does each pairing come in the old one?`,
    fields: ["2012", "Since 2017", "How often"],
    hints: (s1: number, s2: number) => [
      `In 2012 all ${s2} places of S2 count, so all orders of ${s2} players.`,
      `Since 2017 only as many places count as S1 has players: ${s1}.`,
      `Each pairing comes once for every order of the other ${s2 - s1}.`,
    ],
    notWhole: "All three are whole numbers.",
    old: (s2: number) => `In 2012 all ${s2} places count. In how many orders can ${s2} players stand?`,
    now: (s1: number, s2: number) =>
      `Since 2017 only ${s1} places count: ${s2} players for the first, ${s2 - 1} for the next, …`,
    repeats: (leftOver: number) => `In how many orders can the ${leftOver} players left over stand?`,
  },
  exchange: {
    prompt: (s1: number, s2: number, size: number, down: string, up: string) =>
      `${parts(s1, s2)}. Which exchange of ${size === 1 ? "one player" : `${size} players`} comes right after ${down} of S1 for ${up} of S2?`,
    fields: ["Out of S1", "Out of S2"],
    hints: (difference: number, down: string) => [
      `The given exchange has the difference ${difference}. Is there another one with ${difference}, in the same column further down, or further right?`,
      `In the columns to the right of ${down}, smaller numbers leave S1.`,
      `If there is none, take the difference ${difference + 1}, its leftmost column, and there the highest cell.`,
    ],
    notAnExchange: (s1: number, s2: number, size: number, example: string) =>
      `Each field takes ${size === 1 ? "one player" : `${size} different players`}, such as ${example}: first of 1 to ${s1}, then of ${s1 + 1} to ${s1 + s2}.`,
    right: (number: number, difference: number) => `It is number ${number}, with difference ${difference}.`,
    earlier: (number: number, given: number) =>
      `That is number ${number}, and the given one is number ${given}.`,
    larger: (difference: number, least: number) =>
      `Its difference is ${difference}. There is still an exchange with ${least}.`,
    wrong:
      "The difference is right. Of exchanges with the same difference, the larger number that leaves S1 comes first, then the smaller that leaves S2.",
  },
  wrong: {
    prompt: (largest: number) =>
      `A friend lists the exchanges of one player by difference, then by what leaves S2, the smaller number first, and then by what leaves S1, the larger number first. Name a bracket and a number, from 1, at which the friend’s list has a different exchange from the rule. S1 and S2 have at most ${largest} players, and S2 no fewer than S1.`,
    fields: ["S1", "S2", "No."],
    sizes: (largest: number) => `Each part has 1 to ${largest} players.`,
    small: "S2 has at least as many players as S1.",
    noNumber: (most: number) => `This bracket has the numbers 1 to ${most}.`,
    same: "The program survives: no two exchanges of this bracket have the same difference, so there is no tie to break.",
    agree: (number: number, down: number, up: number) =>
      `The program survives at this number: both lists have ${down} for ${up} as No. ${number}. Elsewhere in this bracket they differ.`,
    fails: (
      number: number,
      rule: readonly [down: number, up: number],
      friend: readonly [down: number, up: number],
      isLater: boolean,
    ) =>
      `No. ${number} is ${rule[0]} for ${rule[1]} by the rule, and ${friend[0]} for ${friend[1]} on the friend’s list.${isLater ? " They differ even earlier." : ""}`,
  },
  faded: {
    task: (n: number, s1: number) =>
      `${n} players: 1 to ${s1} above, ${s1 + 1} to ${n} below. These are the first exchanges of two players, in their order. Fill in what is missing: touch the players of a group, or write it like this: 4.3.`,
    columns: ["out of S1", "out of S2", "difference"],
    number: "No.",
    /** To a wrong cell of a row, from 1; columns count from 0. */
    wrong: (row: number, column: number) =>
      `No. ${row}: ${
        [
          "of exchanges with the same difference, the larger number that leaves S1 comes first.",
          "of exchanges with the same difference in the same column, the smaller number that leaves S2 comes first.",
          "add the two that leave S2, and take away the two that leave S1.",
        ][column]
      }`,
  },
  orders: {
    task: (n: number) =>
      `S1 has the players 1 and 2, S2 has 3 to ${n}. Under the rule of 2017 only the first two places count. Here is the beginning of the list. Fill in who stands there.`,
    place: (place: number) => `place ${place}`,
    number: "No.",
    /** To a wrong cell of an order, from 0; columns count from 0. */
    wrong: (order: number, column: number) =>
      `No. ${order}: ${
        column === 0
          ? "the first place changes only when all orders with the same player there have been listed."
          : "the smallest player who stands nowhere yet, and who makes an order that has not been listed."
      }`,
  },
};

function parts(s1: number, s2: number): string {
  return `S1 is 1 to ${s1}, S2 is ${s1 + 1} to ${s1 + s2}`;
}

const outcomeParts = (s1: number, s2: number) =>
  `S1 has the players 1 to ${s1}, S2 the players ${s1 + 1} to ${s1 + s2}`;

/** The questions about what stands in the lists of transpositions and exchanges, in English. */
export const outcomeWords = {
  next: (s1: number, s2: number, order: string) =>
    `${outcomeParts(s1, s2)}, and the first ${s1} places of S2 count. Which transposition comes right after ${order}?`,
  none: "none: it is the last",
  number: (s1: number, s2: number, number: number) =>
    `${outcomeParts(s1, s2)}, and the first ${s1} places of S2 count. Which order is transposition number ${number}, if the start is number 0?`,
  count: (s1: number, s2: number) =>
    `${outcomeParts(s1, s2)}, and the first ${s1} places of S2 count. How many orders are in the list, the start included?`,
  exchange: (s1: number, s2: number, size: number, number: number) =>
    size === 1
      ? `${outcomeParts(s1, s2)}. One player of each changes sides. Which exchange is number ${number} of the list?`
      : `${outcomeParts(s1, s2)}. ${size} players of each change sides. Which exchange is number ${number} of the list?`,
  after: (s1: number, s2: number, size: number, before: string) =>
    size === 1
      ? `${outcomeParts(s1, s2)}. One player of each changes sides. Which exchange comes right after ${before}?`
      : `${outcomeParts(s1, s2)}. ${size} players of each change sides. Which exchange comes right after ${before}?`,
};

export const judgeWords: TaskWords = {
  statement:
    "A bracket has the players 1 to s1 in S1 and the next s2 in S2. If exchange is 0, list its transpositions: all ways to put s1 players of S2 in a row, as these are the ones who are paired, in rising order, compared number by number. Otherwise list all exchanges of that many players: those with the smallest difference between the sums of the two groups first, of these the larger group of S1 first, and then the smaller group of S2, compared number by number as they are printed.",
  input:
    "One line with three numbers: the players in S1, at least 1; those in S2, at least as many; and exchange, at most the players in S1.",
  output:
    "One line for each transposition: the first s1 players of S2. Or one for each exchange: the players who leave S1, the largest number first, and then those who leave S2, the smallest first.",
};

/** What the parts of the program are for, in English. */
export const parsonsWords = {
  orders: "Choose what is listed",
  list: "Write down S2, order by order",
  pivot: "Skip what counts the same, and find the pivot",
  heir: "Put the heir in its place, and the smallest order behind it",
  groups: "Form the groups that can change sides",
  exchange: "List the exchanges, the smallest difference first",
  complete: "Give back the list",
  helpers: "Groups, sums and swaps",
};

/** What can be wrong with a list of transpositions or exchanges, in English. */
export const faultWords = {
  differs: (areExchanges: boolean, number: number, found: readonly number[], right: readonly number[]) =>
    `${areExchanges ? "Exchange" : "Transposition"} ${number} is ${row(found)}; it should be ${row(right)}.`,
  short: (areExchanges: boolean, count: number, next: readonly number[]) =>
    count === 0
      ? `The list is empty; it begins with ${row(next)}.`
      : `The list ends after ${counted(count, unit(areExchanges))}; the next one is ${row(next)}.`,
  long: (areExchanges: boolean, count: number, extra: readonly number[]) =>
    `There ${count === 1 ? "is" : "are"} only ${counted(count, unit(areExchanges))}; the list goes on with ${row(extra)}.`,
};

function unit(areExchanges: boolean): string {
  return areExchanges ? "exchange" : "transposition";
}

/** A row as a program prints it; of a long one its beginning. */
function row(players: readonly number[]): string {
  if (players.length === 0) return "empty";
  return `“${players.slice(0, 12).join(" ")}${players.length > 12 ? " …" : ""}”`;
}
