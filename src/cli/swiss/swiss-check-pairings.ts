import type { BracketKey } from "#algorithms/engines/swiss/dutch/bracket-key.ts";
import { type CheckedRound, checkedRounds } from "#algorithms/engines/swiss/dutch/check-pairings.ts";
import type { DutchEdition } from "#algorithms/engines/swiss/dutch/edition.ts";
import type { OpenRound } from "#algorithms/engines/swiss/open-round.ts";
import { formatPoints, type Tournament } from "#algorithms/engines/swiss/tournament.ts";
import { writeOut } from "../output.ts";
import { swissCheckPairingsWords } from "./swiss-check-pairings.en.ts";

/**
 * Prints whether each round was paired by an edition of the Dutch system, and of the first that was not both pairings; the exit
 * code is then 1.
 */
export async function checkPairings(
  tournament: Tournament,
  open: OpenRound | undefined,
  warnings: number,
  edition: DutchEdition,
): Promise<void> {
  let rounds = 0;
  for (const round of checkedRounds(tournament, open, edition)) {
    rounds++;
    if (round.isAsPaired) continue;
    process.exitCode = 1;
    return writeOut([...told(round, edition)].map((line) => `${line}\n`));
  }
  await writeOut([`${swissCheckPairingsWords.right(rounds, warnings, edition)}\n`]);
}

function* told(checked: CheckedRound, edition: DutchEdition): Generator<string> {
  const { round, pairing, difference, turned } = checked;
  yield swissCheckPairingsWords.wrong(round, edition);
  if (pairing.unpaired.length > 0) yield swissCheckPairingsWords.incomplete(pairing.unpaired.join(" "));
  if (turned.length > 0)
    yield swissCheckPairingsWords.turned(
      turned.map(({ white, black }) => `${white} ${black}`).join(", "),
      edition,
    );
  if (difference === undefined) return;
  const idOf = (place: number): number => pairing.field.candidates[place]?.id ?? 0;
  const ids = (places: readonly number[]): string => places.map(idOf).join(" ");
  const { brackets, rule, values } = difference;
  if (brackets) {
    const [{ score, moved, residents }] = brackets;
    yield swissCheckPairingsWords.bracket(formatPoints(score), ids(moved), ids(residents));
    yield* sideBySide(brackets.map((bracket) => linesOfBracket(bracket, ids)));
  } else {
    yield swissCheckPairingsWords.round;
    const lines = [checked, pairing].map(linesOfRound);
    yield* sideBySide(lines.map((own, k) => own.filter((line) => !lines[1 - k]?.includes(line))));
  }
  const numbers = (value: readonly number[]): string =>
    value
      .map((number, k) => (k >= (firstPoints(rule) ?? value.length) ? formatPoints(number) : `${number}`))
      .join(" ")
      .replaceAll("-", "−") || swissCheckPairingsWords.none;
  yield swissCheckPairingsWords.decides(
    swissCheckPairingsWords.rules[rule] ?? rule,
    numbers(values[0]),
    numbers(values[1]),
  );
}

/** From which of its numbers on a rule is about points; undefined: it is not. */
function firstPoints(rule: string): number | undefined {
  if (rule === "C.7") return 2;
  return ["C5", "C.6", "C.16", "C.17", "C.18", "C.19"].includes(rule) ? 0 : undefined;
}

/** A bracket's pairs, the better player first, and who floats. */
function linesOfBracket({ pairs, floats }: BracketKey, ids: (places: readonly number[]) => string): string[] {
  return [...pairs.map(ids), ...floats.map((place) => `${ids([place])} ${swissCheckPairingsWords.floats}`)];
}

/** A round's pairs, the smaller number first: colors are no matter here. */
function linesOfRound({ pairs, bye }: Pick<CheckedRound, "pairs" | "bye">): string[] {
  const lines = pairs.map(({ white, black }) => `${Math.min(white, black)} ${Math.max(white, black)}`);
  return bye === undefined ? lines : [...lines, `${bye} ${swissCheckPairingsWords.bye}`];
}

/** Two columns under their heads. */
function* sideBySide([left = [], right = []]: readonly (readonly string[])[]): Generator<string> {
  const columns = [
    [swissCheckPairingsWords.heads[0], ...left],
    [swissCheckPairingsWords.heads[1], ...right],
  ] as const;
  const width = Math.max(...columns[0].map(({ length }) => length)) + 4;
  for (let k = 0; k < Math.max(columns[0].length, columns[1].length); k++)
    yield `  ${(columns[0][k] ?? "").padEnd(width)}${columns[1][k] ?? ""}`.trimEnd();
}
