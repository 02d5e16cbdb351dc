/** The tournaments that a browser keeps beside the open one: nothing of them is lost, and none is kept twice. */
import { zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { exampleText } from "#src/tools/pairing/file/example.ts";
import { formatState, parseState } from "#src/tools/pairing/file/memory.ts";
import { textOf } from "#src/tools/pairing/file/trf-text.ts";
import { bring } from "#src/tools/pairing/several/bring.ts";
import { isZip, packTournaments, unpackTournaments } from "#src/tools/pairing/several/bundle.ts";
import {
  type Other,
  othersIn,
  putOther,
  removeOther,
  restoreOther,
  type Store,
} from "#src/tools/pairing/several/other-tournaments.ts";
import { isWorth, matterOf, putAside } from "#src/tools/pairing/several/put-aside.ts";
import { act, startTool, type ToolState } from "#src/tools/pairing/state.ts";
import { pairingWords } from "#src/tools/pairing/words.en.ts";

const ROOM = Number.POSITIVE_INFINITY;

function storeOf(most = ROOM): Store & { readonly all: Map<string, string> } {
  const all = new Map<string, string>([["kibitz.pairing", "what is open"]]);
  return {
    all,
    keys: () => [...all.keys()],
    read: (key) => all.get(key) ?? "",
    write: (key, text) => {
      if (text.length > most) return false;
      all.set(key, text);
      return true;
    },
    remove: (key) => void all.delete(key),
  };
}

const example = startTool(exampleText());
const first = example.doc;
const named = (title: string, state: ToolState = example): ToolState =>
  act(state, { kind: "detail", detail: "title", text: title, time: 0 });
const scored = act(example, { kind: "result", board: 0, outcome: "1-0" });
const matter = (state: ToolState): string => matterOf(formatState(state));
const only = (store: Store): Other => {
  const { others } = othersIn(store);
  expect(others).toHaveLength(1);
  return others[0] as Other;
};
const words = pairingWords.file;

describe("a tournament that makes room for another", () => {
  test("is kept with its results and its steps back", () => {
    const store = storeOf();
    expect(putAside(store, scored, first)).toBe(true);
    const other = only(store);
    expect(other).toMatchObject({ title: "Autumn Open", players: 11, played: 3, rounds: 5 });
    const back = parseState(other.state) as ToolState;
    expect(back.doc.drawn?.boards[0].outcome).toBe("1-0");
    expect(act(back, { kind: "undo" }).doc.drawn?.boards[0].outcome).toBeUndefined();
  });

  test("is not kept where it is the example as it came, or empty", () => {
    const store = storeOf();
    expect(isWorth(first, first)).toBe(false);
    expect(isWorth(startTool("").doc, first)).toBe(false);
    putAside(store, example, first);
    putAside(store, startTool(""), first);
    expect(othersIn(store).others).toEqual([]);
  });

  test("is kept with a text that nobody can read yet", () => {
    const store = storeOf();
    const broken = act(example, { kind: "open", text: "001    1 nonsense" });
    expect(putAside(store, broken, first)).toBe(true);
    expect(textOf((parseState(only(store).state) as ToolState).doc)).toBe("001    1 nonsense");
  });

  test("is kept once, however often it makes room", () => {
    const store = storeOf();
    putAside(store, scored, first);
    putAside(store, scored, first);
    only(store);
  });

  test("is not said to be kept where there is no room", () => {
    const store = storeOf(10);
    expect(putAside(store, scored, first)).toBe(false);
    expect(othersIn(store)).toEqual({ others: [], damaged: [] });
  });
});

describe("the list", () => {
  test("has the last one first, and leaves what is open alone", () => {
    const store = storeOf();
    const summary = { title: "", players: 0, played: 0, rounds: undefined };
    putOther(store, { ...summary, title: "old", state: "{}" }, { time: 1 });
    putOther(store, { ...summary, title: "new", state: "{}" }, { time: 2 });
    expect(othersIn(store).others.map(({ title }) => title)).toEqual(["new", "old"]);
    expect(store.read("kibitz.pairing")).toBe("what is open");
  });

  test("gives back what was deleted, as it was", () => {
    const store = storeOf();
    putAside(store, scored, first);
    const before = only(store);
    const text = removeOther(store, before.id);
    expect(othersIn(store).others).toEqual([]);
    expect(restoreOther(store, before.id, text)).toBe(true);
    expect(only(store)).toEqual(before);
  });

  test.each([
    "",
    "{",
    "[]",
    '{"title":1}',
    '{"title":"a","state":7,"time":1,"players":1,"played":0}',
    "null",
  ])("tells a damaged one, %j, from the others", (text) => {
    const store = storeOf();
    putAside(store, scored, first);
    store.all.set("kibitz.pairing.other.bad", text);
    expect(othersIn(store).damaged).toEqual([{ id: "bad", text }]);
    only(store);
  });
});

describe("a file of several tournaments", () => {
  const [spring, autumn] = [named("Spring"), named("Autumn", scored)];
  const zipOf = (...states: readonly ToolState[]): Uint8Array<ArrayBuffer> =>
    packTournaments(
      states.map(({ doc }) => ({ title: doc.tournament.notes[0].slice(4), text: textOf(doc) })),
    );

  test("is a ZIP of TRF files, of which each has its own name", () => {
    const zip = zipOf(spring, named("Spring", scored), named("a/b: c?"));
    expect(isZip(zip)).toBe(true);
    expect(unpackTournaments(zip)?.map(({ name }) => name)).toEqual([
      "Spring.trf",
      "Spring (2).trf",
      "a b c.trf",
    ]);
  });

  test("brings all of them into another browser, and none a second time", async () => {
    const store = storeOf();
    const file = new File([zipOf(spring, autumn)], "all.zip");
    const open = formatState(example);
    expect(await bring([file], store, open, words)).toEqual({
      added: 2,
      known: 0,
      wrong: [],
      isFull: false,
    });
    expect(await bring([file], store, open, words)).toMatchObject({ added: 0, known: 2 });
    const brought = othersIn(store).others.map(({ state }) => matter(parseState(state) as ToolState));
    expect(brought.sort()).toEqual(
      [spring, autumn].map((state) => matter(startTool(textOf(state.doc)))).sort(),
    );
    // What is open is known as well.
    const same = new File([textOf(first)], "same.trf");
    expect(await bring([same], store, open, words)).toMatchObject({ added: 0, known: 1 });
  });

  test("that is damaged, holds something else or does not fit is named, and the rest is taken", async () => {
    const zip = zipOf(spring);
    const cut = new File([zip.slice(0, zip.length / 2)], "cut.zip");
    const mixed = new File(
      [
        zipSync({
          "notes.txt": new TextEncoder().encode("no tournament"),
          "x.trf": new TextEncoder().encode(textOf(spring.doc)),
        }) as Uint8Array<ArrayBuffer>,
      ],
      "mixed.zip",
    );
    const store = storeOf();
    expect(await bring([cut, mixed], store, "{}", words)).toMatchObject({
      added: 1,
      wrong: ["cut.zip", "notes.txt"],
    });
    expect(await bring([mixed], storeOf(10), "{}", words)).toMatchObject({ added: 0, isFull: true });
  });
});
