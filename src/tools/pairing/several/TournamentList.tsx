import { type ReactElement, useEffect, useRef, useState } from "react";
import { download } from "#components/page/download.ts";
import { filesOf } from "#src/tools/shared/fields/FileInput.tsx";
import { part } from "#src/tools/shared/part.ts";
import type { Action } from "../actions.ts";
import { type Doc, isBroken, titleOf } from "../doc.ts";
import { formatState } from "../file/memory.ts";
import { textOf } from "../file/trf-text.ts";
import type { ToolState } from "../state.ts";
import { pairingWords } from "../words.en.ts";
import { DamagedRow, ListButton, OtherRow } from "./list-rows.tsx";
import { NameField } from "./NameField.tsx";
import { BROWSER, type Other } from "./other-tournaments.ts";
import { summaryOf } from "./put-aside.ts";
import { useOthers } from "./use-others.ts";
import { severalWords } from "./words.en.ts";

/** What packs and unpacks several tournaments. */
const loadPacking = async () => {
  const [{ bring }, { packTournaments }] = await Promise.all([import("./bring.ts"), import("./bundle.ts")]);
  return { bring, packTournaments };
};

/** All tournaments that this browser keeps: to be opened, named, copied, deleted, saved and added. */
export function TournamentList({
  state,
  first,
  act,
  put,
  flush,
  files,
  onOpen,
  onClose,
}: {
  readonly state: ToolState;
  /** The tournament of the first visit. */
  readonly first: Doc;
  readonly act: (action: Action) => void;
  readonly put: (state: ToolState) => void;
  readonly flush: () => boolean;
  /** Files that were dropped, to be added. */
  readonly files: readonly File[];
  /** Another tournament is open. */
  readonly onOpen: (other: Other) => void;
  readonly onClose: () => void;
}): ReactElement {
  const w = severalWords;
  const [notice, setNotice] = useState("");
  const list = useOthers({ state, first, put, flush });
  const back = useRef<HTMLButtonElement>(null);
  const { others, damaged, gone, isFull } = list;
  const { doc } = state;
  const title = titleOf(doc.tournament);
  // What had the focus is gone with the tournament that was deleted.
  useEffect(() => {
    if (gone && document.activeElement === document.body) back.current?.focus();
  }, [gone]);
  const open = (other: Other) => {
    setNotice("");
    list.open(other);
    onOpen(other);
  };
  const add = async (more: readonly File[]) => {
    const packing = await part(loadPacking, setNotice);
    if (!packing) return;
    const brought = await packing.bring(more, BROWSER, formatState(state), pairingWords.file);
    list.look(brought.isFull);
    setNotice(w.brought(brought.added, brought.known, brought.wrong));
  };
  const now = useRef(add);
  now.current = add;
  useEffect(() => {
    if (files.length > 0) void now.current(files);
  }, [files]);
  const saveAll = async () => {
    const packing = await part(loadPacking, setNotice);
    if (!packing) return;
    const all = [
      { title, text: textOf(doc) },
      ...others.map((other) => ({ title: other.title, text: textIn(other) })),
    ];
    const zip = packing.packTournaments(all.filter(({ text }) => text.trim() !== ""));
    const today = new Date().toISOString().slice(0, 10);
    download(new Blob([zip], { type: "application/zip" }), `${w.bundle}-${today}.zip`);
  };
  const name = (text: string) => act({ kind: "detail", detail: "title", text, time: Date.now() });
  return (
    <section className="pair-groups pair-shelf needs-script" aria-label={w.title}>
      <h2>{w.title}</h2>
      <p>{w.what}</p>
      <ul>
        <li data-open="">
          {isBroken(doc) ? (
            <b>{title || w.untitled}</b>
          ) : (
            <NameField label={w.name(title)} value={title} onName={name} />
          )}
          <span>
            {w.summary(summaryOf(doc))}, <b>{w.isOpen}</b>
          </span>
          <span className="tool__actions">
            <ListButton label={w.copyOf(title)} onClick={() => list.duplicate(undefined, w.copied)}>
              {w.copy}
            </ListButton>
          </span>
        </li>
        {others.map((other) => (
          <OtherRow key={other.id} {...{ other, list, w }} onOpen={() => open(other)} />
        ))}
        {damaged.map((each) => (
          <DamagedRow key={each.id} damaged={each} {...{ list, w }} />
        ))}
      </ul>
      {others.length + damaged.length === 0 && <p className="tool__note">{w.none}</p>}
      <div className="pair-begin__status" role="status">
        {isFull && <p>{w.refused}</p>}
        {gone && (
          <p>
            {w.removed(gone.title)}{" "}
            <button ref={back} type="button" className="btn" onClick={list.bringBack}>
              {w.undo}
            </button>
          </p>
        )}
        {notice !== "" && <p>{notice}</p>}
      </div>
      <div className="tool__actions">
        <button type="button" className="btn" onClick={() => void saveAll()}>
          {w.exportAll(others.length + 1)}
        </button>
        <label className="btn">
          <input
            type="file"
            multiple
            className="visually-hidden"
            accept=".zip,.trf,.trfx,.txt,application/zip,text/plain"
            onChange={(event) => void add(filesOf(event))}
          />
          {w.bring}
        </label>
        <button type="button" className="btn btn--quiet" onClick={onClose}>
          {w.close}
        </button>
      </div>
    </section>
  );
}

/** The file of a tournament that is kept: what it writes, or the text that is being mended. */
function textIn({ state }: Other): string {
  const { own, text } = JSON.parse(state) as { readonly own?: string; readonly text?: string };
  return text ?? own ?? "";
}
