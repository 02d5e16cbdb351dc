import type { AnyLesson } from "#algorithms/core/lesson/lesson.ts";
import type { EmbedChoice } from "#components/embed/embed-address.ts";
import type { HighlightedListing } from "#components/panels/Listing.tsx";
import type { PlayerWords } from "#components/panels/words.ts";
import type { RecordElsewhere, Run } from "#components/run/run.ts";
import type { TourStop } from "#components/tour/tour.ts";
import type { OwnAsked } from "./player-questions.ts";
import type { PlayerAction } from "./player-state.ts";

/** What a player is made from. */
export interface PlayerOptions {
  readonly lesson: AnyLesson;
  readonly inputs: ReadonlyMap<string, string>;
  /** The id of the figure on its page, and its key in links. */
  readonly figure: string;
  readonly example: string;
  /** Where the figure opens: a position name. */
  readonly opens: string;
  /** The steps before which a question is asked: position names. */
  readonly asks: string;
  /** What somebody else asks of one step. */
  readonly own?: OwnAsked | undefined;
  readonly recordElsewhere: RecordElsewhere;
  /** The files of the program, where it is shown. */
  readonly listings?: readonly HighlightedListing[];
  /** A run that is shown as it is, and no other one: the figure then has no examples, no input of its own and no links. */
  readonly opened?: Run | undefined;
  /** The run of its example, where it has been recorded already. */
  readonly recorded?: Run | undefined;
  /** The run that the figure begins with, where that is not the example. */
  readonly begins?: Run | undefined;
  /** Where links to its steps lead, when the figure stands on another page than that of its lesson. */
  readonly home?: { readonly path: string; readonly figure: string } | undefined;
  /** The path of a frame that plays this run, where it is none of a lesson; undefined where the run is too long for one. */
  readonly frameOf?: ((choice: EmbedChoice) => Promise<string | undefined>) | undefined;
  /** The stop of a tour that the figure is. */
  readonly stop?: TourStop | undefined;
  /** Whether the browser takes over what the server has drawn: its first drawing is the same, and hears nothing yet. */
  readonly isHydrated?: boolean;
  /** Told when a question is over, with all answers to it, the last one empty where it was shown, and the text of its run. */
  readonly onSettled?: ((isRight: boolean, given: readonly string[], text: string) => void) | undefined;
  /** Told where the figure stands, at first too, with what moves it. */
  readonly onMoved?: ((position: number, act: (action: PlayerAction) => void) => void) | undefined;
  readonly words: PlayerWords;
}

/** The same with what a figure shows around its player. */
export interface PlayerProps extends PlayerOptions {
  readonly number: number;
  readonly title: string;
  readonly listings: readonly HighlightedListing[];
}
