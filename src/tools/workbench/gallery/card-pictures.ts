/** A picture of each program on its card, drawn from its run when the site is built. */
import type { GraphPlate, Plate } from "#algorithms/core/lesson/scene.ts";
import { noteWidth } from "#algorithms/engines/program/pictures/note-width.ts";
import { LEFT_OUT } from "#algorithms/engines/program/pictures/pictures.ts";
import { plateMarkup } from "#components/picture/views/static-plate.ts";
import { runInNode } from "#src/cli/record/in-node.ts";
import { leanPicture } from "#src/lib/lean-picture.ts";
import recorder from "#src/reader-programs/room/recorder.js?raw";
import { see } from "#src/reader-programs/room/see.ts";
import { seeWords } from "#src/reader-programs/room/see-words.en.ts";
import { marksIn, playedOf } from "../played.ts";

/** What the card of a program is sent of its picture. */
export interface CardPicture {
  /** The view: x, y, width, height. */
  readonly box: readonly [number, number, number, number];
  readonly kind: string;
  readonly markup: string;
}

const LIMITS = { steps: 1_000_000, ms: 60_000 };
/** How far a run is when most has begun and little is over. */
const TELLING = 0.6;
/** Around the marks, and how high a note is beside them. */
const MARGIN = 8;
const LETTER = 8;
/** A small picture is not blown up. */
const NARROWEST = 240;

/** Null where a program has nothing but a few numbers. */
export function cardPicture(text: string): CardPicture | null {
  const program = see(text, seeWords);
  const { pictures, opens, steps } = playedOf({
    program,
    seen: runInNode(program.text, recorder, LIMITS).seen,
  });
  const [late, first] = [Math.floor(TELLING * steps), opens].map(
    (position) => pictures.scene(position).plate,
  ) as [Plate, Plate];
  // What was there may be gone again.
  const plate = marksIn(late) < marksIn(first) / 2 ? first : late;
  if (marksIn(plate) === 0) return null;
  const shown =
    plate.kind === "graph" ? { ...plate, notes: plate.notes.filter(({ id }) => id !== LEFT_OUT) } : plate;
  return { box: boxOf(shown), kind: plate.kind, markup: leanPicture(plateMarkup(shown)) };
}

/** The part of a plate in which something is drawn: x, y, width and height. */
function boxOf(plate: Plate): CardPicture["box"] {
  const spans =
    plate.kind === "graph" ? [...plate.nodes.map(spanOfNode), ...plate.notes.map(spanOfNote)] : [];
  const [left, top] = [0, 1].map((k) => Math.min(...spans.map((span) => span[k] ?? 0)) - MARGIN);
  const [right, bottom] = [2, 3].map((k) => Math.max(...spans.map((span) => span[k] ?? 0)) + MARGIN);
  const across = right - left;
  const width = Math.max(NARROWEST, across);
  return [left - (width - across) / 2, top, width, bottom - top].map(Math.round) as [
    number,
    number,
    number,
    number,
  ];
}

type Span = readonly [left: number, top: number, right: number, bottom: number];

function spanOfNode({ x, y, radius, box }: GraphPlate["nodes"][number]): Span {
  const [across, down] = box ? [box.width / 2, box.height / 2] : [radius, radius];
  return [x - across, y - down, x + across, y + down];
}

function spanOfNote({ x, y, text, anchor = "middle" }: GraphPlate["notes"][number]): Span {
  const width = noteWidth(text);
  const left = { start: x, middle: x - width / 2, end: x - width }[anchor];
  return [left, y - LETTER, left + width, y];
}
