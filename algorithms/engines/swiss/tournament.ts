/** A Swiss tournament as a TRF file tells it. Players have start numbers from 1; rounds count from 1; points are tenths. */
export interface Tournament {
  /** In the order of their start numbers, without gaps. */
  readonly players: readonly Player[];
  /** How many rounds there will be; undefined if the file does not say. */
  readonly rounds: number | undefined;
  /** What results are worth. */
  readonly scoring: Scoring;
  /** The color of player 1 in round 1, drawn by lot; undefined if the file does not say. */
  readonly initialColor: Color | undefined;
  /** Whether the rank column and not the start number is the order of equals ("XXC rank"). */
  readonly isRankOrder: boolean;
  /** Who will not play in a round, and what that is worth. */
  readonly absences: readonly Absence[];
  readonly forbidden: readonly ForbiddenPairs[];
  readonly acceleration: readonly Acceleration[];
  /** Every other record, as it stands, in its order: names and dates, arbiters, comments, codes that are not known. */
  readonly notes: readonly string[];
  /** Undefined: a Swiss. */
  readonly roundRobin?: AllPlayAll;
}

/** What is special about a tournament in which everybody meets everybody. */
export interface AllPlayAll {
  /** How many games each player has whose results count. */
  readonly games: number;
  /** Those whose results do not count: they stand in no standings. */
  readonly out: readonly number[];
}

export type Color = "white" | "black";

export interface Player {
  readonly sex: string;
  readonly title: string;
  readonly name: string;
  /** 0: none. */
  readonly rating: number;
  readonly federation: string;
  readonly fideId: string;
  readonly birth: string;
  /** As the file gives them, in tenths; `scoreOf` computes them. */
  readonly points: number;
  /** 0: none. */
  readonly rank: number;
  /** One for each round of which the file tells, in order. */
  readonly games: readonly Game[];
}

export interface Game {
  /** The opponent's start number, 0: none. */
  readonly opponent: number;
  readonly color: Color | undefined;
  readonly result: Result;
}

/**
 * Won, drawn, lost; the same in a game of less than a move, which is not rated (W, D, L); won or lost by forfeit (+, −);
 * a bye of half a point (H), of a full point (F), given by the pairing (U), of no point (Z).
 */
export type Result = "1" | "=" | "0" | "W" | "D" | "L" | "+" | "-" | "H" | "F" | "U" | "Z";

export const RESULTS: readonly Result[] = ["1", "=", "0", "W", "D", "L", "+", "-", "H", "F", "U", "Z"];

/** What results are worth, in tenths of a point. */
export interface Scoring {
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
  /** A game lost by forfeit. */
  readonly forfeitLoss: number;
  /** A bye of no point: usually 0. */
  readonly zeroBye: number;
  /** A bye that the pairing gave. */
  readonly pairingBye: number;
}

export const USUAL_SCORING: Scoring = {
  win: 10,
  draw: 5,
  loss: 0,
  forfeitLoss: 0,
  zeroBye: 0,
  pairingBye: 10,
};

/** A player who is not paired in a round: who asked for that, for half a point, a full one or none, or has the bye. */
export interface Absence {
  /** U: the arbiter gave the bye of the next round before it was paired. */
  readonly kind: "H" | "F" | "Z" | "U";
  readonly round: number;
  readonly player: number;
}

/** None of these players may meet another of them in these rounds. */
export interface ForbiddenPairs {
  readonly first: number;
  readonly last: number;
  readonly players: readonly number[];
}

/** Points in tenths that these players have for the pairing of these rounds only. */
export interface Acceleration {
  readonly points: number;
  readonly first: number;
  readonly last: number;
  readonly firstPlayer: number;
  readonly lastPlayer: number;
}

/** The last of all rounds; where a record holds for good. */
export const FOR_GOOD = 9999;

/** Whether two players sat down and played: byes and games won by forfeit are none. */
export function isPlayed(game: Game): boolean {
  return game.opponent > 0 && "1=0WDL".includes(game.result);
}

/** What a result is worth, in tenths. */
export function worth(result: Result, scoring: Scoring): number {
  switch (result) {
    case "1":
    case "W":
    case "+":
    case "F":
      return scoring.win;
    case "=":
    case "D":
    case "H":
      return scoring.draw;
    case "0":
    case "L":
      return scoring.loss;
    case "-":
      return scoring.forfeitLoss;
    case "U":
      return scoring.pairingBye;
    case "Z":
      return scoring.zeroBye;
  }
}

/** The points of a player after so many rounds, in tenths, without acceleration. A round that is missing counts as Z. */
export function scoreOf(player: Player, rounds: number, scoring: Scoring): number {
  let score = 0;
  for (let r = 0; r < rounds; r++) score += worth(player.games[r]?.result ?? "Z", scoring);
  return score;
}

/** What acceleration gives a player for the pairing of a round, in tenths. */
export function accelerationOf({ acceleration }: Tournament, player: number, round: number): number {
  let points = 0;
  for (const each of acceleration) {
    const isMeant =
      player >= each.firstPlayer && player <= each.lastPlayer && round >= each.first && round <= each.last;
    if (isMeant) points += each.points;
  }
  return points;
}

/**
 * How many rounds have been played. A last column in which nobody has an opponent tells who will be absent from the next
 * round, and who has its bye if that is given already: unless it says something of everybody, it is not played.
 */
export function playedRounds({ players }: Pick<Tournament, "players">): number {
  let played = Math.max(0, ...players.map(({ games }) => games.length));
  const isPaired = (r: number): boolean =>
    players.some(({ games }) => (games[r]?.opponent ?? 0) > 0) ||
    (players.some(({ games }) => games[r]?.result === "U") && players.every(({ games }) => games.length > r));
  while (played > 0 && !isPaired(played - 1)) played--;
  return played;
}

/** Why a player is not paired in a round, or undefined. */
export function absenceOf(
  tournament: Tournament,
  player: number,
  round: number,
): Absence["kind"] | undefined {
  const game = tournament.players[player - 1]?.games[round - 1];
  if (game && "HFZU".includes(game.result)) return game.result as Absence["kind"];
  return tournament.absences.find((each) => each.player === player && each.round === round)?.kind;
}

/** Whether the tournament forbids two players to meet in a round, whatever they played. */
export function isForbidden({ forbidden }: Tournament, u: number, v: number, round: number): boolean {
  for (const { first, last, players } of forbidden) {
    if (round >= first && round <= last && players.includes(u) && players.includes(v)) return true;
  }
  return false;
}

/** Tenths of a point as text: "3.5". */
export function formatPoints(tenths: number): string {
  return `${tenths < 0 ? "-" : ""}${Math.floor(Math.abs(tenths) / 10)}.${Math.abs(tenths) % 10}`;
}

/** The results that fit each result of the opponent. */
const FITTING: Readonly<Partial<Record<Result, Result>>> = {
  "1": "0",
  "0": "1",
  "=": "=",
  W: "L",
  L: "W",
  D: "D",
  "+": "-",
};

/** Whether the two results of a game fit each other. Both may have lost by forfeit. */
export function fits(mine: Result, theirs: Result): boolean {
  return FITTING[mine] === theirs || (mine === "-" && (theirs === "+" || theirs === "-"));
}
