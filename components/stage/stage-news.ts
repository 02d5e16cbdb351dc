/** What the notes window is told of a diagram on the stage. */
import { plainText } from "#algorithms/core/lesson/lesson.ts";
import type { Plate } from "#algorithms/core/lesson/scene.ts";
import type { Level } from "#algorithms/core/run/trace.ts";
import { type Moment, momentOf } from "../panels/moment.ts";
import type { PlayerProps } from "../player/state/player-options.ts";
import { type OpenQuestion, questionAt } from "../player/state/player-questions.ts";
import { type PlayerState, reducePlayer } from "../player/state/player-state.ts";
import type { SentQuestion, StageNews } from "./channel.ts";
import { classChoices } from "./class-choices.ts";

/** What a diagram can tell of itself; the stage around it adds the rest. Plates are drawn before they are sent. */
export interface Told {
  readonly sentence: string;
  readonly plates: readonly Plate[];
  readonly question: SentQuestion | undefined;
  readonly next: Pick<StageNews["next"], "does" | "sentence"> & { readonly plate?: Plate };
}

interface Shown extends Pick<PlayerProps, "lesson" | "words"> {
  readonly state: PlayerState;
  readonly moment: Moment;
  readonly question: OpenQuestion | undefined;
}

/** A player on the stage, and what its next press brings at this level. */
export function toldOf({ lesson, words, state, moment, question }: Shown, level: Level): Told {
  const { run, position } = state;
  const sentence = plainText(moment.narration);
  const plates = [moment.scene.plate];
  const asked = question && sentQuestion(question, moment);
  const then = (at: number): Moment => momentOf(lesson, run.problem, run.scout.seek(at), words);
  if (question && asked) {
    const { scene, narration } = then(question.position);
    const next = { does: "answer", sentence: plainText(narration), plate: scene.plate } as const;
    return { sentence, plates, question: asked, next };
  }
  const after = reducePlayer(state, { type: "move", level, direction: 1 });
  if (after.asking) {
    const prompt = questionAt(state.subject, run, after.asking.position)?.prompt ?? "";
    return { sentence, plates, question: undefined, next: { does: "question", sentence: prompt } };
  }
  if (after.position === position)
    return { sentence, plates, question: undefined, next: { does: "diagram", sentence: "" } };
  const { scene, narration } = then(after.position);
  return {
    sentence,
    plates,
    question: undefined,
    next: { does: "step", sentence: plainText(narration), plate: scene.plate },
  };
}

/** The letter of a choice: the first is A. */
export function letterOf(index: number): string {
  return String.fromCharCode(65 + index);
}

/** A question, with a letter for each choice. */
export function sentQuestion({ question, position }: OpenQuestion, { marks, scene }: Moment): SentQuestion {
  const nameOf = (id: string) => {
    const mark = marks.find((each) => each.id === id);
    return mark?.text || mark?.label || id;
  };
  const letters = classChoices(question, scene.plate).map((id, k) => ({
    id,
    letter: letterOf(k),
    text: nameOf(id),
  }));
  return {
    position,
    prompt: question.prompt,
    choices: letters.map(({ letter, text }) => ({ letter, text })),
    right: letters.filter(({ id }) => question.answers.includes(id)).map(({ letter }) => letter),
  };
}
