import { lazy, type ReactElement, Suspense } from "react";
import { loadView } from "#components/picture/use-view.ts";
import { MiniPlayer, type Onward } from "#components/player/MiniPlayer.tsx";
import { playerWords } from "#src/i18n/player.en.ts";
import { recordElsewhere } from "#src/workers/record-elsewhere.ts";
import type { SleepingPlayer } from "../islands/sleeping.ts";

/** What the page says of the figure; its lesson is the circle method. */
type HomeProps = Omit<SleepingPlayer, "kind" | "lessonId"> & {
  /** The input of the example. */
  readonly input: string;
  /** To the same choice in the lesson, where the reader makes it. */
  readonly onward: Onward;
};

const LoadedPlayer = lazy(async () => {
  const [{ lesson }] = await Promise.all([
    import("#algorithms/lessons/circle-method/lesson.ts"),
    loadView("graph"),
  ]);
  return {
    default: ({ input, ...props }: HomeProps) => (
      <MiniPlayer
        {...{ ...props, lesson, recordElsewhere }}
        isHydrated
        inputs={new Map([[props.example, input]])}
        listings={[]}
        words={playerWords}
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
