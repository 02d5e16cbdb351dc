import type { QuestionText } from "#algorithms/kit/rounds/question-text.ts";

/** What is asked before a step of the halving. */
export const texts = {
  turn: (player: string, day: number, turned: number): QuestionText => ({
    prompt: `Day ${day} comes next. Whom will ${player} meet? Choose in the second column.`,
    hint: "The first column stands still. The second moves up by one place, and its top goes to the bottom.",
    why: `The second column then stands turned by ${turned}, counted from its first order.`,
  }),
  call: (from: number, to: number): QuestionText => ({
    prompt: "Which call comes next? Choose its box.",
    hint: "A call deals with its first half, down to the smallest call in it, before it turns to the second.",
    why: `The first half always goes first, and players ${from} to ${to} are next in line.`,
  }),
  white: (a: string, b: string, sum: number, printed: boolean): QuestionText => ({
    prompt: `Who has White, ${a} or ${b}?`,
    hint: printed
      ? "In the program as printed, the player named first has White."
      : "Add the two numbers. Even: the lower one has White. Odd: the higher one.",
    why: printed
      ? "The first column is always named first."
      : `The sum ${sum} is ${sum % 2 === 0 ? "even: White to the lower number" : "odd: White to the higher number"}.`,
  }),
  meet: (player: string): QuestionText => ({
    prompt: `${player} rests in the first half today. Who rests in the second? Choose the player.`,
    hint: "Both halves run through the same plan, row for row.",
    why: "Both halves follow one plan, so those who rest sit in the same row.",
  }),
};
