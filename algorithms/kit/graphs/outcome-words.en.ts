/** Questions about what comes out of a search for a matching, in English. */
export const outcomeWords = {
  exposed: "The program looks at lower numbers first. Which vertices are exposed in the end?",
  partner: (v: number) =>
    `The program looks at lower numbers first. Which vertex is the partner of ${v} in the end?`,
  nobody: "none: it stays exposed",
  matching: "The program looks at lower numbers first. Which matching does it find?",
};
