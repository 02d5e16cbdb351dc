import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { recall } from "#components/page/memory.ts";
import { parseKept } from "#src/tools/shared/storage/shelf.ts";
import { type Kept, useKept } from "#src/tools/shared/storage/use-kept.ts";
import { parseState } from "../links.ts";
import type { Pair } from "../work.ts";
import { NO_OUTPUT, type Output } from "./OutputField.tsx";

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
  /** How the keeping goes. */
  readonly kept: Kept;
}

/** What is kept: an output that was dropped as a file, or is long, is kept elsewhere or not at all. */
interface KeptTexts {
  readonly board: string;
  readonly output: string;
}

/**
 * The texts of the board and of its output: those of the link, else as the reader left them. A link that is none is told.
 * A linked board is not kept before it is changed; then the address forgets the link, and what was made of it is what a
 * reload shows.
 */
export function useTexts(badLink: string, onNotice: (notice: string) => void): Texts {
  const [ready, setReady] = useState(false);
  const [boardText, setBoardText] = useState("");
  const [output, setOutput] = useState<Output>(NO_OUTPUT);
  const [linked, setLinked] = useState<KeptTexts>();
  const taken = useRef<KeptTexts>(undefined);
  const show = useCallback((texts: KeptTexts) => {
    taken.current = texts;
    setBoardText(texts.board);
    setOutput({ kind: "typed", text: texts.output });
  }, []);
  useEffect(() => {
    void (async () => {
      const value = new URLSearchParams(location.search).get("k");
      const opened = value === null ? undefined : await parseState(value);
      if (value !== null && !opened) onNotice(badLink);
      setLinked(opened);
      show(opened ?? textsFrom(parseKept(recall(MEMORY)).json) ?? NO_TEXTS);
      setReady(true);
    })();
  }, [badLink, onNotice, show]);

  const text = output.kind === "typed" && output.text.length <= LONGEST_KEPT ? output.text : "";
  // What was taken from another tab is known again as the same value.
  const state = useMemo(() => {
    const same = taken.current?.board === boardText && taken.current.output === text;
    return same && taken.current ? taken.current : { board: boardText, output: text };
  }, [boardText, text]);
  const isPassing = linked !== undefined && linked.board === boardText && linked.output === text;
  useEffect(() => {
    if (!ready || linked === undefined || isPassing) return;
    setLinked(undefined);
    history.replaceState(history.state, "", location.pathname);
  }, [ready, linked, isPassing]);
  const kept = useKept({
    ...{ key: MEMORY, state, isReady: ready, isPassing, format: JSON.stringify, parse: textsFrom },
    take: show,
  });
  return { ready, boardText, setBoardText, output, setOutput, kept };
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

const NO_TEXTS: KeptTexts = { board: "", output: "" };

function textsFrom(json: string): KeptTexts | undefined {
  try {
    const { board, output } = JSON.parse(json) as Readonly<Record<string, unknown>>;
    return {
      board: typeof board === "string" ? board : "",
      output: typeof output === "string" ? output : "",
    };
  } catch {
    return undefined;
  }
}
