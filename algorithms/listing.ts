/**
 * The listing: a lesson's own source text with its step calls folded away, and for every step the line that it speaks of.
 *
 * The rule that makes this exact: a call `step.name(…);` stands alone on its line, right before the line it speaks of,
 * and every name occurs once in the files of a lesson.
 */

/** One file as it is shown. Lines are numbered from 1, after folding. */
export interface Listing {
  readonly file: string;
  readonly lines: readonly string[];
  /** The line (from 1) of each step that this file names. */
  readonly lineOf: Readonly<Record<string, number>>;
}

const STEP_LINE = /^\s*step\.(\w+)\([^;]*\);\s*$/;
const STEP_ANYWHERE = /\bstep\.(\w+)\s*\(/;
const COMMENT_LINE = /^\s*(\/\/|\*|\/\*)/;

/**
 * The same source at full speed: without its step lines, and with `x.put(i, v);` as the plain store `x[i] = v;`, which
 * engines compile to one instruction. This is what `?plain` modules are made of. Line numbers do not survive.
 */
export function stripSteps(source: string): string {
  return source
    .split("\n")
    .filter((line) => !STEP_LINE.test(line))
    .map(plainWrite)
    .join("\n");
}

/** `x.put(i, v);` as `x[i] = v;`. Any other line, and a call that does not stand alone on its line, stays as it is. */
function plainWrite(line: string): string {
  const match = /^(\s*)(\w+)\.put\((.*)\);\s*$/.exec(line);
  const [, indent = "", cells = "", both = ""] = match ?? [];
  let depth = 0;
  for (let k = 0; k < both.length; k++) {
    const character = both[k];
    if ("([{".includes(character)) depth++;
    else if (")]}".includes(character)) depth--;
    else if (character === "," && depth === 0)
      return `${indent}${cells}[${both.slice(0, k)}] =${both.slice(k + 1)};`;
  }
  return line;
}

/** Folds one file. Throws a SyntaxError that names file and line for a step call that is crowded or has no next line. */
export function makeListing(file: string, source: string): Listing {
  const kept: string[] = [];
  const lineOf: Record<string, number> = {};
  const waiting: string[] = [];
  const text = body(source.split("\n"));
  for (const { line, number } of text) {
    const name = STEP_LINE.exec(line)?.[1];
    if (name !== undefined) {
      if (name in lineOf || waiting.includes(name)) {
        throw new SyntaxError(
          `${file}:${number}: step.${name} is called twice; give each call a name of its own`,
        );
      }
      waiting.push(name);
      continue;
    }
    if (STEP_ANYWHERE.test(line) && !COMMENT_LINE.test(line)) {
      throw new SyntaxError(`${file}:${number}: a step call must stand alone on its line`);
    }
    kept.push(line);
    if (waiting.length > 0 && line.trim() !== "" && !COMMENT_LINE.test(line)) {
      for (const step of waiting.splice(0)) lineOf[step] = kept.length;
    }
  }
  if (waiting.length > 0) throw new SyntaxError(`${file}: no line follows step.${waiting.join(", step.")}`);
  while (kept.at(-1)?.trim() === "") kept.pop();
  return { file, lines: kept, lineOf };
}

/** Throws a SyntaxError unless every step of `kinds` has its line in exactly one of `listings`, and no other has. */
export function checkListings(listings: readonly Listing[], kinds: Readonly<Record<string, unknown>>): void {
  for (const name of Object.keys(kinds)) {
    const places = listings.filter((listing) => name in listing.lineOf);
    if (places.length !== 1)
      throw new SyntaxError(`step.${name} is called ${places.length} times in the sources, not once`);
  }
  for (const { file, lineOf } of listings) {
    const unknown = Object.keys(lineOf).find((name) => !(name in kinds));
    if (unknown !== undefined) throw new SyntaxError(`${file}: step.${unknown} is not among the step kinds`);
  }
}

/** The lines from the first statement that is no import, with their numbers in the file. */
function body(lines: readonly string[]): { line: string; number: number }[] {
  const numbered = lines.map((line, index) => ({ line, number: index + 1 }));
  const first = numbered.findIndex(({ line }) =>
    /^(export )?(async )?(function|const|class|interface|type)\b/.test(line),
  );
  return numbered.slice(Math.max(first, 0));
}
