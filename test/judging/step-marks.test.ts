import { expect, test } from "vitest";
import { linesOfSteps, readStepMarks, withoutMarks } from "#src/lib/step-marks.ts";
import { stepsTold, tellingSteps } from "../support/told-listing.ts";

const MARKED = `int main() {
  // step: seat
  for (int i = 0; i < 3; i++) {  // a comment that stays
    f(i);                        // steps: face, game
  }

  if (n > 2) g();  // step: rotate
}
`;

test("a mark speaks of its own line, or alone on a line of the next one", () => {
  expect(withoutMarks(MARKED)).toBe(`int main() {
  for (int i = 0; i < 3; i++) {  // a comment that stays
    f(i);
  }

  if (n > 2) g();
}
`);
  expect(linesOfSteps(readStepMarks(MARKED))).toEqual({ seat: 2, face: 3, game: 3, rotate: 6 });
});

test("a mark that no line follows is refused", () => {
  expect(() => readStepMarks("f()\n# step: game\n")).toThrow("no line follows the step game");
});

test("a step is told right before the statement of its line, where its condition holds", () => {
  expect(tellingSteps(MARKED, "cpp").replaceAll(/std::cerr << "step: (\w+)\\n";/g, "<$1>")).toBe(`int main() {
  <seat> for (int i = 0; i < 3; i++) {  // a comment that stays
    <face> <game> f(i);
  }

  if (n > 2) { <rotate> g(); }
}
`);
  expect(stepsTold("step: seat\nwarning\nstep: face\n")).toEqual({
    ...{ steps: ["seat", "face"], others: ["warning"] },
  });
});

test.each([
  ["cpp", "const int a =\n    b;  // step: game"],
  ["java", "f(a,\n    b); // step: game"],
  ["ts", "if (a)\n  f(\n    b, // step: game\n  );"],
  ["py", "if a:\n    f()\nelse:  # step: game\n    g()"],
] as const)("in %s a mark on a line with which no statement begins is refused", (language, text) => {
  expect(() => tellingSteps(text, language)).toThrow(/no statement begins with/);
});
