import type { ReactElement, Ref } from "react";
import type { MatchingWords } from "../words.en.ts";
import { edgeBetween } from "./doc.ts";
import type { EditorAction, EditorState } from "./editor.ts";
import { WeightField } from "./WeightField.tsx";

interface InspectorProps {
  readonly state: EditorState;
  readonly act: (action: EditorAction) => void;
  readonly weight: Ref<HTMLInputElement>;
  /** The focus goes back to the plane. */
  readonly onDone: () => void;
  readonly words: MatchingWords;
}

/** What is chosen, and what can be done with it; and what has just happened. */
export function Inspector({ state, act, weight, onDone, words }: InspectorProps): ReactElement {
  const { doc, choice, said } = state;
  const { graph } = doc;
  const w = words.chosen;
  const edge = choice?.kind === "edge" ? edgeBetween(graph, choice.u, choice.v) : undefined;
  const isWrong = said !== undefined && ["weight", "no-vertex", "loop", "there", "full"].includes(said.kind);
  const name = edge
    ? w.edge(edge.u, edge.v)
    : choice?.kind === "vertex"
      ? w.vertex(choice.v, graph.edges.filter(({ u, v }) => u === choice.v || v === choice.v).length)
      : undefined;
  /** The button that was pressed goes away, so the focus must not stay there. */
  const leave = (action: EditorAction) => {
    act(action);
    onDone();
  };
  return (
    <div className="match-chosen">
      <div className="match-chosen__row">
        {edge ? (
          <>
            <b>{name}</b>
            <span>
              {w.weight}{" "}
              <WeightField
                key={`${edge.u} ${edge.v}`}
                edge={edge}
                label={words.edges.weightOf(edge.u, edge.v)}
                act={act}
                field={weight}
                onEnter={onDone}
              />
            </span>
          </>
        ) : choice?.kind === "vertex" ? (
          <>
            <b>{name}</b>
            {state.from === undefined && (
              <button type="button" className="btn" onClick={() => leave({ kind: "connect", v: choice.v })}>
                {w.connect}
              </button>
            )}
          </>
        ) : (
          <span>{w.none}</span>
        )}
        <button
          type="button"
          className="btn match-chosen__remove"
          disabled={!choice}
          onClick={() => leave({ kind: "remove" })}
        >
          {w.remove}
        </button>
      </div>
      <p className="match-said" role="status" data-refused={isWrong ? "" : undefined}>
        {said ? (
          words.said(said)
        ) : doc.mistakes.length > 0 ? (
          doc.graph.n > 0 && words.stale
        ) : (
          <span className="visually-hidden">{name}</span>
        )}
      </p>
    </div>
  );
}
