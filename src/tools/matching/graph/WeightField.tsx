import { type ReactElement, type Ref, useState } from "react";
import type { Edge } from "#algorithms/engines/matching/graph.ts";
import { parseWeight } from "./doc.ts";
import type { EditorAction } from "./editor.ts";

interface WeightFieldProps {
  readonly edge: Edge;
  readonly label: string;
  readonly act: (action: EditorAction) => void;
  readonly field?: Ref<HTMLInputElement>;
  readonly onFocus?: () => void;
  readonly onEnter?: () => void;
}

/** The weight of an edge. What is typed counts as soon as it is a whole number, and stays until then. */
export function WeightField({ edge, label, act, field, onFocus, onEnter }: WeightFieldProps): ReactElement {
  const { u, v, weight } = edge;
  const [typed, setTyped] = useState<string>();
  const isWrong = typed !== undefined && parseWeight(typed) === undefined;
  // Another edge, or a weight from elsewhere. Not in an effect: it would come after the next letter and take it away.
  const shown = `${u} ${v} ${weight}`;
  const [last, setLast] = useState(shown);
  if (shown !== last) {
    setLast(shown);
    if (typed !== undefined && parseWeight(typed) !== weight) setTyped(undefined);
  }
  const take = (text: string) => {
    setTyped(text);
    if (text.trim() !== "" && text.trim() !== "-" && text.trim() !== "−")
      act({ kind: "weigh", u, v, weight: text, time: performance.now() });
  };
  return (
    <input
      ref={field}
      type="text"
      inputMode="text"
      autoComplete="off"
      data-numeric=""
      aria-label={label}
      aria-invalid={isWrong}
      value={typed ?? String(weight)}
      onChange={(event) => take(event.target.value)}
      onFocus={(event) => {
        event.target.select();
        onFocus?.();
      }}
      onBlur={() => setTyped(undefined)}
      onKeyDown={(event) => {
        if (event.key !== "Enter") return;
        event.preventDefault();
        onEnter?.();
      }}
    />
  );
}
