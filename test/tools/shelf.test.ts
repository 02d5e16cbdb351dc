import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatKept, parseKept, Shelf } from "#src/tools/shared/storage/shelf.ts";

/** A place with as many tabs as are opened on it. */
function place(text = "") {
  const there = { text };
  const open = () =>
    new Shelf({
      read: () => there.text,
      write: (next) => {
        there.text = next;
        return true;
      },
    });
  return { there, open };
}

test("a kept object is read as it was, with its marks or without", () => {
  fc.assert(
    fc.property(fc.object(), (object) => {
      const json = JSON.stringify(object);
      expect(parseKept(formatKept(json, ["a1", "b2"]))).toEqual({ json, trail: ["a1", "b2"] });
      expect(JSON.parse(formatKept(json, ["a1"]))).toMatchObject(JSON.parse(json));
    }),
  );
  expect(parseKept('{"own":"x"}')).toEqual({ json: '{"own":"x"}', trail: [] });
  expect(parseKept("")).toEqual({ json: "", trail: [] });
});

describe("two tabs", () => {
  test("follow each other as long as one of them changes at a time", () => {
    const { there, open } = place('{"n":0}');
    const [one, other] = [open(), open()];
    for (let n = 1; n < 100; n++) {
      const [speaker, listener] = n % 3 === 0 ? [one, other] : [other, one];
      expect(speaker.put(`{"n":${n}}`)).toBe("kept");
      expect(listener.hear(there.text, false)).toBe("taken");
      expect(parseKept(there.text).json).toBe(`{"n":${n}}`);
    }
  });

  test("never overwrite what they have not heard of", () => {
    const { there, open } = place('{"n":0}');
    const [one, other] = [open(), open()];
    expect(one.put('{"n":1}')).toBe("kept");
    expect(other.put('{"n":2}')).toBe("conflict");
    expect(parseKept(there.text).json).toBe('{"n":1}');
    expect(other.look()).toBe('{"n":1}');
    expect(other.put('{"n":2}')).toBe("kept");
    // The other one knows now, so the first one may follow.
    expect(one.hear(there.text, false)).toBe("taken");
  });

  test("conflict when both have written at once, whoever was last, and when something is not put there yet", () => {
    const { there, open } = place('{"n":0}');
    const [one, other] = [open(), open()];
    one.put('{"n":1}');
    const ofOne = there.text;
    // The other tab's process has not heard of it yet.
    there.text = '{"n":0}';
    expect(other.put('{"n":2}')).toBe("kept");
    expect(other.hear(ofOne, false)).toBe("conflict");
    expect(one.hear(there.text, false)).toBe("conflict");
    const third = open();
    expect(other.put('{"n":3}')).toBe("kept");
    expect(third.hear(there.text, true)).toBe("conflict");
  });

  test("are no conflict where one has slept for a while", () => {
    const { there, open } = place();
    const [one, other] = [open(), open()];
    expect(one.put('{"n":1}')).toBe("kept");
    expect(other.hear(there.text, false)).toBe("taken");
    for (let n = 2; n < 20; n++) one.put(`{"n":${n}}`);
    expect(other.hear(there.text, false)).toBe("taken");
  });
});

test("what the browser does not keep is told, and the same again is no change", () => {
  let writes = 0;
  const shelf = new Shelf({
    read: () => '{"n":0}',
    write: () => {
      writes++;
      return false;
    },
  });
  expect(shelf.put('{"n":0}')).toBe("kept");
  expect(writes).toBe(0);
  expect(shelf.put('{"n":1}')).toBe("refused");
});
