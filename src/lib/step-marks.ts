/** The marks that tie the lines of a listing to the steps of the lesson: `// step: game`, `# step: game`. Readers need not see them. */
const MARK = /[ \t]*(?:\/\/|#) steps?: [\w, ]+$/gm;

/** The listing as it is taken away. */
export function withoutStepMarks(text: string): string {
  return text.replace(MARK, "");
}
