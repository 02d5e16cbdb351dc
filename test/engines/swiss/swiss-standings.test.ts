import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { explainedValue, standingsOf } from "#algorithms/engines/swiss/standings.ts";
import { differenceOf, expectedOf } from "#algorithms/engines/swiss/tie-breaks/rating-tables.ts";
import { withTieBreaks } from "#algorithms/engines/swiss/tie-breaks/record.ts";
import {
  parseTieBreaks,
  TIE_BREAK_CODES,
  type TieBreakCode,
  tieBreaksOf,
  USUAL_TIE_BREAKS,
} from "#algorithms/engines/swiss/tie-breaks/tie-breaks.ts";
import { type Game, type Tournament, USUAL_SCORING } from "#algorithms/engines/swiss/tournament.ts";
import { depth, tries } from "#test/depth.ts";
import { randomTournament } from "#test/support/given/swiss-fixtures.ts";
import { naiveStandings } from "#test/support/naive/naive-tie-breaks.ts";

/** A tournament from what each player did, "3w1" in each round; H, F, U and Z stand alone. Ratings fall from 2000 by 100. */
function tournamentOf(rows: readonly string[], rounds?: number): Tournament {
  const base = randomTournament(rows.length, 0, 1);
  const gameOf = (cell: string): Game => {
    const [, opponent, color, result] = /^(\d*)([wb]?)(.)$/.exec(cell) ?? [];
    return {
      opponent: Number(opponent),
      color: color === "w" ? "white" : color === "b" ? "black" : undefined,
      result: result as Game["result"],
    };
  };
  const players = base.players.map((player, index) => ({
    ...player,
    rating: 2000 - 100 * index,
    games: (rows[index] ?? "").split(/\s+/).map(gameOf),
  }));
  return { ...base, rounds, players };
}

/** The values of one tie-break, by start number. */
function valuesOf(tournament: Tournament, code: TieBreakCode): (number | undefined)[] {
  const standings = standingsOf(tournament, [code]);
  return tournament.players.map((_, index) => standings.find(({ id }) => id === index + 1)?.values[0]);
}

/** All played: 2½, 1, 2 and ½ points. */
const played = tournamentOf(["2w1 3b= 4w1", "1b0 4w1 3b0", "4w= 1w= 2w1", "3b= 2b0 1b0"]);

/** Player 4 goes home after round 1, and there are byes: 2½, 1½, 2 and 0 points. */
const left = tournamentOf(["4w1 2w1 3b=", "3w= 1b0 U", "2b= U 1w=", "1b0 Z Z"]);

/** A forfeit in round 1: 2, 1, 1 and 0 points. */
const forfeit = tournamentOf(["2w+ 3w1", "1b- 4w1", "4w1 1b0", "3b0 2b0"]);

describe("a tie-break, worked by hand", () => {
  test("adds opponents' scores, without the lowest, the two lowest, or the lowest and the highest", () => {
    // Opponents of 1 have 1, 2 and ½; of 2: 2½, ½, 2; of 3: ½, 2½, 1; of 4: 2, 1, 2½.
    expect(valuesOf(played, "BH")).toEqual([350, 500, 400, 550]);
    expect(valuesOf(played, "BH/C1")).toEqual([300, 450, 350, 450]);
    expect(valuesOf(played, "BH/C2")).toEqual([200, 250, 250, 250]);
    expect(valuesOf(played, "BH/M1")).toEqual([100, 200, 100, 200]);
    // Two of each leave nothing of three.
    expect(valuesOf(played, "BH/M2")).toEqual([0, 0, 0, 0]);
  });

  test("multiplies opponents' scores by the points from them", () => {
    // 1: 1·1 + ½·2 + 1·½; 2: 1·½; 3: ½·½ + ½·2½ + 1·1; 4: ½·2.
    expect(valuesOf(played, "SB")).toEqual([250, 50, 250, 100]);
    // Cut is what came from the weakest opponent, not the lowest product: 2 loses 1·½ of player 4, and keeps two of 0.
    expect(valuesOf(played, "SB/C1")).toEqual([200, 0, 225, 100]);
  });

  test("counts games and rounds", () => {
    expect(valuesOf(played, "WIN")).toEqual([2, 1, 1, 0]);
    expect(valuesOf(played, "BPG")).toEqual([1, 2, 0, 3]);
    expect(valuesOf(tournamentOf(["2b1", "1w0"]), "BWG")).toEqual([1, 0]);
    expect(valuesOf(left, "WIN")).toEqual([2, 1, 1, 0]);
    expect(valuesOf(left, "WON")).toEqual([2, 0, 0, 0]);
    expect(valuesOf(left, "REP")).toEqual([3, 3, 3, 1]);
    expect(valuesOf(forfeit, "REP")).toEqual([2, 1, 2, 2]);
    // The scores after each round: 1, 1½, 2½ and so on.
    expect(valuesOf(played, "PS")).toEqual([500, 200, 350, 150]);
    expect(valuesOf(played, "PS/C1")).toEqual([400, 200, 300, 100]);
    expect(valuesOf(left, "STD")).toEqual([250, 150, 200, 0]);
    expect(valuesOf(played, "TPN")).toEqual([1, 2, 3, 4]);
  });

  test("takes three points for a win as one, and one for a draw as half of one, for standard points", () => {
    const scoring = { ...USUAL_SCORING, win: 30, draw: 10, pairingBye: 30 };
    expect(valuesOf({ ...played, scoring }, "STD")).toEqual([250, 100, 200, 50]);
  });

  test("averages ratings, and tells the performance", () => {
    // Opponents of 2 have 2000, 1700 and 1800: 1833⅓. Player 1 has 83 % of the points, 273 more than 1800; 4 has 17 %.
    expect(valuesOf(played, "ARO")).toEqual([1800, 1833, 1867, 1900]);
    expect(valuesOf(played, "ARO/C1")).toEqual([1850, 1900, 1950, 1950]);
    expect(valuesOf(played, "TPR")).toEqual([2073, 1833 - 125, 1867 + 125, 1627]);
    expect(valuesOf(played, "RTNG")).toEqual([2000, 1900, 1800, 1700]);
    // Who has won nothing is 800 below the weakest opponent; half of the points need no more than 4 less than 1900.
    const two = tournamentOf(["2w1 3b1", "1b0 3w=", "1w0 2b="]);
    expect(valuesOf(two, "PTP")[0]).toBe(1900 + 736);
    expect(valuesOf(tournamentOf(["2w0", "1b1"]), "PTP")).toEqual([1100, 2736]);
    expect(valuesOf(tournamentOf(["2w=", "1b="]), "PTP")).toEqual([1897, 1997]);
    // 1 has met 2, 3 and 4: (1708 + 1992 + 1627) / 3.
    expect(valuesOf(played, "APRO")[0]).toBe(1776);
    expect(valuesOf(tournamentOf(["2w=", "1b="]), "APPO")).toEqual([1997, 1897]);
  });

  test("by ratings is dropped where somebody has none", () => {
    const [first, ...others] = played.players;
    const unrated = { ...played, players: [{ ...first, rating: 0 }, ...others] } as Tournament;
    for (const code of ["ARO", "ARO/C1", "TPR", "PTP", "APRO", "APPO", "RTNG"] as const)
      expect(valuesOf(unrated, code)).toEqual([undefined, undefined, undefined, undefined]);
  });

  test("takes byes at the end as draws for others, and as nothing for oneself", () => {
    // Player 4 has 0, and two byes that count ½ each for 1: 1 + 1½ + 2.
    expect(valuesOf(left, "BH")[0]).toBe(450);
    // 3 has a dummy with their own 2 points in round 2, but no more than three draws: 1½ + 1½ + 2½.
    expect(valuesOf(left, "BH")[2]).toBe(550);
    expect(valuesOf(left, "BH")[1]).toBe(600);
    expect(valuesOf(left, "BH")[3]).toBe(250);
    // The dummy counts as often as the bye gave points: ½·1½ + 1·1½ + ½·2½.
    expect(valuesOf(left, "SB")[2]).toBe(350);
    expect(valuesOf(left, "BH/C1")[2]).toBe(400);
    // In a tournament of seven rounds the dummy may have their 2 points.
    expect(valuesOf({ ...left, rounds: 7 }, "BH")[2]).toBe(600);
  });

  test("gives a dummy no more than the opponent has who was scheduled, and cuts rounds of one's own choice first", () => {
    // 1 has 2 points, but 2 has only 1: 1 + 1. 2 has 1, less than the 2 of player 1: 1 + 0.
    expect(valuesOf(forfeit, "BH").slice(0, 2)).toEqual([200, 100]);
    // Cut-1 takes the round that 2 has lost by forfeit, though the other one is lower.
    expect(valuesOf(forfeit, "BH/C1")[1]).toBe(0);
  });

  test("takes the games of the final round as drawn for Fore Buchholz", () => {
    // After round 3 as it was drawn: 1 has 2, 2 has 1½, 3 has 1½, 4 has 1.
    expect(valuesOf(played, "FB")).toEqual([400, 450, 450, 500]);
    expect(valuesOf({ ...played, rounds: 4 }, "FB")).toEqual(valuesOf(played, "BH"));
  });

  test("averages what opponents have by Buchholz", () => {
    // Of 2, 3 and 4: (5 + 4 + 5½) / 3.
    expect(valuesOf(played, "AOB")[0]).toBe(1450 / 3);
  });
});

describe("the examples of FIDE's Arbiters' Manual of 2026", () => {
  /** A player's opponents and results, and what each of them ends with by games against somebody who never plays again. */
  function manual(own: string, opponents: readonly number[], rounds: number): Tournament {
    const filler = opponents.length + 2;
    const rows = opponents.map((halves, i) => {
      const first = own.split(" ").find((cell) => Number.parseInt(cell, 10) === i + 2);
      const round = own.split(" ").indexOf(first ?? "");
      const mirror: Readonly<Record<string, string>> = { "1": "0", "0": "1", "=": "=", "+": "-", "-": "+" };
      const mine = mirror[first?.at(-1) ?? ""] ?? "0";
      let rest = halves - ({ "1": 2, "=": 1, "0": 0, "-": 0, "+": 2 }[mine] ?? 0);
      return Array.from({ length: rounds }, (_, r) => {
        if (r === round) return `1b${mine}`;
        const result = rest >= 2 ? "1" : rest === 1 ? "=" : "0";
        rest -= result === "1" ? 2 : result === "=" ? 1 : 0;
        return `${filler}w${result}`;
      }).join(" ");
    });
    const nobody = Array.from({ length: rounds }, () => "Z").join(" ");
    return tournamentOf([own, ...rows, nobody], rounds);
  }

  test("of a round without a game in the middle: 55 by Buchholz, 50 cut, 37¼ by Sonneborn–Berger", () => {
    const laxman = manual("2w1 3b1 4w0 Z 5w1 6b= 7w1 8b= 9w1 10b1", [10, 10, 13, 9, 12, 10, 13, 11, 12], 10);
    expect(valuesOf(laxman, "BH")[0]).toBe(5500);
    expect(valuesOf(laxman, "BH/C1")[0]).toBe(5000);
    expect(valuesOf(laxman, "SB")[0]).toBe(3725);
  });

  test("of a game won by forfeit in round 1 of ten, against somebody with 4½", () => {
    const winner = manual(
      "2w+ 3b1 4w1 5b1 6w1 7b1 8w1 9b1 10w1 11b=",
      [9, 14, 14, 14, 14, 14, 14, 14, 15, 16],
      10,
    );
    // 64½ of the others, and 4½ of the dummy, which without the cap would have the player's own 9½.
    expect(valuesOf(winner, "BH")[0]).toBe(6450 + 450);
  });
});

describe("direct encounter", () => {
  const order = (tournament: Tournament) => standingsOf(tournament, ["DE"]).map(({ id, rank }) => [id, rank]);

  test("puts the winner first of two who have met", () => {
    // 1 and 4 have a point each, and 4 has beaten 1.
    expect(order(tournamentOf(["2w1 4b0", "1b0 3w0", "4w1 2b1", "3b0 1w1"]))).toEqual([
      [3, 1],
      [4, 2],
      [1, 3],
      [2, 4],
    ]);
  });

  test("tells of three who have not all met only whoever is first in any case", () => {
    // 1, 2 and 3 have two points; 1 has beaten both others, who have not met.
    const sure = tournamentOf([
      "2w1 3w1 4b0",
      "1b0 5w1 6w1",
      "5w1 1b0 U",
      "6w1 U 1w1",
      "3b0 2b0 Z",
      "4b0 Z 2b0",
    ]);
    expect(order(sure)).toEqual([
      ...[
        [4, 1],
        [1, 2],
        [2, 3],
        [3, 3],
      ],
      ...[
        [5, 5],
        [6, 5],
      ],
    ]);
    // 1 has beaten 2, but 3 has met neither of them.
    expect(order(tournamentOf(["2w1 Z", "1b0 U", "F Z"])).map(([, rank]) => rank)).toEqual([1, 1, 1]);
  });

  test("counts the points of a loss, where it has some, for the games that were not played", () => {
    // 1 has 60 of two games, and 10 at least of the one against 4; 2 and 3 have 65 against the others, and 4 at most 50.
    const scoring = { win: 30, draw: 25, loss: 10, forfeitLoss: 0, zeroBye: 10, pairingBye: 15 };
    const four = tournamentOf(["Z 2w1 3w1 Z", "U 1b0 4w1 3b=", "U 4w1 1b0 2w=", "F 3b0 2b0 F"]);
    const standings = standingsOf({ ...four, scoring }, ["DE"]);
    expect(standings.map(({ id, points, rank }) => [id, points, rank])).toEqual([
      ...[
        [1, 80, 1],
        [2, 80, 2],
        [3, 80, 2],
        [4, 80, 4],
      ],
    ]);
  });

  test("counts the average of two games", () => {
    const [first, second] = standingsOf(tournamentOf(["Z 2w1 2b=", "F 1b0 1w="]), ["DE"]);
    expect([first?.values, second?.values]).toEqual([[75], [25]]);
  });

  test("counts no forfeit", () => {
    const two = standingsOf(tournamentOf(["2w+ Z", "1b- U"]), ["DE"]);
    expect(two.map(({ rank, values }) => [rank, values])).toEqual([
      [1, [undefined]],
      [1, [undefined]],
    ]);
  });

  test("compares those who are still tied once more among themselves", () => {
    // All have 2½. Against each other 3 has 2½, 1 and 2 have 1½, and 4 has ½; and 2 has beaten 1.
    const four = tournamentOf(["F Z 2b0 3w= 4w1", "F Z 1w1 4w= 3b0", "Z Z 4w1 1b= 2w1", "F F 3b0 2b= 1b0"]);
    expect(standingsOf(four, ["DE"]).map(({ id, values }) => [id, values[0]])).toEqual([
      ...[
        [3, 250],
        [2, 150],
        [1, 150],
        [4, 50],
      ],
    ]);
    // Of three who have beaten each other in a circle nobody is better.
    const circle = tournamentOf(["2w1 3b0 4w1", "1b0 4w1 3w1", "4b1 1w1 2b0", "3w0 2b0 1b0"]);
    expect(standingsOf(circle, ["DE"]).map(({ rank }) => rank)).toEqual([1, 1, 1, 4]);
  });
});

describe("the standings", () => {
  test("rank those equally whom nothing tells apart", () => {
    const drawn = tournamentOf(["2w=", "1b=", "4w=", "3b="]);
    expect(standingsOf(drawn).map(({ rank }) => rank)).toEqual([1, 1, 1, 1]);
  });

  test("go by one tie-break after the other, the lower start number first where that is one", () => {
    expect(standingsOf(forfeit, []).map(({ rank }) => rank)).toEqual([1, 2, 2, 4]);
    expect(standingsOf(forfeit, ["WON"]).map(({ id }) => id)).toEqual([1, 2, 3, 4]);
    expect(standingsOf(forfeit, ["BH"]).map(({ id }) => id)).toEqual([1, 3, 2, 4]);
    expect(standingsOf(forfeit, ["WIN", "TPN"]).map(({ rank }) => rank)).toEqual([1, 2, 3, 4]);
  });

  test("agree with the regulations read once more, whatever byes and forfeits there are and whatever they are worth", () => {
    const scoring = fc
      .tuple(fc.nat(40), fc.nat(40), fc.nat(40), fc.nat(40), fc.nat(40), fc.nat(40))
      .map((all) => {
        const [loss, draw, win] = all.slice(0, 3).sort((a, b) => a - b) as [number, number, number];
        return { win, draw, loss, forfeitLoss: all[3], zeroBye: all[4], pairingBye: all[5] };
      });
    let [encounters, cuts] = [0, 0];
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 10 }),
        fc.nat(6),
        fc.nat(),
        fc.oneof(fc.constant(USUAL_SCORING), scoring),
        fc.shuffledSubarray([...TIE_BREAK_CODES], { minLength: 1, maxLength: 5 }),
        fc.boolean(),
        fc.boolean(),
        (n, rounds, seed, worths, list, isOver, isEncounterFirst) => {
          const codes = isEncounterFirst ? [...new Set(["DE" as const, ...list])] : list;
          const drawn = randomTournament(n, rounds, seed);
          const tournament = { ...drawn, scoring: worths, rounds: isOver ? undefined : drawn.rounds };
          const standings = standingsOf(tournament, codes);
          const naive = naiveStandings(tournament, codes);
          expect(standings.map(({ id, rank, values }) => ({ id, rank, values }))).toEqual(naive);
          encounters += standings.filter(({ values }) => values[codes.indexOf("DE")] !== undefined).length;
          cuts += codes.filter((code) => code.includes("/")).length;
        },
      ),
      { numRuns: tries(600) },
    );
    expect(encounters).toBeGreaterThan(depth(4, 50));
    expect(cuts).toBeGreaterThan(depth(25, 300));
  });

  test("are the sums and averages of what is told of them", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 9 }), fc.nat(6), fc.nat(), (n, rounds, seed) => {
        const tournament = randomTournament(n, rounds, seed);
        for (const { id, values } of standingsOf(tournament, TIE_BREAK_CODES)) {
          for (const [place, code] of TIE_BREAK_CODES.entries()) {
            const { value, terms } = explainedValue(tournament, TIE_BREAK_CODES, place, id);
            expect(value, code).toBe(values[place]);
            if (/^(BH|FB|SB|PS|WIN|WON|BPG|BWG|REP|STD)/.test(code))
              expect(terms.reduce((sum, term) => sum + (term.isCut ? 0 : term.value), 0)).toBe(value);
          }
        }
      }),
      { numRuns: tries(60) },
    );
  });
});

describe("the tables of ratings", () => {
  test("are those of a normal distribution of 2000/7, to a point or two", () => {
    // By Newton's method on an approximation of the error function, which tables of FIDE do not know.
    const density = (x: number) => Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI);
    const below = (x: number) => {
      let sum = 0;
      for (let i = 0; i < 2000; i++) sum += (density((x * i) / 2000) + density((x * (i + 1)) / 2000)) / 2;
      return 0.5 + (sum * x) / 2000;
    };
    const quantile = (share: number) => {
      let x = 0;
      for (let i = 0; i < 30; i++) x -= (below(x) - share) / density(x);
      return x;
    };
    for (let share = 50; share <= 97; share++) {
      expect(Math.abs(differenceOf(share) - (2000 / 7) * quantile(share / 100)), `${share} %`).toBeLessThan(
        1.2,
      );
      expect(differenceOf(100 - share) + differenceOf(share)).toBe(0);
    }
    for (let difference = 1; difference <= 500; difference++) {
      const wanted = 100 * below((7 * difference) / 2000);
      expect(Math.abs(expectedOf(difference) - wanted), `${difference}`).toBeLessThan(0.75);
      expect(expectedOf(difference) + expectedOf(-difference)).toBe(100);
    }
    expect([differenceOf(98), differenceOf(99), differenceOf(100)]).toEqual([589, 677, 800]);
    expect([619, 620, 735, 736].map(expectedOf)).toEqual([98, 99, 99, 100]);
  });
});

describe("a list of tie-breaks", () => {
  test("is read in small letters, by older names and signs, once each", () => {
    expect(parseTieBreaks("de, bh-c1,BH:M1,bh/c1,GE")).toEqual({
      codes: ["DE", "BH/C1", "BH/M1", "REP"],
      unknown: [],
    });
    expect(parseTieBreaks("BH,XY,")).toEqual({ codes: ["BH"], unknown: ["XY", ""] });
  });

  test("is kept in the record of the file that is meant for it", () => {
    expect(tieBreaksOf(played)).toBe(USUAL_TIE_BREAKS);
    const chosen = withTieBreaks(withTieBreaks(played, ["BH"]), ["SB/C1", "WON"]);
    expect(chosen.notes).toEqual(["202 SB/C1,WON"]);
    expect(tieBreaksOf(chosen)).toEqual(["SB/C1", "WON"]);
    expect(tieBreaksOf({ notes: ["202 OTHER_X,BH"] })).toEqual(["BH"]);
  });
});
