import { type ReactElement, useRef } from "react";
import { Pop } from "#components/page/Pop.tsx";
import { FileInput } from "#src/tools/shared/fields/FileInput.tsx";
import { lazy } from "#src/tools/shared/lazy.tsx";
import type { MatchingWords } from "../words.en.ts";
import { PRESET_IDS, type PresetId } from "./preset-ids.ts";
import type { ReadyWish } from "./random-wish.ts";

const Chance = lazy(async () => (await import("./Chance.tsx")).Chance);

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
      <Pop summary={w.random} disabled={!ready} isLate>
        {() => <Chance onWish={onWish} words={words} />}
      </Pop>
      <button type="button" className="btn" data-opens-files="" onClick={() => file.current?.click()}>
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
