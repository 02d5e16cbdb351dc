import type { Evidence, Lesson } from "#algorithms/core/lesson/lesson.ts";
import { countBreaks } from "./claims.ts";
import { colorAt, isWritten, meeting, placeOf } from "./figure/place.ts";
import type { Coloring, Problem } from "./problem.ts";
import type { CellName, Frame, Steps } from "./steps.ts";
import { evidence } from "./words/en/figure.ts";

/** What holds at every position, read from the cells alone. */
export const invariants: Lesson<Problem, Coloring, Steps, CellName>["invariants"] = [
  { id: "opposite", test: opposite },
  { id: "counted", test: counted },
  { id: "strings", test: differentStrings },
  { id: "written", test: toldIsWritten },
];

/** In the row of this player, up to this round: an opponent whose row is written has the other color. */
function opposite(problem: Problem, frame: Frame): Evidence {
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
    evidence: place.p === 0 ? "" : evidence.opposite(place.p, seen, right),
  };
}

function counted(problem: Problem, frame: Frame): Evidence {
  const place = placeOf(problem, frame);
  const color = frame.cells.color;
  // Of a row that is not written no break is counted; that of this player may go on.
  const fresh = countBreaks({ n: place.n, rounds: place.rounds, color }).filter((_, p) =>
    place.isFinished(p + 1),
  );
  const told = Array.from(frame.cells.breaks).filter((_, p) => place.isFinished(p + 1));
  const holds = fresh.every((count, k) => count === told[k]);
  const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);
  return { holds, evidence: place.finished === 0 ? "" : evidence.counted(sum(told), sum(fresh)) };
}

/** Even n: two equal rows could never meet. Odd n: their byes are in different rounds. */
function differentStrings(problem: Problem, frame: Frame): Evidence {
  const { n, finished, rounds, isFinished } = placeOf(problem, frame);
  const color = frame.cells.color;
  const strings = new Set<string>();
  for (let p = 0; p < n; p++) {
    if (!isFinished(p + 1)) continue;
    let text = "";
    for (let r = 0; r < rounds; r++) text += `${color[p * rounds + r]} `;
    strings.add(text);
  }
  return {
    holds: strings.size === finished,
    evidence: finished === 0 ? "" : evidence.different(finished, strings.size),
  };
}

/** A place is told as written when its color is in the cells, whoever chose it; and no other color stands there. */
function toldIsWritten(problem: Problem, frame: Frame): Evidence {
  const place = placeOf(problem, frame);
  let [told, written, astray] = [0, 0, 0];
  for (let p = 1; p <= place.n; p++) {
    for (let r = 1; r <= place.rounds; r++) {
      const isTold = isWritten(place, p, r) && meeting(place.n, p, r).opponent > 0;
      const isThere = colorAt(frame, place, p, r) !== 0;
      if (isTold) told++;
      if (isThere) written++;
      if (isTold !== isThere) astray++;
    }
  }
  return { holds: astray === 0, evidence: evidence.written(told, written) };
}
