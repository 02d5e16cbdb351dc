import type { ReactElement } from "react";
import { Twin } from "#components/Twin.tsx";
import { playerWords } from "../i18n/player.ts";
import { loadLesson } from "../lessons.ts";
import type { SleepingTwin, TwinSideProps } from "./sleeping.ts";

/** The comparison of two runs, when the code of both lessons has arrived. */
export async function twinOf({ kind: _, left, right, ...rest }: SleepingTwin): Promise<ReactElement> {
  const [first, second] = await Promise.all([loadLesson(left.lessonId), loadLesson(right.lessonId)]);
  const side = ({ example }: TwinSideProps, { lesson, inputs }: typeof first) => ({
    lesson,
    inputs,
    example,
  });
  return (
    <Twin {...rest} words={playerWords[rest.locale]} left={side(left, first)} right={side(right, second)} />
  );
}
