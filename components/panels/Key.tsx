import type { ReactElement } from "react";
import type { KeyEntry, Plate } from "#algorithms/core/lesson/scene.ts";
import type { PlayerWords } from "./words.ts";

interface KeyProps {
  readonly entries: readonly KeyEntry[];
  /** The kind of the picture, whose marks the key shows. */
  readonly kind: Plate["kind"];
  readonly asking: boolean;
  readonly words: PlayerWords;
}

/** The key under the plate, in words. */
export function Key({ entries, kind, asking, words }: KeyProps): ReactElement {
  // A question adds a sign, and takes none away: what is asked about has to be seen. Of one sign both meanings are told at once.
  const same = entries.find(({ sign }) => sign === "candidate")?.text;
  const choosable = { sign: "candidate", text: words.choosable(same) } as const;
  const shown = asking ? [choosable, ...entries.filter(({ sign }) => sign !== "candidate")] : entries;
  return (
    <ul className="key">
      {shown.map(({ sign, text }) => (
        <li key={`${sign} ${text}`}>
          <Sign sign={sign} kind={kind} />
          {text}
        </li>
      ))}
    </ul>
  );
}

interface SignProps extends Pick<KeyEntry, "sign">, Pick<KeyProps, "kind"> {}

function Sign({ sign, kind }: SignProps): ReactElement {
  return (
    <svg className="fig sign" viewBox="0 0 26 16" aria-hidden="true">
      {sign === "dotted" || (kind === "graph" && (sign === "chosen" || sign === "done")) ? (
        <g
          className="edge"
          data-role={sign === "dotted" ? "active" : sign}
          data-dotted={sign === "dotted" ? "" : undefined}
        >
          <line className="edge__line" x1="0" y1="8" x2="26" y2="8" />
          <line className="edge__core" x1="0" y1="8" x2="26" y2="8" />
          {sign === "done" && <path className="edge__sign" d="M9 4h8v8h-8z" />}
        </g>
      ) : sign === "tones" ? (
        <>
          <g className="node" data-tone="light" transform="translate(7,8)">
            <circle className="node__body" r="6" />
          </g>
          <g className="node" data-tone="dark" transform="translate(20,8)">
            <circle className="node__body" r="6" />
          </g>
        </>
      ) : sign === "hull" || sign === "disc" || sign === "band" ? (
        <path className={`guide guide--${sign}`} d="M7 1.5h12a6.5 6.5 0 0 1 0 13h-12a6.5 6.5 0 0 1 0 -13z" />
      ) : (
        <g
          className="node"
          data-role={sign === "ghost" || sign === "solid" ? "idle" : sign}
          data-solid={sign === "solid" ? "" : undefined}
          data-ghost={sign === "ghost" ? "" : undefined}
          transform="translate(13,8)"
        >
          <circle className="node__outer" r="7.2" />
          <circle className="node__body" r="4.6" />
          {kind === "board" && sign === "done" && <path className="piece__sign" d="M1.2 1.2h5.4v5.4h-5.4z" />}
        </g>
      )}
    </svg>
  );
}
