/** The figures of a file that was taken away: each is drawn into its place, and tells the document what is done with it. */
import type { ReactElement } from "react";
import { createRoot } from "react-dom/client";
import { type EmbedSide, EmbedTwin } from "#components/embed/EmbedTwin.tsx";
import {
  STANDALONE,
  STANDALONE_EVENT,
  type StandaloneFigure,
  type StandaloneNews,
  type StandalonePlayer,
  type StandaloneSide,
  type StandaloneTwin,
} from "#components/embed/standalone-figure.ts";
import { stopsOf } from "#components/player/state/player-questions.ts";
import { playerWords } from "../i18n/player.en.ts";
import { CuedPlayer } from "./CuedPlayer.tsx";
import { exampleRun } from "./example-run.ts";
import { standaloneLesson } from "./standalone-lessons.ts";

const tell = (news: StandaloneNews) =>
  document.dispatchEvent(new CustomEvent(STANDALONE_EVENT, { detail: news }));

/** Draws those whose lessons are there. */
export async function drawStandalone(): Promise<void> {
  for (const place of document.querySelectorAll<HTMLElement>(STANDALONE)) {
    const placed = JSON.parse(place.dataset["standaloneFigure"] ?? "") as StandaloneFigure;
    const element = await (placed.kind === "player" ? playerOf(placed) : twinOf(placed));
    if (element) createRoot(place).render(element);
  }
}

async function playerOf(placed: StandalonePlayer): Promise<ReactElement | undefined> {
  const { lessonId, figure, example, asks } = placed;
  const parts = standaloneLesson(lessonId);
  const run = parts && (await exampleRun(parts, example));
  if (!run) return undefined;
  const questions = stopsOf({ lesson: parts.lesson, asks }, run).length;
  tell({ kind: "begun", figure, questions });
  return <CuedPlayer {...{ placed, parts, run, tell }} />;
}

async function twinOf(placed: StandaloneTwin): Promise<ReactElement | undefined> {
  const { figure, title, by } = placed;
  const left = await sideOf(placed.left);
  const right = await sideOf(placed.right);
  if (!left || !right) return undefined;
  tell({ kind: "begun", figure, questions: 0 });
  return (
    <EmbedTwin
      {...{ figure, title, by, left, right }}
      words={playerWords}
      onPosition={(position, isLast) => tell({ kind: "moved", figure, position, isLast })}
    />
  );
}

/** A side of a comparison, where its lesson is there. */
export async function sideOf({ lessonId, example }: StandaloneSide): Promise<EmbedSide | undefined> {
  const parts = standaloneLesson(lessonId);
  const run = parts && (await exampleRun(parts, example));
  if (!run) return undefined;
  const { lesson } = parts;
  const { title, examples } = lesson.words;
  return { lesson, run, title, note: examples[example]?.title ?? "" };
}
