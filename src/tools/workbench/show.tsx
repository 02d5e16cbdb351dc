/** The run of a pasted program in the player. */
import { type ReactElement, useCallback, useRef, useState } from "react";
import { type EmbedChoice, formatPart } from "#components/embed/embed-address.ts";
import type { PlayerAction } from "#components/player/state/player-state.ts";
import { localePath } from "#src/i18n/locales.ts";
import { playerWords } from "#src/i18n/player.en.ts";
import { needFigures } from "#src/reader-programs/need-figures.ts";
import { type LinkedProgram, programHash } from "#src/reader-programs/program-link.ts";
import { listingOf, mountShown, type Shown } from "#src/reader-programs/shown.ts";
import { Chosen, type ChosenProps } from "./Chosen.tsx";
import { type PlayedProgram, playedOf } from "./played.ts";
import type { WatchedProgram } from "./watch-in.ts";
import { Watching, type WatchingProps } from "./watching/Watching.tsx";
import { workbenchWords as words } from "./words.en.ts";

/** A run on the page, with the place in the program at which it ended. */
export interface ShownProgram extends Shown, Pick<PlayedProgram, "steps" | "last" | "misread"> {}

export interface ShowOptions extends Pick<WatchingProps, "kept" | "onKeep"> {
  /** The program as the reader wrote it, with the line that calls it. */
  readonly written: Pick<LinkedProgram, "text" | "language">;
  /** The program as a link brings it. */
  readonly program: LinkedProgram;
}

const FIGURE = "workbench-run";

/** Puts a run into its place, and the focus onto it: where it opens, or where an error ended it. */
export async function showProgram(
  place: HTMLElement,
  watched: WatchedProgram,
  { kept, onKeep, written, program }: ShowOptions,
): Promise<ShownProgram> {
  const { steps, last, misread, run, pictures, lesson, opened, opens } = playedOf(watched);
  const { text, language } = watched.listing ?? written;
  const [listings] = await Promise.all([
    text === "" ? [] : Promise.all([listingOf(text, language)]),
    needFigures(),
  ]);
  const shown = await mountShown(
    place,
    <WatchedPlayer
      {...{ run, kept, onKeep, pictures, lesson, listings, opened }}
      inputs={new Map()}
      recordElsewhere={() => Promise.reject(new Error("a run of a pasted program is not recorded again"))}
      figure={FIGURE}
      number={1}
      title={words.figure}
      example=""
      opens={String(opens)}
      asks={lesson.asking.positions.join()}
      frameOf={(choice) => frameOf(program, choice)}
      words={playerWords}
    />,
    FIGURE,
  );
  // The program first: its values stand in the picture.
  if (listings.length > 0) place.querySelector<HTMLInputElement>(".tab-code")?.click();
  return { ...shown, steps, last, misread };
}

/** The frame that shows the program, and plays this part of its run when its reader has run it. */
async function frameOf(program: LinkedProgram, choice: EmbedChoice): Promise<string | undefined> {
  const hash = await programHash(program);
  const query = formatPart(choice);
  if (choice.from > 0) query.set("from", String(choice.from));
  return hash && localePath(`/embed/workbench/?${query}`).replace(/\?$/, "") + hash;
}

/** The player with what is watched in its run below it. */
function WatchedPlayer({
  run,
  kept,
  onKeep,
  ...player
}: Omit<ChosenProps, "onMoved"> & Omit<WatchingProps, "position" | "onSeek">): ReactElement {
  const [position, setPosition] = useState(0);
  const act = useRef<(action: PlayerAction) => void>(() => undefined);
  const onMoved = useCallback((now: number, its: (action: PlayerAction) => void) => {
    act.current = its;
    setPosition(now);
  }, []);
  return (
    <>
      <Chosen {...player} onMoved={onMoved} />
      <Watching
        {...{ run, position, kept, onKeep }}
        onSeek={(to) => act.current({ type: "seek", position: to })}
      />
    </>
  );
}
