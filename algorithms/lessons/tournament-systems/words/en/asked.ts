import type { TaskWords } from "#algorithms/core/judge/judged-task.ts";
import { ordinal } from "#algorithms/core/lesson/asked-run.en.ts";
import { capitalNumeral, numeral } from "#algorithms/core/lesson/numeral.en.ts";
import type { ChoiceWords } from "#algorithms/core/lesson/performing.ts";
import { counted } from "#algorithms/core/text/counted.en.ts";
import { depth, placeOf, playerName, standsAt } from "#algorithms/lessons/tournament-systems/figure/state.ts";
import type { Problem } from "#algorithms/lessons/tournament-systems/problem.ts";
import type { Asks, CellName, Frame, Steps } from "#algorithms/lessons/tournament-systems/steps.ts";

type Games = { readonly games: readonly (readonly [winner: number, loser: number])[] };

const games = (count: number): string => (count === 1 ? "1 game" : `${count} games`);

/** What the challenge at the opening says, and why a touch is refused. */
export const challengeWords = {
  prompt:
    "Eight players, and the stronger one always wins. Find the best and the second best with as few games as possible. You will have no luck: each result tells you as little as it can.",
  how: "Touch two players, and they play. The arrow points to the loser.",
  state: (results: Games) => games(results.games.length),
  best: "best possible: 9",
  end: (score: number) =>
    score === 9
      ? "Nine games, and both are known for certain. Fewer are never enough."
      : `${capitalNumeral(score)} games, and both are known for certain. Nine can be enough: who can still be second, once you know the best?`,
  tried: (score: number) =>
    `At the top of this page you needed ${numeral(score)} games to know the best and the second best of eight${
      score === 9 ? ", and fewer are never enough" : "; nine can be enough"
    }. A knockout needs only seven, but it finds the best and nobody else.`,
  player: (player: number) => `player ${player}`,
  picture: (played: readonly (readonly [winner: number, loser: number])[]) =>
    `Eight players. ${played.map(([winner, loser]) => `${winner + 1} has beaten ${loser + 1}`).join(", ") || "Nobody has played yet"}.`,
  better: (winner: number, loser: number) => `You know that already: ${winner} is better than ${loser}.`,
  known: (player: number) => `You know already whether ${player} is better than each of the others.`,
};

const LONGEST_SHOWN = 22;

/** What to touch so that somebody stays away, or a match ends otherwise. */
export const editWords = {
  hint: "Touch a player in the first round who stays away, or the winner of a match that the other one wins.",
  beats: (winner: string, loser: string) => `${winner} beats ${loser}`,
  needsResult: (n: number) => `two different seeds from 1 to ${n}, the winner first, not written so already`,
};

/**
 * How many places the level has that is being drawn. Full levels hold 1, 2, 4, … seeds, so this follows from how many seeds
 * there are: a level is begun only by a fold.
 */
function placesDrawn({ cells }: Frame): number {
  const seeds = Array.from(cells.draw).filter((seed) => seed > 0).length;
  return 2 ** depth(seeds + 1);
}

/** What is asked of somebody who draws and plays a knockout, and why an answer is refused. */
export const choiceWords: ChoiceWords<Problem, Steps, CellName, Asks> = {
  prompt: {
    place: () => "Choose a place whose seed has no opponent yet.",
    seed: ({ own: [s = 0] }, frame) =>
      `In the round of ${placesDrawn(frame)} places, whom does seed ${sumOf(frame) - s} meet, if the favourites win?`,
    match: () => "Choose a place of this round: the match that is played next, or the bye.",
    through({ own: [w = 0] }, frame, problem) {
      const { size } = placeOf(problem, frame);
      const [one, other] = [w, w ^ 1].map((v) => standsAt(frame, size, v)).sort((a, b) => a - b);
      return `Seed ${one} stands opposite seed ${other}. Touch the place of the one who goes through.`;
    },
  },
  hint: {
    place: () => "It stands in the level that was drawn last.",
    seed: (_open, frame) =>
      `The two seeds of a match add up to ${sumOf(frame)}, one more than the level has places.`,
    match: () => "Two who are in this round play for it, and nobody stands there yet.",
    through: (_open, frame) =>
      frame.step !== "match"
        ? "There is no opponent. Who is there?"
        : "In this run the better seed wins, the one with the smaller number.",
  },
  refuse: {
    place([v], { legal }, frame) {
      if (v === undefined) return "Not yet: some seeds of this level have no opponent.";
      const [first = 1] = legal[0] ?? [];
      if (depth(v) < depth(first)) return "That level is complete: its seeds have their opponents already.";
      if (depth(v) > depth(first)) return "Not yet: that level is not drawn, or not to its end.";
      return `Seed ${frame.cells.draw[v]} has its opponent already.`;
    },
    seed([s], _open, frame) {
      if (s === undefined)
        return "Each seed gets an opponent, even one that does not exist: that will be a bye.";
      return `Not ${s}: the two seeds of a match add up to ${sumOf(frame)} in this level, so that the best meets the last.`;
    },
    match([v], { legal }, frame, problem) {
      if (v === undefined) return "Not yet: this round is not over.";
      const place = placeOf(problem, frame);
      const [first = 1] = legal[0] ?? [];
      if (depth(v) < depth(first)) return "Not yet: those who play there are not known.";
      if (depth(v) > depth(first)) return "That level is done: choose a place of a later one.";
      const through = standsAt(frame, place.size, v);
      return `That place is taken: ${playerName(problem, through, LONGEST_SHOWN)} went through already.`;
    },
    through([w], { own: [right = 0] }, frame, problem) {
      const { size, n } = placeOf(problem, frame);
      if (w === undefined) return "Somebody goes through from every match and every bye.";
      if (w >> 1 !== right >> 1) return "That place does not lead here: choose one of the two that do.";
      const seed = standsAt(frame, size, w);
      if (seed > n) return `There is no seed ${seed}: that is the bye of the other one.`;
      return `${playerName(problem, seed, LONGEST_SHOWN)} is the weaker seed here, and in this run the better seed wins.`;
    },
  },
  answer: {
    place: ([v]) => `place ${v ?? "none"}`,
    seed: ([s]) => `seed ${s ?? "none"}`,
    match: ([v]) => `place ${v ?? "none"}`,
    through: ([w]) => (w === undefined ? "none" : w % 2 === 0 ? "the upper one" : "the lower one"),
  },
};

/** The sum of the two seeds of a match in the level that is drawn. */
function sumOf(frame: Frame): number {
  return placesDrawn(frame) + 1;
}

/** The questions of the article on the systems, and the verdicts on their answers, in English. */
export const exerciseWords = {
  /** What the pictures say. */
  picture: {
    opponentOf: (seed: number): string => `touch the opponent of ${seed}, or 0 below for a bye`,
    meet: (a: number, b: number): string => `${a} and ${b}: in which round?`,
    seeds: (n: number): string => `The seeds 1 to ${n}, in rows.`,
    seed: (seed: number): string => `seed ${seed}`,
    matchOf: (match: number, matches: number): string => `match ${match} of ${matches}`,
    left: "players in, round by round; black ones have a bye",
    fields: (sizes: readonly number[]): string =>
      sizes.length === 0 ? "No players yet." : `Players from round to round: ${sizes.join(", ")}.`,
    player: "a player",
    bye: "a player with a bye",
    halved: "the field after each round",
    noField: "choose a number of players",
    size: (players: number): string => (players === 1 ? "the winner" : `${players} players`),
  },
  noNumbers: "Both are whole numbers.",
  counts: {
    prompt: (rounds: number, byes: number): string =>
      `A knockout took ${counted(rounds, "round")} and had ${counted(byes, "bye")}, all in round 1. How many players were there, and how many matches did round 1 have?`,
    fields: ["Players", "Matches in round 1"],
    hints: (rounds: number, byes: number): readonly string[] => [
      `With ${counted(rounds, "round")} the tree has 2^${rounds} places in its first round.`,
      `${byes === 0 ? "All of them are" : byes === 1 ? "All but one are" : `All but ${byes} of them are`} taken.`,
      "For the second field: those without a bye play in round 1, two to a match.",
    ],
    wrongPlayers(
      players: number,
      rounds: number,
      has: { readonly rounds: number; readonly byes: number },
    ): string {
      if (players < 2) return "A knockout needs two players.";
      return has.rounds === rounds
        ? `${players} players need ${counted(has.rounds, "round")} as well, but have ${counted(has.byes, "bye")}.`
        : `${players} players need ${counted(has.rounds, "round")}, not ${rounds}.`;
    },
    wrongMatches: (n: number, byes: number): string =>
      `The players are right. ${byes} of the ${n} ${byes === 1 ? "does" : "do"} not play in round 1; how many matches do the others make?`,
    right: (n: number, rounds: number, byes: number, first: number): string =>
      `2^${rounds} − ${byes} = ${n}, and (${n} − ${byes})/2 = ${first}.`,
  },
  opponent: {
    prompt: (n: number, seed: number): string =>
      `${n} players, drawn by seeds. Whom does seed ${seed} meet in round 1? 0 stands for a bye.`,
    fields: ["Seed"],
    hints: (n: number, seed: number): readonly string[] => [
      `How many places has the first round? The smallest power of two that holds ${n} players.`,
      `The two seeds of a match add up to one more than that. So what goes with ${seed}?`,
      `If that number is above ${n}, nobody has it.`,
    ],
    range: (n: number): string => `A seed is a number from 1 to ${n}, and 0 is a bye.`,
    right: (size: number, seed: number, other: number): string =>
      `${size} places: ${size + 1} − ${seed} = ${other}.`,
    rightBye: (size: number, seed: number, other: number): string =>
      `${size} places: ${size + 1} − ${seed} = ${other}, and there is no seed ${other}.`,
    wrong: (n: number): string =>
      `How many places has the tree of ${n} players? The two seeds of a match add up to one more.`,
  },
  meet: {
    prompt: (n: number, a: number, b: number): string =>
      `${n} players, drawn by seeds. In which round can seeds ${a} and ${b} meet, if both win until then?`,
    fields: ["Round"],
    hints: (n: number, a: number, b: number): readonly string[] => [
      `Write down round 1: the pairs that add up to ${n + 1}. If ${a} or ${b} is not the better seed of its pair, go on with that place under the better seed’s name.`,
      `Round 2 joins places whose better seeds add up to ${n / 2 + 1}, round 3 those that add up to ${n / 4 + 1}, and so on.`,
      "Replace each pair by its better seed, round by round, until both places are one.",
    ],
    range: (most: number): string => `A round is a number from 1 to ${most}.`,
    right: (round: number): string =>
      `In round ${round} their parts of the tree, ${counted(2 ** (round - 1), "place")} each, come together.`,
    wrong:
      "Draw backwards: replace each seed by the best seed of its part, round by round, until both parts are one.",
  },
  compare: {
    prompt: (rounds: number): string =>
      `A club has ${rounds} evenings, one round on each. How many players can a round robin have at most, and how many a knockout?`,
    fields: ["Round robin", "Knockout"],
    hints: (rounds: number): readonly string[] => [
      "An even number n of players takes n − 1 rounds, an odd number takes n.",
      `Try ${rounds} and ${rounds + 1} players: which of them fit into ${rounds} rounds?`,
      "A knockout halves the field in every round. Go backwards from the winner.",
    ],
    wrongRobin: (players: number, needed: number, rounds: number): string =>
      players < 2
        ? "A round robin needs two players."
        : needed > rounds
          ? `${players} players need ${counted(needed, "round")}.`
          : `${players} players fit in, with ${counted(needed, "round")}. But more would, too.`,
    wrongTree:
      "The round robin is right. In a knockout the field doubles with each round that you go back from the winner.",
    right: (rounds: number, robin: number, tree: number): string =>
      `${robin} players meet in ${rounds} rounds${robin === rounds ? `, with a round to spare; ${rounds + 1} is odd and needs ${rounds + 1}` : ""}. A knockout takes 2^${rounds} = ${tree}.`,
  },
  second: {
    prompt: (n: number): string =>
      `${n} players, and the better one always wins, though nobody knew the order before. The knockout is over and has found the best. How many more matches does it take to be certain of the second best?`,
    fields: ["Matches"],
    hints: (n: number): readonly string[] => [
      "Only the best player beats the second best. So whom did the second best lose to?",
      `The winner has won a match in each round. How many players of the ${n} have lost to the winner?`,
      "Let those play a knockout among themselves. Each match puts out one.",
    ],
    noNumber: "A number of matches.",
    oneTooMany: (k: number): string =>
      `${k} players have lost to the winner: right. How many matches does it take to put out all of them but one?`,
    wrong: "Who can be second best? Only somebody who has lost to nobody but the winner.",
    right: (k: number): string =>
      `The winner beat ${k} players, one in each round, and the second best is among them. A knockout of ${k} has ${k - 1} matches.`,
  },
  broken: {
    prompt: "Give a number of players for which the friend books too few rounds. We run her program on it.",
    fields: ["Players"],
    hints: [
      "Her program is right for 2, 3, 4, 6, 7 and 8 players. What is the logarithm of a power of two, and what is that of a number just above it?",
      "Rounding to the nearest goes down when the fraction is less than one half.",
    ],
    range: (most: number): string => `The number of players is a whole number from 2 to ${most}.`,
    survives: (n: number, rounds: number): string =>
      `The program survives: log₂ ${n} is ${logOf(n)}, she books ${rounds}, and ${rounds} ${rounds === 1 ? "is" : "are"} needed.`,
    right: (n: number, booked: number, needed: number): string =>
      `log₂ ${n} is ${logOf(n)}. She books ${counted(booked, "round")}; after them at least two players are still in. ${n} players need ${needed}: the logarithm must be rounded up.`,
  },
  table: {
    task: (n: number): string =>
      `A knockout of ${n} players, with all byes in round 1. For each round, fill in how many players are still in, the matches, and the byes.`,
    columns: ["players in", "matches", "byes"],
    inRound: (round: number, reason: string): string => `Round ${round}: ${reason}`,
    /** What a cell should hold, column by column. */
    reasons: [
      "those still in are the winners of the round before, and those who had a bye in it.",
      "two players make a match; those with a bye play none.",
      "after round 1 the field is a power of two.",
    ],
  },
  draw: {
    task: (n: number): string =>
      `${n} seeds are drawn by the fold. This is round 1, from the top of the tree to the bottom. Fill in the other matches: first the seed that stood there before the last fold, then its opponent, or a dash for a bye.`,
    columns: ["seed", "against"],
    match: "Match",
    inMatch: (match: number, reason: string): string => `Match ${match}: ${reason}`,
    wrongUpper:
      "write down the round before the last fold: each of its seeds has one match here, in the same order.",
    wrongLower: (sum: number, n: number): string =>
      `the two add up to ${sum}. Seeds above ${n} do not exist: write a dash for them.`,
  },
};

/** The questions about what comes out of the draw of a knockout, in English. */
export const outcomeWords = {
  opponent: (n: number, seed: number) =>
    `${n} players in a knockout. Whom does seed ${seed} meet in round 1?`,
  bye: "nobody: a bye",
  byes: (n: number) => `${n} players in a knockout. Who has a bye in round 1?`,
  none: "nobody",
  first: (n: number) => `${n} players in a knockout. Which matches are played in round 1?`,
  when: (n: number, a: number, b: number) =>
    `${n} players in a knockout, and the better seed wins every match. In which round do seeds ${a} and ${b} meet?`,
  never: "in none",
  last: (n: number, seed: number) =>
    `${n} players in a knockout, and the better seed wins every match. Whom does seed ${seed} meet last?`,
};

export const judgeWords: TaskWords = {
  statement:
    "Draw a knockout for n players with the seeds 1 to n: say who stands at each place of the first round, from the top of the tree to its bottom, 0 for nobody; the number of places is the first power of two that is large enough. The byes, places opposite nobody, are for the top seeds. The best two seeds are in different halves of the tree, the best four in different quarters, the best eight in different eighths, and so on.",
  input: "One line with the number n of players, at least 2.",
  output: "The seeds at the places of the first round, in order, with blanks or line ends between them.",
};

/** What the parts of the program are for, in English. */
export const parsonsWords = {
  size: "Find the size of the tree",
  top: "Put the first seed at the top",
  fold: "Go down round by round",
  pair: "Give each seed the opponent that makes up the sum",
  byes: "Read the first round; who is not there is a bye",
};

/** What can be wrong with the draw of a knockout, in English. Places count from 1 here, as people count. */
export const faultWords = {
  size: (found: number, size: number, n: number) =>
    `The draw has ${found} ${found === 1 ? "place" : "places"}; ${n} players need ${size}, the first power of two that is large enough.`,
  noSeed: (place: number, seed: number, n: number) =>
    `Place ${place} has the seed ${seed}; there are the seeds 1 to ${n}, and 0 for nobody.`,
  twice: (seed: number, before: number, place: number) =>
    `Seed ${seed} stands at place ${before} and at place ${place}.`,
  missing: (seed: number) => `Seed ${seed} is missing.`,
  noBye: (seed: number, opponent: number, byes: number) =>
    `Seed ${seed} meets seed ${opponent} in the first round; ${
      byes === 1
        ? "the one bye is for seed 1"
        : `the byes are for the seeds ${byes === 2 ? "1 and 2" : `1 to ${byes}`}`
    }.`,
  together: (seed: number, other: number, parts: number) =>
    `Seeds ${seed} and ${other} are in the same ${part(parts)} of the tree; each ${part(parts)} should have one of the best ${parts}.`,
};

function part(parts: number): string {
  return { 2: "half", 4: "quarter" }[parts] ?? ordinal(parts);
}

/** The logarithm to the base 2, with so many digits that it rounds as it does in full, and is whole only where it is. */
function logOf(n: number): string {
  const log = Math.log2(n);
  if (Number.isInteger(log)) return String(log);
  for (let digits = 2; ; digits++) {
    const shown = Number(log.toFixed(digits));
    if (!Number.isInteger(shown) && Math.round(shown) === Math.round(log)) return `about ${shown}`;
  }
}

/** What is said of a draw that a reader's program makes, in English. */
export const viewWords = {
  head: "Who comes through if the better seed always wins",
  match: (number: number, a: number, b: number) =>
    a === 0 || b === 0
      ? `Match ${number}: ${a || b || "nobody"} has a bye.`
      : `Match ${number}: ${a} meets ${b}.`,
  label: (n: number, places: readonly number[]) =>
    places.length === 0
      ? `A knockout of ${counted(n, "player")}, not drawn yet.`
      : `A knockout of ${counted(n, "player")}. The first round from the top: ${places.map((seed) => (seed === 0 ? "nobody" : String(seed))).join(", ")}.`,
  place: (round: number, place: number, seed: number) =>
    `round ${round}, place ${place}: ${seed === 0 ? "nobody" : `seed ${seed}`}`,
  key: { drawn: "drawn", expected: "expected" },
};
