import type { ReactElement } from "react";
import type { Locale } from "#algorithms/core/lesson/lesson.ts";
import { runExample } from "#components/run/run.ts";
import { Twin, type TwinSide } from "#components/twin/Twin.tsx";
import { playerWords } from "#src/i18n/player.ts";
import { loadLesson } from "#src/registry/lessons.ts";
import type { InTurn, SleepingTwin, TwinSideProps } from "./sleeping.ts";

/** The comparison of two runs, when the code of both lessons has arrived. */
export async function twinOf(
  { kind: _, left, right, ...rest }: SleepingTwin,
  inTurn: InTurn,
): Promise<ReactElement> {
  const sides = [sideOf(left, rest.locale, inTurn), sideOf(right, rest.locale, inTurn)] as const;
  const [first, second] = await Promise.all(sides);
  return <Twin {...rest} words={playerWords[rest.locale]} left={first} right={second} />;
}

async function sideOf(
  { lessonId, example }: TwinSideProps,
  locale: Locale,
  inTurn: InTurn,
): Promise<TwinSide> {
  const loaded = await loadLesson(lessonId);
  await inTurn();
  const { lesson } = loaded;
  const run = runExample(loaded, example, locale);
  const { title, examples } = lesson.words[locale];
  return { lesson, run, title, note: examples[example]?.title ?? "" };
}
