import type { ReactElement } from "react";
import type { Doc } from "../doc.ts";
import { nameOf } from "../players/names.ts";
import type { Question, ToldReason } from "./reasons-text.ts";
import { useReasons } from "./use-reasons.ts";
import { whyWords } from "./words.en.ts";

/** Why it is not as somebody asks, and what would be otherwise, side by side. Of several questions those are told that are refused. */
export function Reasons({
  doc,
  questions,
}: {
  readonly doc: Doc;
  readonly questions: readonly Question[];
}): ReactElement {
  const w = whyWords;
  const { told, failed } = useReasons(doc, questions);
  if (failed !== undefined) return <p>{w.failed(failed)}</p>;
  if (!told) return <p>{w.working}</p>;
  const shown = told.length > 1 ? told.filter(({ isGranted }) => !isGranted) : told;
  return (
    <>
      {shown.map((reason) => (
        <div key={`${reason.question.kind} ${reason.question.ids}`} data-why={reason.question.kind}>
          <p>{reason.sentence}</p>
          {reason.instead.length > 0 && <Beside {...{ doc, reason }} />}
        </div>
      ))}
    </>
  );
}

function Beside({
  doc,
  reason: { now, instead },
}: {
  readonly doc: Doc;
  readonly reason: ToldReason;
}): ReactElement {
  const w = whyWords;
  const name = (id: number) => nameOf(doc.tournament, id);
  const spelled = ([white, black]: readonly [number, number]): string =>
    black === 0 ? w.bye(name(white)) : w.pair(name(white), name(black));
  const column = (title: string, pairs: ToldReason["now"]) => (
    <div>
      <dt>{title}</dt>
      {pairs.map((pair) => (
        <dd key={`${pair}`}>{spelled(pair)}</dd>
      ))}
    </div>
  );
  return (
    <dl className="beside">
      {column(w.now, now)}
      {column(w.instead, instead)}
    </dl>
  );
}
