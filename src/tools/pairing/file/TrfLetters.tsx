import { type ReactElement, useState } from "react";
import type { Action } from "../actions.ts";
import type { Doc } from "../doc.ts";
import { lateWords } from "../players/late-words.en.ts";
import { inCode, likelyCode, namesInCode, ONE_BYTE } from "./letters.ts";

/** Asks in which code the letters of a file are that is no Unicode, with names to see it by. */
export function TrfLetters({
  file,
  act,
}: {
  readonly file: NonNullable<Doc["file"]>;
  readonly act: (action: Action) => void;
}): ReactElement {
  const w = lateWords.text.letters;
  const [chosen, setChosen] = useState(() => likelyCode(file));
  return (
    <div className="tool__row">
      <label className="tool__field">
        <span>{w.label}</span>
        <select
          value={chosen}
          onChange={({ target }) => setChosen((old) => ONE_BYTE.find((each) => each === target.value) ?? old)}
        >
          {ONE_BYTE.map((each) => (
            <option key={each} value={each}>
              {lateWords.begin.encodings[each]}
            </option>
          ))}
        </select>
      </label>
      <output className="tool__note">
        {namesInCode(file, chosen).map((name) => (
          <bdi key={name}>{name} · </bdi>
        ))}
      </output>
      <button
        type="button"
        className="btn"
        onClick={() => act({ kind: "type", text: inCode(file, chosen), time: performance.now() })}
      >
        {w.take}
      </button>
    </div>
  );
}
