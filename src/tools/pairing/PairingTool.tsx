import { type ReactElement, type RefObject, useCallback, useRef, useState } from "react";
import { playedRounds } from "#algorithms/engines/swiss/tournament.ts";
import { Bar } from "#src/tools/shared/Bar.tsx";
import { BrokenPart } from "#src/tools/shared/BrokenPart.tsx";
import { DropArea } from "#src/tools/shared/fields/DropArea.tsx";
import { part } from "#src/tools/shared/part.ts";
import { StorageNotice } from "#src/tools/shared/storage/StorageNotice.tsx";
import { useHistoryKeys } from "#src/tools/shared/storage/use-history-keys.ts";
import { keptWords } from "#src/tools/shared/words.en.ts";
import type { Action } from "./actions.ts";
import { type Doc, titleOf } from "./doc.ts";
import { type Form, Sources } from "./file/Sources.tsx";
import { TakeAway } from "./file/TakeAway.tsx";
import type { Reading } from "./file/trf-text.ts";
import { Forms } from "./players/Forms.tsx";
import type { Group } from "./players/saved-groups.ts";
import { HandOver } from "./round-robin/HandOver.tsx";
import { progressOf } from "./round-robin/model.ts";
import { type Tab, Tabs } from "./Tabs.tsx";
import { useTournament } from "./use-tournament.ts";
import { View } from "./View.tsx";
import { type PairingWords, pairingWords } from "./words.en.ts";

/** What reads files and texts. */
const loadReader = async () => {
  const [{ readTrfFile }, { readText }] = await Promise.all([
    import("./file/trf-file.ts"),
    import("./file/trf-text.ts"),
  ]);
  return { readTrfFile, readText };
};

const NO_FILES: readonly File[] = [];
/** Files that hold a table and no tournament. */
const LIST = /\.(csv|tsv|tab|xlsx?|ods)$/i;

/** A Swiss tournament: from a file or from names, round by round, to the final standings. */
export function PairingTool({
  first,
  lesson,
}: {
  /** The tournament that is open at the first visit. */
  readonly first: Doc;
  /** The id of the lesson on pairing, if there is one. */
  readonly lesson: string | undefined;
}): ReactElement {
  const words = pairingWords;
  const [tab, setTab] = useState<Tab>("rounds");
  const [chosen, setChosen] = useState<number>();
  const [form, setForm] = useState<Form>();
  const [notice, setNotice] = useState("");
  const area = useRef<HTMLTextAreaElement>(null);
  const [bundle, setBundle] = useState<readonly File[]>(NO_FILES);
  const { state, act, put, ready, able, kept, groups, putGroups, tryAgain } = useTournament(first, setTab);
  const { doc } = state;

  // What was said of the last thing that was done is old when the next one is.
  const perform = useCallback(
    (action: Action) => {
      setNotice("");
      act(action);
    },
    [act],
  );
  const onKeyDown = useHistoryKeys(perform);
  const open = (reading: Reading) => {
    act({ kind: "take", reading });
    setChosen(undefined);
    setForm(undefined);
  };
  const openHanded = (reading: Reading) => {
    open(reading);
    setTab("rounds");
  };
  const openFile = async (file: File) => {
    const files = words.file;
    const reader = await part(loadReader, setNotice);
    if (!reader) return;
    const { readTrfFile, readText } = reader;
    const read = await readTrfFile(file, files);
    if (read.refusal !== undefined) return setNotice(read.refusal);
    const reading = readText(read.text, { encoding: read.encoding });
    open(reading);
    const { problems } = reading.file;
    const errors = problems.filter(({ severity }) => severity === "error").length;
    setTab(errors > 0 ? "file" : "rounds");
    setNotice(errors > 0 ? files.openedWrong(file.name, errors) : files.opened(file.name, problems.length));
  };
  const addGroups = async (files: readonly File[]) => {
    const reader = await part(loadReader, setNotice);
    if (!reader) return;
    const added: Group[] = [];
    let wrong = "";
    for (const file of files) {
      const read = await reader.readTrfFile(file, words.file);
      if (read.refusal === undefined) added.push({ file: file.name, ...read });
      else wrong = read.refusal;
    }
    setNotice(wrong);
    setForm("groups");
    putGroups([...groups, ...added]);
  };
  const openFiles = async (files: readonly File[]) => {
    const [file] = files;
    if (form === "list" || files.some(({ name }) => /\.zip$/i.test(name))) {
      setForm("list");
      return setBundle(files);
    }
    if (form === "names" || (files.length === 1 && files.some(({ name }) => LIST.test(name)))) {
      setForm("names");
      return setBundle(files);
    }
    if (form === "groups" || files.length > 1) await addGroups(files);
    else if (file) await openFile(file);
  };
  const paste = () => {
    setTab("file");
    setForm(undefined);
    setNotice(words.file.pasteHere);
    whenThere(area, (text) => text.select());
  };
  const startOver = () => {
    act({ kind: "show", doc: first });
    setForm(undefined);
    begun(words.startedOver);
  };
  /** Another tournament is open, of which this is said. */
  const begun = (said: string) => {
    setChosen(undefined);
    setTab("rounds");
    setNotice(said);
  };

  return (
    <DropArea
      className="tool workbench pairing"
      onFiles={openFiles}
      hint={words.file.drop}
      {...{ ready, able, onKeyDown }}
    >
      <Bar {...{ ready, state, words }} label={words.sources.label} act={perform}>
        <Sources
          {...{ form, words }}
          onForm={(next) => {
            setBundle(NO_FILES);
            setForm(next);
          }}
          onFile={openFile}
          onPaste={paste}
          onExample={startOver}
        />
      </Bar>
      <StorageNotice kept={kept} words={keptWords} />
      {tryAgain && <BrokenPart onAgain={tryAgain} />}
      <HandOver {...{ doc, first, ready }} onOpen={openHanded} onNotice={setNotice} />
      <Forms
        {...{ form, state, first, act, put, groups, bundle, words }}
        flush={kept.flush}
        onGroups={putGroups}
        onGroupFiles={(files) => void addGroups(files)}
        onBegun={begun}
        onClose={() => setForm(undefined)}
      />
      <p className="tool__notice" role="status">
        {notice}
      </p>
      <fieldset className="pair-main" disabled={!ready}>
        <legend className="visually-hidden">{words.tabs.label}</legend>
        <Heading doc={doc} words={words} />
        <Tabs {...{ doc, tab, words }} onTab={setTab} />
        <View
          {...{ doc, tab, chosen, lesson, area, words }}
          act={perform}
          onChosen={setChosen}
          onTab={setTab}
        />
        <TakeAway {...{ doc, words }} round={chosen} onNotice={setNotice} />
      </fieldset>
      {kept.status !== "refused" && <p className="tool__note needs-script">{words.private}</p>}
    </DropArea>
  );
}

/** What the tournament is called and how far it is: also the head of the printed page. */
function Heading({ doc, words }: { readonly doc: Doc; readonly words: PairingWords }): ReactElement {
  const { tournament, schedule } = doc;
  const { head } = words;
  const n = tournament.players.length;
  const { known, games } = schedule ? progressOf(schedule) : { known: 0, games: 0 };
  const meetings = (2 * games) / (n * (n - 1));
  return (
    <header className="tool__heading pair-head">
      <h2>{titleOf(tournament) || head.untitled}</h2>
      <p>
        {schedule
          ? words.roundRobin(n, meetings, known, games)
          : head.summary(n, playedRounds(tournament), tournament.rounds)}
      </p>
    </header>
  );
}

/** Does something with the text of the file once its part of the tool has come. */
function whenThere(
  area: RefObject<HTMLTextAreaElement | null>,
  act: (text: HTMLTextAreaElement) => void,
): void {
  const look = (tries: number) => {
    if (area.current) act(area.current);
    else if (tries > 0) requestAnimationFrame(() => look(tries - 1));
  };
  requestAnimationFrame(() => look(600));
}
