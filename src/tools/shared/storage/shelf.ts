/**
 * A text that several tabs keep in one place. Each text that is put there carries the marks of those that it follows, so
 * a tab can tell a change that knows of its own from one that does not.
 */

/** Where the text is kept, as a tab sees it. */
export interface Store {
  readonly read: () => string;
  /** Whether the text is kept now. */
  readonly write: (text: string) => boolean;
}

/** A text follows so many that were kept before it. */
const LONGEST_TRAIL = 32;
const TRAIL = /^\{"trail":\[("\w+"(?:,"\w+")*)\],?/;

/** The JSON object of a tab, and the marks of the texts that it follows, its own first. */
export function formatKept(json: string, trail: readonly string[]): string {
  const rest = json === "{}" ? "}" : `,${json.slice(1)}`;
  return `{"trail":${JSON.stringify(trail)}${rest}`;
}

/** Reads what `formatKept` has written; a text without marks is taken as it is. */
export function parseKept(text: string): { readonly json: string; readonly trail: readonly string[] } {
  const match = TRAIL.exec(text);
  if (!match) return { json: text, trail: [] };
  return { json: `{${text.slice(match[0].length)}`, trail: JSON.parse(`[${match[1]}]`) as string[] };
}

/** One tab's hand on the text: `known` are the marks of the text that the tab has last read or written. */
export class Shelf {
  private known: readonly string[];
  private readonly store: Store;

  constructor(store: Store) {
    this.store = store;
    this.known = parseKept(store.read()).trail;
  }

  /** Puts a JSON object there. In "conflict" another tab has put one there meanwhile, and nothing is written. */
  put(json: string): "kept" | "refused" | "conflict" {
    const there = parseKept(this.store.read());
    const isKnown = there.trail[0] === this.known[0] || there.json === "";
    if (!isKnown) return "conflict";
    if (there.json === json) return "kept";
    const mark = Math.random().toString(36).slice(2, 10);
    const trail = [mark, ...this.known].slice(0, LONGEST_TRAIL);
    if (!this.store.write(formatKept(json, trail))) return "refused";
    this.known = trail;
    return "kept";
  }

  /**
   * Another tab has put a text there; `isChanged` says whether this one has something that it has not put there. The text is
   * taken, unless what this tab has would be lost.
   */
  hear(text: string, isChanged: boolean): "taken" | "conflict" {
    const { trail } = parseKept(text);
    const followsThis = this.known.length === 0 || trail.includes(this.known[0]);
    if (isChanged || !followsThis) return "conflict";
    this.known = trail;
    return "taken";
  }

  /** What is there now, which this tab knows from now on: to be taken, or to be overwritten by its own. */
  look(): string {
    const { json, trail } = parseKept(this.store.read());
    this.known = trail;
    return json;
  }
}
