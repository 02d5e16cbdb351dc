import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seededRandom } from "#algorithms/core/text/random.ts";
import { solveMatrix } from "#algorithms/engines/matching/fast/solve-matrix.ts";
import { barrierOf } from "#algorithms/engines/swiss/barrier.ts";
import {
  allowedPairs,
  clashOf,
  colorOfBetter,
  type Field,
  fieldOf,
  objection,
} from "#algorithms/engines/swiss/candidates.ts";
import { explainPairing } from "#algorithms/engines/swiss/explain.ts";
import { KeptMatching } from "#algorithms/engines/swiss/incremental-matching.ts";
import type { PlacePair } from "#algorithms/engines/swiss/methods/task.ts";
import { Wishes } from "#algorithms/engines/swiss/methods/wishes.ts";
import { pairRound } from "#algorithms/engines/swiss/pair-by-matching.ts";
import { pairByMethod } from "#algorithms/engines/swiss/pair-by-method.ts";
import type { Pairing } from "#algorithms/engines/swiss/pair-round.ts";
import { PAIRING_METHODS } from "#algorithms/engines/swiss/pairing-method.ts";
import { readTrf } from "#algorithms/engines/swiss/read-trf.ts";
import { type Tournament, USUAL_SCORING } from "#algorithms/engines/swiss/tournament.ts";
import { depth, tries } from "#test/depth.ts";
import { expectSame } from "#test/support/expect-same.ts";
import { lastRound } from "#test/support/given/last-round.ts";
import { randomTournament as playedByLot, readCorpus } from "#test/support/given/swiss-fixtures.ts";

/** Of every two, the next round of one is its last. */
function randomTournament(n: number, rounds: number, seed: number): Tournament {
  return { ...playedByLot(n, rounds, seed), rounds: rounds + 1 + (seed % 2) };
}

/** Points in tenths, counted from the results as FIDE's report writes them. */
function pointsOf({ players, scoring }: Tournament, id: number): number {
  return (players[id - 1]?.games ?? []).reduce((sum, { result }) => {
    if ("1W+F".includes(result)) return sum + scoring.win;
    if ("=DH".includes(result)) return sum + scoring.draw;
    if (result === "U") return sum + scoring.pairingBye;
    if (result === "Z") return sum + scoring.zeroBye;
    return sum + (result === "-" ? scoring.forfeitLoss : scoring.loss);
  }, 0);
}

/** In the last round: who has more than half of what could be won before it. */
function isTopscorer(tournament: Tournament, round: number, id: number): boolean {
  return tournament.rounds === round && 2 * pointsOf(tournament, id) > (round - 1) * tournament.scoring.win;
}

/**
 * The mandatory rules once more, from the games themselves: no two meet twice; after the game nobody has had a color
 * three times more than the other, or three times in a row, unless one of the two is a topscorer of the last round.
 */
function mayMeet(tournament: Tournament, round: number, u: number, v: number): boolean {
  const gamesOf = (id: number) =>
    (tournament.players[id - 1]?.games ?? []).filter(
      ({ opponent, result }) => opponent !== 0 && result !== "+" && result !== "-",
    );
  if (gamesOf(u).some(({ opponent }) => opponent === v)) return false;
  const isBarred = tournament.forbidden.some(
    (one) => one.first <= round && one.last >= round && one.players.includes(u) && one.players.includes(v),
  );
  if (isBarred) return false;
  const mayHave = (id: number, color: string): boolean => {
    const colors = gamesOf(id).map((game) => game.color as string);
    const count = colors.filter((one) => one === color).length;
    const runs = colors.length > 1 && colors.slice(-2).every((one) => one === color);
    return !runs && count + 1 - (colors.length - count) <= 2;
  };
  if (isTopscorer(tournament, round, u) || isTopscorer(tournament, round, v)) return true;
  return (mayHave(u, "white") && mayHave(v, "black")) || (mayHave(v, "white") && mayHave(u, "black"));
}

function mayHaveBye(tournament: Tournament, id: number): boolean {
  return !(tournament.players[id - 1]?.games ?? []).some(({ result }) => ["U", "F", "+"].includes(result));
}

/** The most pairs, by trying every set of players: for fields of up to 16. */
function mostPairs(n: number, may: (i: number, j: number) => boolean): (set: number) => number {
  const known = new Map<number, number>();
  const most = (set: number): number => {
    if (set === 0) return 0;
    const before = known.get(set);
    if (before !== undefined) return before;
    const i = 31 - Math.clz32(set & -set);
    const rest = set & ~(1 << i);
    let best = most(rest);
    for (let j = i + 1; j < n; j++) {
      if ((rest >> j) & 1 && may(i, j)) best = Math.max(best, 1 + most(rest & ~(1 << j)));
    }
    known.set(set, best);
    return best;
  };
  return most;
}

function checkLegal(tournament: Tournament, pairing: Pairing): void {
  const { pairs, bye, unpaired, field } = pairing;
  const all = [...pairs.flatMap(({ white, black }) => [white, black]), ...unpaired];
  if (bye !== undefined) all.push(bye);
  expect(all.toSorted((a, b) => a - b)).toEqual(field.candidates.map(({ id }) => id).sort((a, b) => a - b));
  for (const { white, black } of pairs) expectSame(mayMeet(tournament, field.round, white, black), true);
  for (const { white, black } of pairs) {
    // One of two who must have the same color does not get it.
    if ([white, black].some((id) => isTopscorer(tournament, field.round, id))) continue;
    for (const [id, color] of [
      [white, "white"],
      [black, "black"],
    ] as const) {
      const colors = (tournament.players[id - 1]?.games ?? [])
        .filter(({ opponent, result }) => opponent !== 0 && result !== "+" && result !== "-")
        .map((game) => game.color);
      expectSame([...colors, color].slice(-3).every((one) => one === color) && colors.length > 1, false);
    }
  }
  if (bye !== undefined) expect(mayHaveBye(tournament, bye)).toBe(true);
}

const corpus = readCorpus().filter(({ complete }) => complete !== undefined);

describe("a round of the corpus", () => {
  test.each(PAIRING_METHODS)("is paired by %s legally, and completely where that can be", (method) => {
    for (const { id, text, complete } of corpus.filter((_, k) => k % depth(3, 1) === 0)) {
      const { tournament } = readTrf(text);
      const pairing = pairByMethod(tournament as Tournament, method);
      checkLegal(tournament as Tournament, pairing);
      const odd = pairing.field.candidates.length % 2;
      expectSame(pairing.unpaired.length === 0 && (odd === 0) === (pairing.bye === undefined), complete, id);
      if (pairing.unpaired.length > 0) {
        const { islands, without } = barrierOf(pairing.field);
        // The proof of Tutte, checked by itself: islands are of odd size, no edge leaves them, and they are too many.
        expect(islands.length, id).toBeGreaterThan(without.length);
        for (const [i, island] of islands.entries()) {
          expectSame(island.length % 2, 1);
          for (const other of islands.slice(i + 1)) {
            for (const u of island) {
              for (const v of other) {
                if (u > 0 && v > 0)
                  expectSame(mayMeet(tournament as Tournament, pairing.field.round, u, v), false);
                else expectSame(mayHaveBye(tournament as Tournament, u || v), false);
              }
            }
          }
        }
      }
    }
  });
});

describe("the last round", () => {
  test("lets those meet whom another program paired by FIDE's rules, and so do all other rounds", () => {
    let clashes = 0;
    for (const { id, text, pairs = [] } of corpus) {
      const { tournament } = readTrf(text);
      const field = fieldOf(tournament as Tournament);
      const of = new Map(field.candidates.map((candidate) => [candidate.id, candidate]));
      for (const [white, black] of pairs) {
        const [u, v] = [of.get(white), of.get(black)];
        if (!u || !v) continue;
        expectSame(`${id}: ${objection(field, u, v)}`, `${id}: undefined`);
        if (clashOf(u, v) === 3) clashes++;
      }
    }
    expect(clashes).toBeGreaterThan(0);
  });

  test.each(PAIRING_METHODS)("seats topscorers together by %s, and only them", (method) => {
    const pairs = [
      { white: 1, black: 2 },
      { white: 4, black: 5 },
      { white: 6, black: 3 },
    ];
    expect(pairByMethod(lastRound, method)).toMatchObject({ pairs, unpaired: [] });
    for (const rounds of [undefined, 4]) {
      const earlier = pairByMethod({ ...lastRound, rounds }, method).pairs;
      expect(earlier).not.toContainEqual(pairs[0]);
    }
  });

  test("asks for more than half, of what a win is worth", () => {
    const topscorers = (tournament: Tournament) =>
      fieldOf(tournament).candidates.flatMap(({ id, isTopscorer }) => (isTopscorer ? [id] : []));
    expect(topscorers(lastRound)).toEqual([1, 2]);
    expect(topscorers({ ...lastRound, scoring: { ...USUAL_SCORING, win: 30, draw: 10 } })).toEqual([1, 2]);
    expect(topscorers({ ...lastRound, rounds: 4 })).toEqual([]);
    // Points that are given for the pairing only are none.
    const given = { points: 10, first: 3, last: 3, firstPlayer: 5, lastPlayer: 5 };
    expect(topscorers({ ...lastRound, acceleration: [given] })).toEqual([1, 2]);
  });
});

/** The pseudocode of the write-up to the letter, but with the same order of opponents: slow, and easy to believe. */
function literally(tournament: Tournament): { pairs: string[]; out: number[] } {
  const field = fieldOf(tournament);
  const { candidates, round } = field;
  const n = candidates.length;
  const idOf = (i: number): number => candidates[i].id;
  const most = mostPairs(n, (i, j) => mayMeet(tournament, round, idOf(i), idOf(j)));
  let left = (1 << n) - 1;
  let c = most(left);
  let removeCount = n - 2 * c;
  const out: number[] = [];
  const leave = (i: number): boolean => {
    if (most(left & ~(1 << i)) !== c) return false;
    left &= ~(1 << i);
    out.push(idOf(i));
    removeCount--;
    return true;
  };
  if (n % 2 === 1) {
    for (let i = n - 1; i >= 0; i--) if (mayHaveBye(tournament, idOf(i)) && leave(i)) break;
  }
  for (let i = n - 1; i >= 0 && removeCount > 0; i--) if ((left >> i) & 1) leave(i);
  const pairs: string[] = [];
  for (let i = 0; i < n; i++) {
    if (!((left >> i) & 1)) continue;
    const u = candidates[i];
    const opponents = candidates
      .map((v, j) => ({ v, j }))
      .filter(({ j }) => j !== i && (left >> j) & 1 && mayMeet(tournament, round, idOf(i), idOf(j)))
      .sort(
        (a, b) =>
          Math.abs(u.score - a.v.score) - Math.abs(u.score - b.v.score) ||
          clashOf(u, a.v) - clashOf(u, b.v) ||
          a.j - b.j,
      );
    for (const { j } of opponents) {
      if (most(left & ~(1 << i) & ~(1 << j)) !== c - 1) continue;
      c--;
      left &= ~(1 << i) & ~(1 << j);
      pairs.push([idOf(i), idOf(j)].sort((a, b) => a - b).join("–"));
      break;
    }
  }
  return { pairs: pairs.sort(), out: out.sort((a, b) => a - b) };
}

const small = fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 7 }), fc.nat());

describe("the pairs that are allowed", () => {
  test("are those that have no objection, on random tournaments and on the corpus", () => {
    const check = (tournament: Tournament): void => {
      const field = fieldOf(tournament);
      const { candidates } = field;
      const allowed = allowedPairs(field);
      for (const [i, u] of candidates.entries()) {
        for (const [j, v] of candidates.entries()) {
          const may = i !== j && objection(field, u, v) === undefined;
          expectSame(allowed[i * candidates.length + j], may ? 1 : 0);
        }
      }
    };
    fc.assert(
      fc.property(small, fc.array(fc.nat(11), { minLength: 2, maxLength: 4 }), ([n, rounds, seed], ids) => {
        const tournament = randomTournament(n, rounds, seed);
        const players = [...new Set(ids.map((id) => (id % n) + 1))];
        check({
          ...tournament,
          forbidden: [
            { first: 1, last: rounds + 1, players },
            { first: rounds + 2, last: 99, players: tournament.players.map((_, i) => i + 1) },
          ],
        });
      }),
      { numRuns: tries(500) },
    );
    for (const { text } of readCorpus().filter((_, i) => i % 20 === 0)) {
      const { tournament } = readTrf(text);
      if (tournament && tournament.players.length <= 60) check(tournament);
    }
  });
});

describe("the colors of a pair", () => {
  test("are those that another program gave to the same pair, on the whole corpus", () => {
    let count = 0;
    for (const { id, text, pairs = [] } of readCorpus()) {
      if (pairs.length === 0) continue;
      const field = fieldOf(readTrf(text).tournament as Tournament);
      const placeOf = new Map(field.candidates.map((candidate, place) => [candidate.id, place]));
      for (const [white, black] of pairs) {
        if (black === 0) continue;
        const [better, other] = [placeOf.get(white) as number, placeOf.get(black) as number].sort(
          (a, b) => a - b,
        ) as [number, number];
        const [u, v] = [field.candidates[better], field.candidates[other]];
        const color = colorOfBetter(field, u, v);
        expectSame(`${id}: ${color}`, `${id}: ${placeOf.get(white) === better ? "white" : "black"}`);
        if (field.round > 1) {
          // The first round tells the color that was drawn.
          const silent = { ...field, tournament: { ...field.tournament, initialColor: undefined } };
          expectSame(`${id}: ${colorOfBetter(silent, u, v)}`, `${id}: ${color}`);
        }
        count++;
      }
    }
    expect(count).toBeGreaterThan(20_000);
  });
});

describe("the method basic", () => {
  test("does what the pseudocode says, on fields of up to 12", () => {
    fc.assert(
      fc.property(small, ([n, rounds, seed]) => {
        const tournament = randomTournament(n, rounds, seed);
        const { pairs, bye, unpaired } = pairRound(tournament, "basic");
        const wanted = literally(tournament);
        const found = pairs.map(({ white, black }) => [white, black].sort((a, b) => a - b).join("–"));
        expectSame(found.sort(), wanted.pairs);
        expectSame(
          [...unpaired, ...(bye === undefined ? [] : [bye])].sort((a, b) => a - b),
          wanted.out,
        );
      }),
      { numRuns: tries(1500) },
    );
  });
});

/** All complete pairings of places. */
function* pairings(places: readonly number[], may: (u: number, v: number) => boolean): Generator<number[][]> {
  const [first, ...rest] = places;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const v of rest) {
    if (!may(first, v)) continue;
    for (const others of pairings(
      rest.filter((one) => one !== v),
      may,
    ))
      yield [[first, v], ...others];
  }
}

/** The stated objective of `exact`, number by number, smaller is better; and that of `group`, as one number. */
function exactCost(
  { candidates }: Field,
  places: readonly number[],
  pairs: readonly (readonly number[])[],
): number[] {
  const scores = [...new Set(places.map((place) => candidates[place]?.score))].sort((a, b) => b - a);
  const each = pairs.map(([u, v]) => {
    const [better, other] = [u, v].sort((a, b) => a - b) as [number, number];
    return { better, other, u: candidates[better], v: candidates[other] };
  });
  const sum = (of: (one: (typeof each)[number]) => number): number =>
    each.reduce((total, one) => total + of(one), 0);
  return [
    ...scores.map((score) => sum(({ u, v }) => (u.score === score ? u.score - v.score : 0))),
    sum(({ u, v }) => (clashOf(u, v) === 3 ? 1 : 0)),
    sum(({ u, v }) => (clashOf(u, v) === 2 ? 1 : 0)),
    sum(({ u, v }) => (clashOf(u, v) === 1 ? 1 : 0)),
    sum(({ better, other }) => Math.abs(places.indexOf(better) - places.indexOf(other))),
  ];
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [i, value] of a.entries()) if (value !== b[i]) return value - b[i];
  return 0;
}

describe("the weighted methods", () => {
  const fields = fc.tuple(fc.integer({ min: 2, max: 10 }), fc.integer({ min: 0, max: 6 }), fc.nat());

  test("exact and group find the best of all pairings by their measures, on fields of up to 10", () => {
    fc.assert(
      fc.property(fields, ([n, rounds, seed]) => {
        const tournament = randomTournament(n, rounds, seed);
        const exact = pairRound(tournament, "exact");
        const group = pairRound(tournament, "group");
        const { field } = exact;
        const placeOf = new Map(field.candidates.map(({ id }, place) => [id, place]));
        const placed = ({ pairs }: Pairing) =>
          pairs.map(
            ({ white, black }): PlacePair => [placeOf.get(white) as number, placeOf.get(black) as number],
          );
        const places = placed(exact)
          .flat()
          .sort((a, b) => a - b);
        expectSame(
          placed(group)
            .flat()
            .sort((a, b) => a - b),
          places,
        );
        const may = (u: number, v: number): boolean =>
          mayMeet(tournament, field.round, field.candidates[u].id, field.candidates[v].id);
        const product = (pairs: readonly (readonly number[])[]): number =>
          pairs.reduce((sum, pair) => {
            const [s, t] = pair.map((place) => field.candidates[place].score / 5);
            return sum + s * t;
          }, 0);
        const cost = exactCost(field, places, placed(exact));
        const wishes = new Wishes(field, places);
        const bounds = [wishes.most];
        wishes.bound(placed(exact));
        bounds.push(wishes.most);
        const scores = places.map((place) => field.candidates[place].score);
        // Differences are told in tenths here, and there in the largest unit that divides them all.
        const unit = [50, 40, 35, 30, 25, 20, 15, 10, 5].find((tenths) =>
          scores.every((score) => (score - scores[0]) % tenths === 0),
        ) as number;
        for (const most of bounds) {
          for (const [i, bound] of most.entries())
            expect(cost[i]).toBeLessThanOrEqual(i < most.length - 4 ? bound * unit : bound);
        }
        let most = 0;
        for (const pairs of pairings(places, may)) {
          expect(compare(cost, exactCost(field, places, pairs))).toBeLessThanOrEqual(0);
          most = Math.max(most, product(pairs));
        }
        expectSame(product(placed(group)), most);
      }),
      { numRuns: tries(300) },
    );
  });

  test("exact costs as little as one matching with a limb for each number, on fields of up to 60", () => {
    const larger = fc.tuple(fc.integer({ min: 11, max: 60 }), fc.integer({ min: 0, max: 12 }), fc.nat());
    fc.assert(
      fc.property(larger, ([n, rounds, seed]) => {
        const tournament = randomTournament(n, rounds, seed);
        const { field, pairs } = pairRound(tournament, "exact");
        const placeOf = new Map(field.candidates.map(({ id }, place) => [id, place]));
        const placed = pairs.map(({ white, black }) => [
          placeOf.get(white) as number,
          placeOf.get(black) as number,
        ]);
        const places = placed.flat().sort((a, b) => a - b);
        const size = places.length;
        const idAt = (i: number): number => field.candidates[places[i]].id;
        const limbs = exactCost(field, places, placed).map(() => new Float64Array(size * size));
        limbs[0]?.fill(Number.NEGATIVE_INFINITY);
        for (let i = 0; i < size; i++) {
          for (let j = 0; j < size; j++) {
            if (i === j || !mayMeet(tournament, field.round, idAt(i), idAt(j))) continue;
            const cost = exactCost(field, places, [[places[i], places[j]]]);
            for (const [l, value] of cost.entries()) (limbs[l] as Float64Array)[i * size + j] = -value;
          }
        }
        const { mate } = solveMatrix(size, limbs, { isPerfect: true });
        const best = Array.from(mate ?? []).flatMap((j, i) => (i < j ? [[places[i], places[j]]] : []));
        expectSame(best.length, size / 2);
        expectSame(exactCost(field, places, placed), exactCost(field, places, best));
      }),
      { numRuns: tries(200) },
    );
  });

  test("semi lets nobody float who could be paired in his group with as many others", () => {
    fc.assert(
      fc.property(fields, ([n, rounds, seed]) => {
        const tournament = randomTournament(n, rounds, seed);
        const pairing = pairRound(tournament, "semi");
        checkLegal(tournament, pairing);
        const { field } = pairing;
        const placeOf = new Map(field.candidates.map(({ id }, place) => [id, place]));
        const pairs = pairing.pairs.map(
          ({ white, black }) => [placeOf.get(white), placeOf.get(black)] as [number, number],
        );
        const places = pairs.flat().sort((a, b) => a - b);
        if (places.length === 0) return;
        const scoreAt = (place: number): number => field.candidates[place].score;
        const top = scoreAt(places[0] ?? 0);
        const inTop = (all: readonly (readonly number[])[]): number =>
          all.filter((pair) => pair.every((place) => scoreAt(place) === top)).length;
        const may = (u: number, v: number): boolean =>
          mayMeet(tournament, field.round, field.candidates[u].id, field.candidates[v].id);
        for (const other of pairings(places, may)) expect(inTop(pairs)).toBeGreaterThanOrEqual(inTop(other));
      }),
      { numRuns: tries(200) },
    );
  });
});

describe("a kept matching", () => {
  test("lets vertices and pairs leave just when the others can be matched as well", () => {
    const graphs = fc.tuple(
      fc.integer({ min: 1, max: 11 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.nat(),
    );
    fc.assert(
      fc.property(
        graphs,
        fc.array(fc.tuple(fc.nat(10), fc.nat(10)), { maxLength: 12 }),
        ([n, density, seed], asks) => {
          let state = seed + 1;
          const random = (): number => {
            state = (state * 48271) % 2147483647;
            return state / 2147483647;
          };
          const allowed = new Uint8Array(n * n);
          for (let u = 0; u < n; u++) {
            for (let v = u + 1; v < n; v++) {
              allowed[u * n + v] = random() < density ? 1 : 0;
              allowed[v * n + u] = allowed[u * n + v];
            }
          }
          const most = mostPairs(n, (i, j) => allowed[i * n + j] === 1);
          const kept = new KeptMatching(n, allowed);
          let left = (1 << n) - 1;
          expectSame(kept.size, most(left));
          for (const [a, b] of asks) {
            const [u, v] = [a % n, b % n];
            if (!((left >> u) & 1) || !((left >> v) & 1)) continue;
            if (u === v) {
              const can = most(left & ~(1 << u)) === most(left);
              expectSame(kept.remove(u), can);
              if (can) left &= ~(1 << u);
            } else if (allowed[u * n + v] === 1) {
              const can = most(left & ~(1 << u) & ~(1 << v)) === most(left) - 1;
              expectSame(kept.canRemovePair(u, v), can);
              expectSame(kept.removePair(u, v), can);
              if (can) left &= ~(1 << u) & ~(1 << v);
            }
            expectSame(kept.size, most(left));
          }
        },
      ),
      { numRuns: tries(3000) },
    );
  });

  test("finds the only way, which leads around an odd cycle", () => {
    // 0–1 and 2–3 are matched at first. From both ends, 4 and 5, the way 4–1, 0–2, 3–5 leads around a triangle.
    const [n, edges] = [6, [0, 1, 2, 3, 0, 2, 4, 0, 4, 1, 5, 2, 5, 3]];
    const allowed = new Uint8Array(n * n);
    for (let e = 0; e < edges.length; e += 2) {
      const [u, v] = [edges[e], edges[e + 1]];
      allowed[u * n + v] = 1;
      allowed[v * n + u] = 1;
    }
    expect(Array.from(new KeptMatching(n, allowed).mate)).toEqual([2, 4, 0, 5, 1, 3]);
  });

  test("lets a pair be forbidden just when as many others can be made", () => {
    const graphs = fc.tuple(
      fc.integer({ min: 2, max: 10 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.nat(),
    );
    fc.assert(
      fc.property(graphs, fc.array(fc.nat(9), { maxLength: 12 }), ([n, density, seed], asks) => {
        const random = seededRandom(seed);
        const allowed = new Uint8Array(n * n);
        for (let u = 0; u < n; u++) {
          for (let v = u + 1; v < n; v++) {
            allowed[u * n + v] = random() < density ? 1 : 0;
            allowed[v * n + u] = allowed[u * n + v];
          }
        }
        const kept = new KeptMatching(n, allowed);
        for (const u of asks) {
          const v = kept.mate[u % n];
          if (v === -1) continue;
          const mine = new Set([u % n, v]);
          const before = kept.size;
          const without = mostPairs(n, (i, j) => allowed[i * n + j] === 1 && !(mine.has(i) && mine.has(j)));
          const can = without((1 << n) - 1) === before;
          expectSame(kept.forbid(u % n, v), can);
          expectSame(allowed[(u % n) * n + v], can ? 0 : 1);
          expectSame(kept.size, before);
          for (const [i, j] of kept.mate.entries()) if (j >= 0) expectSame(allowed[i * n + j], 1);
        }
      }),
      { numRuns: tries(1000) },
    );
  });
});

describe("an explanation", () => {
  test("names for each opponent who comes first a reason that is true", () => {
    fc.assert(
      fc.property(small, ([n, rounds, seed]) => {
        const tournament = randomTournament(n, rounds, seed);
        const pairing = pairRound(tournament, "basic");
        const { round } = pairing.field;
        for (const { better, other, exclusions } of explainPairing(pairing, "basic")) {
          expectSame(mayMeet(tournament, round, better, other), true);
          for (const { opponent, reason } of exclusions) {
            const may = mayMeet(tournament, round, better, opponent);
            expectSame(may, !["rematch", "forbidden", "colors"].includes(reason.kind));
            // The best player first: what is allowed and free is refused only for the sake of the others.
            expect(reason.kind).not.toBe("measure");
          }
        }
      }),
      { numRuns: tries(300) },
    );
  });
});
