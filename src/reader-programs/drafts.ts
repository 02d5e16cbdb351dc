/** The programs that a reader has written for a lesson, kept at every key. */
import { keep, recall } from "#components/page/memory.ts";
import { LANGUAGES, type Language } from "./room/order.ts";

/** A program with its name, which is the reader's or empty. */
export interface Draft {
  readonly id: number;
  readonly name: string;
  readonly language: Language;
  /** The text in each language that was begun. */
  readonly texts: Readonly<Partial<Record<Language, string>>>;
  /** The expressions that are watched in its runs. */
  readonly watched?: readonly string[];
  /** What its main function is called with, by the names of the parameters. */
  readonly given?: Readonly<Record<string, string>>;
}

/** All programs for a lesson; never empty. */
export interface Drafts {
  readonly current: number;
  readonly list: readonly [Draft, ...Draft[]];
}

const FIRST: Drafts = { current: 1, list: [{ id: 1, name: "", language: "javascript", texts: {} }] };

function keyOf(lesson: string): string {
  return `kibitz.own.${lesson}`;
}

/** What was kept; a damaged record is put aside and not lost. */
export function readDrafts(lesson: string): Drafts {
  const text = recall(keyOf(lesson));
  if (text === "") return FIRST;
  try {
    const drafts = draftsIn(JSON.parse(text));
    if (drafts) return drafts;
  } catch {
    // It is put aside below.
  }
  keep(`${keyOf(lesson)}.damaged`, text);
  return FIRST;
}

/** Returns whether they are kept. */
export function keepDrafts(lesson: string, drafts: Drafts): boolean {
  return keep(keyOf(lesson), JSON.stringify(drafts));
}

/**
 * Tells when another page may have kept programs for the same lesson: as it does so, and when the reader comes back to a page
 * that slept meanwhile. Who did not look again would write over them.
 */
export function followDrafts(lesson: string, lookAgain: () => void): void {
  addEventListener("storage", ({ key }) => {
    if (key === keyOf(lesson)) lookAgain();
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) lookAgain();
  });
}

/** The same, with this one open if it is there. */
export function withOpen(drafts: Drafts, id: number): Drafts {
  return drafts.list.some((draft) => draft.id === id) ? { ...drafts, current: id } : drafts;
}

function draftsIn(value: unknown): Drafts | undefined {
  const { current, list } = (value ?? {}) as Partial<Drafts>;
  if (!Array.isArray(list)) return undefined;
  const [first, ...more] = (list as unknown[]).flatMap(draftIn);
  if (!first) return undefined;
  const all = [first, ...more] as const;
  return { current: all.find(({ id }) => id === current)?.id ?? first.id, list: [...all] };
}

function draftIn(value: unknown): Draft[] {
  const { id, name, language, texts, watched, given } = (value ?? {}) as Partial<Draft>;
  const known = LANGUAGES.find((each) => each === language);
  if (typeof id !== "number" || known === undefined || typeof texts !== "object" || texts === null) return [];
  const kept = LANGUAGES.flatMap((each) =>
    typeof texts[each] === "string" ? [[each, texts[each]] as const] : [],
  );
  return [
    {
      ...{ id, name: typeof name === "string" ? name : "", language: known, texts: Object.fromEntries(kept) },
      ...(Array.isArray(watched) && { watched: watched.filter(isText) }),
      ...(given && { given: textsIn(given) }),
    },
  ];
}

/** The one that is open. */
export function currentOf({ current, list }: Drafts): Draft {
  return list.find(({ id }) => id === current) ?? list[0];
}

/** With the open one changed. */
export function changed(drafts: Drafts, change: Partial<Omit<Draft, "id">>): Drafts {
  const { id } = currentOf(drafts);
  const [first, ...more] = drafts.list.map((draft) => (draft.id === id ? { ...draft, ...change } : draft));
  return { current: id, list: [first as Draft, ...more] };
}

/** With one more, which is then open. */
export function withNew(drafts: Drafts, draft: Omit<Draft, "id">): Drafts {
  const id = 1 + Math.max(...drafts.list.map((each) => each.id));
  return { current: id, list: [...drafts.list, { ...draft, id }] };
}

/** Without the open one; an empty one takes the place of the last. */
export function withoutCurrent(drafts: Drafts): Drafts {
  const { id, language } = currentOf(drafts);
  const [first, ...more] = drafts.list.filter((draft) => draft.id !== id);
  if (!first) return { current: id + 1, list: [{ id: id + 1, name: "", language, texts: {} }] };
  return { current: first.id, list: [first, ...more] };
}

/** With one that was removed back in its place, and open; an empty one that took the place of the last goes. */
export function withBack({ list }: Drafts, draft: Draft, index: number): Drafts {
  const others = list.filter(
    ({ name, texts }) => list.length > 1 || name !== "" || Object.keys(texts).length > 0,
  );
  const isTaken = others.some(({ id }) => id === draft.id);
  const id = isTaken ? 1 + Math.max(...others.map((each) => each.id)) : draft.id;
  const [first, ...more] = others.toSpliced(index, 0, { ...draft, id });
  return { current: id, list: [first as Draft, ...more] };
}

/** Lists them by their names, the others by their numbers; one alone is not worth a list. */
export function listDrafts(
  list: HTMLSelectElement,
  drafts: Drafts,
  numbered: (number: number) => string,
): void {
  list.replaceChildren(
    ...drafts.list.map(({ id, name }, k) => new Option(name || numbered(k + 1), String(id))),
  );
  list.value = String(currentOf(drafts).id);
  (list.parentElement as HTMLElement).hidden = drafts.list.length < 2;
}

/** Texts by their names, whatever was kept. */
export function textsIn(value: unknown): Readonly<Record<string, string>> {
  const all: [string, unknown][] = Object.entries(Object(value));
  return Object.fromEntries(all.flatMap(([name, text]) => (isText(text) ? [[name, text]] : [])));
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}
