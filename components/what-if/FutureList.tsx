import { type ReactElement, useState } from "react";
import { Icon } from "../page/Icon.tsx";
import { depthOf, formatOtherwise, type KeptFuture } from "./otherwise.ts";
import type { WhatIfProps } from "./what-if-tool.ts";
import { whatIfWords as words } from "./words.en.ts";

/** The futures that were tried, as a tree: each can be shown again, renamed, and removed. */
export function FutureList({ tool, act }: WhatIfProps): ReactElement | null {
  const { kept, shown, subject } = tool.now;
  const [renamed, setRenamed] = useState<KeptFuture>();
  if (kept.length === 0) return null;
  const rename = (one: KeptFuture, name: string): void => {
    setRenamed(undefined);
    if (name.trim() !== "" && name !== one.name) act(tool.rename(one, name.trim()));
  };
  return (
    <section className="what-if__futures" aria-label={words.futures}>
      <p className="panel__head">
        {words.futures} <span>{words.count(kept.length)}</span>
      </p>
      <ul>
        <li>
          <button
            type="button"
            aria-current={shown ? undefined : "true"}
            onClick={() => act(tool.with({ shown: undefined, playing: false }))}
          >
            {words.asWritten} <small>{words.steps(subject.run.trace.length)}</small>
          </button>
        </li>
        {kept.map((each) => (
          <li key={formatOtherwise(each.future)} data-depth={Math.min(4, depthOf(each, kept))}>
            {renamed === each ? (
              <input
                aria-label={words.rename}
                defaultValue={each.name}
                maxLength={80}
                ref={focused}
                onFocus={({ target }) => target.select()}
                onBlur={({ target }) => rename(each, target.value)}
                onKeyDown={(event) => {
                  event.stopPropagation();
                  if (event.key === "Enter") rename(each, event.currentTarget.value);
                  if (event.key === "Escape") setRenamed(undefined);
                }}
              />
            ) : (
              <button
                type="button"
                aria-current={shown?.kept === each ? "true" : undefined}
                onClick={() => act(tool.open(each.future, each.name))}
                onDoubleClick={() => setRenamed(each)}
              >
                {each.name} <small>{words.steps(each.steps)}</small>
              </button>
            )}
            <button
              type="button"
              className="btn btn--icon btn--quiet"
              aria-label={`${words.rename}: ${each.name}`}
              title={words.rename}
              onClick={() => setRenamed(each)}
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
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The reader has just asked to type here. */
function focused(field: HTMLInputElement | null): void {
  field?.focus();
}
