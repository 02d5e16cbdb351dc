/** A turn as it stands after some of the algorithm's own choices, with its picture and the link that opens it there. */
import type { Plate } from "#algorithms/core/lesson/scene.ts";
import { plateMarkup } from "#components/picture/views/static-plate.ts";
import { formatLink } from "#components/run/link.ts";
import { runExample } from "#components/run/run.ts";
import { answerTurn, beginTurn, packTurn, revealTurn, type Turn } from "#components/turn/turn.ts";
import { localePath } from "#src/i18n/locales.ts";
import { stepAddress } from "#src/lib/step-address.ts";
import { loadLesson } from "#src/registry/lessons.ts";

/** Whose turn it is, and when it is shown. */
export interface Wanted {
  readonly lesson: string;
  readonly figure: string;
  readonly example: string;
  /** Whether the turn stands where it shall be shown. */
  readonly isThere: (turn: Turn) => boolean;
  /** An answer that is refused there. */
  readonly slip?: number;
}

export interface ShownTurn {
  readonly href: string;
  readonly plate: Plate;
  /** What is inside the plate's SVG. */
  readonly markup: string;
  /** What is asked there. */
  readonly prompt: string;
  /** Why the slip is refused. */
  readonly refused: string | undefined;
}

/** Plays a turn to the choice that is wanted. Throws a RangeError when the run ends before it. */
export async function shownTurn({ lesson: id, figure, example, isThere, slip }: Wanted): Promise<ShownTurn> {
  const { lesson, inputs } = await loadLesson(id);
  const performing = await lesson.performing?.();
  if (!performing) throw new RangeError(`the lesson "${id}" cannot be performed`);
  const subject = { lesson, performing };
  let turn = beginTurn(subject, runExample({ lesson, inputs }, example));
  while (turn.open && !isThere(turn)) turn = revealTurn(subject, turn);
  const { open, run } = turn;
  if (!open)
    throw new RangeError(`the turn on "${example}" of ${id} ends before the choice that is to be shown`);
  const step = open.position;
  const value = await formatLink({
    ...{ version: lesson.version, source: run.source, step },
    turn: packTurn(turn),
  });
  const frame = run.scout.seek(step);
  const { plate } = lesson.scene(run.problem, frame);
  return {
    href: localePath(`/lessons/${id}/`) + stepAddress(figure, value ?? ""),
    plate,
    markup: plateMarkup(plate),
    prompt: performing.words.prompt[open.kind]?.(open, frame, run.problem) ?? "",
    refused: slip === undefined ? undefined : answerTurn(subject, turn, [slip]).refused,
  };
}
