const parts = (s1: number, s2: number) =>
  `S1 has the players 1 to ${s1}, S2 the players ${s1 + 1} to ${s1 + s2}`;

/** The questions about what stands in the lists of transpositions and exchanges, in English. */
export const outcomeWords = {
  next: (s1: number, s2: number, order: string) =>
    `${parts(s1, s2)}, and the first ${s1} places of S2 count. Which transposition comes right after ${order}?`,
  none: "none: it is the last",
  number: (s1: number, s2: number, number: number) =>
    `${parts(s1, s2)}, and the first ${s1} places of S2 count. Which order is transposition number ${number}, if the start is number 0?`,
  count: (s1: number, s2: number) =>
    `${parts(s1, s2)}, and the first ${s1} places of S2 count. How many orders are in the list, the start included?`,
  exchange: (s1: number, s2: number, size: number, number: number) =>
    size === 1
      ? `${parts(s1, s2)}. One player of each changes sides. Which exchange is number ${number} of the list?`
      : `${parts(s1, s2)}. ${size} players of each change sides. Which exchange is number ${number} of the list?`,
  after: (s1: number, s2: number, size: number, before: string) =>
    size === 1
      ? `${parts(s1, s2)}. One player of each changes sides. Which exchange comes right after ${before}?`
      : `${parts(s1, s2)}. ${size} players of each change sides. Which exchange comes right after ${before}?`,
};
