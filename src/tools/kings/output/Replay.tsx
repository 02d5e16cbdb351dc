import { type ReactElement, useEffect, useState } from "react";
import { needSheet } from "#components/page/sheet.ts";
import type { Run } from "#components/run/run.ts";
import { playerWords } from "#src/i18n/player.en.ts";
import { type LoadedLesson, loadLesson } from "#src/registry/lessons.ts";
import sheet from "#src/styles/sheets/figures.css?url";

const LESSON = "kings-replay";
const NO_INPUTS: ReadonlyMap<string, string> = new Map();

/** The lesson, and the player in the file in which the articles' figures have it. */
type Loaded = LoadedLesson &
  Pick<typeof import("#src/reading/islands/player.ts"), "Player" | "recordElsewhere">;

interface ReplayProps {
  readonly run: Run;
  readonly title: string;
  /** Where it opens. */
  readonly at: "start" | "end";
}

/** The player of the lessons, with a run that the worker has made. */
export function Replay({ run, title, at }: ReplayProps): ReactElement | null {
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    void Promise.all([loadLesson(LESSON), import("#src/reading/islands/player.ts"), needSheet(sheet)]).then(
      ([lesson, island]) => setLoaded({ ...lesson, ...island }),
    );
  }, []);
  if (!loaded) return null;
  const { Player, recordElsewhere } = loaded;
  return (
    <Player
      {...{ lesson: loaded.lesson, listings: loaded.listings, inputs: NO_INPUTS }}
      {...{ run, title, recordElsewhere }}
      opened={run}
      figure="replay"
      number={1}
      example=""
      opens={at}
      asks=""
      words={playerWords}
    />
  );
}
