/** The way to the lesson that pairs step by step, with the same tournament in it. */
import { initialColorOf } from "#algorithms/shared/swiss/candidates.ts";
import {
  absenceOf,
  accelerationOf,
  type Game,
  isPlayed,
  playedRounds,
  type Tournament,
  USUAL_SCORING,
} from "#algorithms/shared/swiss/tournament.ts";
import { formatLink } from "#components/link.ts";
import { nameOf } from "./names.ts";

/** The figure of the lesson that is there for the reader's own tournament. */
const FIGURE = "own";
/** What the lesson takes. */
const MOST_PLAYERS = 40;
const MOST_ROUNDS = 20;
/** Results of a board, White's first, that the lesson reads. */
const RESULTS = new Set(["10", "01", "==", "WL", "LW", "DD", "+-", "-+", "--"]);

/** The path at which the lesson pairs the next round; undefined when it does not take such a tournament. */
export async function lessonLink(tournament: Tournament, version: number): Promise<string | undefined> {
  const text = lessonText(tournament);
  if (text === undefined) return undefined;
  const value = await formatLink({ version, source: { kind: "own", text }, step: 0 });
  return value && `/lessons/swiss-by-matching/?${FIGURE}=${value}#${FIGURE}`;
}

/**
 * A tournament as the lesson reads it: who must not meet in the next round, names and games, and who is absent. Undefined
 * when the next round would be another one there, as its text tells of no extra points, odd scoring or odd results.
 */
export function lessonText(tournament: Tournament): string | undefined {
  const { players, forbidden, scoring, isRankOrder } = tournament;
  const rounds = playedRounds(tournament);
  if (players.length < 2 || players.length > MOST_PLAYERS || rounds >= MOST_ROUNDS) return undefined;
  if (isRankOrder || players.some((_, i) => accelerationOf(tournament, i + 1, rounds + 1) !== 0))
    return undefined;
  const names = Object.keys(USUAL_SCORING) as (keyof typeof USUAL_SCORING)[];
  if (names.some((result) => scoring[result] !== USUAL_SCORING[result])) return undefined;
  // The lesson reads the first color from round 1.
  if (initialColorOf(tournament) !== initialColorOf({ ...tournament, initialColor: undefined }))
    return undefined;
  const lines = forbidden.flatMap((group) => {
    const apart = [...new Set(group.players)];
    const holds = group.first <= rounds + 1 && group.last > rounds;
    return holds && apart.length > 1 ? [`forbid ${apart.join(" ")}`] : [];
  });
  for (const [index, { games }] of players.entries()) {
    const own = games.slice(0, rounds);
    const isTold = own.every((game, r) => isTellable(game, players[game.opponent - 1]?.games[r]));
    const met = own.filter(isPlayed).map(({ opponent }) => opponent);
    if (!isTold || new Set(met).size < met.length) return undefined;
    const name = nameOf(tournament, index + 1)
      .replaceAll(/[:#]/g, "")
      .trim();
    const absence = absenceOf(tournament, index + 1, rounds + 1);
    const words = own.map(gameText);
    if (absence) words.push(...Array<string>(rounds - own.length).fill("Z"), absence);
    lines.push(`${name || index + 1}: ${words.join(" ")}`.trimEnd());
  }
  return `${lines.join("\n")}\n`;
}

function isTellable(game: Game, theirs: Game | undefined): boolean {
  if (game.opponent === 0) return "UHFZ".includes(game.result);
  return (
    theirs !== undefined &&
    game.color !== undefined &&
    theirs.color !== undefined &&
    game.color !== theirs.color &&
    RESULTS.has(game.result + theirs.result)
  );
}

function gameText({ opponent, color, result }: Game): string {
  return opponent === 0 ? result : `${opponent}${color === "white" ? "w" : "b"}${result}`;
}
