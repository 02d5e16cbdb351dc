import type { ReactElement, ReactNode } from "react";
import { type EmbedSide, EmbedTwin } from "#components/embed/EmbedTwin.tsx";
import type { Framed } from "#components/embed/use-orders.ts";
import type { ComparedRun, TwinPace } from "#components/twin/twin-halts.ts";
import { playerWords } from "../i18n/player.en.ts";
import { tourWords } from "../tours/words.en.ts";
import type { ShownStop } from "./open-standalone.ts";

export interface StopTwinProps {
  readonly found: ShownStop;
  /** What stands beside the run of the stop. */
  readonly beside: ComparedRun;
  readonly by: TwinPace;
  readonly figure: string;
  readonly frame?: Framed;
  readonly said?: ReactNode;
  readonly onPosition?: (position: number) => void;
}

/** The small comparison at a stop. */
export function StopTwin({ found, beside, ...rest }: StopTwinProps): ReactElement {
  return (
    <EmbedTwin
      {...{ ...rest }}
      title={tourWords.compared}
      words={playerWords}
      left={sideOf(found)}
      right={sideOf(beside)}
      opensAt={found.position}
    />
  );
}

function sideOf({ lesson, run }: ComparedRun): EmbedSide {
  const { title, examples } = lesson.words;
  const note = run.source.kind === "example" ? (examples[run.source.id]?.title ?? "") : playerWords.ownInput;
  return { lesson, run, title, note };
}
