/** A comparison as a stop of a tour: its code comes with the first one. */
import { type ReactElement, useLayoutEffect } from "react";
import { needSheet } from "#components/page/sheet.ts";
import { Twin, type TwinProps, type TwinSide } from "#components/twin/Twin.tsx";
import type { ComparedRun } from "#components/twin/twin-halts.ts";
import twins from "../styles/sheets/twins.css?url";

interface TwinStopProps extends Omit<TwinProps, "left" | "right"> {
  readonly left: ComparedRun;
  readonly right: ComparedRun;
}

/** Two runs under one scrubber, at the halt of the stop. */
export function TwinStop({ left, right, ...rest }: TwinStopProps): ReactElement {
  useLayoutEffect(() => void needSheet(twins), []);
  return <Twin {...rest} left={sideOf(left, rest)} right={sideOf(right, rest)} />;
}

function sideOf({ lesson, run }: ComparedRun, { words }: Pick<TwinProps, "words">): TwinSide {
  const { title, examples } = lesson.words;
  const { source } = run;
  const note =
    source.kind === "example"
      ? (examples[source.id]?.title ?? "")
      : source.kind === "random"
        ? words.randomInput(source.size, source.seed)
        : words.ownInput;
  return { lesson, run, title, note };
}
