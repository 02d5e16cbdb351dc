/** The rules that hold between records: whether the rounds of a file can have been played as it says. */

import { counted } from "#algorithms/shared/counted.ts";
import type { TrfProblem, TrfProblemKind } from "./problem.ts";
import type { TrfOptions } from "./read-trf.ts";
import type { Draft, PlacedPlayer } from "./records/draft.ts";
import {
  accelerationOf,
  type Color,
  formatPoints,
  type Game,
  isPlayed,
  type Player,
  playedRounds,
  type Result,
  scoreOf,
  type Tournament,
  worth,
} from "./tournament.ts";

const FIRST_GAME = 92;
const GAME_WIDTH = 10;
const COLOR_AT = 5;
const RESULT_AT = 7;

/** Adds what breaks a rule to the problems, and makes the tournament as well as it can. */
export function checkRules(draft: Draft, problems: TrfProblem[], options: TrfOptions): Tournament {
  return new RuleCheck(draft, problems, options).run();
}

class RuleCheck {
  private readonly draft: Draft;
  private readonly problems: TrfProblem[];
  /** The record of each start number, the first one if there are several. */
  private readonly placed = new Map<number, PlacedPlayer>();
  private readonly options: TrfOptions;
  private played = 0;

  constructor(draft: Draft, problems: TrfProblem[], options: TrfOptions) {
    this.options = options;
    this.draft = draft;
    this.problems = problems;
  }

  run(): Tournament {
    this.checkNumbers();
    const { draft } = this;
    this.played = playedRounds({ players: draft.players.map(({ player }) => player) });
    for (const id of draft.nextAbsences)
      draft.absences.push({ kind: "Z", round: this.played + 1, player: id });
    const tournament: Tournament = {
      players: this.inOrder().map(({ player }) => player),
      rounds: draft.rounds?.value,
      scoring: draft.scoring,
      initialColor: draft.initialColor,
      isRankOrder: draft.isRankOrder,
      absences: draft.absences,
      forbidden: draft.forbidden,
      acceleration: draft.acceleration,
      notes: draft.notes,
    };
    this.checkNamed();
    this.checkRounds();
    for (const placed of this.inOrder()) {
      if (!placed.isWhole) continue;
      for (const [r, game] of placed.player.games.entries()) this.checkGame(placed, r, game);
      this.checkPoints(placed, tournament);
      this.checkByes(placed);
      this.checkColors(placed);
      this.checkHistory(placed);
    }
    this.checkRematches();
    this.checkRoundByes();
    this.checkRanks();
    return tournament;
  }

  private inOrder(): PlacedPlayer[] {
    return [...this.placed.values()].sort((a, b) => a.id - b.id);
  }

  private checkNumbers(): void {
    const { players, hasNameless } = this.draft;
    if (players.length === 0 && !hasNameless) {
      this.complain(1, 1, "player", "found no record 001, expected a record for each player");
      return;
    }
    for (const one of players) {
      const before = this.placed.get(one.id);
      if (before) {
        const message = `found the start number ${one.id} again, expected it once: it stands on line ${before.line} already`;
        this.complain(one.line, 5, "duplicate", message);
      } else this.placed.set(one.id, one);
    }
    if (hasNameless) return;
    let expected = 1;
    for (const { id, line } of this.inOrder()) {
      if (id > expected) {
        const missing = id === expected + 1 ? `${expected}` : `${expected} to ${id - 1}`;
        const message = `found the start number ${id}, but number ${missing} is missing, expected numbers without gaps`;
        this.complain(line, 5, "player", message);
      }
      expected = id + 1;
    }
  }

  private checkNamed(): void {
    if (this.draft.hasNameless) return;
    for (const { id, line, column } of this.draft.named) {
      if (this.placed.has(id)) continue;
      this.complain(line, column, "player", `found player ${id}, but there is no record 001 of that number`);
    }
  }

  private checkRounds(): void {
    const { rounds } = this.draft;
    if (rounds === undefined) {
      const isComplained = this.problems.some(({ message }) => message.includes("the number of rounds"));
      if (isComplained || this.draft.players.length === 0) return;
      const message =
        "found no number of rounds (XXR or 142), expected one: who is a topscorer in the last round depends on it";
      if (this.options.isWithoutRounds) this.warn(1, 1, "round", message);
      else this.complain(1, 1, "round", message);
    } else if (this.played > rounds.value) {
      const declared = `${counted(rounds.value, "round")}`;
      const message = `found ${declared} declared, but ${counted(this.played, "round")} played`;
      this.complain(rounds.line, 5, "round", message);
    } else if (this.played === rounds.value && this.played > 0) {
      const message = `found ${counted(rounds.value, "round")} declared, all of which are played: no round is left to be paired`;
      this.warn(rounds.line, 5, "round", message);
    }
  }

  /** One column of a record by itself, and against the same column of the opponent's. */
  private checkGame(placed: PlacedPlayer, r: number, game: Game): void {
    const { id, line } = placed;
    const { opponent, color, result } = game;
    const at = FIRST_GAME + GAME_WIDTH * r;
    if (opponent === 0) {
      if (!"HFUZ".includes(result)) {
        const message = `found the result ${result} without an opponent, expected H, F, U or Z`;
        this.complain(line, at + RESULT_AT, "result", message);
      } else if (color !== undefined) {
        this.complain(line, at + COLOR_AT, "color", `found the color ${letterOf(color)} without an opponent`);
      }
      return;
    }
    if (result === "U") {
      const message = "found a bye by the pairing (U) with an opponent, expected 0000";
      this.complain(line, at, "opponent", message);
      return;
    }
    if ("HFZ".includes(result)) {
      const message = `found the bye ${result} with an opponent, expected 0000`;
      this.complain(line, at, "opponent", message);
      return;
    }
    if (opponent === id) {
      this.complain(line, at, "opponent", `found player ${id} paired with himself`);
      return;
    }
    const other = this.placed.get(opponent);
    if (other === undefined) {
      if (this.draft.hasNameless) return;
      this.complain(
        line,
        at,
        "opponent",
        `found the opponent ${opponent}, but there is no player of that number`,
      );
      return;
    }
    if (other.isWhole) this.checkPair(placed, other, r, game);
  }

  private checkPair(placed: PlacedPlayer, other: PlacedPlayer, r: number, game: Game): void {
    const { id, line } = placed;
    const at = FIRST_GAME + GAME_WIDTH * r;
    const theirs = other.player.games[r];
    if (theirs === undefined || theirs.opponent !== id) {
      const says = theirs?.opponent ? `says ${theirs.opponent}` : "has no opponent there";
      const message = `found the opponent ${other.id}, who does not name player ${id} in round ${r + 1}: line ${other.line}, column ${at} ${says}`;
      this.complain(line, at, "opponent", message);
      return;
    }
    // A pair is judged once, where the second of the two records stands.
    if (other.line > line || (other.line === line && other.id > id)) return;
    if (game.color === theirs.color && (game.color !== undefined || isPlayed(game))) {
      const both = game.color === undefined ? "no color" : letterOf(game.color);
      const message = `found ${both}, the color of the opponent too: see line ${other.line}, column ${at + COLOR_AT}`;
      this.complain(line, at + COLOR_AT, "color", message);
    } else if ((game.color === undefined) !== (theirs.color === undefined)) {
      const message = `found ${letterOf(game.color)} against ${letterOf(theirs.color)} on line ${other.line}, column ${at + COLOR_AT}`;
      this.complain(line, at + COLOR_AT, "color", message);
    }
    const judgement = judge(game.result, theirs.result);
    if (judgement === "fits") return;
    const where = `line ${other.line}, column ${at + RESULT_AT} (${theirs.result})`;
    if (judgement === "both lost") {
      const message = `found ${game.result} against ${where}: both have lost`;
      this.warn(line, at + RESULT_AT, "result", message);
    } else {
      const message = `found ${game.result}, which contradicts ${where}`;
      this.complain(line, at + RESULT_AT, "result", message);
    }
  }

  /** Points may or may not contain the acceleration and the byes of the round to be paired. */
  private checkPoints({ id, line, player }: PlacedPlayer, tournament: Tournament): void {
    if (this.hasProblem(line, RESULT_AT)) return;
    const { played } = this;
    const score = scoreOf(player, played, tournament.scoring);
    const bonus = accelerationOf(tournament, id, played + 1);
    const possible = [score, score + this.announced(id, tournament)];
    let withByes = score;
    for (const { result } of player.games.slice(played)) {
      withByes += worth(result, tournament.scoring);
      possible.push(withByes);
    }
    if (possible.some((points) => points === player.points || points + bonus === player.points)) return;
    const message = `found ${formatPoints(player.points)} points, expected ${formatPoints(score)}, which the results give`;
    this.complain(line, 81, "points", message);
  }

  private announced(id: number, { absences, scoring }: Tournament): number {
    const absence = absences.find(({ player, round }) => player === id && round === this.played + 1);
    return absence ? worth(absence.kind, scoring) : 0;
  }

  /** At most one bye by the pairing, and none for who has had a win's points without playing (C2 of 2026). */
  private checkByes({ id, line, player }: PlacedPlayer): void {
    let first = -1;
    for (const [r, { result }] of player.games.entries()) {
      const at = FIRST_GAME + GAME_WIDTH * r + RESULT_AT;
      if (result === "U" && first >= 0) {
        const earlier = player.games[first]?.result;
        const where = `round ${first + 1}`;
        if (earlier === "U") {
          const message = `found a second bye by the pairing for player ${id}, who had one in ${where} (C2)`;
          this.decide(line, at, "bye", message);
        } else {
          const message = `found a bye by the pairing for player ${id}, who had the points of a win without playing in ${where} (C2)`;
          this.warn(line, at, "bye", message);
        }
      }
      if (first < 0 && "UF+".includes(result)) first = r;
    }
  }

  /** Three games in a row with one color, or a difference beyond two, before the last round (C3). */
  private checkColors({ id, line, player }: PlacedPlayer): void {
    const last = this.draft.rounds?.value ?? this.played;
    let [run, difference] = [0, 0];
    let before: Color | undefined;
    for (const [r, game] of player.games.entries()) {
      if (!isPlayed(game) || game.color === undefined) continue;
      run = game.color === before ? run + 1 : 1;
      before = game.color;
      difference += game.color === "white" ? 1 : -1;
      if (r + 1 >= last) break;
      const at = FIRST_GAME + GAME_WIDTH * r + COLOR_AT;
      if (run === 3) {
        const message = `found ${game.color} for player ${id} for the third time in a row in round ${r + 1}, before the last round (C3)`;
        this.warn(line, at, "color", message);
      } else if (Math.abs(difference) === 3 && difference > 0 === (game.color === "white")) {
        const message = `found a color difference of 3 for player ${id} after round ${r + 1}, before the last round (C3)`;
        this.warn(line, at, "color", message);
      }
    }
  }

  private checkHistory({ line, player }: PlacedPlayer): void {
    const { games } = player;
    if (games.length >= this.played) return;
    const message = `found ${counted(games.length, "round")} of ${this.played}; the others are read as absence (Z)`;
    this.warn(line, Math.max(FIRST_GAME + GAME_WIDTH * games.length - 2, 90), "absence", message);
  }

  private checkRematches(): void {
    for (const { id, line, player } of this.inOrder()) {
      const met = new Map<number, number>();
      for (const [r, game] of player.games.entries()) {
        if (!isPlayed(game)) continue;
        const before = met.get(game.opponent);
        if (before === undefined) met.set(game.opponent, r);
        else if (id < game.opponent || !this.placed.has(game.opponent)) {
          const message = `found ${id} against ${game.opponent} in round ${r + 1}, who have met in round ${before + 1} already (C1)`;
          this.decide(line, FIRST_GAME + GAME_WIDTH * r, "rematch", message);
        }
      }
    }
  }

  private checkRoundByes(): void {
    for (let r = 0; r < this.played; r++) {
      let first: PlacedPlayer | undefined;
      for (const placed of this.inOrder()) {
        if (placed.player.games[r]?.result !== "U" || placed.player.games[r]?.opponent !== 0) continue;
        if (first === undefined) {
          first = placed;
          continue;
        }
        const at = FIRST_GAME + GAME_WIDTH * r + RESULT_AT;
        const message = `found a second bye by the pairing in round ${r + 1}: the first is on line ${first.line}, column ${at}`;
        this.complain(placed.line, at, "bye", message);
      }
    }
  }

  private checkRanks(): void {
    const seen = new Map<number, number>();
    for (const { line, player, isWhole } of this.inOrder()) {
      if (player.rank === 0 || !isWhole) continue;
      const before = seen.get(player.rank);
      if (before === undefined) seen.set(player.rank, line);
      else
        this.warn(
          line,
          86,
          "rank",
          `found the rank ${player.rank} again: it stands on line ${before} already`,
        );
    }
  }

  private hasProblem(line: number, offset: number): boolean {
    return this.problems.some(
      (one) =>
        one.line === line && one.severity === "error" && (one.column - FIRST_GAME) % GAME_WIDTH === offset,
    );
  }

  /** Complains about what only an arbiter can have decided. */
  private decide(line: number, column: number, kind: TrfProblemKind, message: string): void {
    if (this.options.isForced) this.warn(line, column, kind, message);
    else this.complain(line, column, kind, message);
  }

  private complain(line: number, column: number, kind: TrfProblemKind, message: string): void {
    this.problems.push({ severity: "error", about: "rule", kind, line, column, message });
  }

  private warn(line: number, column: number, kind: TrfProblemKind, message: string): void {
    this.problems.push({ severity: "warning", about: "rule", kind, line, column, message });
  }
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

function judge(mine: Result, theirs: Result): "fits" | "both lost" | "contradicts" {
  if (mine === "-") return theirs === "+" || theirs === "-" ? "fits" : "contradicts";
  if (FITTING[mine] === theirs) return "fits";
  const bothLost = (mine === "0" && theirs === "0") || (mine === "L" && theirs === "L");
  return bothLost ? "both lost" : "contradicts";
}

function letterOf(color: Player["games"][number]["color"]): string {
  return color === undefined ? "no color" : color === "white" ? "w" : "b";
}
