/** A question before a step of a run that is asked again: on the picture of a problem that the reader has not seen. */
import { createRoot } from "react-dom/client";
import { ANSWERED, writeDown } from "#components/journal/answers.ts";
import type { Known } from "#components/journal/known.ts";
import { keyOf } from "#components/journal/skill.ts";
import { playerWords } from "#src/i18n/player.en.ts";
import { loadLesson } from "#src/registry/lessons.ts";
import { needPictures } from "../need-pictures.ts";
import { freshSeed } from "../plan.ts";
import { AskedStep } from "./AskedStep.tsx";
import { freshStep } from "./fresh-step.ts";

/** Asks the question of a figure as another one of its kind. */
export async function ask(known: Known): Promise<HTMLElement | undefined> {
  const { lesson: id, skill, seeds } = known;
  const [{ lesson, inputs }] = await Promise.all([loadLesson(id), needPictures()]);
  const [example = "", position] = skill.split("/");
  const asked = { example, text: inputs.get(example) ?? "", position: Number(position) };
  const tell = (seed: number): string => {
    const fresh = freshStep(lesson, asked, seed);
    return fresh ? JSON.stringify([fresh.run.text, fresh.question.prompt, fresh.position]) : "";
  };
  // To look for what is nowhere takes long, so it is done once.
  const isNowhereElse = freshStep(lesson, asked, 1)?.run.source.kind === "example";
  const seed = isNowhereElse ? 0 : freshSeed(seeds, tell, Math.random);
  const fresh = freshStep(lesson, asked, seed);
  if (!fresh) return undefined;
  const place = document.createElement("div");
  const onAnswer = (right: boolean): void => {
    void writeDown(keyOf(known), { kind: "question", seed, right }, place);
    place.dispatchEvent(new CustomEvent(ANSWERED, { detail: right }));
  };
  createRoot(place).render(<AskedStep {...{ lesson, fresh, onAnswer }} words={playerWords} />);
  return place;
}
