import { type ReactElement, useEffect, useRef, useState } from "react";
import { EmbedPlayer } from "#components/embed/EmbedPlayer.tsx";
import { WHOLE_RUN } from "#components/embed/embed-address.ts";
import type { StandaloneNews, StandalonePlayer } from "#components/embed/standalone-figure.ts";
import { positionOf } from "#components/run/position-names.ts";
import type { Run } from "#components/run/run.ts";
import { playerWords } from "../i18n/player.en.ts";
import { exampleRun } from "./example-run.ts";
import type { LessonParts } from "./lesson-parts.ts";

interface CuedPlayerProps {
  readonly placed: StandalonePlayer;
  readonly parts: LessonParts;
  readonly run: Run;
  readonly tell: (news: StandaloneNews) => void;
}

/** What a figure plays now, and where a number in the text has sent it. */
interface Shown {
  readonly example: string;
  readonly run: Run;
  readonly opens: number;
  readonly jump: { readonly position: number } | undefined;
}

/** A figure of a file. The numbers in the text that are steps of it move it there. */
export function CuedPlayer({ placed, parts, run, tell }: CuedPlayerProps): ReactElement {
  const { figure, title, asks } = placed;
  const [shown, show] = useState<Shown>(() => ({
    ...{ example: placed.example, run, opens: positionOf(run.trace, placed.opens), jump: undefined },
  }));
  const latest = useRef(shown);
  latest.current = shown;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a file stays what it is.
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const cue = (event.target as Element).closest<HTMLElement>(`a[data-cue="${figure}"]`);
      if (!cue || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      void follow(cue.dataset["at"] ?? "start", cue.dataset["example"] ?? placed.example);
    };
    const follow = async (at: string, example: string) => {
      const now = latest.current;
      if (example === now.example) show({ ...now, jump: { position: positionOf(now.run.trace, at) } });
      else {
        const other = await exampleRun(parts, example);
        if (other) show({ example, run: other, opens: positionOf(other.trace, at), jump: undefined });
      }
      const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
      document
        .getElementById(figure)
        ?.scrollIntoView({ block: "nearest", behavior: calm ? "auto" : "smooth" });
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, []);
  const { example, opens, jump } = shown;
  const source = { kind: "example", id: example } as const;
  return (
    <EmbedPlayer
      key={example}
      {...{ lesson: parts.lesson, title, figure, opens, jump }}
      run={shown.run}
      words={playerWords}
      choice={{ ...WHOLE_RUN, source, asks }}
      // What is counted are the questions and the end of the run that is placed here, not of others to which the text leads.
      onAnswer={(position, isRight) => {
        if (example === placed.example) tell({ kind: "answered", figure, position, isRight });
      }}
      onPosition={(position, isLast) =>
        tell({ kind: "moved", figure, position, isLast: isLast && example === placed.example })
      }
    />
  );
}
