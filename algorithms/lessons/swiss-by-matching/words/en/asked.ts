import type { TaskWords } from "#algorithms/core/judge/judged-task.ts";
import type { ChoiceWords } from "#algorithms/core/lesson/performing.ts";
import type { Answer } from "#algorithms/core/run/trace.ts";
import { counted } from "#algorithms/core/text/counted.en.ts";
import { objection } from "#algorithms/engines/swiss/candidates.ts";
import type { HandMatching } from "#algorithms/kit/graphs/touch/touch-matching.ts";
import { type State, stateOf } from "#algorithms/lessons/swiss-by-matching/figure/state.ts";
import type { Problem } from "#algorithms/lessons/swiss-by-matching/problem.ts";
import type { Asks, CellName, Steps } from "#algorithms/lessons/swiss-by-matching/steps.ts";
import { objectionText } from "./figure.ts";

/** What the challenge at the opening says, and why a touch is refused. Vertices count from 0, players from 1. */
export const challengeWords = {
  prompt:
    "Pair these eight, the best first: number 1 has most points. A line joins two who have not met yet. Begin at the top, and leave nobody over.",
  how: "Touch two players, or draw a line from one to the other.",
  state: ({ value, isMaximal }: HandMatching) =>
    isMaximal && value < 4 ? `${value} of 4 pairs, and those who are left have met` : `${value} of 4 pairs`,
  best: "best possible: 4 pairs",
  end: (_score: number) => "All eight are paired. How many pairs did you have to take back on the way?",
  tried: (score: number) =>
    score === 4
      ? "At the top of this page you paired all eight. Now do it again from the top, board by board, and do not take anything back."
      : "At the top of this page two were left over who had met. All eight can be paired; the mistake was made earlier.",
  picture({ mate }: HandMatching): string {
    const pairs = mate.flatMap((v, u) => (u < v ? [`${u + 1} with ${v + 1}`] : []));
    return `Eight players on a circle, with lines between those who may meet. Paired: ${pairs.join(", ") || "nobody yet"}.`;
  },
  vertex: (v: number, partner: number) =>
    partner < 0 ? `player ${v + 1}, not paired` : `player ${v + 1}, paired with ${partner + 1}`,
  noEdge: (u: number, v: number) => `${u + 1} and ${v + 1} have met. Nobody meets anybody twice.`,
};

/** What is asked of somebody who pairs a round, and why an answer is refused. Players by start numbers. */
export const choiceWords: ChoiceWords<Problem, Steps, CellName, Asks> = {
  prompt: {
    pick: () => "Choose two who have no partner yet and may meet: a possible pair.",
    search: () => "Choose somebody who has no partner. Others may have to change theirs.",
    count: () => "How many must stay out of this round?",
    leave: (_open, frame, problem) =>
      isByeOpen(stateOf(problem, frame))
        ? "Who is the next to be asked to take the bye? They leave on trial."
        : "Who is the next to be asked to stay out? They leave on trial.",
    player: () => "Whose turn is it to get an opponent?",
    opponent: (_open, frame, problem) =>
      `Whom does ${idAt(stateOf(problem, frame), stateOf(problem, frame).chooser)} ask for next?`,
  },
  hint: {
    pick: ({ own: [u = 0] }) => `${u} has no partner, and a line leads to somebody else without one.`,
    search: ({ own: [r = 0] }) => `${r} has no partner.`,
    count: () => "Those for whom no partner was found must stay out. Count them.",
    leave: () =>
      "Players are asked from the bottom of the field upwards; once the bye is given, from the bottom again.",
    player: () => "The best player goes first, by points and then by number; go clockwise from the top.",
    opponent: () =>
      "The smaller difference of points comes first, then the weaker clash of colours, then the better place.",
  },
  refuse: {
    pick(wrong, _open, frame, problem) {
      const state = stateOf(problem, frame);
      if (wrong.length === 0) return "Not yet: two who have no partner still may meet.";
      const [u, v] = placesOf(state, wrong);
      if (u === 0 || v === 0) return "A pair has two players: choose both.";
      if (u === v) return "Nobody is paired with themselves: choose two players.";
      const taken = [u, v].find((place) => state.partner(place) !== 0);
      if (taken !== undefined)
        return `${idAt(state, taken)} has a partner in mind already, ${idAt(state, state.partner(taken))}.`;
      return mayNotMeet(state, u, v);
    },
    search([id], _open, frame, problem) {
      if (id === undefined) return "Not yet: for somebody who has no partner no search has been made.";
      const state = stateOf(problem, frame);
      const [v] = placesOf(state, [id]);
      return state.partner(v) !== 0
        ? `${id} has a partner. A search is for somebody who has none.`
        : `The search for ${id} has failed already, and would fail again.`;
    },
    count([count], { own: [right = 0] }, frame, problem) {
      if (count === undefined) return "Give a number, 0 if nobody has to stay out.";
      const { n } = stateOf(problem, frame).round;
      if (count > n) return `There are only ${counted(n, "player")}.`;
      if ((n - count) % 2 === 1)
        return `Without ${count} there are ${n - count} left, an odd number, and they do not make pairs.`;
      return count < right
        ? `Not so few: more have no partner, and every search for them has failed.`
        : `Not so many: the matching that is kept in mind leaves fewer without a partner.`;
    },
    leave([id], { own }, frame, problem) {
      if (id === undefined) return "Not yet: somebody still has to stay out.";
      const state = stateOf(problem, frame);
      const [v, next] = placesOf(state, [id, own[0] ?? 0]);
      if (!state.isIn(v)) return `${id} is out of this round already.`;
      if (v < next) return `Not yet ${id}: the question goes from the bottom up, and has not come that far.`;
      return isByeOpen(state) && !state.round.player(v).mayHaveBye
        ? `${id} must not have the bye, after one or after a win without a game.`
        : `${id} has been asked already, and is needed: without ${id} there would be a pair fewer.`;
    },
    player([id], _open, frame, problem) {
      if (id === undefined) return "Not yet: somebody still has no opponent.";
      const state = stateOf(problem, frame);
      const [v] = placesOf(state, [id]);
      if (state.opponent(v) !== 0) return `${id} has an opponent already, ${idAt(state, state.opponent(v))}.`;
      if (!state.isIn(v)) return `${id} stays out of this round.`;
      return `Not yet ${id}: the best who is left comes first, and somebody better than ${id} has no opponent.`;
    },
    opponent([id], _open, frame, problem) {
      const state = stateOf(problem, frame);
      const u = state.chooser;
      const name = idAt(state, u);
      if (id === undefined) return `${name} has to have an opponent, and there is one.`;
      const [v] = placesOf(state, [id]);
      if (u === v) return `${name} cannot play against themselves.`;
      if (state.opponent(v) !== 0) return `${id} has an opponent already, ${idAt(state, state.opponent(v))}.`;
      if (!state.isIn(v)) return `${id} stays out of this round.`;
      if (!state.round.mayMeet(u, v)) return mayNotMeet(state, u, v);
      const hasBeenAsked = state.candidates.some(({ place, verdict }) => place === v && verdict !== 0);
      return hasBeenAsked
        ? `${id} was refused: without ${name} and ${id} the others could not all be paired.`
        : `Not yet ${id}: in the order of ${name} somebody else comes first, by points, colours, and place.`;
    },
  },
  answer: {
    pick: ([u, v]) => (u === undefined || v === undefined ? "none" : `${u}\u2060–\u2060${v}`),
    search: oneOf,
    count: oneOf,
    leave: oneOf,
    player: oneOf,
    opponent: oneOf,
  },
};

function oneOf([id]: Answer): string {
  return id === undefined ? "nobody" : String(id);
}

function idAt({ round }: State, place: number): number {
  return round.player(place).id;
}

/** The places of players with these start numbers, two of them; 0 for none. */
function placesOf(state: State, ids: Answer): [number, number] {
  const placeOf = (id: number | undefined) => state.places.find((place) => idAt(state, place) === id) ?? 0;
  return [placeOf(ids[0]), placeOf(ids[1])];
}

/** Whether the field is odd and nobody has the bye yet. */
function isByeOpen({ round, places, outcome }: State): boolean {
  return round.n % 2 === 1 && !places.some((v) => outcome(v) === 2);
}

function mayNotMeet({ round }: State, u: number, v: number): string {
  const [better, other] = [Math.min(u, v), Math.max(u, v)];
  const [one, two] = [round.player(better), round.player(other)];
  return objection(round.field, one, two) === undefined
    ? `${one.id} and ${two.id} may meet, but not here.`
    : `${one.id} and ${two.id} must not meet: ${objectionText(round, better, other)}.`;
}

/** What the exercises ask, and what they say to an answer. Players are numbers, pairs are told as "1–2". */
export type ExerciseWords = typeof exerciseWords;

export const exerciseWords = {
  /** What the pictures of players who may meet say. */
  picture: {
    given: (pairs: string) => `These may meet: ${pairs}.`,
    head: "lines: who may meet",
    label: (chosen: readonly number[]) =>
      `Players, with a line between two who may meet.${chosen.length === 0 ? "" : ` Chosen: ${chosen.join(", ")}.`}`,
    player: (player: number, isChosen: boolean) => `player ${player}${isChosen ? ", chosen" : ""}`,
    /** A field that the reader draws. */
    drawing: {
      head: (half: number | undefined) =>
        half === undefined ? "touch two who may meet" : `${half} may meet …`,
      label: (pairs: readonly (readonly [number, number])[]) =>
        pairs.length === 0
          ? "So far nobody may meet."
          : `These may meet: ${pairs.map(([u, v]) => `${u}–${v}`).join(", ")}.`,
      vertex: (player: number, half: number | undefined) =>
        half === undefined || half === player ? `player ${player}` : `player ${player}, opponent for ${half}`,
    },
  },
  opponent: {
    prompt:
      "Players 1 to 8 have equal points and no colours due; a line joins two who may meet. Whom does player 1 meet by the method?",
    fields: ["Opponent"],
    hints: (first: number, fewest: number) => [
      `Begin with ${first}, the lowest number that 1 may meet. Strike out both, with all their lines.`,
      `Can the other six make three pairs? Look first at those with few lines left; at the start ${fewest} has the fewest.`,
      "If they cannot, go on to the next number that 1 may meet.",
    ],
    noPlayer: "Type a number from 2 to 8.",
    mayNot: (player: number) => `1 and ${player} may not meet.`,
    right: "All others can then be paired, and with any earlier opponent on the list of 1 they could not.",
    later: (player: number) => `An opponent who comes before ${player} on the list works.`,
    wrong: (player: number) => `With 1–${player} the other six cannot all be paired.`,
  },
  out: {
    prompt:
      "Players 1 to 8, the best first; a line joins two who may meet. Only three pairs are possible. Which two players stay out?",
    fields: ["Players"],
    hints: (fewest: number) => [
      "Ask from the bottom: 8 first, then 7, and so on. Can the others still make three pairs?",
      `Look at players with few lines; ${fewest} has the fewest. If two of them may meet only the same third player, one of the two stays out in any case.`,
    ],
    notTwo: "Type two numbers, such as 4 7.",
    right: (last: number) =>
      `The other six make three pairs, and nobody below ${last} could have been spared.`,
    tooFew: "Without these two, fewer than three pairs are left.",
    wrong: "Three pairs are left, but lower players could stay out instead.",
  },
  candidate: {
    prompt: (pair: string) =>
      `Players 1 to 8; a line joins two who may meet. May the method accept the pair ${pair}? If so, give three pairs of the other six. If not, answer “no”, and name the players whom you take away to prove it: there must be more odd islands left than players taken away. “no” alone takes nobody away.`,
    no: "no",
    fields: ["Pairs, or no"],
    hints: (u: number, v: number, fewest: number) => [
      `Strike out ${u} and ${v} and all lines that touch them.`,
      `Who has no choice? Look for somebody with one line left, or with none; you might start with ${fewest}. A forced pair can be struck out too.`,
      "If nothing works, take away a player on whom several others depend, and count the islands with an odd number of members.",
    ],
    /** A refusal, with the players who are taken away. */
    noWith: (players: readonly number[]) => `no ${players.join(" ")}`.trim(),
    /** What a refusal begins with. */
    denies: /^\s*no?\b/i,
    neither: "Type three pairs, such as 1-2, 3-4, 5-6, or “no” and the players you take away.",
    notLeft: (player: number, u: number, v: number) =>
      `${player} is not among the six who are left without ${u} and ${v}.`,
    mayNot: (u: number, v: number) => `${u} and ${v} may not meet, or one of them is not left.`,
    notAll: "These are not three pairs made of six different players.",
    can: "All others can be paired, so the method may accept it.",
    cannot: (odd: number, taken: number) =>
      `${odd === 1 ? "One odd island is" : `${odd} odd islands are`} left, and ${taken} taken away: somebody would be left over.`,
    noProof: (odd: number, taken: number) =>
      `That leaves ${odd === 1 ? "one odd island" : `${odd} odd islands`} with ${taken} taken away, which proves nothing.`,
  },
  wrong: {
    prompt: (n: number) =>
      `A friend pairs players 1 to ${n} in the same order: the best who is left takes the first opponent whom he may meet. Where nobody is left for him, the friend takes back the last pair and tries its next opponent, but never goes back further. Draw who may meet, by touching two players, or type it, such as 1-2, 1-3, 2-4, so that everybody could be paired and yet the friend gives up.`,
    fields: ["May meet"],
    impossible:
      "Nobody could pair everybody here. The friend’s program has to fail where a complete pairing exists.",
    fails: (made: string, right: string) =>
      `The friend gives up${made === "" ? "" : ` after ${made}`}. But ${right} is a complete pairing.`,
    survives: (made: string, back: number) =>
      `The program survives with ${made}. ${
        back === 0
          ? "It never had to go back."
          : `It went back ${back === 1 ? "once" : `${back} times`}, and one pair was enough each time.`
      }`,
  },
  faded: {
    task: "Ten players of equal points; a line joins two who may meet. Pair the round by step 3. For each pair, say who chooses, whom they ask first, and whom they get.",
    columns: ["chooses", "asks first", "gets"],
    pair: "Pair",
    /** To a wrong cell of a row, from 1; columns count from 0. */
    wrong: (row: number, column: number, player: string) =>
      `Pair ${row}: ${
        [
          "the best player who is left chooses.",
          `${player} begins with the lowest number among those who are left and whom they may meet.`,
          `${player} gets the first one with whom all others can still be paired.`,
        ][column]
      }`,
  },
  rounds: {
    task: (n: number) =>
      `A tournament of ${n} players, in which the smaller number wins every game. Before round 1 nobody has a point, and nobody is owed a colour. The first rounds are done. For the others, fill in who has the bye and who plays whom, in any order.`,
    bye: "bye",
    pair: (k: number) => `pair ${k}`,
    head: (round: number) => `the pairs of round ${round}`,
    picture: (n: number) => `${n} players in a circle.`,
    /** To a wrong cell of a round; columns count from 0. */
    wrong: (round: number, column: number) =>
      `Round ${round}: ${
        column === 0
          ? "the lowest player who has had no bye yet, and without whom the others can still be paired. A bye brings a point."
          : "sort by points, then by number. The best player left tries opponents they have not met: nearest in points first, then those whose colours fit, then by number. They get the first who leaves the others a complete pairing."
      }`,
  },
  next: {
    prompt: (games: readonly string[], leader: number) =>
      `5w1 means: against 5, with White, won. Two rounds have been played. ${games.map((own, i) => `Player ${i + 1}: ${own}`).join("; ")}. Whom does the best player, ${leader}, meet in round 3 by the method?`,
    head: "beside each player: points; lines: games played",
    picture: (chosen: readonly number[]) =>
      `Six players with their points, and a line between two who have met.${chosen.length === 0 ? "" : ` Chosen: ${chosen.join(", ")}.`}`,
    fields: ["Opponent"],
    hints: (leader: number, order: readonly number[]) => [
      `Sort by points, then by number: ${leader} comes first and chooses.`,
      `By points, colours and number the order of opponents for ${leader} is ${order.join(", ")}. Which of them may ${leader} meet?`,
      "Can the other four make two pairs? Write down which of them have met.",
    ],
    noPlayer: (leader: number) => `Type a number from 1 to 6, but not ${leader}.`,
    right: (player: number, leader: number) =>
      `The other four can then be paired. With anybody who comes before ${player} on the list and whom ${leader} may meet, they could not.`,
    haveMet: (leader: number, player: number) => `${leader} and ${player} have met.`,
    sameColor: (leader: number, player: number) => `${leader} and ${player} must have the same colour.`,
    later: (player: number, leader: number) =>
      `An opponent who comes before ${player} on the list of ${leader} works.`,
    wrong: (pair: string) => `With ${pair} the other four cannot make two pairs.`,
  },
};

/** The questions about a round or a tournament that was paired, in English. */
export const outcomeWords = {
  pairs: "Which pairs are made in the next round? White stands first.",
  partner: (player: number) => `Whom does player ${player} meet in the next round?`,
  bye: "Who has the bye in the next round?",
  nobody: "nobody",
  theBye: "nobody: this player has the bye",
  out: "nobody: this player cannot be paired",
  points: (rounds: number, player: number) =>
    `The field plays ${rounds} rounds, and the smaller number wins every game. How many points does player ${player} have then?`,
  lastRound: (rounds: number) =>
    `The field plays ${rounds} rounds, and the smaller number wins every game. Which pairs are made in the last one? White stands first.`,
};

export const judgeWords: TaskWords = {
  statement:
    "Pair a round of a Swiss tournament for the players 1 to n: nobody meets the same opponent twice. Make as many pairs as possible. With an odd n, give the bye to somebody who is left over and may have it, and choose the pairs so that there is somebody, if no pair is lost by that.",
  input:
    "The first line has the number n of players, the number m of pairs that have met, and the number b of players who must not have the bye. Then come m lines with two players each, and b lines with a player each.",
  output:
    "One line for each pair, with its two players, and one for the bye, with the player and 0. Whoever is left over is not named.",
};

/** What the parts of the program are for, in English. */
export const parsonsWords = {
  field: "The field, who may meet, and how a player finds a partner",
  leave: "Let a player leave if as many pairs are left",
  pair: "Let a pair leave if all others can still be paired",
  count: "Count how many must stay out",
  who: "Say who stays out, and who has the bye",
  which: "Say which pairs are made, the best players first",
  result: "Give back the pairs",
};

const list = new Intl.ListFormat("en");
const pair = ([a, b]: readonly [number, number]): string => `${a}–${b}`;
const pairs = (count: number): string => (count === 1 ? "There is 1 pair" : `There are ${count} pairs`);

/** What can be wrong with the pairs of a round, in English. */
export const faultWords = {
  noPair: (row: number, found: number) =>
    `Row ${row} has ${found === 1 ? "1 number" : `${found} numbers`}; expected two players, or a player and 0 for the bye.`,
  noPlayer: (row: number, player: number, n: number) =>
    `Row ${row} has a player ${player}; there are the players 1 to ${n}.`,
  himself: (player: number) => `${player} is to play against themselves.`,
  twice: (player: number) => `${player} has two places in the round.`,
  met: (a: number, b: number) => `${a} and ${b} have met before.`,
  evenBye: (player: number, n: number) => `${player} has the bye, but with ${n} players there is none.`,
  secondBye: (player: number) => `${player} has the bye, but somebody has it already.`,
  noBye: (player: number) => `${player} has the bye, but must not have one.`,
  /** Of two who are left over, and of an exchange that makes one pair more. */
  leftOver: (own: number, most: number, a: number, b: number) =>
    `${pairs(own)}, and ${most} ${most === 1 ? "is" : "are"} possible: ${a} and ${b} are left over, and may meet.`,
  exchange: (
    own: number,
    most: number,
    out: readonly (readonly [number, number])[],
    into: readonly (readonly [number, number])[],
  ) =>
    `${pairs(own)}, and ${most} are possible: ${list.format(into.map(pair))} instead of ${list.format(out.map(pair))}.`,
  byeMissing: (player: number, count: number) =>
    `Nobody has the bye, but ${count === 1 ? "1 pair" : `${count} pairs`} can be made without ${player}, who may have it.`,
};

/** What is said of a round that a reader's program pairs, in English. */
export const viewWords = {
  head: (pairs: number) => counted(pairs, "pair"),
  row: (a: number, b: number) =>
    b === 0 ? `The answer gives ${a} the bye.` : `The answer pairs ${a} with ${b}.`,
  bye: (player: number) => `${player} has the bye`,
  label: (n: number, pairs: readonly string[]) =>
    `${counted(n, "player")}. ${pairs.length === 0 ? "Nobody is paired." : `Paired: ${pairs.join(", ")}.`}`,
  player: (player: number, isRested: boolean) =>
    `player ${player}${isRested ? ", who must not have the bye" : ""}`,
  key: { pair: "a pair", open: "may meet", met: "have met before" },
  table: { title: "Pairs", corner: "No.", columns: ["pair"] },
};
