/** A run that is performed again, as a test: on a problem that the reader has not seen. */
import { createRoot } from "react-dom/client";
import { ANSWERED, writeDown } from "#components/journal/answers.ts";
import type { Known } from "#components/journal/known.ts";
import { keyOf } from "#components/journal/skill.ts";
import { testOn } from "#components/turn/turn-session.ts";
import { playerWords } from "#src/i18n/player.en.ts";
import { loadAlgorithm } from "#src/registry/lessons.ts";
import { needPictures } from "../need-pictures.ts";
import { freshSeed } from "../plan.ts";
import { notebookWords } from "../words.en.ts";
import { AskedRun } from "./AskedRun.tsx";
import { freshRun } from "./fresh-run.ts";

/** Asks for a run on another problem. */
export async function ask(known: Known): Promise<HTMLElement | undefined> {
  const { lesson: id, seeds } = known;
  const [lesson] = await Promise.all([loadAlgorithm(id), needPictures()]);
  const seed = freshSeed(seeds, (each) => freshRun(lesson, each).text, Math.random);
  const session = await testOn({ lesson }, freshRun(lesson, seed));
  if (!session) return undefined;
  const place = document.createElement("div");
  const onEnd = (right: boolean): void => {
    void writeDown(keyOf(known), { kind: "run", seed, right }, place);
    place.dispatchEvent(new CustomEvent(ANSWERED, { detail: right }));
  };
  const { wholeRun } = notebookWords.recall;
  createRoot(place).render(<AskedRun begun={session} onEnd={onEnd} words={playerWords} note={wholeRun} />);
  return place;
}
