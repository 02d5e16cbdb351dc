import { type ReactElement, useId, useRef, useState } from "react";
import { Icon } from "../page/Icon.tsx";
import { depthOf, formatOtherwise, type KeptFuture } from "./otherwise.ts";
import type { WhatIfProps } from "./what-if-tool.ts";
import { whatIfWords as words } from "./words.en.ts";

const LONGEST_NOTE = 300;

/** The futures that were tried, as a tree: each can be shown again, on either side, called and noted otherwise, and removed. */
export function FutureList({ tool, act }: WhatIfProps): ReactElement | null {
  const { kept, shown, subject, isLost } = tool.now;
  const [edited, setEdited] = useState<KeptFuture>();
  const undone = shown ? undefined : tool.undo();
  if (kept.length === 0 && !undone) return null;
  // With one future alone there is nothing else to stand beside it.
  const hasSides = shown && (kept.length > 1 || shown.left);
  return (
    <section className="what-if__futures" aria-label={words.futures}>
      <p className="panel__head">
        {words.futures} <span>{words.count(kept.length)}</span>
        {undone && (
          <button type="button" className="btn btn--quiet" onClick={() => act(undone)}>
            {words.undo}
          </button>
        )}
      </p>
      {isLost && (
        <p className="what-if__hint" role="status">
          {words.notKept}
        </p>
      )}
      {kept.length > 0 && (
        <ul>
          <li>
            <button
              type="button"
              aria-current={shown ? undefined : "true"}
              onClick={() => act(tool.with({ shown: undefined, playing: false }))}
            >
              {words.asWritten} <small>{words.steps(subject.run.trace.length)}</small>
            </button>
            {hasSides && (
              <OnLeft
                name={words.asWritten}
                isOn={!shown.left}
                onClick={() => act(tool.putLeft(undefined))}
              />
            )}
          </li>
          {kept.map((each) => (
            <li key={formatOtherwise(each.future)} data-depth={Math.min(4, depthOf(each, kept))}>
              {edited === each ? (
                <Edit
                  future={each}
                  onEnd={(name, note) => {
                    setEdited(undefined);
                    const called = name.trim() || each.name;
                    if (called !== each.name || note.trim() !== (each.note ?? ""))
                      act(tool.rename(each, called, note.trim()));
                  }}
                  onCancel={() => setEdited(undefined)}
                />
              ) : (
                <>
                  <button
                    type="button"
                    aria-current={shown?.kept === each ? "true" : undefined}
                    onClick={() => act(tool.open(each.future, each.name))}
                    onDoubleClick={() => setEdited(each)}
                  >
                    {each.name} <small>{words.steps(each.steps)}</small>
                  </button>
                  {hasSides && shown.kept !== each && (
                    <OnLeft
                      name={each.name}
                      isOn={shown.left?.kept === each}
                      onClick={() => act(tool.putLeft(each))}
                    />
                  )}
                  <button
                    type="button"
                    className="btn btn--icon btn--quiet"
                    aria-label={`${words.rename}: ${each.name}`}
                    title={words.rename}
                    onClick={() => setEdited(each)}
                  >
                    <Icon name="pen" />
                  </button>
                  <button
                    type="button"
                    className="btn btn--icon btn--quiet"
                    aria-label={`${words.remove}: ${each.name}`}
                    title={words.remove}
                    onClick={() => act(tool.remove(each))}
                  >
                    <Icon name="leave" />
                  </button>
                  {each.note && <p>{each.note}</p>}
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface OnLeftProps {
  readonly name: string;
  readonly isOn: boolean;
  readonly onClick: () => void;
}

/** Puts one on the left. */
function OnLeft({ name, isOn, onClick }: OnLeftProps): ReactElement {
  const label = words.onLeft(name);
  return (
    <button
      type="button"
      className="btn btn--icon btn--quiet"
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      onClick={onClick}
    >
      <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
        <path d="M2.5 4.5h15v11h-15zM10 4.5v11M5.5 10h1.5" />
      </svg>
    </button>
  );
}

interface EditProps {
  readonly future: KeptFuture;
  readonly onEnd: (name: string, note: string) => void;
  readonly onCancel: () => void;
}

/** What one is called, and what is noted of it: kept when the focus leaves both fields. */
function Edit({ future, onEnd, onCancel }: EditProps): ReactElement {
  const id = useId();
  const [name, setName] = useState(future.name);
  const [note, setNote] = useState(future.note ?? "");
  // A field that goes with the form may tell that it is left.
  const isOver = useRef(false);
  const end = (how: () => void): void => {
    if (!isOver.current) how();
    isOver.current = true;
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        end(() => onEnd(name, note));
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) end(() => onEnd(name, note));
      }}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === "Escape") end(onCancel);
      }}
    >
      <label htmlFor={`${id}n`}>{words.name}</label>
      <input
        id={`${id}n`}
        value={name}
        maxLength={80}
        ref={focused}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setName(target.value)}
      />
      <label htmlFor={`${id}t`}>{words.note}</label>
      <textarea
        id={`${id}t`}
        rows={3}
        value={note}
        maxLength={LONGEST_NOTE}
        placeholder={words.noteHint}
        onChange={({ target }) => setNote(target.value)}
      />
      <button type="submit" className="btn">
        {words.save}
      </button>
    </form>
  );
}

/** The reader has just asked to type here. */
function focused(field: HTMLInputElement | null): void {
  if (field && !field.form?.contains(document.activeElement)) field.focus();
}
