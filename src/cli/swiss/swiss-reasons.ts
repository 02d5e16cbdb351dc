import { type Field, topscorersOf } from "#algorithms/engines/swiss/candidates.ts";
import type { DutchEdition } from "#algorithms/engines/swiss/dutch/edition.ts";
import { pairsBeside } from "#algorithms/engines/swiss/dutch/pairs-beside.ts";
import type { Reason, RoundReasons } from "#algorithms/engines/swiss/dutch/reason.ts";
import { reasonWords } from "#algorithms/engines/swiss/dutch/reasons.en.ts";
import { reasonsOf } from "#algorithms/engines/swiss/dutch/reasons-of.ts";
import type { Wish } from "#algorithms/engines/swiss/dutch/wish.ts";
import type { Pairing } from "#algorithms/engines/swiss/pair-round.ts";
import type { PairingMethod } from "#algorithms/engines/swiss/pairing-method.ts";
import { formatPoints } from "#algorithms/engines/swiss/tournament.ts";
import type { Arguments } from "../arguments.ts";
import { type FileMistake, Mistakes, quote, usage } from "../judge/mistakes.ts";

/** What is asked about a round: why these two do not meet, or why they float; by start numbers. */
export interface Question {
  readonly kind: "together" | "stay";
  readonly ids: readonly number[];
  /** The argument that asks it. */
  readonly index: number;
}

const NUMBER = "[1-9]\\d{0,3}";
const FORMS = {
  "why-not": {
    kind: "together",
    pattern: new RegExp(`^(${NUMBER})-(${NUMBER})$`),
    expected: "two numbers such as 7-12",
  },
  "why-float": { kind: "stay", pattern: new RegExp(`^(${NUMBER})$`), expected: "a number such as 7" },
} as const;

/** The questions that the options ask; what is wrong with them becomes a mistake. */
export function readQuestions(
  { options }: Arguments,
  method: PairingMethod | undefined,
  mistakes: FileMistake[],
): Question[] {
  const questions: Question[] = [];
  for (const [name, { kind, pattern, expected }] of Object.entries(FORMS)) {
    const option = options.get(name);
    if (option === undefined || option.value === "") continue;
    const [found, ...ids] = pattern.exec(option.value) ?? [];
    if (found === undefined || ids[0] === ids[1])
      mistakes.push(usage(option.index, `found ${quote(option.value)} for --${name}, expected ${expected}`));
    else if (method !== undefined && method !== "dutch")
      mistakes.push(usage(option.index, `--${name} asks about the method dutch, found --method ${method}`));
    else questions.push({ kind, ids: ids.map(Number), index: option.index });
  }
  return questions;
}

/** Throws a mistake for each question about somebody who is not paired in this round. */
export function checkQuestions(questions: readonly Question[], { field, unpaired }: Pairing): void {
  const here = new Set(field.candidates.map(({ id }) => id));
  for (const id of unpaired) here.delete(id);
  const mistakes = questions.flatMap(({ ids, index }) =>
    ids.flatMap((id) => (here.has(id) ? [] : [usage(index, `number ${id} is not paired in this round`)])),
  );
  if (mistakes.length > 0) throw new Mistakes(mistakes);
}

/** JSON lines: if it is to be explained one for each pair and the bye, and then one for each question. */
export function* reasonLines(
  pairing: Pairing,
  isExplained: boolean,
  questions: readonly Question[],
  edition: DutchEdition,
): Generator<string> {
  if (!isExplained && questions.length === 0) return;
  const reasons = reasonsOf(pairing, edition);
  const line = (told: object): string => `${JSON.stringify(told)}\n`;
  if (isExplained) for (const pair of explainedPairs(pairing, reasons, edition)) yield line(pair);
  for (const { kind, ids } of questions) {
    const [one, other] = placesOf(reasons.field, ids) as [number, number];
    const wish: Wish = kind === "together" ? { kind, pair: [one, other] } : { kind, place: one };
    const head = kind === "together" ? { "why-not": ids } : { "why-float": ids[0] };
    yield line({ ...head, ...told(reasons, wish, edition) });
  }
}

/** Why something is so: by which criterion, and as a sentence. */
export interface ToldReason {
  readonly criterion: string | null;
  readonly text: string;
}

/** A pair of a round, or the bye, whose Black is 0: why it is so, and the pairs that there would be instead. */
export interface ExplainedPair {
  readonly white: number;
  readonly black: number;
  readonly reason: readonly ToldReason[];
  readonly instead: readonly (readonly [white: number, black: number])[];
}

/** The pairs of a round with their reasons, and last the bye. */
export function* explainedPairs(
  pairing: Pairing,
  reasons: RoundReasons,
  edition: DutchEdition,
): Generator<ExplainedPair> {
  const { field } = reasons;
  for (const { white, black } of pairing.pairs) {
    const pair = placesOf(field, [white, black]) as [number, number];
    const { reason, instead } = told(reasons, { kind: "apart", pair }, edition);
    yield { white, black, reason: [...reason, ...topscorerReason(field, pair, edition)], instead };
  }
  const { bye } = reasons.pairing;
  if (bye !== undefined)
    yield {
      ...{ white: field.candidates[bye].id, black: 0 },
      ...told(reasons, { kind: "play", place: bye }, edition),
    };
}

/** The places of players, in their order. */
function placesOf({ candidates }: Field, ids: readonly number[]): number[] {
  return ids.map((id) => candidates.findIndex((each) => each.id === id)).sort((a, b) => a - b);
}

/** What a line says of a wish: the criterion and a sentence, and the pairs that there would be instead. */
function told(
  reasons: RoundReasons,
  wish: Wish,
  edition: DutchEdition,
): Pick<ExplainedPair, "reason" | "instead"> {
  const { field } = reasons;
  const reason = reasons.ask(wish);
  const spelling = {
    name: (place: number): string => `${field.candidates[place].id}`,
    points: (tenths: number): string => `${formatPoints(tenths)} points`,
  };
  const text = reasonWords.sentence(wish, reason, spelling, edition);
  const instead = reason.kind === "worse" ? pairsBeside(field, reason.instead, reasons.pairing) : [];
  return { reason: [{ criterion: criterionOf(reason, edition), text }], instead };
}

/** Why two who must have the same color may meet; nothing of other pairs. */
function topscorerReason(
  { candidates }: Field,
  [u, v]: readonly [number, number],
  edition: DutchEdition,
): ToldReason[] {
  const names = topscorersOf(candidates[u], candidates[v]).map(({ id }) => `${id}`);
  const color = candidates[u].preference;
  if (names.length === 0 || color === undefined) return [];
  return [{ criterion: numbered("C3", edition), text: reasonWords.topscorers(names, color, edition) }];
}

/** A criterion about the whole round as an edition spells it. */
function numbered(criterion: "C1" | "C3" | "C4", edition: DutchEdition): string {
  return edition === "2017" ? criterion.replace("C", "C.") : criterion;
}

function criterionOf(reason: Reason, edition: DutchEdition): string | null {
  switch (reason.kind) {
    case "granted":
      return null;
    case "rule":
      if (reason.rule === "forbidden") return reason.rule;
      return numbered(reason.rule === "rematch" ? "C1" : "C3", edition);
    case "incomplete":
      return numbered("C4", edition);
    case "worse":
      return reason.difference.rule;
  }
}
