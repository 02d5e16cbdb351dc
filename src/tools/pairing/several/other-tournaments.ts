/**
 * The tournaments that this browser keeps beside the one that is open, each in a place of its own, so that one which is
 * damaged harms no other. What is open stays where it has always been.
 */

/** Where texts are kept, by keys. */
export interface Store {
  readonly keys: () => readonly string[];
  readonly read: (key: string) => string;
  /** Whether the text is kept now. */
  readonly write: (key: string, text: string) => boolean;
  readonly remove: (key: string) => void;
}

const PREFIX = "kibitz.pairing.other.";

/** What the list tells of a tournament. */
export interface Summary {
  readonly title: string;
  readonly players: number;
  readonly played: number;
  readonly rounds: number | undefined;
}

export interface Other extends Summary {
  readonly id: string;
  /** When it was put here, in milliseconds since 1970. */
  readonly time: number;
  /** The tool's state, as `memory.ts` writes it. */
  readonly state: string;
}

/** A place whose text nobody can read. */
export interface Damaged {
  readonly id: string;
  readonly text: string;
}

/** All of them, the last one first, and what is damaged. */
export function othersIn(store: Store): {
  readonly others: readonly Other[];
  readonly damaged: readonly Damaged[];
} {
  const others: Other[] = [];
  const damaged: Damaged[] = [];
  for (const key of store.keys()) {
    if (!key.startsWith(PREFIX)) continue;
    const id = key.slice(PREFIX.length);
    const text = store.read(key);
    const other = parseOther(id, text);
    if (other) others.push(other);
    else damaged.push({ id, text });
  }
  return {
    others: others.sort((one, other) => other.time - one.time || (one.id < other.id ? 1 : -1)),
    damaged,
  };
}

function parseOther(id: string, text: string): Other | undefined {
  try {
    const { title, players, played, rounds, time, state } = JSON.parse(text) as Partial<
      Record<string, unknown>
    >;
    if (typeof title !== "string" || typeof state !== "string" || typeof time !== "number") return undefined;
    if (typeof players !== "number" || typeof played !== "number") return undefined;
    return {
      id,
      title,
      players,
      played,
      rounds: typeof rounds === "number" ? rounds : undefined,
      time,
      state,
    };
  } catch {
    return undefined;
  }
}

/** Puts one there, or in the place of the one with this id; its id, or undefined if the browser keeps nothing. */
export function putOther(
  store: Store,
  { state, ...summary }: Summary & Pick<Other, "state">,
  { id = newId(store), time = Date.now() }: { readonly id?: string; readonly time?: number } = {},
): string | undefined {
  const { title, players, played, rounds } = summary;
  return store.write(PREFIX + id, JSON.stringify({ title, players, played, rounds, time, state }))
    ? id
    : undefined;
}

/** Takes one away; what stood there, so that it can be put back. */
export function removeOther(store: Store, id: string): string {
  const text = store.read(PREFIX + id);
  store.remove(PREFIX + id);
  return text;
}

/** Puts back what was taken away. Returns whether it is kept. */
export function restoreOther(store: Store, id: string, text: string): boolean {
  return store.write(PREFIX + id, text);
}

export function isOtherKey(key: string | null): boolean {
  return key === null || key.startsWith(PREFIX);
}

function newId(store: Store): string {
  const taken = new Set(store.keys());
  for (;;) {
    const id = Math.random().toString(36).slice(2, 10);
    if (!taken.has(PREFIX + id)) return id;
  }
}

/** The browser's own; where storage is forbidden it is empty and keeps nothing. */
export const BROWSER: Store = {
  keys: () => attempt(() => Object.keys(localStorage), []),
  read: (key) => attempt(() => localStorage.getItem(key) ?? "", ""),
  write: (key, text) =>
    attempt(() => {
      localStorage.setItem(key, text);
      return true;
    }, false),
  remove: (key) => attempt(() => localStorage.removeItem(key), undefined),
};

function attempt<T>(act: () => T, otherwise: T): T {
  try {
    return act();
  } catch {
    return otherwise;
  }
}
