import { lazy, type ReactElement, Suspense } from "react";
import { MiniPlayer } from "#components/MiniPlayer.tsx";
import { loadView } from "#components/use-view.ts";
import { playerWords } from "../i18n/player.ts";
import type { SleepingPlayer } from "../islands/sleeping.ts";
import { recordElsewhere } from "../workers/record-elsewhere.ts";

/** What the page says of the figure; its lesson is the circle method. */
type HomeProps = Omit<SleepingPlayer, "kind" | "lessonId"> & {
  /** The input of the example. */
  readonly input: string;
};

const LoadedPlayer = lazy(async () => {
  const [{ lesson }] = await Promise.all([import("#algorithms/circle-method/lesson.ts"), loadView("graph")]);
  return {
    default: ({ input, ...props }: HomeProps) => (
      <MiniPlayer
        {...{ ...props, lesson, recordElsewhere }}
        isHydrated
        inputs={new Map([[props.example, input]])}
        listings={[]}
        words={playerWords[props.locale]}
      />
    ),
  };
});

/** The figure of the front page as an island: the server's markup stands until the lesson's code has arrived. */
export function HomeIsland(props: HomeProps): ReactElement {
  return (
    <Suspense>
      <LoadedPlayer {...props} />
    </Suspense>
  );
}
