/** The shorthand of the steps and the labels of the phases of the halving, in English. */
export const notation = {
  day: (day: number): string => `day ${day}`,
  back: (from: number, to: number): string => `back in ${from}…${to}`,
  rest: (day: number): string => `day ${day}: rest`,
  done: (from: number, to: number): string => `${from}…${to} done`,
};
