import { CLUB } from "./prizes/prize-notes.ts";
import {
  type Color,
  FOR_GOOD,
  formatPoints,
  type Game,
  type Player,
  type Tournament,
  USUAL_SCORING,
} from "./tournament.ts";

/**
 * A tournament as a TRF file with the records of 2026, one line each. `readTrf` reads it back as it was. FIDE ends lines
 * with CR; a line feed, which every reader takes too, is what editors like.
 */
export function writeTrf(tournament: Tournament, lineEnd = "\n"): string {
  const { players, rounds, scoring, initialColor, isRankOrder, notes } = tournament;
  const lines = notes.filter((note) => !CLUB.test(note));
  if (rounds !== undefined) lines.push(`142 ${rounds}`);
  if (initialColor) lines.push(`152 ${initialColor === "white" ? "W" : "B"}`);
  if (isRankOrder) lines.push("XXC rank");
  if (Object.entries(USUAL_SCORING).some(([key, value]) => scoring[key as keyof typeof scoring] !== value)) {
    const { win, draw, loss, pairingBye, zeroBye, forfeitLoss } = scoring;
    const entries = Object.entries({ W: win, D: draw, L: loss, P: pairingBye });
    lines.push(`162  ${entries.map(([symbol, value]) => `${symbol}${pointsField(value)}`).join("    ")}`);
    lines.push(`BBZ ${pointsField(zeroBye)}`, `BBF ${pointsField(forfeitLoss)}`);
  }
  const byes = new Map(
    tournament.absences.flatMap(({ kind, round, player }) => (kind === "U" ? [[player, round]] : [])),
  );
  for (const [index, player] of players.entries())
    lines.push(recordOf(withBye(player, byes.get(index + 1)), index + 1));
  for (const { kind, round, player } of tournament.absences.filter(({ kind }) => kind !== "U"))
    lines.push(`240 ${kind} ${pad(round, 3)} ${pad(player, 4)}`);
  for (const { points, first, last, firstPlayer, lastPlayer } of tournament.acceleration) {
    const players = `${pad(firstPlayer, 4)} ${pad(lastPlayer, 4)}`;
    lines.push(`250      ${pointsField(points)} ${pad(first, 3)} ${pad(last, 3)} ${players}`);
  }
  for (const { first, last, players } of tournament.forbidden) {
    const until = last === FOR_GOOD ? "   " : pad(last, 3);
    lines.push(`260 ${pad(first, 3)} ${until} ${players.map((id) => pad(id, 4)).join(" ")}`);
  }
  // A comment for each player would hide what a file begins with.
  lines.push(...notes.filter((note) => CLUB.test(note)));
  return lines.map((line) => line.trimEnd() + lineEnd).join("");
}

/** No record gives the bye of a round to come: it stands in the column of that round. */
function withBye(player: Player, round: number | undefined): Player {
  if (round !== player.games.length + 1) return player;
  return { ...player, games: [...player.games, { opponent: 0, color: undefined, result: "U" }] };
}

function recordOf(player: Player, id: number): string {
  const { sex, title, name, rating, federation, fideId, birth, points, rank, games } = player;
  const head = `001 ${pad(id, 4)} ${filled(sex, 1)}${pad(title, 3)} ${filled(name, 33)} ${pad(rating || "", 4)}`;
  const rest = `${filled(federation, 3)} ${pad(fideId, 11)} ${filled(birth, 10)}`;
  return `${head} ${rest} ${pointsField(points)} ${pad(rank || "", 4)}  ${games.map(gameText).join("  ")}`;
}

function gameText({ opponent, color, result }: Game): string {
  return `${opponent === 0 ? "0000" : pad(opponent, 4)} ${letterOf(color)} ${result}`;
}

function letterOf(color: Color | undefined): string {
  return color === undefined ? "-" : color === "white" ? "w" : "b";
}

/** Four columns, which have no room for a decimal from a hundred points on. */
function pointsField(tenths: number): string {
  return pad(tenths < 1000 ? formatPoints(tenths) : Math.floor(tenths / 10), 4);
}

function pad(value: string | number, width: number): string {
  return blanks(String(value), width) + value;
}

function filled(text: string, width: number): string {
  return text + blanks(text, width);
}

/** What a text lacks to its width in characters, which are the columns of a record. */
function blanks(text: string, width: number): string {
  return " ".repeat(Math.max(0, width - [...text].length));
}
