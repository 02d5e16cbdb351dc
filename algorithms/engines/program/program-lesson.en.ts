import { counted } from "#algorithms/core/text/counted.en.ts";

export const lessonWords = {
  program: "program",
  opening: (steps: number) =>
    `The program has run: ${counted(steps, "step")}. Press “Next” to watch it line by line.`,
  lineSign: (line: number) => `line ${line}`,
  backSign: (name: string) => `${name} ends`,
  step: (position: number) => `step ${position}`,
  kinds: { line: "line", part: "line", call: "call", back: "end of a call" },
  levels: {
    move: ["line", "lines"],
    stage: ["call", "calls"],
    phase: ["part", "parts"],
  },
} as const;
