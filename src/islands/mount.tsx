/** Puts living figures into the places of sleeping ones. */
import type { ReactElement } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { Player } from "#components/Player.tsx";
import { runExample } from "#components/run.ts";
import { loadView } from "#components/use-view.ts";
import type { ViewName } from "#components/views/index.ts";
import { playerWords } from "../i18n/player.ts";
import { loadLesson } from "../lessons.ts";
import { recordElsewhere } from "../workers/record-elsewhere.ts";
import type { SleepingFigure, SleepingPlayer } from "./sleeping.ts";

/**
 * Brings all that a figure needs, and returns what wakes it. What the page has stands until the living figure takes its
 * place in one go.
 */
export async function prepare(box: HTMLElement, sleeping: SleepingFigure): Promise<() => void> {
  const views = [...box.querySelectorAll<SVGElement>("svg[data-view]")].map(
    (picture) => picture.dataset["view"] as ViewName,
  );
  const [element] = await Promise.all([elementOf(sleeping), ...views.map(loadView)]);
  return () => {
    const root = createRoot(box);
    flushSync(() => root.render(element));
  };
}

async function elementOf(sleeping: SleepingFigure): Promise<ReactElement> {
  switch (sleeping.kind) {
    case "player":
      return playerOf(sleeping);
    case "twin":
      return (await import("./twin.tsx")).twinOf(sleeping);
    case "smallest-case":
      return (await import("./smallest-case.tsx")).smallestCaseOf(sleeping);
    case "hand": {
      const { KingsByHand } = await import("../tools/kings/KingsByHand.tsx");
      return <KingsByHand locale={sleeping.locale} />;
    }
  }
}

async function playerOf({ kind: _, lessonId, ...rest }: SleepingPlayer): Promise<ReactElement> {
  const { example, locale } = rest;
  const loaded = await loadLesson(lessonId);
  const recorded = runExample(loaded, example, locale);
  return <Player {...rest} {...loaded} {...{ recorded, recordElsewhere }} words={playerWords[locale]} />;
}
