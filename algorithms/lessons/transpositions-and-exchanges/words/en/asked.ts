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
