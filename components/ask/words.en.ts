/** What a figure says while its run is asked: it comes with that. */
import { inFigures } from "#algorithms/core/lesson/numeral.en.ts";

export const askWords = {
  title: "Ask this run",
  hint: "A word or a number; or touch a mark of the picture",
  close: "Close",
  none: "Nothing that can be asked has these words in it.",
  reading: (share: number) => `Reading the run: ${Math.round(share * 100)} %`,
  answers: "Answers",
  ofAll: (number: number, of: number) => `${inFigures(number)} of ${inFigures(of)}`,
  count: (of: number) => inFigures(of),
  isThe: (ordinal: string) => `This is the ${ordinal}.`,
  nextIs: (position: number) => `The next is ${inFigures(position)}.`,
  lastWas: (position: number) => `The last was ${inFigures(position)}.`,
  /** A question of the figure waits: what follows it would give its answer away. */
  asFarAs: (position: number) => `So far: a question waits before step ${inFigures(position)}.`,
  step: (position: number) => `step ${inFigures(position)}`,
  before: "the answer before",
  next: "the next answer",
  stopsThere: "Playing stops at each answer",
  place: (ordinal: string, of: number) => `the ${ordinal} answer of ${inFigures(of)}`,
  told: (ordinal: string, of: number, position: number) =>
    `${ordinal.charAt(0).toUpperCase()}${ordinal.slice(1)} of ${inFigures(of)}. Step ${inFigures(position)}. `,
};
