import { type ReactElement, useState } from "react";
import { GRAPH_KINDS } from "#algorithms/engines/matching/generate.ts";
import { nextSeed } from "#src/tools/shared/fields/whole-number.ts";
import { WishButtons, WishChoice, WishField } from "#src/tools/shared/fields/wish-fields.tsx";
import { LIMITS } from "../limits.ts";
import type { MatchingWords } from "../words.en.ts";
import { FIRST_WISH, type ReadyWish, readWish, type Wish } from "./random-wish.ts";

/** Graphs by chance, the same for the same seed. */
export function Chance({
  onWish,
  words,
}: {
  readonly onWish: (wish: ReadyWish) => void;
  readonly words: MatchingWords;
}): ReactElement {
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
