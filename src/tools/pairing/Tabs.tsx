import type { ReactElement } from "react";
import type { Doc } from "./doc.ts";
import type { PairingWords } from "./words.en.ts";

/** The views, in the order in which they are offered. */
export const TABS = ["rounds", "standings", "cross", "players", "papers", "file"] as const;
export type Tab = (typeof TABS)[number];

/** The views of a tournament; at the file, how many mistakes it has. */
export function Tabs({
  doc,
  tab,
  onTab,
  words,
}: {
  readonly doc: Doc;
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
  readonly words: PairingWords;
}): ReactElement {
  const errors = doc.file?.problems.filter(({ severity }) => severity === "error").length ?? 0;
  const warnings = (doc.file?.problems.length ?? 0) - errors;
  return (
    <fieldset className="tool__tabs pair-tabs needs-script">
      <legend className="visually-hidden">{words.tabs.label}</legend>
      {TABS.map((each) => (
        <label key={each}>
          <input type="radio" name="pair-tab" checked={tab === each} onChange={() => onTab(each)} />
          {words.tabs[each]}
          {each === "file" && errors > 0 && <b className="pair-count"> {words.tabs.errors(errors)}</b>}
          {each === "file" && errors === 0 && warnings > 0 && <small> {words.tabs.warnings(warnings)}</small>}
        </label>
      ))}
    </fieldset>
  );
}
