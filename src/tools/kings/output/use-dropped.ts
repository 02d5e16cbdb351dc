import { useEffect, useMemo, useRef } from "react";
import type { Verdict } from "#algorithms/engines/kings/verdict.ts";
import { useHeap } from "../use-heap.ts";
import type { KingsWords } from "../words.en.ts";
import type { Pair } from "../work.ts";
import { type Given, NO_FILES, takeIn } from "./intake.ts";
import { NO_OUTPUT, type Output } from "./OutputField.tsx";
import { type Listed, useVerdicts } from "./use-judge.ts";
import type { Texts } from "./use-texts.ts";

/** The files that were dropped, with their verdicts, beside the two texts of the page. `onTake` hears what was refused. */
export function useDropped(
  {
    ready,
    boardText,
    setBoardText,
    output,
    setOutput,
    words,
  }: Texts & {
    readonly words: KingsWords;
  },
  onTake: (refused: readonly string[]) => void,
): {
  /** Two or more. */
  readonly outputs: readonly Given[] | undefined;
  readonly listed: Listed | undefined;
  readonly isKept: boolean;
  readonly take: (files: readonly File[]) => Promise<void>;
  readonly show: (given: Given) => void;
  /** Another output, by hand. */
  readonly putOutput: (output: Output) => void;
  readonly clear: () => void;
} {
  const { heap, putHeap, isKept } = useHeap();
  const outputs = heap.outputs.length > 1 ? heap.outputs : undefined;
  const show = (given: Given) => {
    if (given.boardText !== undefined) setBoardText(given.boardText);
    setOutput({ kind: "file", name: given.name, blob: given.blob });
  };
  const pairs = useMemo(
    () => outputs?.map(({ board, blob }): Pair | undefined => board && { board, output: blob }),
    [outputs],
  );
  /** Of the outputs that have just been dropped the first that is wrong is shown, once all are checked. */
  const fresh = useRef<readonly Given[]>([]);
  const listed = useVerdicts(pairs, (verdicts) => {
    const first = firstWrong(verdicts, outputs ?? [], fresh.current);
    fresh.current = [];
    if (first) show(first);
  });

  const [alone] = heap.outputs;
  const isSettled = useRef(false);
  useEffect(() => {
    if (!ready || isSettled.current || !alone) return;
    isSettled.current = true;
    const isEmpty = output.kind === "typed" && output.text === "";
    if (heap.outputs.length === 1 && isEmpty && alone.boardText === boardText)
      setOutput({ kind: "file", name: alone.name, blob: alone.blob });
  }, [ready, alone, heap, output, boardText, setOutput]);

  const take = async (files: readonly File[]) => {
    if (files.length === 0) return;
    const intake = await takeIn(files, boardText, words, heap);
    const { added, refused } = intake;
    onTake(refused);
    if (added.boards.length + added.outputs.length === 0) return;
    isSettled.current = true;
    fresh.current = added.outputs;
    putHeap(intake);
    const [board] = added.boards;
    const [first] = added.outputs;
    if (first && intake.outputs.length === 1) return show(first);
    const text = first?.boardText ?? board?.text;
    if (text !== undefined) setBoardText(text);
    // No output is judged against a board that is not its own.
    if (intake.outputs.length > 1 || output.kind === "file") setOutput(NO_OUTPUT);
  };
  const putOutput = (next: Output) => {
    setOutput(next);
    if (heap.outputs.length === 1) putHeap(NO_FILES);
  };
  const clear = () => {
    putHeap(NO_FILES);
    if (output.kind === "file") setOutput(NO_OUTPUT);
  };
  return { outputs, listed, isKept, take, show, putOutput, clear };
}

/** Of the fresh outputs the first that is wrong, which is the one to look at; otherwise the first that was checked. */
function firstWrong(
  verdicts: readonly (Verdict | undefined)[],
  outputs: readonly Given[],
  fresh: readonly Given[],
): Given | undefined {
  const checked = outputs.flatMap((given, at) => {
    const verdict = verdicts[at];
    return verdict && fresh.includes(given) ? [{ given, isRight: verdict.right }] : [];
  });
  return (checked.find(({ isRight }) => !isRight) ?? checked[0])?.given;
}
