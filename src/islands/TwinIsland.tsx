import { type ComponentProps, lazy, type ReactElement, Suspense } from "react";
import type { Locale } from "#algorithms/lesson.ts";
import { Twin } from "#components/Twin.tsx";
import { loadView } from "#components/use-view.ts";
import { playerWords } from "../i18n/player.ts";
import { loadLesson } from "../lessons.ts";
import { viewInPage } from "./view-in-page.ts";

/** One side of a comparison, as it travels in the page. */
export interface TwinSideProps {
  readonly lessonId: string;
  readonly example: string;
}

export interface TwinIslandProps {
  readonly locale: Locale;
  readonly figure: string;
  readonly number: number;
  readonly title: string;
  readonly by: "step" | "round";
  readonly left: TwinSideProps;
  readonly right: TwinSideProps;
}

type Loaded = (props: TwinIslandProps) => ReactElement;

const twins = new Map<string, ReturnType<typeof lazy<Loaded>>>();

/** The comparison of two lessons: the code of both arrives when the figure does. */
function twinOf({ figure, left, right }: TwinIslandProps): ReturnType<typeof lazy<Loaded>> {
  const key = `${left.lessonId}|${right.lessonId}`;
  const known = twins.get(key);
  if (known) return known;
  const twin = lazy(async () => {
    const [first, second] = await Promise.all([
      loadLesson(left.lessonId),
      loadLesson(right.lessonId),
      loadView(viewInPage(figure)),
    ]);
    const side = ({ example }: TwinSideProps, { lesson, inputs }: typeof first) => ({
      lesson,
      inputs,
      example,
    });
    // biome-ignore lint/correctness/noComponentHookFactories: made once for each pair of lessons, and kept in the map.
    const LoadedTwin: Loaded = (props) => {
      const rest: Omit<ComponentProps<typeof Twin>, "left" | "right"> = {
        ...props,
        words: playerWords[props.locale],
      };
      return <Twin {...rest} left={side(props.left, first)} right={side(props.right, second)} />;
    };
    return { default: LoadedTwin };
  });
  twins.set(key, twin);
  return twin;
}

/** A comparison as an island: the server's markup stands until the code has arrived. */
export function TwinIsland(props: TwinIslandProps): ReactElement {
  const LoadedTwin = twinOf(props);
  return (
    <Suspense>
      <LoadedTwin {...props} />
    </Suspense>
  );
}
