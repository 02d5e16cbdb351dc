/** Puts living figures into the places of sleeping ones. */
import type { ReactElement } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { needSheet } from "#components/page/sheet.ts";
import { loadView } from "#components/picture/use-view.ts";
import type { ViewName } from "#components/picture/views/index.ts";
import { Player } from "#components/player/Player.tsx";
import { runExample } from "#components/run/run.ts";
import { playerWords } from "#src/i18n/player.en.ts";
import { loadLesson } from "#src/registry/lessons.ts";
import byHand from "#src/styles/sheets/by-hand.css?url";
import { recordElsewhere } from "#src/workers/record-elsewhere.ts";
import type { InTurn, SleepingFigure, SleepingPlayer } from "./sleeping.ts";

/**
 * Brings all that a figure needs, draws it where nobody sees it, and returns what wakes it. What the page has stands until the
 * living figure takes its place in one go. What takes long is done `inTurn`.
 */
export async function prepare(
  box: HTMLElement,
  sleeping: SleepingFigure,
  inTurn: InTurn = async () => {},
): Promise<() => void> {
  const views = [...box.querySelectorAll<SVGElement>("svg[data-view]")].map(
    (picture) => picture.dataset["view"] as ViewName,
  );
  const [element] = await Promise.all([elementOf(sleeping, inTurn), ...views.map(loadView)]);
  await inTurn();
  const alive = document.createElement("div");
  const root = createRoot(alive);
  flushSync(() => root.render(element));
  needLetters(alive);
  return () => {
    box.replaceChildren(alive);
    // A figure that is called onto the stage wakes in a row that is shut, and is not drawn there.
    box.closest("details")?.setAttribute("open", "");
  };
}

// A link in the text that moves a figure or gives the turn on it opens its row. A figure that sleeps there reads the address itself.
document.addEventListener(
  "click",
  (event) => {
    const cue = (event.target as Element).closest<HTMLAnchorElement>("a.cue");
    if (!cue || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const figure = document.querySelector(cue.hash);
    figure?.closest("details")?.setAttribute("open", "");
    if (figure?.matches("[data-ready]")) return;
    event.preventDefault();
    history.replaceState(null, "", cue.href);
    figure?.scrollIntoView({ block: "nearest" });
  },
  true,
);

/** Letters that the page has not needed so far come now: where they come later, the whole page is laid out once more. */
function needLetters(figure: HTMLElement): void {
  const need = (family: string, parts: string) => {
    const letters = Array.from(figure.querySelectorAll(parts), (part) => part.textContent).join("");
    // Those that do not come are drawn in system fonts.
    document.fonts.load(`1em "${family} Variable"`, letters).catch(() => undefined);
  };
  need("Source Sans 3", "svg, table, .score");
  need("Literata", ".annotation, .score");
}

async function elementOf(sleeping: SleepingFigure, inTurn: InTurn): Promise<ReactElement> {
  switch (sleeping.kind) {
    case "player":
      return playerOf(sleeping, inTurn);
    case "twin":
      return (await import("./twin.tsx")).twinOf(sleeping, inTurn);
    case "smallest-case":
      return (await import("./smallest-case.tsx")).smallestCaseOf(sleeping);
    case "hand": {
      const [{ KingsByHand }] = await Promise.all([
        import("#src/tools/kings/by-hand/KingsByHand.tsx"),
        loadView("board"),
        needSheet(byHand),
      ]);
      return <KingsByHand />;
    }
  }
}

async function playerOf(
  { kind: _, lessonId, ...rest }: SleepingPlayer,
  inTurn: InTurn,
): Promise<ReactElement> {
  const { example } = rest;
  const loaded = await loadLesson(lessonId);
  await inTurn();
  const recorded = runExample(loaded, example);
  return <Player {...rest} {...loaded} {...{ recorded, recordElsewhere }} words={playerWords} />;
}
