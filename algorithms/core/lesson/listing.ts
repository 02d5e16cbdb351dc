/**
 * The listing: a lesson's own source text with its step calls folded away, and for every step the line that it speaks of.
 *
 * The rule that makes this exact: a call `step.name(…);` stands alone on its line, right before the line it speaks of,
 * and every name occurs once in the files of a lesson. A choice with one right answer, `ask.name(…);`, stands alone on its
 * line too, with its condition if it has one, and is folded; one that is free, `any.name(…)`, is shown, because it says that the order is free.
 */

/** One file as it is shown. Lines are numbered from 1, after folding. */
export interface Listing {
  readonly file: string;
  readonly lines: readonly string[];
  /** The line (from 1) of each step that this file names. */
  readonly lineOf: Readonly<Record<string, number>>;
  /** The lines of the choices of each kind that this file makes: their own, or the next one where that is folded. */
  readonly asked: Readonly<Record<string, readonly number[]>>;
}

const STEP_LINE = /^\s*step\.(\w+)\([^;]*\);\s*$/;
const STEP_ANYWHERE = /\bstep\.(\w+)\s*\(/;
/** A choice may depend on a condition, on the same line: it is folded with it. */
const ASK_LINE = /^\s*(?:if \([^;]*\) )?ask\.(\w+)\([^;]*\);\s*$/;
const ASK_ANYWHERE = /(?<![.\w])ask\.(\w+)\s*\(/;
const ANY = /(?<![.\w])any\.(\w+)\(/;
const COMMENT_LINE = /^\s*(\/\/|\*|\/\*)/;

/**
 * The same source at full speed: without its step and ask lines, with its own choice for each free one (`any.x(own, …)` is
 * `own`), and with `x.put(i, v);` as the plain store `x[i] = v;`, which engines compile to one instruction. This is what
 * `?plain` modules are made of. Line numbers do not survive.
 */
export function stripSteps(source: string): string {
  const kept = source
    .split("\n")
    .filter((line) => !STEP_LINE.test(line) && !ASK_LINE.test(line))
    .join("\n");
  return ownChoices(kept).split("\n").map(plainWrite).join("\n");
}

/** Each `any.x(own, …)` as `own`. */
function ownChoices(source: string): string {
  const match = ANY.exec(source);
  if (match === null) return source;
  const start = match.index + match[0].length;
  const [own, end] = [commaOf(source, start), closingOf(source, start)];
  const text = source.slice(start, own).trim();
  const plain = /^([\w.]+|\[[^[\]]*\])$/.test(text) ? text : `(${text})`;
  return source.slice(0, match.index) + plain + ownChoices(source.slice(end + 1));
}

/** Where the first argument that begins at `from` ends: its comma, or the bracket behind it. */
function commaOf(text: string, from: number): number {
  return endOf(text, from, ",");
}

/** Where the bracket closes inside which `from` is. */
function closingOf(text: string, from: number): number {
  return endOf(text, from, "");
}

/** The place from `from` on of one of `signs`, or of the bracket that closes, outside inner brackets. */
function endOf(text: string, from: number, signs: string): number {
  let depth = 0;
  for (let k = from; k < text.length; k++) {
    const character = text[k];
    if (depth === 0 && (signs.includes(character) || ")]}".includes(character))) return k;
    if ("([{".includes(character)) depth++;
    else if (")]}".includes(character)) depth--;
  }
  return text.length;
}

/** `x.put(i, v);` as `x[i] = v;`. Any other line, and a call that does not stand alone on its line, stays as it is. */
function plainWrite(line: string): string {
  const match = /^(\s*)(\w+)\.put\((.*)\);\s*$/.exec(line);
  const [, indent = "", cells = "", both = ""] = match ?? [];
  const comma = commaOf(both, 0);
  return comma === both.length
    ? line
    : `${indent}${cells}[${both.slice(0, comma)}] =${both.slice(comma + 1)};`;
}

/** Folds one file. Throws a SyntaxError that names file and line for a step call that is crowded or has no next line. */
export function makeListing(file: string, source: string): Listing {
  const kept: string[] = [];
  const lineOf: Record<string, number> = {};
  const waiting: string[] = [];
  const asked: Record<string, number[]> = {};
  const waitingAsks: string[] = [];
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
    const ask = ASK_LINE.exec(line)?.[1];
    if (ask !== undefined) {
      waitingAsks.push(ask);
      continue;
    }
    if (ASK_ANYWHERE.test(line) && !COMMENT_LINE.test(line)) {
      throw new SyntaxError(`${file}:${number}: an ask call must stand alone on its line`);
    }
    if (STEP_ANYWHERE.test(line) && !COMMENT_LINE.test(line)) {
      throw new SyntaxError(`${file}:${number}: a step call must stand alone on its line`);
    }
    kept.push(line);
    if (line.trim() === "" || COMMENT_LINE.test(line)) continue;
    for (const step of waiting.splice(0)) lineOf[step] = kept.length;
    const free = ANY.exec(line)?.[1];
    for (const kind of [...waitingAsks.splice(0), ...(free === undefined ? [] : [free])]) {
      asked[kind] ??= [];
      asked[kind].push(kept.length);
    }
  }
  if (waiting.length > 0) throw new SyntaxError(`${file}: no line follows step.${waiting.join(", step.")}`);
  if (waitingAsks.length > 0)
    throw new SyntaxError(`${file}: no line follows ask.${waitingAsks.join(", ask.")}`);
  while (kept.at(-1)?.trim() === "") kept.pop();
  return { file, lines: kept, lineOf, asked };
}

/**
 * Throws a SyntaxError unless every step of `kinds` has its line in exactly one of `listings`, every choice of `asks` in at
 * least one, and no other step or choice has.
 */
export function checkListings(
  listings: readonly Listing[],
  kinds: Readonly<Record<string, unknown>>,
  asks: Readonly<Record<string, unknown>> = {},
): void {
  for (const name of Object.keys(kinds)) {
    const places = listings.filter((listing) => name in listing.lineOf);
    if (places.length !== 1)
      throw new SyntaxError(`step.${name} is called ${places.length} times in the sources, not once`);
  }
  for (const kind of Object.keys(asks)) {
    if (!listings.some(({ asked }) => kind in asked))
      throw new SyntaxError(`neither ask.${kind} nor any.${kind} is called in the sources`);
  }
  for (const { file, lineOf, asked } of listings) {
    const unknown = Object.keys(lineOf).find((name) => !(name in kinds));
    if (unknown !== undefined) throw new SyntaxError(`${file}: step.${unknown} is not among the step kinds`);
    const strange = Object.keys(asked).find((kind) => !(kind in asks));
    if (strange !== undefined)
      throw new SyntaxError(`${file}: the choice "${strange}" is not among the kinds of choices`);
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
