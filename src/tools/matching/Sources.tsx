import { type ReactElement, useRef, useState } from "react";
import { GRAPH_KINDS } from "#algorithms/shared/matching/generate.ts";
import { Pop } from "#components/Pop.tsx";
import { FileInput } from "#src/tools/shared/FileInput.tsx";
import { nextSeed } from "#src/tools/shared/whole-number.ts";
import { WishButtons, WishChoice, WishField } from "#src/tools/shared/wish-fields.tsx";
import { LIMITS } from "./limits.ts";
import { PRESET_IDS, type PresetId } from "./presets.ts";
import { FIRST_WISH, type ReadyWish, readWish, type Wish } from "./random-wish.ts";
import type { MatchingWords } from "./words.ts";

interface SourcesProps {
  readonly ready: boolean;
  readonly onPreset: (id: PresetId) => void;
  readonly onWish: (wish: ReadyWish) => void;
  readonly onFile: (file: File) => void;
  readonly onClear: () => void;
  readonly onReset: () => void;
  readonly words: MatchingWords;
}

/** Where a graph can come from: the examples, chance, a file, or an empty plane. */
export function Sources(props: SourcesProps): ReactElement {
  const { ready, onPreset, onWish, onFile, onClear, onReset, words } = props;
  const w = words.sources;
  const file = useRef<HTMLInputElement>(null);
  return (
    <div className="tool__actions match-sources">
      <Pop summary={w.presets} disabled={!ready}>
        {(close) =>
          PRESET_IDS.map((id) => (
            <button
              key={id}
              type="button"
              onClick={() => {
                onPreset(id);
                close();
              }}
            >
              <b>{words.presets[id][0]}</b>
              <small>{words.presets[id][1]}</small>
            </button>
          ))
        }
      </Pop>
      <Pop summary={w.random} disabled={!ready}>
        {() => <Chance onWish={onWish} words={words} />}
      </Pop>
      <button type="button" className="btn" onClick={() => file.current?.click()}>
        {w.file}
      </button>
      <FileInput input={file} label={w.file} onFiles={([given]) => given && onFile(given)} />
      <button type="button" className="btn" onClick={onClear}>
        {w.clear}
      </button>
      <button type="button" className="btn btn--quiet" onClick={onReset}>
        {w.reset}
      </button>
    </div>
  );
}

/** Graphs by chance, the same for the same seed. */
function Chance({ onWish, words }: Pick<SourcesProps, "onWish" | "words">): ReactElement {
  const w = words.random;
  const [wish, setWish] = useState(FIRST_WISH);
  const [mistake, setMistake] = useState("");
  const make = (next: Wish) => {
    setWish(next);
    const read = readWish(next);
    if ("wrong" in read)
      return setMistake(read.wrong === "n" ? w.wrong.n(next.n, LIMITS.vertices) : w.wrong.seed(next.seed));
    setMistake("");
    onWish(read);
  };
  const number = (key: "n" | "seed", label: string) => (
    <WishField
      label={label}
      value={wish[key]}
      onValue={(value) => setWish({ ...wish, [key]: value })}
      onMake={() => make(wish)}
    />
  );
  return (
    <div className="match-chance">
      <WishChoice
        label={w.kind}
        value={wish.kind}
        values={GRAPH_KINDS}
        names={w.kinds}
        onValue={(kind) => setWish({ ...wish, kind })}
      />
      <div className="tool__row">
        {number("n", w.n)}
        {number("seed", w.seed)}
      </div>
      <WishButtons
        className="match-chance__buttons"
        mistake={mistake}
        onMake={() => make(wish)}
        onAnother={() => make({ ...wish, seed: nextSeed(wish.seed) })}
        words={w}
      />
    </div>
  );
}
