import { type ReactElement, useEffect, useRef, useState } from "react";
import type { Doc } from "../doc.ts";
import type { PairingWords } from "../words.en.ts";
import { whyFailed, work } from "../work.ts";

/** Pairs all rounds anew, each from what is known of those before it: which of them would be paired otherwise now? */
export function Recheck({ doc, words }: { readonly doc: Doc; readonly words: PairingWords }): ReactElement {
  const w = words.rounds.recheck;
  const { tournament, drawn } = doc;
  const [told, setTold] = useState<{ readonly of: Doc; readonly text: string }>();
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const ask = () => {
    stop.current?.abort();
    const abort = new AbortController();
    stop.current = abort;
    const say = (text: string) => setTold({ of: doc, text });
    say(w.running);
    work(
      { kind: "check", tournament, drawn },
      (answer) => {
        if (answer.kind === "checked") say(w.found(answer.otherwise, answer.rounds));
      },
      abort.signal,
    ).catch(whyFailed(abort.signal, (why) => say(words.rounds.failed(why))));
  };
  return (
    <p className="needs-script">
      <button type="button" className="btn" onClick={ask}>
        {w.button}
      </button>{" "}
      <span role="status">{told?.of === doc && told.text}</span>
    </p>
  );
}
