import {
  type KeyboardEvent,
  type ReactElement,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from "react";
import type { Locale } from "#algorithms/lesson.ts";
import { Key } from "#components/Key.tsx";
import { recall } from "#components/memory.ts";
import type { Picture } from "#components/save-picture.ts";
import { readTextFile } from "#components/text-file.ts";
import { playerWords } from "#src/i18n/player.ts";
import { copyText } from "#src/tools/shared/copy-text.ts";
import { DropArea } from "#src/tools/shared/DropArea.tsx";
import { historyKey } from "#src/tools/shared/history-key.ts";
import { UndoRedo } from "#src/tools/shared/UndoRedo.tsx";
import { useKept } from "#src/tools/shared/use-kept.ts";
import { useLessonLink } from "#src/tools/shared/use-lesson-link.ts";
import { EdgeTable } from "./EdgeTable.tsx";
import { type EditorAction, type EditorState, edit, isDrawn, startEditor } from "./editor.ts";
import { GraphStage, type Mode } from "./GraphStage.tsx";
import { GraphText } from "./GraphText.tsx";
import { Inspector } from "./Inspector.tsx";
import { LONGEST_SHOWN, MOST_BYTES, MOST_DRAWN } from "./limits.ts";
import { formatDoc, formatState, lessonFor, parseDoc, parseState, problemOf } from "./links.ts";
import { Outcome } from "./Outcome.tsx";
import { leftOut, pictureKey, type Shown, shownOf } from "./picture.ts";
import { type PresetId, preset } from "./presets.ts";
import type { ReadyWish } from "./random-wish.ts";
import { Sources } from "./Sources.tsx";
import { ObjectiveChoice, ShownChoice, Toolbar } from "./Switches.tsx";
import { TakeAway } from "./TakeAway.tsx";
import { useSolution } from "./use-solution.ts";
import { matchingWords } from "./words.ts";
import { work } from "./work.ts";

const MEMORY = "kibitz.matching";

interface MatchingToolProps {
  readonly locale: Locale;
  /** The ids of the lessons that there are. */
  readonly lessons: readonly string[];
}

type ToolAction = EditorAction | { readonly kind: "open"; readonly state: EditorState };

function reduce(state: EditorState, action: ToolAction): EditorState {
  return action.kind === "open" ? action.state : edit(state, action);
}

/** The reader's own graph, drawn or as a text, with a best matching and its proof. */
export function MatchingTool({ locale, lessons }: MatchingToolProps): ReactElement {
  const words = matchingWords[locale];
  const [state, act] = useReducer(reduce, undefined, () => startEditor(preset("first").text));
  const [ready, setReady] = useState(false);
  const [mode, setMode] = useState<Mode>("draw");
  const [wanted, setWanted] = useState<Shown>();
  const [notice, setNotice] = useState("");
  const picture = useRef<Picture | null>(null);
  const weight = useRef<HTMLInputElement>(null);
  const frame = useRef<HTMLElement>(null);
  const { doc } = state;
  const { search, solve, cancel } = useSolution(doc);
  const { report } = search;
  const drawn = isDrawn(doc);

  useEffect(() => {
    void (async () => {
      const value = new URLSearchParams(location.search).get("g");
      const linked = value === null ? undefined : await parseState(value);
      if (value !== null && !linked) setNotice(words.badLink);
      const own = parseDoc(recall(MEMORY));
      if (own) act({ kind: "open", state: own });
      if (linked) {
        // Undo brings the reader's own graph back, and a reload what has been made of the linked one.
        act({ kind: "show", doc: linked.doc });
        history.replaceState(history.state, "", location.pathname);
      }
      setReady(true);
    })();
  }, [words]);

  useKept(MEMORY, doc, formatDoc, ready && !doc.long);

  const problem = useMemo(() => problemOf(doc), [doc]);
  const taught = lessonFor(doc.objective);
  const { link: lesson } = useLessonLink(lessons.includes(taught) ? taught : undefined, problem, locale);
  const shownNow = useShown(report, wanted);
  const pictureState = { doc, report, choice: state.choice, shown: shownNow };

  const copy = async (text: string) => {
    setNotice((await copyText(text)) ? words.take.copied : words.take.copyFailed);
  };
  const copyLink = async () => {
    const value = await formatState(doc);
    if (value === undefined) return setNotice(words.take.linkTooLong);
    const url = new URL(location.href);
    url.hash = "";
    url.search = `?g=${value}`;
    await copy(url.href);
  };
  const openPreset = (id: PresetId) => {
    const { text, objective } = preset(id);
    setNotice("");
    act({ kind: "load", text, objective });
  };
  /** A text from elsewhere, which the text field may not be able to hold. */
  const openText = async (blob: Blob, name: string) => {
    const read = await readTextFile(blob, LONGEST_SHOWN);
    if (read.kind === "text") act({ kind: "load", text: read.text });
    else if (read.kind === "too-big") act({ kind: "load-long", long: { name, blob } });
    else if (read.kind === "no-text") setNotice(words.files.notText(name));
    else setNotice(words.files.unreadable(name, String(read.error)));
  };
  const openFile = async ([file]: readonly File[]) => {
    if (!file) return;
    setNotice("");
    if (file.size > MOST_BYTES) return setNotice(words.files.tooBig(file.name, file.size, MOST_BYTES));
    await openText(file, file.name);
  };
  const openWish = async (wish: ReadyWish) => {
    setNotice(words.random.making);
    const name = words.text.random(wish.kind, wish.n);
    try {
      await work({ kind: "random", wish }, (answer) => {
        if (answer.kind === "text") void openText(answer.text, name);
      });
      setNotice("");
    } catch (error) {
      setNotice(words.search.failed(String(error)));
    }
  };
  const toWeight = (atOnce: boolean) => {
    // After a click the field is there once the edge is chosen.
    if (atOnce) weight.current?.focus();
    else requestAnimationFrame(() => weight.current?.focus());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const kind = historyKey(event);
    if (!kind) return;
    if (event.target instanceof HTMLInputElement && event.target.type === "text") return;
    event.preventDefault();
    act({ kind });
  };

  return (
    <DropArea
      className="tool workbench match"
      onFiles={openFile}
      ready={ready}
      hint={words.files.drop}
      onKeyDown={onKeyDown}
    >
      <fieldset className="workbench__bar needs-script" disabled={!ready}>
        <legend className="visually-hidden">{words.sources.label}</legend>
        <Sources
          ready={ready}
          onPreset={openPreset}
          onWish={(wish) => void openWish(wish)}
          onFile={(file) => void openFile([file])}
          onClear={() => act({ kind: "clear" })}
          onReset={() => {
            setNotice("");
            act({ kind: "reset", text: preset("first").text });
          }}
          words={words}
        />
        <UndoRedo
          state={state}
          onUndo={() => act({ kind: "undo" })}
          onRedo={() => act({ kind: "redo" })}
          words={words}
        />
      </fieldset>
      <p className="tool__notice" role="status">
        {notice}
      </p>
      <div className="match-main needs-script">
        <fieldset className="match-draw" disabled={!ready}>
          <legend className="visually-hidden">{words.editor}</legend>
          {drawn ? (
            <>
              <Toolbar {...{ mode, setMode, act, words }} />
              <figure className="diagram" ref={frame}>
                <GraphStage
                  {...{ state, act, mode, report, picture, locale, words }}
                  shown={shownNow}
                  onWeigh={toWeight}
                />
                <Key
                  entries={pictureKey(pictureState, words)}
                  kind="graph"
                  asking={false}
                  words={playerWords[locale]}
                />
              </figure>
              {shownNow === "duals" && report && report.n > 0 && (
                <p className="match-key-more">{words.key.prices}</p>
              )}
              {report && report.n > 0 && (
                <ShownChoice report={report} shown={shownNow} onShown={setWanted} words={words} />
              )}
              {leftOut(pictureState) > 0 && (
                <p className="tool__note">{words.leftOut(leftOut(pictureState))}</p>
              )}
              <Inspector
                {...{ state, act, weight, words }}
                onDone={() => frame.current?.querySelector<HTMLElement>("[role=application]")?.focus()}
              />
              <p className="tool__note match-hint">{words.mode.hints[mode]}</p>
              <details className="match-hint tool__note">
                <summary>{words.mode.keysTitle}</summary>
                <p id="match-keys">{words.mode.keys}</p>
              </details>
            </>
          ) : (
            <>
              {(doc.long === undefined || search.size !== undefined) && (
                <p className="match-large">{words.notDrawn(search.size?.n ?? doc.graph.n, MOST_DRAWN)}</p>
              )}
              {doc.long && <GraphText {...{ state, act, search, words }} />}
            </>
          )}
        </fieldset>
        <fieldset className="match-side" disabled={!ready}>
          <legend className="visually-hidden">{words.result.title}</legend>
          <ObjectiveChoice objective={doc.objective} act={act} words={words} />
          <Outcome
            {...{ search, words }}
            isAutomatic={drawn}
            canSolve={!doc.long || search.size !== undefined}
            onSolve={solve}
            onCancel={cancel}
          />
          {lesson && (
            <p className="match-watch">
              <a className="btn btn--solid" href={lesson}>
                {words.watch}
              </a>
            </p>
          )}
        </fieldset>
      </div>
      <fieldset className="match-under needs-script" disabled={!ready}>
        <legend className="visually-hidden">{words.text.label}</legend>
        {!doc.long && <GraphText {...{ state, act, search, words }} />}
        {drawn && <EdgeTable {...{ state, act, report, words }} />}
        <TakeAway
          {...{ doc, picture, locale, words }}
          report={search.isOld ? undefined : report}
          onCopy={(text) => void copy(text)}
          onLink={() => void copyLink()}
          onNotice={setNotice}
        />
      </fieldset>
      <p className="tool__note needs-script">{words.private}</p>
    </DropArea>
  );
}

/** What is drawn around the matching: what the reader wants if there is such a proof, else the proof that there is. */
function useShown(report: Parameters<typeof shownOf>[0], wanted: Shown | undefined): Shown {
  const able = useMemo(() => shownOf(report), [report]);
  if (wanted && able.includes(wanted)) return wanted;
  return able[1] ?? "matching";
}
