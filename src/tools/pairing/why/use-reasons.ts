import { useEffect, useState } from "react";
import type { Doc } from "../doc.ts";
import { whyFailed, work } from "../work.ts";
import type { Question, ToldReason } from "./reasons-text.ts";

/** The reasons of an open round of the Dutch system, worked out beside the page; undefined until they are known. */
export function useReasons(
  { tournament, drawn }: Doc,
  questions: readonly Question[],
): { readonly told: readonly ToldReason[] | undefined; readonly failed: string | undefined } {
  const [told, setTold] = useState<readonly ToldReason[]>();
  const [failed, setFailed] = useState<string>();
  const original = drawn?.original;
  const asked = JSON.stringify(questions);
  useEffect(() => {
    setTold(undefined);
    setFailed(undefined);
    if (!original || asked === "[]") return;
    const abort = new AbortController();
    work(
      { kind: "reasons", tournament, original, questions: JSON.parse(asked) },
      (answer) => {
        if (answer.kind === "reasons") setTold(answer.told);
      },
      abort.signal,
    ).catch(whyFailed(abort.signal, setFailed));
    return () => abort.abort();
  }, [tournament, original, asked]);
  return { told, failed };
}
