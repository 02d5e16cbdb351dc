import type { ReactElement, RefObject } from "react";
import type { Locale } from "#algorithms/core/lesson/lesson.ts";
import { late } from "#src/tools/shared/late.tsx";
import { isBroken } from "./doc.ts";
import { Blocked } from "./round/Blocked.tsx";
import { RoundsView } from "./round/RoundsView.tsx";
import type { Tab } from "./Tabs.tsx";
import type { ViewProps } from "./view-props.ts";

const ScheduledRounds = late(async () => (await import("./round-robin/load.ts")).scheduledRounds());
const StandingsView = late(async () => (await import("./standings/StandingsView.tsx")).StandingsView);
const CrossView = late(async () => (await import("./CrossView.tsx")).CrossView);
const CrossTable = late(async () => (await import("./round-robin/load.ts")).crossTable());
const PlayersView = late(async () => (await import("./players/PlayersView.tsx")).PlayersView);
const PapersView = late(async () => (await import("./papers/load.ts")).papersView());
const TrfText = late(async () => (await import("./file/TrfText.tsx")).TrfText);

/** What a tab shows of the tournament; without the file nothing is shown while that has mistakes. */
export function View({
  doc,
  tab,
  chosen,
  lesson,
  area,
  locale,
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
  readonly locale: Locale;
  readonly onChosen: (round: number | undefined) => void;
  readonly onTab: (tab: Tab) => void;
}): ReactElement {
  return tab === "file" ? (
    <TrfText {...{ doc, area, locale }} act={act} />
  ) : isBroken(doc) ? (
    <Blocked {...{ doc, words }} act={act} onFile={() => onTab("file")} />
  ) : tab === "rounds" && doc.schedule ? (
    <ScheduledRounds
      {...{ chosen, locale, act, onChosen, words }}
      doc={{ ...doc, schedule: doc.schedule }}
      onStandings={() => onTab("standings")}
    />
  ) : tab === "rounds" ? (
    <RoundsView
      {...{ doc, chosen, lesson, locale, words }}
      act={act}
      onChosen={onChosen}
      onStandings={() => onTab("standings")}
    />
  ) : tab === "standings" ? (
    <StandingsView {...{ doc, locale, words }} act={act} />
  ) : tab === "cross" ? (
    doc.schedule ? (
      <CrossTable {...{ locale, words }} doc={{ ...doc, schedule: doc.schedule }} />
    ) : (
      <CrossView {...{ doc, locale, words }} />
    )
  ) : tab === "papers" ? (
    <PapersView {...{ doc, locale }} round={chosen} />
  ) : (
    <PlayersView {...{ doc, locale, words }} act={act} />
  );
}
