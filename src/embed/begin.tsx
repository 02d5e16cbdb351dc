/** A small player in another page: what its address asks for, and how it speaks to that page. */

import { createRoot } from "react-dom/client";
import { examplesOf } from "#algorithms/core/lesson/lesson.ts";
import { EmbedPlayer } from "#components/embed/EmbedPlayer.tsx";
import { parseEmbed } from "#components/embed/embed-address.ts";
import { loadView } from "#components/picture/use-view.ts";
import { viewOf } from "#components/picture/views/index.ts";
import { formatLink } from "#components/run/link.ts";
import { type Run, runNow, sourceText } from "#components/run/run.ts";
import { playerWords } from "../i18n/player.en.ts";
import type { LessonParts } from "./lesson-parts.ts";
import { embedWords } from "./words.en.ts";

/** Draws a player that does as its address says. */
export async function begin({ lesson, inputs }: LessonParts): Promise<void> {
  const root = document.querySelector<HTMLElement>("main");
  if (!root) return;
  const own = embedWords;
  // The page of a figure says what its player shows; the address may say otherwise.
  const asked = new URLSearchParams(root.dataset["run"]);
  for (const [name, value] of new URLSearchParams(location.search)) asked.set(name, value);
  const choice = await parseEmbed(asked, examplesOf(lesson));
  if (choice.theme) document.documentElement.dataset["theme"] = choice.theme;
  const words = playerWords;
  const texts = { lesson, inputs: new Map(Object.entries(inputs)), words };
  const usual = { kind: "example", id: examplesOf(lesson)[0] } as const;
  const runOf = (source: typeof choice.source): Run | undefined =>
    runNow(lesson, source, sourceText(texts, source));
  // Dice are left out of the bundle: who makes an address sends what they threw.
  const isRandom = choice.source.kind === "random";
  let notice = choice.unread.length > 0 ? own.unread(choice.unread.join(", ")) : undefined;
  let run: Run | undefined;
  try {
    run = isRandom ? undefined : runOf(choice.source);
    if (!run) notice = isRandom ? own.random : own.tooLong;
  } catch (problem) {
    notice = own.badInput(problem instanceof Error ? problem.message : String(problem));
  }
  const shown = run ?? runOf(usual);
  if (!shown) return;
  if (!notice && run && choice.from > run.trace.length) notice = own.stepGone;
  if (!notice && choice.version !== 0 && choice.version !== lesson.version) notice = own.oldVersion;
  await loadView(viewOf(lesson.scene(shown.problem, shown.cursor.seek(0)).plate));
  const { title } = lesson.words;
  const tell = (message: object) => {
    if (parent !== window) parent.postMessage({ kibitz: 1, ...message }, "*");
  };
  const link = document.querySelector<HTMLAnchorElement>("[data-lesson-link]");
  const value = await formatLink({ version: lesson.version, source: shown.source, step: choice.from });
  const home = new URL(link?.href ?? location.href);
  if (value !== undefined && link?.dataset["lessonLink"])
    home.searchParams.set(link.dataset["lessonLink"], value);
  const from = run ? choice : { ...choice, source: usual, from: 0, to: undefined, asks: "" };
  createRoot(root).render(
    <EmbedPlayer
      {...{ lesson, words, title }}
      frame={{}}
      run={shown}
      choice={from}
      onEdge={(side, key) => tell({ type: "edge", side, key })}
      onPosition={(step) => tell({ type: "step", step })}
    >
      {notice && (
        <p className="embed__notice" role="status">
          {notice}
        </p>
      )}
      <p className="embed__from">
        <a href={home.href} target="_blank" rel="noopener">
          {own.lesson(title)}
        </a>
        <span>{own.license}</span>
      </p>
    </EmbedPlayer>,
  );
}
