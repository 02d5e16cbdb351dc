/** The figures of a file that was taken away: each is drawn into its place, and tells the document what is done with it. */
import type { ReactElement } from "react";
import { createRoot } from "react-dom/client";
import { type EmbedSide, EmbedTwin } from "#components/embed/EmbedTwin.tsx";
import {
  HELD,
  HELD_EVENT,
  type HeldFigure,
  type HeldNews,
  type HeldPlayer,
  type HeldSide,
  type HeldTwin,
} from "#components/embed/held-figure.ts";
import { stopsOf } from "#components/player/state/player-questions.ts";
import { playerWords } from "../i18n/player.en.ts";
import { CuedPlayer } from "./CuedPlayer.tsx";
import { exampleRun } from "./example-run.ts";
import { heldLesson } from "./held-lessons.ts";

const tell = (news: HeldNews) => document.dispatchEvent(new CustomEvent(HELD_EVENT, { detail: news }));

/** Draws those whose lessons are there. */
export async function drawHeld(): Promise<void> {
  for (const place of document.querySelectorAll<HTMLElement>(HELD)) {
    const held = JSON.parse(place.dataset["heldFigure"] ?? "") as HeldFigure;
    const element = await (held.kind === "player" ? playerOf(held) : twinOf(held));
    if (element) createRoot(place).render(element);
  }
}

async function playerOf(held: HeldPlayer): Promise<ReactElement | undefined> {
  const { lessonId, figure, example, asks } = held;
  const parts = heldLesson(lessonId);
  const run = parts && (await exampleRun(parts, example));
  if (!run) return undefined;
  const questions = stopsOf({ lesson: parts.lesson, asks }, run).length;
  tell({ kind: "begun", figure, questions });
  return <CuedPlayer {...{ held, parts, run, tell }} />;
}

async function twinOf(held: HeldTwin): Promise<ReactElement | undefined> {
  const { figure, title, by } = held;
  const left = await sideOf(held.left);
  const right = await sideOf(held.right);
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
export async function sideOf({ lessonId, example }: HeldSide): Promise<EmbedSide | undefined> {
  const parts = heldLesson(lessonId);
  const run = parts && (await exampleRun(parts, example));
  if (!run) return undefined;
  const { lesson } = parts;
  const { title, examples } = lesson.words;
  return { lesson, run, title, note: examples[example]?.title ?? "" };
}
