/** What is said of a reader's run and of its answer, in English. */
export const answeredWords = {
  opening: (call: string) => `Before the call ${short(call)}.`,
  right: "The answer is right.",
  cut: (steps: number) => `Only its first ${steps.toLocaleString("en")} steps are shown.`,
  end: "answer",
  endSign: (isRight: boolean) => (isRight ? "right" : "wrong"),
  part: (number: number, count: number) => `answer, part ${number} of ${count}`,
  step: (position: number) => `step ${position.toLocaleString("en")}`,
  claim: "The judge accepts the answer.",
  kinds: { draw: "line", gives: "end of a call", answer: "answer", end: "verdict" },
  levels: {
    move: ["step", "steps"],
    stage: ["change of the picture", "changes of the picture"],
    phase: ["part of the answer", "parts of the answer"],
  },
} as const;

/** A comment has four lines. */
function short(call: string): string {
  return call.length > 120 ? `${call.slice(0, 118)} …` : call;
}
