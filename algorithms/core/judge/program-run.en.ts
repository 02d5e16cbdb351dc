/** What a line has written: single values, how many more of them, and the names of lists in lists. */
export interface OwnChanges {
  readonly told: readonly string[];
  readonly more: number;
  readonly nested: readonly string[];
}

/** What is said of a reader's own run, in English. */
export const ownRunWords = {
  opening: (call: string) => `Before the call ${short(call)}.`,
  called: (call: string) => `The program is called: ${short(call)}.`,
  line: (line: number, { told, more, nested }: OwnChanges) => {
    const single = `${told.join(", ")}${more > 0 ? `, and ${more} more` : ""}`;
    const parts = [...(told.length > 0 ? [single] : []), ...nested.map((name) => `${name} has changed`)];
    return parts.length === 0 ? `Line ${line}.` : `Line ${line}: ${parts.join("; ")}.`;
  },
  lineSign: (line: number) => `line ${line}`,
  right: "The answer is right.",
  cut: (lines: number) => `Only its first ${lines.toLocaleString("en")} lines are shown.`,
  end: "answer",
  endSign: (isRight: boolean) => (isRight ? "right" : "wrong"),
  part: (number: number, count: number) => `answer, part ${number} of ${count}`,
  step: (position: number) => `step ${position.toLocaleString("en")}`,
  claim: "The judge accepts the answer.",
  kinds: { call: "call", line: "line", draw: "line", part: "answer", end: "verdict" },
  levels: {
    move: ["line", "lines"],
    stage: ["change of the picture", "changes of the picture"],
    phase: ["part of the answer", "parts of the answer"],
  },
} as const;

/** A comment has four lines. */
function short(call: string): string {
  return call.length > 120 ? `${call.slice(0, 118)} …` : call;
}
