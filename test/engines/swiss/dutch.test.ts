/** The Dutch system: as another program pairs, as the text says, and the same by all roads. */
import { describe, expect, test } from "vitest";
import { between, seededRandom } from "#algorithms/core/text/random.ts";
import { allowedPairs, type Field, fieldOf } from "#algorithms/engines/swiss/candidates.ts";
import { type DutchOptions, dutchPairs } from "#algorithms/engines/swiss/dutch/dutch-pairs.ts";
import { pairDutchRound } from "#algorithms/engines/swiss/dutch/pair-dutch-round.ts";
import { pairRound } from "#algorithms/engines/swiss/pair-by-matching.ts";
import { readTrf } from "#algorithms/engines/swiss/read-trf.ts";
import { type Game, type Tournament, USUAL_SCORING, worth } from "#algorithms/engines/swiss/tournament.ts";
import { depth } from "#test/depth.ts";
import { randomTournament, readCorpus } from "#test/support/given/swiss-fixtures.ts";
import { naiveDutch } from "#test/support/naive/naive-dutch.ts";

const corpus = readCorpus();

function tournamentOf(text: string): Tournament {
  const { tournament } = readTrf(text);
  if (!tournament) throw new Error("no tournament");
  return tournament;
}

/** Pairs of start numbers and the bye, in one spelling. */
function told(field: Field, pairs: readonly (readonly [number, number])[], bye: number | undefined): string {
  const id = (place: number): number => field.candidates[place]?.id ?? 0;
  const all = pairs.map(([u, v]) => [id(u), id(v)].sort((a, b) => a - b).join("–"));
  return [...all, ...(bye === undefined ? [] : [`${id(bye)} bye`])].sort().join(" ");
}

function byMatchings(field: Field, options: DutchOptions = {}): string {
  const places = field.candidates.map((_, place) => place);
  const { pairs, bye } = dutchPairs(field, places, allowedPairs(field), options);
  return told(field, pairs, bye);
}

describe("a round of the corpus", () => {
  const rounds = corpus.filter(({ complete, pairs }) => complete && pairs);

  test("is paired as another program pairs it, pairs and colors", () => {
    expect(rounds.length).toBeGreaterThan(800);
    for (const { id, text, pairs = [] } of rounds) {
      const pairing = pairDutchRound(tournamentOf(text));
      const found = pairing.pairs.map(({ white, black }) => `${white} ${black}`);
      if (pairing.bye !== undefined) found.push(`${pairing.bye} 0`);
      expect(found.sort(), id).toEqual(pairs.map((pair) => pair.join(" ")).sort());
    }
  });

  test("is paired the same bracket by bracket with all below it, and by weights alone", () => {
    for (const { id, text } of rounds.filter((_, k) => k % 7 === 3)) {
      const field = fieldOf(tournamentOf(text));
      if (field.candidates.length > 60) continue;
      expect(byMatchings(field, { isPlain: true }), id).toBe(byMatchings(field));
    }
  });

  test("where not all can be paired it pairs as many as the other methods", () => {
    const impossible = corpus.filter(({ complete }) => complete === false);
    expect(impossible.length).toBeGreaterThan(0);
    for (const { id, text } of impossible) {
      const [dutch, exact] = [pairDutchRound(tournamentOf(text)), pairRound(tournamentOf(text), "exact")];
      expect(dutch.pairs.length, id).toBe(exact.pairs.length);
      expect(dutch.unpaired, id).toEqual(exact.unpaired);
    }
  });
});

describe("few players", () => {
  const RUNS = depth(12, 60);
  let [tried, withFloats] = [0, 0];

  /** Compares where all can be paired, and says whether they can. */
  const compare = (tournament: Tournament, what: string): boolean => {
    const field = fieldOf(tournament);
    const literal = naiveDutch(field);
    const pairing = pairDutchRound(tournament);
    expect(pairing.unpaired.length === 0, what).toBe(literal !== undefined);
    if (!literal) return false;
    tried++;
    if (literal.pairs.some(([u, v]) => field.candidates[u]?.score !== field.candidates[v]?.score))
      withFloats++;
    expect(byMatchings(field), what).toBe(told(field, literal.pairs, literal.bye));
    return true;
  };

  test("whose rounds were drawn by lot are paired as the text says", () => {
    for (let seed = 1; seed <= RUNS; seed++)
      for (const n of [5, 6, 7, 8]) {
        const rounds = 1 + (seed % 4);
        compare(randomTournament(n, rounds, seed), `${n} players, ${rounds} rounds, seed ${seed}`);
      }
    expect(tried).toBeGreaterThan(2 * RUNS);
    expect(withFloats).toBeGreaterThan(RUNS);
  });

  test("are paired as the text says in the last round, in which topscorers may have to have the same color", () => {
    // In these, found by trying, C10 decides.
    for (const [seed, n, rounds] of [
      [171, 9, 4],
      [402, 10, 4],
      [426, 9, 4],
    ] as const)
      expect(compare({ ...randomTournament(n, rounds, seed), rounds: rounds + 1 }, `seed ${seed}`)).toBe(
        true,
      );
    for (let seed = 1; seed <= RUNS; seed++)
      compare({ ...randomTournament(8, 4, seed), rounds: 5 }, `8 players, last round, seed ${seed}`);
  });

  test("whose rounds were paired by the system are paired as the text says, round after round", () => {
    for (let seed = 1; seed <= RUNS / 2; seed++) {
      const n = 6 + (seed % 3);
      let tournament = withoutGames(n, seed % 2 === 0 ? n - 1 : 5);
      const random = seededRandom(seed);
      for (let round = 1; round < n; round++) {
        if (!compare(tournament, `${n} players, seed ${seed}, round ${round}`)) break;
        tournament = played(tournament, random);
      }
    }
  });
});

function withoutGames(n: number, rounds: number): Tournament {
  const { players, ...rest } = randomTournament(n, 0, 1);
  return { ...rest, rounds, players };
}

/** The tournament after one more round with results by lot, now and then one without a game. */
function played(tournament: Tournament, random: () => number): Tournament {
  const { pairs, bye } = pairDutchRound(tournament);
  const games = new Map<number, Game>();
  const results = [
    ["1", "0"],
    ["0", "1"],
    ["=", "="],
    ["1", "0"],
    ["0", "1"],
    ["+", "-"],
  ] as const;
  for (const { white, black } of pairs) {
    const [first, second] = results[between(random, 0, random() < 0.2 ? 5 : 4)] as (typeof results)[number];
    games.set(white, { opponent: black, color: "white", result: first });
    games.set(black, { opponent: white, color: "black", result: second });
  }
  if (bye !== undefined) games.set(bye, { opponent: 0, color: undefined, result: "U" });
  const players = tournament.players.map((player, k) => {
    const game = games.get(k + 1) ?? ({ opponent: 0, color: undefined, result: "Z" } as const);
    return {
      ...player,
      games: [...player.games, game],
      points: player.points + worth(game.result, USUAL_SCORING),
    };
  });
  return { ...tournament, players };
}
