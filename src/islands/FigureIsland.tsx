import { type LazyExoticComponent, lazy, type ReactElement, Suspense, useState } from "react";
import type { Locale } from "#algorithms/lesson.ts";
import { MiniPlayer } from "#components/MiniPlayer.tsx";
import { Player } from "#components/Player.tsx";
import type { PlayerProps } from "#components/player-options.ts";
import { loadView } from "#components/use-view.ts";
import type { ViewName } from "#components/views/index.ts";
import { playerWords } from "../i18n/player.ts";
import { loadLesson } from "../lessons.ts";
import { recordElsewhere } from "../workers/record-elsewhere.ts";
import { viewInPage } from "./view-in-page.ts";

/** What the page says of a figure. All of it is plain text, as it travels in the page. */
export interface FigureProps {
  readonly lessonId: string;
  readonly locale: Locale;
  readonly figure: string;
  readonly number: number;
  readonly title: string;
  readonly example: string;
  readonly opens: string;
  readonly asks: string;
  /** Picture, comment and three buttons only. */
  readonly mini?: boolean;
}

type LessonProps = Pick<PlayerProps, "lesson" | "inputs" | "listings">;
type LessonPlayer = LazyExoticComponent<(props: FigureProps) => ReactElement>;

const players = new Map<string, LessonPlayer>();

/** The player of a lesson: its code arrives when the figure does, and once for all figures of a page. */
function playerOf(lessonId: string, view: ViewName): LessonPlayer {
  const key = `${lessonId} ${view}`;
  const known = players.get(key);
  if (known) return known;
  const player = lazy(async () => {
    const [loaded] = await Promise.all([loadLesson(lessonId) satisfies Promise<LessonProps>, loadView(view)]);
    // biome-ignore lint/correctness/noComponentHookFactories: made once for each lesson, and kept in the map.
    const LoadedPlayer = ({ locale, mini, ...rest }: FigureProps) => {
      const props = { ...rest, ...loaded, locale, words: playerWords[locale], recordElsewhere };
      return mini ? <MiniPlayer {...props} /> : <Player {...props} />;
    };
    return { default: LoadedPlayer };
  });
  players.set(key, player);
  return player;
}

/** A figure as an island: the server's markup stands until the lesson's code has arrived. */
export function FigureIsland(props: FigureProps): ReactElement {
  const [view] = useState(() => viewInPage(props.figure));
  const LoadedPlayer = playerOf(props.lessonId, view);
  return (
    <Suspense>
      <LoadedPlayer {...props} />
    </Suspense>
  );
}

/** The player itself, for a run that was recorded elsewhere: a page that imports this file when it needs it shares it with all others. */
export { Player, recordElsewhere };
