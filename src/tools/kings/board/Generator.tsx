import { type ReactElement, useState } from "react";
import { formatBoard } from "#algorithms/engines/kings/format.ts";
import { PRESET_IDS, preset } from "#algorithms/engines/kings/presets.ts";
import { nextSeed } from "#src/tools/shared/fields/whole-number.ts";
import { WishButtons, WishChoice, WishField } from "#src/tools/shared/fields/wish-fields.tsx";
import { ANSWERS, boardOf, DENSITIES, FIRST_WISH, type Wish } from "../wish.ts";
import type { KingsWords } from "../words.en.ts";
import { formatEdited } from "./editor.ts";

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
  /** The side is checked as for a full board, which there is for every n. */
  const empty = () => {
    const outcome = boardOf({ ...FIRST_WISH, n: wish.n, density: "full" }, w);
    setMistake("mistake" in outcome ? outcome.mistake : "");
    if ("board" in outcome) onText(formatEdited({ n: outcome.board.n, starts: [], targets: [] }));
  };
  const number = (key: "n" | "kings" | "seed", label: string, placeholder = "") => (
    <WishField
      {...{ label, placeholder }}
      value={wish[key]}
      onValue={(value) => setWish({ ...wish, [key]: value })}
      onMake={() => make(wish)}
    />
  );
  return (
    <fieldset className="tool__group">
      <legend>{w.title}</legend>
      <div className="tool__row">
        {number("n", w.n)}
        <WishChoice
          label={w.density}
          value={wish.density}
          values={DENSITIES}
          names={w.densities}
          onValue={(density) => setWish({ ...wish, density })}
        />
        {wish.density === "more" && number("kings", w.kings, w.anyKings)}
        <WishChoice
          label={w.answer}
          value={wish.answer}
          values={ANSWERS}
          names={w.answers}
          onValue={(answer) => setWish({ ...wish, answer })}
        />
        {number("seed", w.seed)}
      </div>
      <WishButtons
        className="tool__actions"
        mistake={mistake}
        onMake={() => make(wish)}
        onAnother={() => make({ ...wish, seed: nextSeed(wish.seed) })}
        words={w}
      >
        <button type="button" className="btn" onClick={empty}>
          {w.empty}
        </button>
      </WishButtons>
    </fieldset>
  );
}
