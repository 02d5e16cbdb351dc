/** The figures of a file that was taken away: each is drawn into its place, and tells the document what is done with it. */
import { createRoot } from "react-dom/client";
import type { Locale } from "#algorithms/lesson.ts";
import { EmbedPlayer } from "#components/embed/EmbedPlayer.tsx";
import { HELD_EVENT, type HeldFigure, type HeldNews } from "#components/embed/held-figure.ts";
import { stopsOf } from "#components/player-questions.ts";
import { positionOf } from "#components/position-names.ts";
import { runNow } from "#components/run.ts";
import { loadView } from "#components/use-view.ts";
import { viewOf } from "#components/views/index.ts";
import { playerWords } from "../i18n/player.ts";
import type { LessonParts } from "./lesson-parts.ts";

/** Draws those of this lesson. What cannot be drawn keeps the picture that the file has of it. */
export async function drawHeld(
  { lesson, inputs }: LessonParts,
  places: Iterable<HTMLElement>,
): Promise<void> {
  const locale = document.documentElement.lang as Locale;
  const words = playerWords[locale];
  const tell = (news: HeldNews) => document.dispatchEvent(new CustomEvent(HELD_EVENT, { detail: news }));
  for (const place of places) {
    const held = JSON.parse(place.dataset["held"] ?? "") as HeldFigure;
    if (held.lesson !== lesson.id) continue;
    const { figure, title, example = lesson.examples[0] ?? "", text, opens, asks } = held;
    const source =
      text === undefined ? ({ kind: "example", id: example } as const) : ({ kind: "own", text } as const);
    const run = runNow(lesson, source, text ?? inputs[example] ?? "", locale);
    if (!run) continue;
    const subject = { lesson, locale, asks };
    tell({ kind: "begun", figure, questions: stopsOf(subject, run).length });
    await loadView(viewOf(lesson.scene(run.problem, run.cursor.seek(0), locale).plate));
    const from = 0;
    const choice = {
      source,
      version: 0,
      from,
      to: undefined,
      level: "move",
      asks,
      theme: undefined,
    } as const;
    createRoot(place).render(
      <EmbedPlayer
        {...{ lesson, locale, run, title, words, figure }}
        choice={{ ...choice, loops: false, plays: false }}
        opens={positionOf(run.trace, opens)}
        onAnswer={(position, isRight) => tell({ kind: "answered", figure, position, isRight })}
        onPosition={(position, isLast) => tell({ kind: "moved", figure, position, isLast })}
      />,
    );
  }
}
