/** The journal in a browser: what stands in its storage is never written over by what cannot read it. */
import { beforeEach, expect, test, vi } from "vitest";
import { EMPTY, withAnswer } from "#components/journal/journal.ts";
import { formatJournal, parseJournal } from "#components/journal/journal-file.ts";

const ANSWER = { lesson: "blossom", skill: "path", kind: "number", seed: 0, at: 7, right: false } as const;

/** A storage with room for so many characters; none: it is forbidden. */
function storage(room: number | undefined) {
  const kept = new Map<string, string>();
  const allowed = (): void => {
    if (room === undefined) throw new DOMException("forbidden", "SecurityError");
  };
  return {
    get length() {
      allowed();
      return kept.size;
    },
    key: (k: number) => [...kept.keys()][k] ?? null,
    getItem(key: string) {
      allowed();
      return kept.get(key) ?? null;
    },
    setItem(key: string, text: string) {
      allowed();
      const others = [...kept].reduce((sum, [other, each]) => sum + (other === key ? 0 : each.length), 0);
      if (others + text.length > (room ?? 0)) throw new DOMException("full", "QuotaExceededError");
      kept.set(key, text);
    },
    removeItem: (key: string) => void kept.delete(key),
    kept,
  };
}

/** A page that is opened on this storage. */
async function open(room: number | undefined, given: Readonly<Record<string, string>> = {}) {
  const here = storage(room);
  for (const [key, text] of Object.entries(given)) here.kept.set(key, text);
  return { ...(await opened(here)), here };
}

async function opened(here: ReturnType<typeof storage>) {
  vi.resetModules();
  vi.stubGlobal("localStorage", here);
  return import("#components/journal/journal-storage.ts");
}

beforeEach(() => vi.unstubAllGlobals());

test("an answer is there on the next page, and a question that was answered wrong is known by it", async () => {
  const { record, wasWrong, here } = await open(10_000);
  expect(wasWrong("blossom/path")).toBe(false);
  expect(record(ANSWER)).toBe(true);
  expect(wasWrong("blossom/path")).toBe(true);
  const next = await opened(here);
  expect(next.wasWrong("blossom/path")).toBe(true);
  next.record({ ...ANSWER, right: true });
  expect(next.wasWrong("blossom/path")).toBe(false);
  expect(next.keptJournal().journal.entries.map(({ number }) => number)).toEqual([1, 2]);
});

test("where storage is forbidden or full it is told, and the answer counts as long as the page is open", async () => {
  for (const room of [undefined, 10]) {
    const { record, wasWrong, wholeJournal } = await open(room);
    expect(record(ANSWER)).toBe(false);
    expect(wasWrong("blossom/path")).toBe(true);
    expect(record({ ...ANSWER, right: true })).toBe(false);
    expect(wasWrong("blossom/path")).toBe(false);
    expect(wholeJournal().entries).toHaveLength(2);
  }
});

test("when storage is full, what was kept before stays as it was", async () => {
  const text = formatJournal({ journal: withAnswer(EMPTY, "a", ANSWER), device: "a" });
  const { record, keptJournal, here } = await open(text.length + 5, { "kibitz.journal": text });
  expect(record(ANSWER)).toBe(false);
  expect(keptJournal().journal.entries).toHaveLength(2);
  expect(here.kept.get("kibitz.journal")).toBe(text);
});

test("what is damaged is put aside as it was, and the journal begins anew", async () => {
  const damaged = '{"program": "kibitz", "holds": "journ';
  const { record, keptJournal, keptAside, removeAside, restoreAside, here } = await open(10_000, {
    "kibitz.journal": damaged,
  });
  expect(keptJournal().journal).toEqual(EMPTY);
  expect(record(ANSWER)).toBe(true);
  expect([...keptAside().values()]).toEqual([damaged]);
  // A second one takes nothing from the first, and neither does a third in the same second.
  for (const text of ["x", "y"]) {
    here.kept.set("kibitz.journal", text);
    (await opened(here)).record(ANSWER);
  }
  const aside = keptAside();
  expect([...aside.values()].sort()).toEqual(["x", "y", damaged].sort());
  removeAside(aside.keys());
  expect(keptAside().size).toBe(0);
  expect(keptJournal().journal.entries).toHaveLength(1);
  expect(restoreAside(aside)).toBe(true);
  expect(keptAside()).toEqual(aside);
});

test("what is damaged stays where it is when there is no room to put it aside", async () => {
  const damaged = `{${" ".repeat(300)}`;
  const { record, keptJournal, here } = await open(400, { "kibitz.journal": damaged });
  expect(keptJournal().locked).toMatchObject({ kind: "no-json" });
  expect(record(ANSWER)).toBe(false);
  expect(here.kept.get("kibitz.journal")).toBe(damaged);
});

test("what a newer site has written is left alone", async () => {
  const newer = '{"program": "kibitz", "holds": "journal", "version": 9, "more": []}';
  const { record, replaceJournal, wasWrong, keptJournal, here } = await open(10_000, {
    "kibitz.journal": newer,
  });
  expect(keptJournal().locked).toEqual({ kind: "version", version: 9 });
  expect(record(ANSWER)).toBe(false);
  // Neither files that are taken in nor an erasure write over it.
  expect(replaceJournal(EMPTY)).toBe(false);
  expect(wasWrong("blossom/path")).toBe(true);
  expect([...here.kept]).toEqual([["kibitz.journal", newer]]);
});

test("an earlier site's list of wrong answers is taken in, also when it comes back", async () => {
  const list = '{"circle-method/seven/25": 1, "blossom/path": 3}';
  const { keptJournal, wasWrong, record, here } = await open(10_000, { "kibitz.review": list });
  expect(wasWrong("circle-method/seven/25")).toBe(true);
  expect(keptJournal().journal.entries).toHaveLength(2);
  expect(here.kept.has("kibitz.review")).toBe(false);
  record({ ...ANSWER, right: true });
  expect(wasWrong("blossom/path")).toBe(false);
  here.kept.set("kibitz.review", '{"blossom/bound": 1}');
  expect(wasWrong("blossom/bound")).toBe(true);
  expect(keptJournal().journal.entries).toHaveLength(4);
});

test("the list stays when there is no room for the journal, and counts nevertheless", async () => {
  const list = '{"blossom/path": 1}';
  const { wasWrong, here } = await open(30, { "kibitz.review": list });
  expect(wasWrong("blossom/path")).toBe(true);
  expect(here.kept.get("kibitz.review")).toBe(list);
});

test("an erased journal can be read in again, with the sections that were read, and is no other one's", async () => {
  const { record, wholeJournal, replaceJournal, keptJournal, here } = await open(10_000, {
    "kibitz.read.blossom": "why how",
    "kibitz.read.rotation": "",
  });
  record(ANSWER);
  const all = wholeJournal();
  const { device } = keptJournal();
  expect(all.read).toEqual(["blossom#how", "blossom#why"]);
  replaceJournal(EMPTY);
  expect(wholeJournal()).toEqual(EMPTY);
  record(ANSWER);
  const text = here.kept.get("kibitz.journal") ?? "";
  const again = parseJournal(text);
  expect(again.kind === "journal" && again.device).not.toBe(device);
  replaceJournal(all, device);
  expect(wholeJournal()).toEqual(all);
  expect(keptJournal().device).toBe(device);
});

test("answers that waited when a page was left are in the journal of the next one, once, and damaged lines are none", async () => {
  const line = JSON.stringify({ key: "blossom/path", kind: "number", seed: 3, right: false, time: 7_500 });
  const given = { "kibitz.journal.waiting": `${line}\n{"key":\n${line}\n` };
  const { keptJournal, wholeJournal, here } = await open(10_000, given);
  const seeds = () => keptJournal().journal.entries.map(({ seed, at, right }) => [seed, at, right]);
  expect(seeds()).toEqual([
    [3, 7, false],
    [3, 7, false],
  ]);
  expect(wholeJournal().entries).toHaveLength(2);
  expect(here.kept.has("kibitz.journal.waiting")).toBe(false);
  const next = await opened(here);
  expect(next.keptJournal().journal.entries).toHaveLength(2);
});

test("programs that were broken before the journal told of them are in it, erased with it, and come back", async () => {
  const { record, wholeJournal, replaceJournal, keptJournal, here } = await open(10_000, {
    "kibitz.break-it.rotation.broken": "too-early no-wrap",
    "kibitz.break-it.rotation.input": "A\nB",
  });
  record({ ...ANSWER, lesson: "rotation", skill: "broken-no-wrap", kind: "program", right: true });
  const all = wholeJournal();
  const told = ({ skill, at }: { skill: string; at: number }) => [skill, at];
  expect(all.entries.map(told).sort()).toEqual([
    ["broken-no-wrap", 7],
    ["broken-too-early", 0],
  ]);
  const { device } = keptJournal();
  replaceJournal(EMPTY);
  expect(wholeJournal()).toEqual(EMPTY);
  expect(here.kept.get("kibitz.break-it.rotation.input")).toBe("A\nB");
  replaceJournal(all, device);
  expect(wholeJournal()).toEqual(all);
  expect(here.kept.get("kibitz.break-it.rotation.broken")?.split(" ").sort()).toEqual([
    "no-wrap",
    "too-early",
  ]);
});
