/** Opens what a run is asked in: by the reader, or by a link. It comes, with all that it needs, when it is opened. */
import { AskedRun } from "#algorithms/core/lesson/asked-run.ts";
import { needSheet } from "../page/sheet.ts";
import type { PlayerOptions } from "../player/state/player-options.ts";
import type { PlayerAction, ToolPlace } from "../player/state/player-state.ts";
import { Ask } from "./Ask.tsx";
import styles from "./ask.css?url";
import { AskTool } from "./ask-tool.ts";

/**
 * Puts the field into the figure, with the focus in it; or asks at once what a link asks. Tells whether the run can be asked
 * that.
 */
export async function openAsk(
  { lesson, figure, listings = [] }: PlayerOptions,
  { run, tool, position }: ToolPlace,
  act: (action: PlayerAction) => void,
  linked?: string,
): Promise<boolean> {
  // On the stage the field stands there, too, and behind that of the figure.
  const focus = (): void =>
    [...document.querySelectorAll<HTMLElement>(`:is(#${figure}, .stage) .ask input[role=combobox]`)]
      .at(-1)
      ?.focus();
  if (tool instanceof AskTool && linked === undefined) {
    focus();
    return true;
  }
  // Programs in other languages are the same program: the lines of the lesson's own are asked for.
  const own = listings.filter(({ language = "ts" }) => language === "ts" || lesson.lineAt);
  const [files] = await Promise.all([
    Promise.all(own.map((each) => each.load?.() ?? each)),
    needSheet(styles),
  ]);
  const asking = new AskedRun({ lesson, run, listings: files });
  asking.look(position);
  const asked = linked === undefined ? undefined : asking.parse(linked);
  if (linked !== undefined && !asked) return false;
  act({ type: "tool", tool: new AskTool({ run: asking, asked, stops: true }, Ask), of: run });
  if (!asked) requestAnimationFrame(focus);
  return true;
}
