/** Why a round of the Dutch system is as it is, in words: the worker's part. */

import { fieldOf, topscorersOf } from "#algorithms/engines/swiss/candidates.ts";
import { DUTCH_EDITIONS, type DutchEdition, editionOf } from "#algorithms/engines/swiss/dutch/edition.ts";
import { fieldOf2017 } from "#algorithms/engines/swiss/dutch/edition-2017/field.ts";
import { pairsBeside } from "#algorithms/engines/swiss/dutch/pairs-beside.ts";
import type { RoundReasons } from "#algorithms/engines/swiss/dutch/reason.ts";
import { reasonWords } from "#algorithms/engines/swiss/dutch/reasons.en.ts";
import { reasonsIfPairedSo, reasonsOf } from "#algorithms/engines/swiss/dutch/reasons-of.ts";
import type { Wish } from "#algorithms/engines/swiss/dutch/wish.ts";
import type { Tournament } from "#algorithms/engines/swiss/tournament.ts";
import type { Drawn } from "../doc.ts";
import { nameOf } from "../players/names.ts";
import { shownPoints } from "../shown.ts";
import { whyWords } from "./words.en.ts";

/** What is asked, by start numbers: why not so? */
export interface Question {
  readonly kind: Wish["kind"];
  /** Two for "apart" and "together", one for "play" and "stay". */
  readonly ids: readonly number[];
}

export interface ReasonsOrder {
  readonly tournament: Tournament;
  readonly original: Drawn["original"];
  readonly questions: readonly Question[];
}

export interface ToldReason {
  readonly question: Question;
  readonly sentence: string;
  /** It is so: nobody need ask why not. */
  readonly isGranted: boolean;
  /** The pairs of the round that there would not be then, and those that there would be instead; Black 0 is the bye. */
  readonly now: readonly (readonly [number, number])[];
  readonly instead: readonly (readonly [number, number])[];
}

export function toldReasons({ tournament, original, questions }: ReasonsOrder): ToldReason[] {
  const [reasons, edition] = reasonsOfDrawn(tournament, original);
  const { field, pairing } = reasons;
  const { candidates } = field;
  const placeOf = new Map(candidates.map(({ id }, place) => [id, place]));
  const spelling = {
    name: (place: number): string => nameOf(tournament, candidates[place].id),
    points: (tenths: number): string => whyWords.points(shownPoints(tenths)),
  };
  return questions.map((question): ToldReason => {
    const [one, other] = question.ids.map((id) => placeOf.get(id) as number).sort((a, b) => a - b) as [
      number,
      number,
    ];
    const wish = wishOf(question.kind, one, other);
    const reason = reasons.ask(wish);
    const words = reasonWords;
    const topscorers = wish.kind === "apart" ? topscorersOf(candidates[one], candidates[other]) : [];
    const { preference } = candidates[one];
    const exception =
      topscorers.length > 0 && preference !== undefined
        ? ` ${words.topscorers(
            topscorers.map(({ id }) => nameOf(tournament, id)),
            preference,
            edition,
          )}`
        : "";
    return {
      question,
      sentence: `${words.sentence(wish, reason, spelling, edition)}${exception}`,
      isGranted: reason.kind === "granted",
      now: reason.kind === "worse" ? pairsBeside(field, pairing, reason.instead) : [],
      instead: reason.kind === "worse" ? pairsBeside(field, reason.instead, pairing) : [],
    };
  });
}

/** The reasons by the edition of the day, or by the other one: the day may have been changed since the round was paired. */
function reasonsOfDrawn(
  tournament: Tournament,
  original: Drawn["original"],
): readonly [RoundReasons, DutchEdition] {
  const usual = editionOf(tournament);
  const pairingBy = (edition: DutchEdition) => ({
    ...original,
    field: edition === "2017" ? fieldOf2017(tournament) : fieldOf(tournament),
  });
  for (const edition of [usual, ...DUTCH_EDITIONS.filter((other) => other !== usual)]) {
    const reasons = reasonsIfPairedSo(pairingBy(edition), edition);
    if (reasons) return [reasons, edition];
  }
  return [reasonsOf(pairingBy(usual), usual), usual];
}

function wishOf(kind: Wish["kind"], one: number, other: number): Wish {
  return kind === "apart" || kind === "together" ? { kind, pair: [one, other] } : { kind, place: one };
}
