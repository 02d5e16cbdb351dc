import { useEffect, useState } from "react";
import { keep, recall } from "#components/memory.ts";
import { parseState } from "./links.ts";
import { NO_OUTPUT, type Output } from "./OutputField.tsx";
import type { Pair } from "./work.ts";

const MEMORY = "kibitz.kings";
/** A check begins when the typing has stopped for so long. */
const TYPING_PAUSE = 300;
/** Longer outputs are not kept in memory. In characters. */
const LONGEST_KEPT = 200_000;

/** The texts of the board and of its output. */
export interface Texts {
  /** Whether link and memory have been looked at. */
  readonly ready: boolean;
  readonly boardText: string;
  readonly setBoardText: (text: string) => void;
  readonly output: Output;
  readonly setOutput: (output: Output) => void;
}

/** The texts of the board and of its output: those of the link, else as the reader left them. A link that is none is told. */
export function useTexts(badLink: string, onNotice: (notice: string) => void): Texts {
  const [ready, setReady] = useState(false);
  const [boardText, setBoardText] = useState("");
  const [output, setOutput] = useState<Output>(NO_OUTPUT);
  useEffect(() => {
    void (async () => {
      const value = new URLSearchParams(location.search).get("k");
      const linked = value === null ? undefined : await parseState(value);
      if (value !== null && !linked) onNotice(badLink);
      const state = linked ?? stateFrom(recall(MEMORY));
      setBoardText(state.board);
      setOutput({ kind: "typed", text: state.output });
      setReady(true);
    })();
  }, [badLink, onNotice]);

  useEffect(() => {
    if (!ready) return;
    const text = output.kind === "typed" && output.text.length <= LONGEST_KEPT ? output.text : "";
    keep(MEMORY, JSON.stringify({ board: boardText, output: text }));
  }, [ready, boardText, output]);

  return { ready, boardText, setBoardText, output, setOutput };
}

/** The board with its output, once both are there and the typing has stopped. */
export function usePair(board: Pair["board"] | undefined, output: Output): Pair | undefined {
  const [pair, setPair] = useState<Pair>();
  useEffect(() => {
    const blob =
      output.kind === "file" ? output.blob : output.text.trim() === "" ? undefined : new Blob([output.text]);
    const next = board && blob && { board, output: blob };
    if (!next || output.kind === "file") return setPair(next);
    const timer = setTimeout(() => setPair(next), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [board, output]);
  return pair;
}

function stateFrom(json: string): { readonly board: string; readonly output: string } {
  try {
    const { board, output } = JSON.parse(json) as Readonly<Record<string, unknown>>;
    return {
      board: typeof board === "string" ? board : "",
      output: typeof output === "string" ? output : "",
    };
  } catch {
    return { board: "", output: "" };
  }
}
