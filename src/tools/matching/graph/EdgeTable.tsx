import { type ReactElement, useEffect, useState } from "react";
import { Form } from "#src/tools/shared/fields/Form.tsx";
import type { Report } from "../report.ts";
import type { MatchingWords } from "../words.en.ts";
import { parseWeight } from "./doc.ts";
import type { EditorAction, EditorState } from "./editor.ts";
import { WeightField } from "./WeightField.tsx";

/** So many edges are on a page of the list. */
const PAGE = 14;

interface EdgeTableProps {
  readonly state: EditorState;
  readonly act: (action: EditorAction) => void;
  readonly report: Report | undefined;
  readonly words: MatchingWords;
}

/** All edges, or those of the chosen vertex, as a list that can be edited without a picture. */
export function EdgeTable({ state, act, report, words }: EdgeTableProps): ReactElement {
  const w = words.edges;
  const { doc, choice } = state;
  const at = choice?.kind === "vertex" ? choice.v : undefined;
  const edges =
    at === undefined ? doc.graph.edges : doc.graph.edges.filter(({ u, v }) => u === at || v === at);
  const [first, setFirst] = useState(0);
  const chosen =
    choice?.kind === "edge" ? edges.findIndex(({ u, v }) => u === choice.u && v === choice.v) : -1;
  // The page goes with what is chosen.
  useEffect(() => {
    if (chosen >= 0) setFirst(chosen - (chosen % PAGE));
  }, [chosen]);
  const begin = first < edges.length ? first : 0;
  const page = edges.slice(begin, begin + PAGE);
  const matched = new Set(report?.pairs.map(({ u, v }) => `${u} ${v}`));
  return (
    <section className="match-edges" aria-label={w.title}>
      <h2 className="panel__head">
        {w.title} <span>{at === undefined ? w.count(edges.length) : w.at(at)}</span>
      </h2>
      {page.length === 0 ? (
        <p className="match-edges__none">{w.none}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{w.ends}</th>
              <th scope="col">{w.weight}</th>
              <td />
              <td />
            </tr>
          </thead>
          <tbody>
            {page.map((edge) => {
              const { u, v } = edge;
              const isChosen = choice?.kind === "edge" && choice.u === u && choice.v === v;
              const choose = () => isChosen || act({ kind: "choose", choice: { kind: "edge", u, v } });
              return (
                <tr key={`${u} ${v}`} data-chosen={isChosen ? "" : undefined}>
                  <th scope="row">
                    {u}–{v}
                  </th>
                  <td>
                    <WeightField
                      edge={edge}
                      label={w.weightOf(u, v)}
                      act={act}
                      {...(at === undefined && { onFocus: choose })}
                    />
                  </td>
                  <td>{matched.has(`${u} ${v}`) ? w.matched : ""}</td>
                  <td>
                    <button
                      type="button"
                      className="btn btn--quiet btn--icon"
                      aria-label={w.removeOf(u, v)}
                      onClick={() => act({ kind: "remove", choice: { kind: "edge", u, v } })}
                    >
                      ×
                    </button>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      {(edges.length > PAGE || at !== undefined) && (
        <p className="tool__pages">
          {edges.length > PAGE && (
            <>
              <button
                type="button"
                className="btn btn--icon"
                aria-label={w.previous}
                disabled={begin === 0}
                onClick={() => setFirst(begin - PAGE)}
              >
                ‹
              </button>
              <span>{w.page(begin + 1, begin + page.length, edges.length)}</span>
              <button
                type="button"
                className="btn btn--icon"
                aria-label={w.next}
                disabled={begin + PAGE >= edges.length}
                onClick={() => setFirst(begin + PAGE)}
              >
                ›
              </button>
            </>
          )}
          {at !== undefined && (
            <button
              type="button"
              className="btn btn--quiet"
              onClick={() => act({ kind: "choose", choice: undefined })}
            >
              {w.all}
            </button>
          )}
        </p>
      )}
      <AddEdge n={doc.graph.n} act={act} words={words} />
    </section>
  );
}

interface AddEdgeProps extends Pick<EdgeTableProps, "act" | "words"> {
  readonly n: number;
}

/** An edge by the numbers of its ends. */
function AddEdge({ n, act, words }: AddEdgeProps): ReactElement {
  const w = words.edges;
  const [typed, setTyped] = useState({ u: "", v: "", weight: "" });
  const end = (text: string) => (/^\s*\d{1,6}\s*$/.test(text) ? Number(text) : Number.NaN);
  const add = () => {
    const weight = typed.weight.trim() === "" ? 1 : parseWeight(typed.weight);
    if (weight === undefined) return act({ kind: "weigh", u: -1, v: -1, weight: typed.weight, time: 0 });
    const [u, v] = [end(typed.u), end(typed.v)];
    act({ kind: "join", u, v, weight });
    // What cannot be an edge stays, to be mended.
    if (u !== v && u < n && v < n) setTyped({ u: "", v: "", weight: "" });
  };
  const field = (key: keyof typeof typed, label: string) => (
    <label className="tool__field">
      <span>{label}</span>
      <input
        type="text"
        inputMode={key === "weight" ? "text" : "numeric"}
        data-numeric=""
        autoComplete="off"
        value={typed[key]}
        onChange={(event) => setTyped({ ...typed, [key]: event.target.value })}
      />
    </label>
  );
  return (
    <Form className="tool__row match-edges__add" label={w.addTitle} onDone={add}>
      {field("u", w.from)}
      {field("v", w.to)}
      {field("weight", w.weight)}
      <button type="submit" className="btn">
        {w.addTitle}
      </button>
      <button type="button" className="btn" onClick={() => act({ kind: "add" })}>
        {w.addVertex}
      </button>
    </Form>
  );
}
