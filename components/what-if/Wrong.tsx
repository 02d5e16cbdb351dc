import { type ReactElement, useEffect, useState } from "react";
import { showOpened } from "./OtherInput.tsx";
import { type WrongRun, wrongName, wrongRun } from "./otherwise.ts";
import type { WhatIfProps } from "./what-if-tool.ts";
import { whatIfWords as words } from "./words.en.ts";

/** The wrong programs of the lesson, each with what it does on this input: which of them go another way is found out when somebody looks. */
export function Wrong({ tool, act }: WhatIfProps): ReactElement | null {
  const { subject } = tool.now;
  const names = Object.keys(subject.solvers).filter((name) => name in subject.sentences);
  const [isOpen, setOpen] = useState(false);
  const [runs, setRuns] = useState<ReadonlyMap<string, WrongRun>>(new Map());
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are run once, one after the other, when the list opens.
  useEffect(() => {
    const next = isOpen && names.find((name) => !runs.has(name));
    if (!next) return undefined;
    const timer = setTimeout(() => setRuns(new Map([...runs, [next, wrongRun(subject, next)]])));
    return () => clearTimeout(timer);
  }, [isOpen, runs, subject]);
  if (names.length === 0) return null;
  return (
    <details
      className="what-if__wrong"
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
        if (currentTarget.open) showOpened(currentTarget);
      }}
    >
      <summary>{words.wrongPrograms(names.length)}</summary>
      <ul>
        {names.map((name) => {
          const run = runs.get(name);
          return (
            <li key={name}>
              <button
                type="button"
                disabled={run !== "differs"}
                onClick={() => act(tool.open({ mutant: name }, wrongName(name)))}
              >
                {subject.sentences[name]} {run && run !== "differs" && <small>{words.wrongRun[run]}</small>}
              </button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
