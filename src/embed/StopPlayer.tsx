import type { ReactElement, ReactNode } from "react";
import { EmbedPlayer } from "#components/embed/EmbedPlayer.tsx";
import { WHOLE_RUN } from "#components/embed/embed-address.ts";
import type { Framed } from "#components/embed/use-orders.ts";
import type { TourStop } from "#components/tour/tour.ts";
import { playerWords } from "../i18n/player.en.ts";
import { firstTouch, touchable } from "../tours/touched-question.ts";
import type { ShownStop } from "./open-standalone.ts";

interface StopPlayerProps {
  readonly stop: TourStop;
  readonly found: ShownStop;
  readonly figure: string;
  readonly frame?: Framed;
  readonly said?: ReactNode;
  readonly onSettled: (isRight?: boolean, given?: string) => void;
  readonly onPosition?: (position: number) => void;
}

/** The small player at a stop: at its step, or at the question before it. */
export function StopPlayer({ stop, found, onSettled, ...rest }: StopPlayerProps): ReactElement {
  const { lesson, run, position, isAsked, own } = found;
  return (
    <EmbedPlayer
      {...{ lesson, run, own, ...rest }}
      title={lesson.words.title}
      words={playerWords}
      choice={{ ...WHOLE_RUN, source: run.source, asks: isAsked ? String(position) : "" }}
      opens={isAsked ? position - 1 : position}
      opensAsking={isAsked}
      onAnswer={(_, isRight, all) => {
        const first = firstTouch(stop, touchable(lesson, run, position), all);
        if (own) onSettled(first.isRight, first.given);
        else onSettled(isRight);
      }}
    />
  );
}
