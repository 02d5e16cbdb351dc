/** The script of a page with one picture and nothing else, for tests and measures that need no lesson. */
import { StrictMode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { Plate } from "#components/picture/Plate.tsx";
import { type Picture, savePicture } from "#components/picture/save-picture.ts";
import { loadView } from "#components/picture/use-view.ts";
import { viewOf } from "#components/picture/views/index.ts";
import type { DrawOptions } from "#components/picture/views/marks.ts";
import { playerWords } from "#src/i18n/player.en.ts";
import "#src/styles/sheets/core.css";
import "#src/styles/sheets/figures.css";
import "#src/styles/sheets/boards.css";
import { type BoardOptions, syntheticBoard } from "./synthetic.ts";

/** What a page hands to a test. */
export interface BoardPage {
  /** Shows a synthetic board, and resolves when its view has arrived. */
  show(board: BoardOptions, options?: PageOptions): Promise<void>;
  /** Shows a board at once, when its view is there already. */
  showNow(board: BoardOptions, options?: PageOptions): void;
  save(name: string): void;
  readonly picked: string[];
}

interface PageOptions extends Pick<DrawOptions, "pointed"> {
  readonly tween?: DrawOptions["tween"];
  readonly choices?: readonly string[];
  readonly rejected?: readonly string[];
}

const root = createRoot(document.getElementById("root") as HTMLElement);
const picture: { current: Picture | null } = { current: null };
const picked: string[] = [];

function render(board: BoardOptions, { tween = "none", choices, rejected, pointed }: PageOptions): void {
  root.render(
    <StrictMode>
      <figure className="diagram">
        <Plate
          plate={syntheticBoard(board)}
          picture={picture}
          tween={tween}
          choices={choices && new Set(choices)}
          rejected={rejected && new Set(rejected)}
          pointed={pointed}
          onPick={(id) => picked.push(id)}
          words={playerWords}
        />
      </figure>
    </StrictMode>,
  );
}

const page: BoardPage = {
  async show(board, options = {}) {
    await loadView(viewOf(syntheticBoard(board)));
    flushSync(() => render(board, options));
    await document.fonts.ready;
  },
  showNow(board, options = {}) {
    flushSync(() => render(board, options));
  },
  save(name) {
    if (picture.current) void savePicture(picture.current, name);
  },
  picked,
};
Object.assign(window, { board: page });
