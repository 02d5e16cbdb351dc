import type { Evidence, Lesson, Locale } from "../lesson.ts";
import { countBreaks } from "./claims.ts";
import { evidence } from "./evidence.ts";
import { colorAt, isWritten, meeting, placeOf } from "./place.ts";
import type { Coloring, Problem } from "./problem.ts";
import type { CellName, Frame, Steps } from "./steps.ts";

/** What holds at every position, read from the cells alone. */
export const invariants: Lesson<Problem, Coloring, Steps, CellName>["invariants"] = [
  { id: "opposite", test: opposite },
  { id: "counted", test: counted },
  { id: "strings", test: differentStrings },
];

/** In the row of this player, up to this round: an opponent whose row is written has the other color. */
function opposite(problem: Problem, frame: Frame, locale: Locale): Evidence {
  const place = placeOf(problem, frame);
  let [seen, right] = [0, 0];
  for (let r = 1; r <= place.r; r++) {
    const { opponent } = meeting(place.n, place.p, r);
    if (opponent === 0 || !isWritten(place, opponent, r)) continue;
    seen++;
    if (colorAt(frame, place, opponent, r) === -colorAt(frame, place, place.p, r)) right++;
  }
  return {
    holds: seen === right,
    evidence: place.p === 0 ? "" : evidence[locale].opposite(place.p, seen, right),
  };
}

function counted(problem: Problem, frame: Frame, locale: Locale): Evidence {
  const place = placeOf(problem, frame);
  const color = frame.cells.color;
  const fresh = countBreaks({ n: place.finished, rounds: place.rounds, color });
  const holds = fresh.every((count, p) => count === frame.cells.breaks[p]);
  const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);
  const kept = fresh.map((_, p) => frame.cells.breaks[p] ?? 0);
  return { holds, evidence: place.finished === 0 ? "" : evidence[locale].counted(sum(kept), sum(fresh)) };
}

/** Even n: two equal rows could never meet. Odd n: their byes are in different rounds. */
function differentStrings(problem: Problem, frame: Frame, locale: Locale): Evidence {
  const { finished, rounds } = placeOf(problem, frame);
  const color = frame.cells.color;
  const strings = new Set<string>();
  for (let p = 0; p < finished; p++) {
    let text = "";
    for (let r = 0; r < rounds; r++) text += `${color[p * rounds + r]} `;
    strings.add(text);
  }
  return {
    holds: strings.size === finished,
    evidence: finished === 0 ? "" : evidence[locale].different(finished, strings.size),
  };
}
