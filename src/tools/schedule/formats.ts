import type { SeatedGame, Seating } from "#algorithms/engines/schedules/boards.ts";
import { type Groups, groupLetter } from "#algorithms/engines/schedules/groups.ts";
import type { Schedule } from "#algorithms/engines/schedules/schedule.ts";
import { formatWords } from "./format-words.en.ts";

/** A schedule with all that a page of paper says about it. */
export interface Sheet {
  readonly system: string;
  readonly schedule: Schedule;
  /** One name for each player, or none. */
  readonly names: readonly string[];
  /** The seed of the shuffle, if there was one. */
  readonly seed: number | undefined;
  /** The date of each round, or none. */
  readonly dates?: readonly string[] | undefined;
  /** What the event is called, if it has a name. */
  readonly title?: string | undefined;
  /** The players of each group, if there are groups. */
  readonly groups?: Groups | undefined;
  /** Who sits out each round, where there may be several. */
  readonly byes?: readonly (readonly number[])[] | undefined;
  /** Who begins the knock-out against whom, as "A1"; nothing stands for a bye. */
  readonly knockout?: readonly (readonly [string, string])[] | undefined;
  /** When each sitting of each round begins, if there are times: "19:30". */
  readonly times?: readonly (readonly string[])[] | undefined;
  /** Where and when in its round each game is played; without it, board g + 1 for game g. */
  readonly seating?: Seating | undefined;
}

const CRLF = "\r\n";

/** One line of JSON: the system, the number of players, the rounds, the byes, and the names if there are any. */
export function* formatJson({ system, schedule, names, dates, groups, knockout }: Sheet): Generator<string> {
  const { players, rounds, byes } = schedule;
  yield `{"system":${JSON.stringify(system)},"players":${players},"rounds":[`;
  for (const [r, round] of rounds.entries()) yield `${r === 0 ? "" : ","}${JSON.stringify(round)}`;
  yield `],"byes":${JSON.stringify(byes)}`;
  if (names.length > 0) yield `,"names":${JSON.stringify(names)}`;
  if (dates) yield `,"dates":${JSON.stringify(dates)}`;
  if (groups) yield `,"groups":${JSON.stringify(groups)}`;
  if (knockout) yield `,"knockout":${JSON.stringify(knockout)}`;
  yield "}\n";
}

/**
 * Comma-separated values (RFC 4180): a header, a row for each game, and for each bye a row without board and Black.
 * With names, White and Black are names and two more columns give the numbers; with dates, the last column is the date;
 * with fewer boards than games there is a column for the sitting.
 */
export function* formatCsv(sheet: Sheet): Generator<string> {
  const { schedule, names, dates, seating, groups = [] } = sheet;
  const letterOf = (player: number) => groupLetter(groups.findIndex((each) => each.includes(player)));
  const named = names.length > 0;
  const inSittings = seating?.rounds.some(({ sittings }) => sittings > 1) ?? false;
  const head = [
    "round",
    ...(groups.length > 0 ? ["group"] : []),
    ...(inSittings ? ["sitting"] : []),
    "board",
    "white",
    "black",
  ];
  yield row([...head, ...(named ? ["white_number", "black_number"] : []), ...(dates ? ["date"] : [])]);
  const player = (number: number): string => (named ? field(names[number - 1]) : String(number));
  for (const r of schedule.rounds.keys()) {
    const end = dates ? [dates[r] ?? ""] : [];
    let rows = "";
    for (const { game, board, sitting } of seatedGames(schedule, seating, r)) {
      const [white, black] = game;
      const group = groups.length > 0 ? [letterOf(white)] : [];
      const place = [...group, ...(inSittings ? [sitting] : []), board];
      rows += row([r + 1, ...place, player(white), player(black), ...(named ? game : []), ...end]);
    }
    for (const bye of byesOf(sheet, r)) {
      const nowhere = [...(groups.length > 0 ? [letterOf(bye)] : []), ...(inSittings ? ["", ""] : [""])];
      rows += row([r + 1, ...nowhere, player(bye), "", ...(named ? [bye, ""] : []), ...end]);
    }
    yield rows;
  }
}

function row(fields: readonly (string | number)[]): string {
  return `${fields.join(",")}${CRLF}`;
}

function field(text = ""): string {
  // A table program would take such a name for a formula.
  const safe = /^[=+\-@\t]./.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The columns of a date, and at least those of the number of a player who has a bye. */
const DATE_DIGITS = 10;
const BYE_DIGITS = 3;

/** For people: a line a round when players go by numbers, a line a game when they have names. */
export function* formatText(sheet: Sheet): Generator<string> {
  const words = formatWords;
  const { system, schedule, names, seed, title, groups, knockout } = sheet;
  if (title) yield `${title}\n\n`;
  const games = schedule.rounds.reduce((sum, round) => sum + round.length, 0);
  yield `${words.head(schedule.players, words.titles[system] ?? system, schedule.rounds.length, games)}\n`;
  if (seed !== undefined) yield `${words.shuffled(seed)}\n`;
  if (groups) {
    const called = (player: number) => [player, ...names.slice(player - 1, player)].join(" ");
    yield `\n${groups.map((group, g) => `${words.group(groupLetter(g))}: ${group.map(called).join(", ")}\n`).join("")}`;
  }
  yield* names.length > 0 ? namedRounds(sheet) : numberedRounds(sheet);
  if (knockout) {
    yield `\n${words.knockout}\n`;
    yield knockout
      .map((sides) => `  ${sides.map((side) => side || words.bye.toLowerCase()).join("  –  ")}\n`)
      .join("");
  }
}

function* numberedRounds({ schedule: { players, rounds, byes }, dates }: Sheet): Generator<string> {
  const words = formatWords;
  const digits = String(players).length;
  const roundDigits = Math.max(words.round.length, String(rounds.length).length);
  const dateDigits = Math.max(words.date.length, DATE_DIGITS);
  const byeDigits = Math.max(words.bye.length, BYE_DIGITS);
  const withByes = byes.length > 0;
  const dateHead = dates ? `  ${words.date.padEnd(dateDigits)}` : "";
  const byeHead = withByes ? `  ${words.bye.padStart(byeDigits)}` : "";
  yield `\n${words.round.padStart(roundDigits)}${dateHead}${byeHead}  ${words.games}\n`;
  for (const [r, round] of rounds.entries()) {
    const games = round.map(
      ([white, black]) => `${String(white).padStart(digits)}–${String(black).padEnd(digits)}`,
    );
    const bye = withByes ? `  ${String(byes[r]).padStart(byeDigits)}` : "";
    const date = dates ? `  ${(dates[r] ?? "").padEnd(dateDigits)}` : "";
    yield `${String(r + 1).padStart(roundDigits)}${date}${bye}  ${games.join("  ").trimEnd()}\n`;
  }
}

function* namedRounds(sheet: Sheet): Generator<string> {
  const { schedule, names, dates, times, seating } = sheet;
  const words = formatWords;
  const digits = String(schedule.players).length;
  const boardDigits = String(Math.floor(schedule.players / 2)).length;
  const room = Math.max(...names.map(widthOf));
  const called = (player: number): string => `${String(player).padStart(digits)} ${names[player - 1]}`;
  const line = ({ game: [white, black], board }: SeatedGame): string => {
    const gap = " ".repeat(room - widthOf(names[white - 1]));
    return `  ${String(board).padStart(boardDigits)}  ${called(white)}${gap}  –  ${called(black)}\n`;
  };
  for (const r of schedule.rounds.keys()) {
    const games = seatedGames(schedule, seating, r);
    const sittings = Math.max(1, ...games.map(({ sitting }) => sitting));
    const timesOfRound = times?.[r] ?? [];
    const day = dates && [dates[r], ...timesOfRound.slice(0, 1)].join(", ");
    yield `\n${day ? words.roundOn(r + 1, day) : words.roundNo(r + 1)}\n`;
    for (let sitting = 1; sitting <= sittings; sitting++) {
      const time = timesOfRound[sitting - 1];
      if (sittings > 1) yield `  ${words.sitting(sitting)}${time === undefined ? "" : `, ${time}`}\n`;
      yield games
        .filter((game) => game.sitting === sitting)
        .map(line)
        .join("");
    }
    for (const bye of byesOf(sheet, r))
      yield `  ${"".padStart(boardDigits)}  ${called(bye)}  ${words.hasBye}\n`;
  }
}

/** The games of round r (from 0) on their boards; without a seating, board g + 1 for game g. */
function seatedGames({ rounds }: Schedule, seating: Seating | undefined, r: number): readonly SeatedGame[] {
  return (
    seating?.rounds[r]?.games ?? (rounds[r] ?? []).map((game, g) => ({ game, board: g + 1, sitting: 1 }))
  );
}

/** Who sits out round r (from 0). */
function byesOf({ schedule, byes }: Sheet, r: number): readonly number[] {
  return byes ? (byes[r] ?? []) : schedule.byes.slice(r, r + 1);
}

const WIDE =
  /\p{Emoji_Presentation}|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u;

/** The columns that a name takes in a terminal, as far as that can be known. */
function widthOf(name: string): number {
  let width = 0;
  for (const { segment } of new Intl.Segmenter().segment(name)) width += WIDE.test(segment) ? 2 : 1;
  return width;
}
