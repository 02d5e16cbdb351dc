export const en = {
  working: "Looking …",
  failed: (why: string) => `The reason could not be worked out: ${why}.`,
  points: (points: string) => (points === "1" || points === "½" ? `${points} point` : `${points} points`),
  now: "As paired",
  instead: "Instead",
  pair: (white: string, black: string) => `${white} – ${black}`,
  bye: (name: string) => `${name}: bye`,
  ask: "Why do these two not meet?",
  one: "One of the two",
  other: "The other one",
  and: "and",
  button: "Ask",
};
