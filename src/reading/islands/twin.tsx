import type { ReactElement } from "react";
import { runExample } from "#components/run/run.ts";
import { Twin, type TwinSide } from "#components/twin/Twin.tsx";
import { playerWords } from "#src/i18n/player.en.ts";
import { loadLesson } from "#src/registry/lessons.ts";
import type { InTurn, SleepingTwin, TwinSideProps } from "./sleeping.ts";

/** The comparison of two runs, when the code of both lessons has arrived. */
export async function twinOf(
  { kind: _, left, right, ...rest }: SleepingTwin,
  inTurn: InTurn,
): Promise<ReactElement> {
  const sides = [sideOf(left, inTurn), sideOf(right, inTurn)] as const;
  const [first, second] = await Promise.all(sides);
  return <Twin {...rest} words={playerWords} left={first} right={second} />;
}

async function sideOf({ lessonId, example }: TwinSideProps, inTurn: InTurn): Promise<TwinSide> {
  const loaded = await loadLesson(lessonId);
  await inTurn();
  const { lesson } = loaded;
  const run = runExample(loaded, example);
  const { title, examples } = lesson.words;
  return { lesson, run, title, note: examples[example]?.title ?? "" };
}
