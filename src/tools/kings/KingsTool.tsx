import { type ReactElement, useCallback, useMemo, useState } from "react";
import { readBoard } from "#algorithms/engines/kings/read-board.ts";
import { copyText } from "#components/page/copy-text.ts";
import { download } from "#components/page/download.ts";
import { DropArea } from "#src/tools/shared/fields/DropArea.tsx";
import { lazy } from "#src/tools/shared/lazy.tsx";
import { pageWith } from "#src/tools/shared/page-with.ts";
import { StorageNotice } from "#src/tools/shared/storage/StorageNotice.tsx";
import { useLessonLink } from "#src/tools/shared/use-lesson-link.ts";
import { keptWords } from "#src/tools/shared/words.en.ts";
import { BoardField } from "./board/BoardField.tsx";
import { EXAMPLE_BOARD, EXAMPLE_OUTPUT } from "./example.ts";
import { formatState } from "./links.ts";
import { Numbers } from "./Numbers.tsx";
import { FileButton } from "./output/FileButton.tsx";
import { OutputField } from "./output/OutputField.tsx";
import { useDropped } from "./output/use-dropped.ts";
import { useJudge } from "./output/use-judge.ts";
import { usePair, useTexts } from "./output/use-texts.ts";
import { VerdictView } from "./output/VerdictView.tsx";
import { useSolutions } from "./use-solutions.ts";
import { type KingsWords, kingsWords } from "./words.en.ts";

const BoardEditor = lazy(async () => (await import("./board/BoardEditor.tsx")).BoardEditor);
const Generator = lazy(async () => (await import("./board/Generator.tsx")).Generator);
const Presets = lazy(async () => (await import("./board/Generator.tsx")).Presets);
const KingsByHand = lazy(async () => (await import("./by-hand/KingsByHand.tsx")).KingsByHand);
const OutputList = lazy(async () => (await import("./output/OutputList.tsx")).OutputList);
const Replay = lazy(async () => (await import("./output/Replay.tsx")).Replay);

/** The lesson that solves a board, with its reasons. */
const LESSON = "peaceful-kings";
const TABS = ["check", "make", "hand"] as const;
type Tab = (typeof TABS)[number];

/** Boards of peaceful kings: outputs are checked and replayed, boards are made, and kings are moved by hand. */
export function KingsTool(): ReactElement {
  const words = kingsWords;
  const [tab, setTab] = useState<Tab>("check");
  const [notices, setNotices] = useState<readonly string[]>([]);
  const tell = useCallback((notice: string) => setNotices([notice]), []);
  const texts = useTexts(words.badLink, tell);
  const { ready, boardText, setBoardText, output, setOutput, kept } = texts;
  const reading = useMemo(() => readBoard(boardText), [boardText]);
  const { board } = reading;
  const pair = usePair(board, output);
  const { judged, cancel, again } = useJudge(tab === "check" ? pair : undefined);
  const engines = useSolutions(board, tab === "check" && judged?.replay !== undefined);
  const { watched } = engines;
  const { link: lesson } = useLessonLink(LESSON, board);

  const dropped = useDropped({ ...texts, words }, (refused) => {
    setTab("check");
    setNotices(refused);
  });
  const { outputs, listed, take } = dropped;
  const example = () => {
    setBoardText(EXAMPLE_BOARD);
    setOutput({ kind: "typed", text: EXAMPLE_OUTPUT });
  };
  const copy = async (text: string) => {
    tell((await copyText(text)) ? words.copied : words.copyFailed);
  };
  const copyLink = async () => {
    const value = await formatState({ board: boardText, output: output.kind === "typed" ? output.text : "" });
    if (value === undefined) return tell(words.linkTooLong);
    await copy(pageWith("k", value));
  };
  const name = output.kind === "file" ? output.name : words.output.toLowerCase();
  const run = watched?.run ?? (tab === "check" ? judged?.run : undefined);
  const ownMoves = judged?.verdict?.right ? judged.verdict.legalMoves : undefined;

  const boardField = (
    <BoardField {...{ reading, words }} text={boardText} onText={setBoardText} onExample={example} />
  );

  return (
    <DropArea className="tool kings" onFiles={take} ready={ready} hint={words.dropHere}>
      <fieldset className="tool__tabs kings__tabs needs-script" disabled={!ready}>
        <legend className="visually-hidden">{words.tabsLabel}</legend>
        {TABS.map((id) => (
          <label key={id}>
            <input type="radio" name="kings-tab" checked={tab === id} onChange={() => setTab(id)} />
            {words.tabs[id]}
          </label>
        ))}
      </fieldset>
      {tab === "check" && (
        <>
          <FileButton onFiles={take} ready={ready} text={words.drop} label={words.choose} />
          <fieldset className="tool__form kings__texts needs-script" disabled={!ready}>
            <legend className="visually-hidden">{words.tabs.check}</legend>
            {boardField}
            <OutputField output={output} onOutput={dropped.putOutput} words={words} />
          </fieldset>
        </>
      )}
      {tab === "make" && (
        <fieldset className="tool__form kings__make needs-script" disabled={!ready}>
          <legend className="visually-hidden">{words.tabs.make}</legend>
          <BoardEditor {...{ board, words }} text={boardText} onText={setBoardText} />
          <div className="tool__options">
            <Generator onText={setBoardText} words={words} />
            {boardField}
            <Presets onText={setBoardText} words={words} />
          </div>
        </fieldset>
      )}
      {tab === "hand" && ready && <KingsByHand board={board} choices />}
      <StorageNotice kept={kept} words={keptWords} />
      <div className="tool__notice" role="status">
        {notices.map((notice) => (
          <p key={notice}>{notice}</p>
        ))}
      </div>
      {tab === "check" && outputs && (
        <OutputList
          outputs={outputs}
          listed={listed}
          shown={output.kind === "file" ? output.blob : undefined}
          onShow={dropped.show}
          onClear={dropped.clear}
          isKept={dropped.isKept}
          words={words}
        />
      )}
      {tab === "check" && pair && judged && (
        <VerdictView {...{ name, pair, judged, words }} onCancel={cancel} onAgain={again} />
      )}
      {run && (
        <Replay
          key={watched ? watched.method : "output"}
          run={run}
          title={words.replayOf(watched ? words.numbers[watched.method].toLowerCase() : name)}
          at={!watched && judged?.verdict?.right === false ? "end" : "start"}
        />
      )}
      {tab !== "hand" && board && (
        <>
          <Numbers {...{ board, ownMoves, engines, lesson, words }} onCopy={copy} />
          <BoardActions {...{ boardText, words }} onCopy={copy} onLink={copyLink} />
        </>
      )}
      <p className="tool__note needs-script">{words.private}</p>
    </DropArea>
  );
}

/** What can be done with the text of a board. */
function BoardActions({
  boardText,
  onCopy,
  onLink,
  words,
}: {
  readonly boardText: string;
  readonly onCopy: (text: string) => Promise<void>;
  readonly onLink: () => Promise<void>;
  readonly words: KingsWords;
}): ReactElement {
  return (
    <p className="tool__actions needs-script">
      <button
        type="button"
        className="btn"
        onClick={() => download(new Blob([boardText], { type: "text/plain" }), "board.txt")}
      >
        {words.saveBoard}
      </button>
      <button type="button" className="btn" onClick={() => void onCopy(boardText)}>
        {words.copyBoard}
      </button>
      <button type="button" className="btn" onClick={() => void onLink()}>
        {words.copyLink}
      </button>
    </p>
  );
}
