import { type ReactElement, useCallback, useEffect, useReducer, useRef, useState } from "react";
import type { Locale } from "#algorithms/lesson.ts";
import { playedRounds } from "#algorithms/shared/swiss/tournament.ts";
import { keep, recall } from "#components/memory.ts";
import { DropArea } from "#src/tools/shared/DropArea.tsx";
import { historyKey, type Keys } from "#src/tools/shared/history-key.ts";
import { UndoRedo } from "#src/tools/shared/UndoRedo.tsx";
import { useKept } from "#src/tools/shared/use-kept.ts";
import { BeginForm } from "./BeginForm.tsx";
import { Blocked } from "./Blocked.tsx";
import { type Doc, isBroken, titleOf } from "./doc.ts";
import { exampleText } from "./example.ts";
import { GroupsForm } from "./GroupsForm.tsx";
import { formatGroups, type Group, parseGroups } from "./groups.ts";
import { formatState, parseState } from "./memory.ts";
import { PlayersView } from "./PlayersView.tsx";
import { RoundsView } from "./RoundsView.tsx";
import { type Action, act as acted, startTool, type ToolState } from "./state.ts";
import { CrossView, StandingsView } from "./Tables.tsx";
import { type Tab, Tabs } from "./Tabs.tsx";
import { TakeAway } from "./TakeAway.tsx";
import { TrfText } from "./TrfText.tsx";
import { readTrfFile } from "./trf-file.ts";
import { type Reading, readText } from "./trf-text.ts";
import { type PairingWords, pairingWords } from "./words.ts";

const MEMORY = "kibitz.pairing";
const GROUPS_MEMORY = "kibitz.pairing.groups";

/** What a tournament begins with, if not with one file. */
type Form = "names" | "groups";

type ToolAction = Action | { readonly kind: "take-up"; readonly state: ToolState };

function reduce(state: ToolState, action: ToolAction): ToolState {
  return action.kind === "take-up" ? action.state : acted(state, action);
}

/** A Swiss tournament: from a file or from names, round by round, to the final standings. */
export function PairingTool({
  locale,
  lesson,
}: {
  readonly locale: Locale;
  /** The id of the lesson on pairing, if there is one. */
  readonly lesson: string | undefined;
}): ReactElement {
  const words = pairingWords[locale];
  const [state, act] = useReducer(reduce, locale, (each) => startTool(exampleText(each)));
  const [ready, setReady] = useState(false);
  const [tab, setTab] = useState<Tab>("rounds");
  const [chosen, setChosen] = useState<number>();
  const [form, setForm] = useState<Form>();
  const [groups, setGroups] = useState<readonly Group[]>([]);
  const [notice, setNotice] = useState("");
  const area = useRef<HTMLTextAreaElement>(null);
  const { doc } = state;
  const broken = isBroken(doc);

  const putGroups = (next: readonly Group[]) => {
    setGroups(next);
    keep(GROUPS_MEMORY, formatGroups(next));
  };

  useEffect(() => {
    setGroups(parseGroups(recall(GROUPS_MEMORY)));
    const own = parseState(recall(MEMORY));
    if (own) {
      act({ kind: "take-up", state: own });
      if (isBroken(own.doc)) setTab("file");
    }
    setReady(true);
  }, []);

  useKept(MEMORY, state, formatState, ready);

  // What was said of the last thing that was done is old when the next one is.
  const perform = useCallback((action: Action) => {
    setNotice("");
    act(action);
  }, []);
  const open = useCallback((reading: Reading) => {
    act({ kind: "take", reading });
    setChosen(undefined);
    setForm(undefined);
  }, []);
  const openFile = async (file: File) => {
    const files = words.file;
    const read = await readTrfFile(file, files);
    if (read.refusal !== undefined) return setNotice(read.refusal);
    const reading = readText(read.text, { encoding: read.encoding });
    open(reading);
    const errors = reading.file.problems.filter(({ severity }) => severity === "error").length;
    setTab(errors > 0 ? "file" : "rounds");
    setNotice(errors > 0 ? files.openedWrong(file.name, errors) : files.opened(file.name));
  };
  const addGroups = async (files: readonly File[]) => {
    const added: Group[] = [];
    let wrong = "";
    for (const file of files) {
      const read = await readTrfFile(file, words.file);
      if (read.refusal === undefined) added.push({ file: file.name, ...read });
      else wrong = read.refusal;
    }
    setNotice(wrong);
    setForm("groups");
    putGroups([...groups, ...added]);
  };
  const openFiles = async (files: readonly File[]) => {
    const [file] = files;
    if (form === "groups" || files.length > 1) await addGroups(files);
    else if (file) await openFile(file);
  };
  const paste = () => {
    setTab("file");
    setForm(undefined);
    setNotice(words.file.pasteHere);
    requestAnimationFrame(() => area.current?.select());
  };
  const onKeyDown = useCallback(
    (event: Keys & Pick<KeyboardEvent, "target" | "preventDefault">) => {
      const kind = historyKey(event);
      if (!kind) return;
      // What is typed here is in no history of ours until it is sent.
      if (event.target instanceof Element && event.target.closest("form")) return;
      event.preventDefault();
      perform({ kind });
    },
    [perform],
  );
  useEffect(() => {
    // What had the focus may be gone with a change: undo works all the same.
    const onPage = (event: KeyboardEvent) => event.target === document.body && onKeyDown(event);
    document.addEventListener("keydown", onPage);
    return () => document.removeEventListener("keydown", onPage);
  }, [onKeyDown]);

  return (
    <DropArea
      className="tool workbench pairing"
      onFiles={openFiles}
      ready={ready}
      hint={words.file.drop}
      onKeyDown={onKeyDown}
    >
      <fieldset className="workbench__bar needs-script" disabled={!ready}>
        <legend className="visually-hidden">{words.sources.label}</legend>
        <div className="tool__actions">
          <label className="btn">
            <input
              type="file"
              className="visually-hidden"
              accept=".trf,.trfx,.txt,text/plain"
              onChange={(event) => {
                const [file] = event.target.files ?? [];
                if (file) void openFile(file);
                event.target.value = "";
              }}
            />
            {words.sources.open}
          </label>
          <button type="button" className="btn" onClick={paste}>
            {words.sources.paste}
          </button>
          <button
            type="button"
            className="btn"
            aria-expanded={form === "names"}
            onClick={() => setForm(form === "names" ? undefined : "names")}
          >
            {words.sources.names}
          </button>
          <button
            type="button"
            className="btn"
            aria-expanded={form === "groups"}
            onClick={() => setForm(form === "groups" ? undefined : "groups")}
          >
            {words.sources.groups}
          </button>
          <button
            type="button"
            className="btn"
            onClick={() => {
              open(readText(exampleText(locale)));
              setTab("rounds");
              setNotice(words.startedOver);
            }}
          >
            {words.sources.example}
          </button>
        </div>
        <UndoRedo
          state={state}
          onUndo={() => perform({ kind: "undo" })}
          onRedo={() => perform({ kind: "redo" })}
          words={words}
        />
      </fieldset>
      {form === "groups" && (
        <GroupsForm
          {...{ groups, act, words }}
          onGroups={putGroups}
          onFiles={(files) => void addGroups(files)}
          onDone={(players) => {
            setForm(undefined);
            if (players === undefined) return;
            setChosen(undefined);
            setTab("rounds");
            setNotice(words.groups.done(groups.length, players));
          }}
        />
      )}
      {form === "names" && (
        <BeginForm
          act={act}
          words={words}
          onDone={(begun) => {
            setForm(undefined);
            if (!begun) return;
            setChosen(undefined);
            setTab("rounds");
            setNotice(words.begun);
          }}
        />
      )}
      <p className="tool__notice" role="status">
        {notice}
      </p>
      <fieldset className="pair-main" disabled={!ready}>
        <legend className="visually-hidden">{words.tabs.label}</legend>
        <Heading doc={doc} words={words} />
        <Tabs {...{ doc, tab, words }} onTab={setTab} />
        {tab === "file" ? (
          <TrfText {...{ doc, area, words }} act={perform} />
        ) : broken ? (
          <Blocked {...{ doc, words }} act={perform} onFile={() => setTab("file")} />
        ) : tab === "rounds" ? (
          <RoundsView
            {...{ doc, chosen, lesson, locale, words }}
            act={perform}
            onChosen={setChosen}
            onStandings={() => setTab("standings")}
          />
        ) : tab === "standings" ? (
          <StandingsView {...{ doc, words }} />
        ) : tab === "cross" ? (
          <CrossView {...{ doc, words }} />
        ) : (
          <PlayersView {...{ doc, words }} act={perform} />
        )}
        <TakeAway {...{ doc, words }} round={chosen} onNotice={setNotice} />
      </fieldset>
      <p className="tool__note needs-script">{words.private}</p>
    </DropArea>
  );
}

/** What the tournament is called and how far it is: also the head of the printed page. */
function Heading({ doc, words }: { readonly doc: Doc; readonly words: PairingWords }): ReactElement {
  const { tournament } = doc;
  const { head } = words;
  return (
    <header className="tool__heading pair-head">
      <h2>{titleOf(tournament) || head.untitled}</h2>
      <p>{head.summary(tournament.players.length, playedRounds(tournament), tournament.rounds)}</p>
    </header>
  );
}
