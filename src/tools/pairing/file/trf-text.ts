/**
 * A tournament as a text, with the round that is being played. That round stands in comments ("### kibitz …"), which
 * other programs pass over, so that a file is all that has to be kept.
 */
import { linesOf } from "#algorithms/engines/swiss/lines.ts";
import type { OpenRound } from "#algorithms/engines/swiss/open-round.ts";
import { PAIRING_METHODS, USUAL_METHOD } from "#algorithms/engines/swiss/pairing-method.ts";
import type { TrfProblem } from "#algorithms/engines/swiss/problem.ts";
import { readTrf } from "#algorithms/engines/swiss/read-trf.ts";
import { playedRounds, type Tournament } from "#algorithms/engines/swiss/tournament.ts";
import { writeTrf } from "#algorithms/engines/swiss/write-trf.ts";
import type { Board, Doc, Drawn, LeftOver, Pair } from "../doc.ts";
import { OUTCOMES, outcomeOf } from "../round/results.ts";
import { normalized } from "../round/rounds.ts";
import { formatSchedule, isOfSchedule, parseSchedule, withoutAnnulled } from "../round-robin/marks.ts";
import type { RoundRobin } from "../round-robin/model.ts";
import { countedTournament, filedTournament } from "../round-robin/tournament-of.ts";

const MARK = "### kibitz ";

/** The text of a doc: what was typed, or else what its tournament writes. */
export function textOf(doc: Doc): string {
  return doc.file?.text ?? writtenText(doc);
}

/** What a doc's tournament writes. */
export function writtenText({ tournament, drawn, leftOver, orders = [], isForced, schedule }: Doc): string {
  const marks = [
    ...(isForced ? [`${MARK}forced`] : []),
    ...leftOver.map(({ round, player }) => `${MARK}left-over ${round} ${player}`),
    ...orders.map(({ round, whites }) => `${MARK}boards ${round} ${whites.join(" ")}`),
    ...(drawn ? marksOf(drawn) : []),
    ...(schedule ? formatSchedule(schedule).map((words) => MARK + words) : []),
  ];
  const filed = schedule ? filedTournament(schedule, tournament) : tournament;
  return writeTrf(filed) + marks.map((mark) => `${mark}\n`).join("");
}

/** What is wrong or odd in the text. Where it is what the tournament writes, that is read again. */
export function problemsOf(doc: Doc): readonly TrfProblem[] {
  if (doc.file) return doc.file.problems;
  const text = writtenText(doc);
  const { problems } = readTrf(text, { isForced: doc.isForced });
  return doc.schedule ? withoutOwn(problems, text) : problems;
}

function marksOf({ round, method, boards, bye, unpaired, original, isForeign }: Drawn): string[] {
  const words = [
    `round ${round} ${method}`,
    ...(isForeign ? ["foreign"] : []),
    ...boards.map(({ white, black, outcome }) => `board ${white} ${black} ${outcome ?? ""}`.trimEnd()),
    ...(bye === undefined ? [] : [`bye ${bye}`]),
    ...unpaired.map((id) => `out ${id}`),
    ...original.pairs.map(({ white, black }) => `paired ${white} ${black}`),
    ...(original.bye === undefined ? [] : [`paired-bye ${original.bye}`]),
    ...original.unpaired.map((id) => `paired-out ${id}`),
  ];
  return words.map((word) => MARK + word);
}

/** What a text says, whatever was there before it. */
export interface Reading {
  readonly file: NonNullable<Doc["file"]>;
  readonly isForced: boolean;
  /** What it tells of; undefined where it has mistakes. */
  readonly told?: Pick<Doc, "tournament" | "drawn" | "leftOver" | "orders" | "schedule"> | undefined;
}

/** Reads a text that was opened or typed; `encoding` is what was wrong with its bytes. */
export function readText(
  text: string,
  {
    encoding = [],
    isForced = /^### kibitz forced\r?$/m.test(text),
  }: { readonly encoding?: readonly TrfProblem[]; readonly isForced?: boolean } = {},
): Reading {
  const { tournament, problems, open } = readTrf(text, { isForced });
  const all = [...encoding, ...problems].sort((x, y) => x.line - y.line || x.column - y.column);
  const file = { text, problems: all, encoding };
  if (!tournament || encoding.length > 0) return { file, isForced };
  const marks = tournament.notes.filter((note) => note.startsWith(MARK));
  const notes = tournament.notes.filter((note) => !note.startsWith(MARK));
  const read = normalized({ ...tournament, notes });
  const words = marks.map((mark) => mark.slice(MARK.length).split(/\s+/));
  const schedule = parseSchedule(words, tournament);
  if (schedule) {
    const told = scheduledFrom(schedule, read);
    return { file: { ...file, problems: withoutOwn(all, text) }, isForced, told };
  }
  // What does not fit is kept: somebody may be about to mend the players.
  const lost = marks.filter((_, index) => isOfSchedule(words[index]));
  const told = {
    tournament: { ...read, notes: [...notes, ...lost] },
    drawn: drawnFrom(words, read) ?? (open && drawnFromFile(open)),
    leftOver: leftOverFrom(words, read),
    orders: ordersFrom(words, read),
  };
  return { file, isForced, told };
}

/** In a round robin results that do not count (299) are taken into account. */
function withoutOwn(problems: readonly TrfProblem[], text: string): TrfProblem[] {
  const lines = text.split(/\r\n|\n|\r/);
  return problems.filter(
    ({ severity, line }) => severity === "error" || !lines[line - 1]?.startsWith("299 "),
  );
}

function scheduledFrom(schedule: RoundRobin, read: Tournament): NonNullable<Reading["told"]> {
  const tournament = countedTournament(schedule, withoutAnnulled(schedule, read));
  return { tournament, drawn: undefined, leftOver: [], schedule };
}

/** The doc that a text tells of. Where it has mistakes, that of `before` stays. */
export function docOf({ file, isForced, told }: Reading, before: Doc): Doc {
  if (!told) return { ...before, file, isForced };
  return { ...told, method: told.drawn?.method ?? before.method, file, isForced };
}

/** The text of bytes, with what is wrong with them. What is no UTF-8 is read as Latin-1, line by line. */
export function decode(bytes: Uint8Array): { readonly text: string; readonly encoding: TrfProblem[] } {
  const encoding: TrfProblem[] = [];
  const lines = linesOf(fromUtf16(bytes) ?? bytes, encoding, true);
  return { text: lines.map(({ text }) => text).join("\n"), encoding };
}

/** Who was left over as comments tell, if the games agree. */
function leftOverFrom(marks: readonly (readonly string[])[], { players }: Tournament): LeftOver[] {
  const told = marks.flatMap(([name, round, player]) =>
    name === "left-over" ? [{ round: Number(round), player: Number(player) }] : [],
  );
  return told.filter(({ round, player }) => {
    const game = players[player - 1]?.games[round - 1];
    return game?.opponent === 0 && game.result === "Z";
  });
}

/** The orders of boards as comments tell, if those players had games with White. */
function ordersFrom(marks: readonly (readonly string[])[], { players }: Tournament): Doc["orders"] {
  const told = marks.flatMap(([name, round, ...whites]) =>
    name === "boards" ? [{ round: Number(round), whites: whites.map(Number) }] : [],
  );
  const orders = told.filter(({ round, whites }) =>
    whites.every((white) => players[white - 1]?.games[round - 1]?.color === "white"),
  );
  return orders.length > 0 ? orders : undefined;
}

/** A round that another program has paired, and in which results are missing. */
function drawnFromFile({ round, pairs, bye }: OpenRound): Drawn {
  const boards = pairs.map(({ white, black, results }) => {
    return { white, black, outcome: results && outcomeOf(...results) };
  });
  const original = { pairs: pairs.map(({ white, black }) => ({ white, black })), bye, unpaired: [] };
  return {
    ...{
      round,
      method: USUAL_METHOD,
      boards,
      bye,
      unpaired: [],
      original,
      isForeign: true,
    },
  };
}

/** The text of bytes that begin with the mark of UTF-16, as editors on Windows write it. */
function fromUtf16(bytes: Uint8Array): string | undefined {
  const mark = `${bytes[0]} ${bytes[1]}`;
  const name = mark === "255 254" ? "utf-16le" : mark === "254 255" ? "utf-16be" : undefined;
  return name && new TextDecoder(name).decode(bytes);
}

/** The round that comments tell of, if they fit the tournament. */
function drawnFrom(marks: readonly (readonly string[])[], tournament: Tournament): Drawn | undefined {
  const n = tournament.players.length;
  const all = (name: string) => marks.filter(([first]) => first === name);
  const [, roundText, methodText] = all("round")[0] ?? [];
  const method = PAIRING_METHODS.find((each) => each === methodText);
  const round = Number(roundText);
  if (method === undefined || round !== playedRounds(tournament) + 1) return undefined;
  const ids = (name: string) => all(name).map(([, id]) => Number(id));
  const pairs = (name: string) =>
    all(name).map(([, white, black]): Pair => ({ white: Number(white), black: Number(black) }));
  const boards = all("board").map(([, white, black, result]): Board => {
    const outcome = OUTCOMES.find((each) => each === result);
    return { white: Number(white), black: Number(black), outcome };
  });
  const [bye] = ids("bye");
  const [originalBye] = ids("paired-bye");
  const unpaired = ids("out");
  const original = { pairs: pairs("paired"), bye: originalBye, unpaired: ids("paired-out") };
  const isFitting = (pairs: readonly Pair[], rest: readonly (number | undefined)[]): boolean => {
    const seats = [
      ...pairs.flatMap(({ white, black }) => [white, black]),
      ...rest.filter((id) => id !== undefined),
    ];
    return (
      new Set(seats).size === seats.length && seats.every((id) => Number.isInteger(id) && id >= 1 && id <= n)
    );
  };
  if (!isFitting(boards, [bye, ...unpaired])) return undefined;
  if (!isFitting(original.pairs, [originalBye, ...original.unpaired])) return undefined;
  const isForeign = all("foreign").length > 0;
  return { round, method, boards, bye, unpaired, original, ...(isForeign && { isForeign }) };
}
