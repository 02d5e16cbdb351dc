import { type ReactElement, useState } from "react";
import { formatBoard } from "#algorithms/shared/kings/format.ts";
import { PRESET_IDS, preset } from "#algorithms/shared/kings/presets.ts";
import { formatEdited } from "./editor.ts";
import { ANSWERS, boardOf, DENSITIES, FIRST_WISH, type Wish } from "./wish.ts";
import type { KingsWords } from "./words.ts";

interface GeneratorProps {
  readonly onText: (text: string) => void;
  readonly words: KingsWords;
}

/** Boards that show something, each with its reason. */
export function Presets({ onText, words }: GeneratorProps): ReactElement {
  const { title, names } = words.presets;
  return (
    <details className="kings__presets">
      <summary className="btn">{title}</summary>
      <ul>
        {PRESET_IDS.map((id) => (
          <li key={id}>
            <button type="button" onClick={() => onText(formatBoard(preset(id).board))}>
              <b>{names[id][0]}</b>
              <small>{names[id][1]}</small>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Boards by chance, the same for the same seed. */
export function Generator({ onText, words }: GeneratorProps): ReactElement {
  const w = words.generator;
  const [wish, setWish] = useState(FIRST_WISH);
  const [mistake, setMistake] = useState("");
  const make = (next: Wish) => {
    setWish(next);
    const outcome = boardOf(next, w);
    setMistake("mistake" in outcome ? outcome.mistake : "");
    if ("board" in outcome) onText(formatBoard(outcome.board));
  };
  const another = () =>
    make({ ...wish, seed: String(((Number.parseInt(wish.seed, 10) || 0) + 1) % 2 ** 32) });
  /** The side is checked as for a full board, which there is for every n. */
  const empty = () => {
    const outcome = boardOf({ ...FIRST_WISH, n: wish.n, density: "full" }, w);
    setMistake("mistake" in outcome ? outcome.mistake : "");
    if ("board" in outcome) onText(formatEdited({ n: outcome.board.n, starts: [], targets: [] }));
  };
  const number = (key: "n" | "kings" | "seed", label: string, placeholder = "") => (
    <label className="tool__field">
      <span>{label}</span>
      <input
        type="text"
        inputMode="numeric"
        data-numeric=""
        autoComplete="off"
        value={wish[key]}
        placeholder={placeholder}
        onChange={(event) => setWish({ ...wish, [key]: event.target.value })}
        onKeyDown={(event) => event.key === "Enter" && make(wish)}
      />
    </label>
  );
  return (
    <fieldset className="tool__group">
      <legend>{w.title}</legend>
      <div className="tool__row">
        {number("n", w.n)}
        <label className="tool__field">
          <span>{w.density}</span>
          <select
            value={wish.density}
            onChange={(event) => setWish({ ...wish, density: event.target.value as Wish["density"] })}
          >
            {DENSITIES.map((id) => (
              <option key={id} value={id}>
                {w.densities[id]}
              </option>
            ))}
          </select>
        </label>
        {wish.density === "more" && number("kings", w.kings, w.anyKings)}
        <label className="tool__field">
          <span>{w.answer}</span>
          <select
            value={wish.answer}
            onChange={(event) => setWish({ ...wish, answer: event.target.value as Wish["answer"] })}
          >
            {ANSWERS.map((id) => (
              <option key={id} value={id}>
                {w.answers[id]}
              </option>
            ))}
          </select>
        </label>
        {number("seed", w.seed)}
      </div>
      <p className="tool__actions">
        <button type="button" className="btn btn--solid" onClick={() => make(wish)}>
          {w.make}
        </button>
        <button type="button" className="btn" onClick={another}>
          {w.another}
        </button>
        <button type="button" className="btn" onClick={empty}>
          {w.empty}
        </button>
      </p>
      <p className="tool__status" role="status">
        {mistake !== "" && <b>{mistake}</b>}
      </p>
    </fieldset>
  );
}
