import type { ReactElement } from "react";
import { ENCODINGS, type Encoding } from "#algorithms/engines/swiss/list/encodings.ts";
import { filesOf } from "#src/tools/shared/fields/FileInput.tsx";
import { lateWords } from "../players/late-words.en.ts";

/** A file with a list, and how its letters are read. */
export interface OpenedList {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly encoding: Encoding;
}

/** Opens a file with a list; where its letters look wrong, another encoding is tried, and the list shows it at once. */
export function ListFile({
  opened,
  onFile,
  onEncoding,
}: {
  readonly opened: OpenedList | undefined;
  readonly onFile: (file: File) => void;
  readonly onEncoding: (encoding: Encoding) => void;
}): ReactElement {
  const w = lateWords.begin;
  return (
    <div className="tool__row">
      <label className="btn">
        <input
          type="file"
          className="visually-hidden"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          onChange={(event) => {
            const [file] = filesOf(event);
            if (file) onFile(file);
          }}
        />
        {w.open}
      </label>
      {opened && (
        <label className="tool__field">
          <span>{w.encoding(opened.name)}</span>
          <select
            value={opened.encoding}
            onChange={({ target }) => {
              const chosen = ENCODINGS.find((each) => each === target.value);
              if (chosen) onEncoding(chosen);
            }}
          >
            {ENCODINGS.map((each) => (
              <option key={each} value={each}>
                {w.encodings[each]}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}
