import type { ReactElement, ReactNode } from "react";
import { EmbedPlayer } from "#components/embed/EmbedPlayer.tsx";
import { WHOLE_RUN } from "#components/embed/embed-address.ts";
import { playerWords } from "../i18n/player.en.ts";
import type { ShownStop } from "./open-standalone.ts";

interface StopPlayerProps {
  readonly found: ShownStop;
  readonly figure: string;
  readonly said?: ReactNode;
  readonly onSettled: (isRight?: boolean) => void;
  readonly onPosition?: (position: number) => void;
}

/** The small player at a stop: at its step, or at the question before it. */
export function StopPlayer({ found, onSettled, ...rest }: StopPlayerProps): ReactElement {
  const { lesson, run, position, isAsked } = found;
  return (
    <EmbedPlayer
      {...{ lesson, run, ...rest }}
      title={lesson.words.title}
      words={playerWords}
      choice={{ ...WHOLE_RUN, source: run.source, asks: isAsked ? String(position) : "" }}
      opens={isAsked ? position - 1 : position}
      opensAsking={isAsked}
      onAnswer={(_, isRight) => onSettled(isRight)}
    />
  );
}
