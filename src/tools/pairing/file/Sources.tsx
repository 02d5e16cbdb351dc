import type { ReactElement } from "react";
import type { PairingWords } from "../words.en.ts";
import { TrfFiles } from "./TrfFiles.tsx";

/** What a tournament begins with, if not with one file. */
export type Form = "names" | "groups" | "list";

/** Where a tournament can come from: a file, a text, names, files of groups, or the example. */
export function Sources({
  form,
  onForm,
  onFile,
  onPaste,
  onExample,
  words: { sources: w },
}: {
  readonly form: Form | undefined;
  readonly onForm: (form: Form | undefined) => void;
  readonly onFile: (file: File) => Promise<void>;
  readonly onPaste: () => void;
  readonly onExample: () => void;
  readonly words: PairingWords;
}): ReactElement {
  const opener = (id: Form) => (
    <button
      type="button"
      className="btn"
      aria-expanded={form === id}
      onClick={() => onForm(form === id ? undefined : id)}
    >
      {w[id]}
    </button>
  );
  return (
    <div className="tool__actions">
      {opener("list")}
      <TrfFiles onFiles={([file]) => file && void onFile(file)}>{w.open}</TrfFiles>
      <button type="button" className="btn" onClick={onPaste}>
        {w.paste}
      </button>
      {opener("names")}
      {opener("groups")}
      <button type="button" className="btn" onClick={onExample}>
        {w.example}
      </button>
    </div>
  );
}
