/** What brings back a program that was deleted keeps all that was written since. */
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  changed,
  type Draft,
  type Drafts,
  withBack,
  withNew,
  withOpen,
  withoutCurrent,
} from "#src/reader-programs/drafts.ts";

const draft = fc.record({
  name: fc.constantFrom("", "Second", "Mine"),
  language: fc.constantFrom("javascript" as const, "python" as const),
  texts: fc.record({ javascript: fc.string({ minLength: 1 }) }),
});

/** Programs with their numbers, one of them open. */
const drafts: fc.Arbitrary<Drafts> = fc
  .tuple(fc.array(draft, { minLength: 1, maxLength: 5 }), fc.nat())
  .map(([all, open]) => {
    const [first, ...more] = all.map((each, k) => ({ ...each, id: k + 1 }));
    return { current: (open % all.length) + 1, list: [first as Draft, ...more] };
  });

const textsOf = ({ list }: Drafts) => list.map(({ name, texts }) => [name, texts]);

test("a deleted program comes back in its place, and is open", () => {
  fc.assert(
    fc.property(drafts, (before) => {
      const index = before.list.findIndex(({ id }) => id === before.current);
      const gone = before.list[index] as Draft;
      const back = withBack(withoutCurrent(before), gone, index);
      expect(textsOf(back)).toEqual(textsOf(before));
      expect(back.list.findIndex(({ id }) => id === back.current)).toBe(index);
      expect(new Set(back.list.map(({ id }) => id)).size).toBe(back.list.length);
    }),
  );
});

test("what was written, begun or opened after it was deleted stays", () => {
  fc.assert(
    fc.property(drafts, draft, fc.string({ minLength: 1 }), (before, added, typed) => {
      const index = before.list.findIndex(({ id }) => id === before.current);
      const gone = before.list[index] as Draft;
      const without = changed(withoutCurrent(before), { texts: { javascript: typed } });
      const since = withOpen(withNew(without, added), without.current);
      const back = withBack(since, gone, index);
      const others = textsOf(back).toSpliced(index, 1);
      expect(others).toEqual(textsOf(since));
      expect(back.list[index]).toMatchObject({ name: gone.name, texts: gone.texts });
    }),
  );
});
