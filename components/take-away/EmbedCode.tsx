import { type ReactElement, useEffect, useId, useState } from "react";
import { EMBED_LEVELS, type EmbedChoice, type EmbedLevel, formatEmbed } from "../embed/embed-address.ts";
import { frameCode } from "../embed/frame-code.ts";
import type { PlayerOptions } from "../player/state/player-options.ts";
import type { Run } from "../run/run.ts";
import type { Span } from "./span.ts";
import { takeAwayWords } from "./words.en.ts";

interface EmbedCodeProps extends Pick<PlayerOptions, "lesson" | "frameOf"> {
  readonly run: Run;
  readonly span: Span;
  readonly theme: "light" | "dark";
  /** The figure's own page, where it has one. */
  readonly page: string | undefined;
}

/** The frame that shows these steps in another page: how it moves, and its code to be copied. */
export function EmbedCode({ lesson, run, span, theme, page, frameOf }: EmbedCodeProps): ReactElement {
  const own = takeAwayWords;
  const id = useId();
  const [level, setLevel] = useState<EmbedLevel>("move");
  const [loops, setLoops] = useState(false);
  const [hasTheme, setHasTheme] = useState(false);
  const [code, setCode] = useState("");
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(code);
      setIsCopied(true);
    } catch {
      // Where the clipboard is not to be had, a key copies what is chosen.
      document.querySelector<HTMLTextAreaElement>(`#${CSS.escape(id)}`)?.select();
    }
  };
  const [isCopied, setIsCopied] = useState(false);
  const { from, to } = span;
  useEffect(() => {
    let isLate = false;
    setIsCopied(false);
    // What chance has drawn is written out: the small player throws no dice.
    const source = run.source.kind === "random" ? ({ kind: "own", text: run.text } as const) : run.source;
    const choice = {
      ...{
        source,
        version: lesson.version,
        from,
        to: to === run.trace.length ? undefined : to,
        level,
        loops,
      },
      ...{ plays: false, asks: "", theme: hasTheme ? theme : undefined },
    };
    const framed = frameOf ?? ((asked) => lessonFrame(lesson.id, asked));
    void framed(choice).then((path) => {
      if (!isLate) setCode(path === undefined ? "" : frameCode(siteAddress(path), lesson.words.title));
    });
    return () => {
      isLate = true;
    };
  }, [lesson, run, from, to, level, loops, hasTheme, theme, frameOf]);
  const { levels } = lesson.words;
  return (
    <div className="take-away__embed">
      <p className="take-away__pairs">
        <label>
          {own.level}
          <select
            className="field"
            value={level}
            onChange={({ target }) => setLevel(target.value as EmbedLevel)}
          >
            {EMBED_LEVELS.map((each) => (
              <option key={each} value={each}>
                {levels[each][0]}
              </option>
            ))}
          </select>
        </label>
        <label>
          <input type="checkbox" checked={loops} onChange={({ target }) => setLoops(target.checked)} />
          {own.loops}
        </label>
        <label>
          <input type="checkbox" checked={hasTheme} onChange={({ target }) => setHasTheme(target.checked)} />
          {own.always(own.themes[theme])}
        </label>
      </p>
      <label htmlFor={id}>{own.code}</label>
      <textarea
        id={id}
        className="field"
        readOnly
        rows={4}
        value={code || (frameOf ? own.noProgramCode : own.noCode)}
        onFocus={({ target }) => target.select()}
      />
      <p className="take-away__progress">
        <button type="button" className="btn" disabled={code === ""} onClick={() => void copy()}>
          {own.copy}
        </button>
        <span role="status">{isCopied ? own.copied : ""}</span>
      </p>
      {page !== undefined && (
        <p>
          {own.figurePage} <a href={page}>{siteAddress(page)}</a>
        </p>
      )}
    </div>
  );
}

async function lessonFrame(lesson: string, choice: EmbedChoice): Promise<string | undefined> {
  const query = await formatEmbed(choice);
  return query && `/embed/${lesson}/?${query}`;
}

/** An address as the site is published, also where the page is read from a copy. */
function siteAddress(path: string): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;
  return new URL(path, canonical).href;
}
