import type { ReactElement, RefObject } from "react";
import type { AnyLesson } from "#algorithms/core/lesson/lesson.ts";
import type { Plate as PlateScene } from "#algorithms/core/lesson/scene.ts";
import type { Moment } from "../panels/moment.ts";
import type { PlayerWords } from "../panels/words.ts";
import { Plate } from "../picture/Plate.tsx";
import type { Picture } from "../picture/save-picture.ts";
import { useTween } from "../picture/use-tween.ts";
import type { LiveTurn } from "../turn/live-turn.ts";
import type { OpenQuestion } from "./state/player-questions.ts";
import { type PlayerAction, type PlayerState, SPEEDS } from "./state/player-state.ts";

interface PlayerPictureProps {
  readonly lesson: AnyLesson;
  readonly state: PlayerState;
  readonly moment: Moment;
  readonly question: OpenQuestion | undefined;
  readonly live: LiveTurn | undefined;
  readonly picture?: RefObject<Picture | null>;
  readonly act: (action: PlayerAction) => void;
  readonly words: PlayerWords;
}

/** What may be touched on the picture now: the answers of a question, or what the reader's turn is about. */
export function choicesOf({
  state,
  question,
  live,
}: Pick<PlayerPictureProps, "state" | "question" | "live">): ReadonlySet<string> | undefined {
  if (isTurn({ state, live })) return new Set(live?.marks);
  const looked = live?.looked;
  if (looked) return new Set([...looked.rightMarks, ...looked.wrongMarks]);
  return question && new Set(question.question.choices);
}

/** Whether a choice of the reader's turn is open where the figure stands. */
export function isTurn({ state, live }: Pick<PlayerPictureProps, "state" | "live">): boolean {
  return live?.turn.open !== undefined && state.position === state.run.trace.length;
}

/** The picture of a figure, with what can be touched on it; `plate` in the place of the scene's own, where a part is shown. */
export function PlayerPicture(props: PlayerPictureProps & { readonly plate?: PlateScene }): ReactElement {
  const { lesson, state, moment, question, live, picture, act, words } = props;
  const { scene, frame } = moment;
  const tween = useTween(lesson, frame, state.playing ? SPEEDS[state.speed] : 1, state.ready);
  const isOpen = isTurn(props);
  const { plate = scene.plate } = props;
  const rejected = (isOpen ? undefined : live?.looked?.wrongMarks) ?? question?.wrong;
  return (
    <Plate
      plate={plate}
      {...(picture && { picture })}
      tween={tween}
      choices={choicesOf(props)}
      rejected={rejected && new Set(rejected)}
      pointed={state.pointed}
      picked={isOpen ? live?.picked : undefined}
      onPick={(choice) => (isOpen ? live?.touch(choice) : act({ type: "answer", choice }))}
      onEnter={isOpen && live?.form === "set" && live.picked.size > 0 ? live.confirm : undefined}
      {...(isOpen || question ? undefined : state.tool?.hand?.(plate))}
      words={words}
    />
  );
}
