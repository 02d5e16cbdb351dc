import type { ReactElement } from "react";
import { download } from "#components/page/download.ts";
import type { keptWords } from "../words.en.ts";
import type { Kept } from "./use-kept.ts";

/** What the reader must know of the keeping: another tab's change, a choice between two, and what is not kept. */
export function StorageNotice({
  kept,
  words,
}: {
  readonly kept: Kept;
  readonly words: typeof keptWords;
}): ReactElement {
  const { status, damaged, keepOwn, takeOther } = kept;
  return (
    <div className="tool__kept needs-script" role="status" data-kept={status}>
      {status === "taken" && <p>{words.taken}</p>}
      {status === "refused" && <p>{words.refused}</p>}
      {status === "conflict" && (
        <p>
          {words.conflict}{" "}
          <button type="button" className="btn" onClick={keepOwn}>
            {words.keepOwn}
          </button>{" "}
          <button type="button" className="btn" onClick={takeOther}>
            {words.takeOther}
          </button>
        </p>
      )}
      {damaged !== undefined && (
        <p>
          {words.damaged}{" "}
          <button
            type="button"
            className="btn"
            onClick={() => download(new Blob([damaged], { type: "text/plain" }), "kibitz-kept.txt")}
          >
            {words.saveDamaged}
          </button>
        </p>
      )}
    </div>
  );
}
