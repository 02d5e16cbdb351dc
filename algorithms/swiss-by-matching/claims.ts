import { counted } from "#algorithms/shared/counted.ts";
import type { Evidence, Lesson } from "../lesson.ts";
import type { Problem, Result } from "./problem.ts";
import { roundOf } from "./round.ts";
import type { Steps } from "./steps.ts";

/** The certificate, tested on the result alone. */
export const claims: Lesson<Problem, Result, Steps>["claims"] = [
  { id: "placed", test: placedOnce },
  { id: "legal", test: isLegal },
  { id: "most", test: hasMost },
  { id: "bye", test: byeIsAllowed },
];

function placedOnce(problem: Problem, { pairs, bye, unpaired }: Result): Evidence {
  const { n, player } = roundOf(problem);
  const told = [
    ...pairs.flatMap(({ white, black }) => [white, black]),
    ...unpaired,
    ...(bye > 0 ? [bye] : []),
  ];
  const field = new Set(Array.from({ length: n }, (_, i) => player(i + 1).id));
  const holds = told.length === n && new Set(told).size === n && told.every((id) => field.has(id));
  return {
    holds,
    evidence: `${2 * pairs.length} + ${told.length - 2 * pairs.length} of ${counted(n, "player")}`,
  };
}

function placesOf(problem: Problem): Map<number, number> {
  const { n, player } = roundOf(problem);
  return new Map(Array.from({ length: n }, (_, i) => [player(i + 1).id, i + 1]));
}

/** No two who have met, and nobody gets the color that the rules deny him. */
function isLegal(problem: Problem, { pairs }: Result): Evidence {
  const { player, mayMeet } = roundOf(problem);
  const places = placesOf(problem);
  const wrong = pairs.filter(({ white, black }) => {
    const [u, v] = [places.get(white), places.get(black)];
    if (u === undefined || v === undefined || !mayMeet(u, v)) return true;
    const denied = [
      [u, "black"],
      [v, "white"],
    ] as const;
    return denied.some(
      ([place, color]) => player(place).strength === 3 && player(place).preference === color,
    );
  });
  return {
    holds: wrong.length === 0,
    evidence: `${counted(pairs.length, "pair")}, ${wrong.length} forbidden`,
  };
}

/** Without some players so many odd islands remain that no pairing leaves fewer out (Tutte and Berge). */
function hasMost(problem: Problem, { pairs, without }: Result): Evidence {
  const { n, mayMeet } = roundOf(problem);
  const places = placesOf(problem);
  const seen = new Set(without.map((id) => places.get(id) ?? 0));
  const away = seen.size;
  let odd = 0;
  for (let start = 1; start <= n; start++) {
    if (seen.has(start)) continue;
    seen.add(start);
    const island = [start];
    for (const u of island) {
      for (let v = 1; v <= n; v++) {
        if (seen.has(v) || !mayMeet(u, v)) continue;
        seen.add(v);
        island.push(v);
      }
    }
    odd += island.length % 2;
  }
  const out = n - 2 * pairs.length;
  return { holds: out === odd - away, evidence: `${out} out = ${odd} odd islands − ${away}` };
}

function byeIsAllowed(problem: Problem, { bye }: Result): Evidence {
  if (bye === 0) return { holds: true, evidence: "none" };
  const { n, player } = roundOf(problem);
  const place = placesOf(problem).get(bye);
  const holds = n % 2 === 1 && place !== undefined && player(place).mayHaveBye;
  return { holds, evidence: `player ${bye}, the first one` };
}
