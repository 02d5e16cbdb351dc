import type { ReactElement, ReactNode } from "react";
import type { Locale } from "#algorithms/core/lesson/lesson.ts";
import { type EmbedSide, EmbedTwin } from "#components/embed/EmbedTwin.tsx";
import type { ComparedRun, TwinPace } from "#components/twin/twin-halts.ts";
import { playerWords } from "../i18n/player.ts";
import { tourWords } from "../tours/words.ts";
import type { ShownStop } from "./open-held.ts";

export interface StopTwinProps {
  readonly found: ShownStop;
  /** What stands beside the run of the stop. */
  readonly beside: ComparedRun;
  readonly by: TwinPace;
  readonly figure: string;
  readonly locale: Locale;
  readonly said?: ReactNode;
  readonly onPosition?: (position: number) => void;
}

/** The small comparison at a stop. */
export function StopTwin({ found, beside, locale, ...rest }: StopTwinProps): ReactElement {
  return (
    <EmbedTwin
      {...{ locale, ...rest }}
      title={tourWords[locale].compared}
      words={playerWords[locale]}
      left={sideOf(found, locale)}
      right={sideOf(beside, locale)}
      opensAt={found.position}
    />
  );
}

function sideOf({ lesson, run }: ComparedRun, locale: Locale): EmbedSide {
  const { title, examples } = lesson.words[locale];
  const note =
    run.source.kind === "example" ? (examples[run.source.id]?.title ?? "") : playerWords[locale].ownInput;
  return { lesson, run, title, note };
}
