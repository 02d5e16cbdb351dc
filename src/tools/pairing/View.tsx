import type { ReactElement, RefObject } from "react";
import { lazy } from "#src/tools/shared/lazy.tsx";
import { isBroken } from "./doc.ts";
import { Blocked } from "./round/Blocked.tsx";
import { RoundsView } from "./round/RoundsView.tsx";
import type { Tab } from "./Tabs.tsx";
import type { ViewProps } from "./view-props.ts";

const ScheduledRounds = lazy(async () => (await import("./round-robin/load.ts")).scheduledRounds());
const StandingsView = lazy(async () => (await import("./standings/StandingsView.tsx")).StandingsView);
const CrossView = lazy(async () => (await import("./CrossView.tsx")).CrossView);
const CrossTable = lazy(async () => (await import("./round-robin/load.ts")).crossTable());
const PlayersView = lazy(async () => (await import("./players/PlayersView.tsx")).PlayersView);
const PapersView = lazy(async () => (await import("./papers/load.ts")).papersView());
const TrfText = lazy(async () => (await import("./file/TrfText.tsx")).TrfText);

/** What a tab shows of the tournament; without the file nothing is shown while that has mistakes. */
export function View({
  doc,
  tab,
  chosen,
  lesson,
  area,
  act,
  onChosen,
  onTab,
  words,
}: ViewProps & {
  readonly tab: Tab;
  /** The round that is shown, if it is not the next one. */
  readonly chosen: number | undefined;
  readonly lesson: string | undefined;
  readonly area: RefObject<HTMLTextAreaElement | null>;
  readonly onChosen: (round: number | undefined) => void;
  readonly onTab: (tab: Tab) => void;
}): ReactElement {
  return tab === "file" ? (
    <TrfText {...{ doc, area }} act={act} />
  ) : isBroken(doc) ? (
    <Blocked {...{ doc, words }} act={act} onFile={() => onTab("file")} />
  ) : tab === "rounds" && doc.schedule ? (
    <ScheduledRounds
      {...{ chosen, act, onChosen, words }}
      doc={{ ...doc, schedule: doc.schedule }}
      onStandings={() => onTab("standings")}
    />
  ) : tab === "rounds" ? (
    <RoundsView
      {...{ doc, chosen, lesson, words }}
      act={act}
      onChosen={onChosen}
      onStandings={() => onTab("standings")}
    />
  ) : tab === "standings" ? (
    <StandingsView {...{ doc, words }} act={act} />
  ) : tab === "cross" ? (
    doc.schedule ? (
      <CrossTable {...{ words }} doc={{ ...doc, schedule: doc.schedule }} />
    ) : (
      <CrossView {...{ doc, words }} />
    )
  ) : tab === "papers" ? (
    <PapersView {...{ doc }} round={chosen} />
  ) : (
    <PlayersView {...{ doc, words }} act={act} />
  );
}
