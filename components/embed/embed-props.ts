import type { ReactNode } from "react";
import type { AnyLesson } from "#algorithms/core/lesson/lesson.ts";
import type { PlayerWords } from "../panels/words.ts";
import type { OwnAsked } from "../player/state/player-questions.ts";
import type { Run } from "../run/run.ts";
import type { EmbedChoice } from "./embed-address.ts";
import type { Framed } from "./use-orders.ts";

/** What a small player is made from. */
export interface EmbedProps {
  readonly lesson: AnyLesson;
  readonly run: Run;
  readonly title: string;
  readonly choice: EmbedChoice;
  readonly words: PlayerWords;
  /** Where it opens, when that is not the beginning of its part. */
  readonly opens?: number | undefined;
  /** Where it is sent while it lives; another object sends it again. */
  readonly jump?: { readonly position: number } | undefined;
  /** Whether the question before the next step is open from the beginning. */
  readonly opensAsking?: boolean | undefined;
  /** What somebody else asks of one step. */
  readonly own?: OwnAsked | undefined;
  /** The frame of another page in which it stands, and whose orders it hears. */
  readonly frame?: Framed | undefined;
  /** What somebody else says of it, before the lesson's own sentence. */
  readonly said?: ReactNode;
  /** The id of the figure, where its page has several. */
  readonly figure?: string | undefined;
  /** Told when "next" or "previous" finds no further step: a slide around it may go on. */
  readonly onEdge?: ((side: "start" | "end", key: string) => void) | undefined;
  readonly onAnswer?: ((position: number, isRight: boolean, given: readonly string[]) => void) | undefined;
  readonly onPosition?: ((position: number, isLast: boolean) => void) | undefined;
}
