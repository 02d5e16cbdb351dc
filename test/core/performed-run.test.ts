/** Choices on the recorder, on an algorithm that fills squares in any order and asks for a sum. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { answerOfTouch, marksOf } from "#algorithms/core/lesson/performing.ts";
import {
  answersFrom,
  type Choice,
  ownAnswer,
  packChoices,
  perform,
  type Taken,
  unpackChoices,
} from "#algorithms/core/run/performed-run.ts";
import { type Answer, type Recorder, record, silentRecorder } from "#algorithms/core/run/trace.ts";
import { tries } from "#test/depth.ts";

const steps = { begin: "phase", fill: "stage", sum: "move" } as const;
const asks = { first: "phase", square: "stage", sum: "move" } as const;
const cells = ["order"] as const;

type Fills = Recorder<typeof steps, "order", typeof asks>;

/** Fills n squares; a square that is divisible by 3 needs no choice, and 4 is added when 1 has been filled. */
function solve(n: number, { step, cells: make, ask, any }: Fills): number[] {
  const order = make("order", n + 2);
  const squares = Array.from({ length: n }, (_, i) => i + 1);
  const [start] = any.first([1], () => [[1], [2], [3]]);
  step.begin(start);
  order.put(0, start);
  let filled = 0;
  let sum = 0;
  for (const square of any.square(squares, (x: number) => (x % 3 === 0 ? undefined : [x]))) {
    step.fill(square);
    filled++;
    order.put(filled, square);
    if (square === 1) squares.push(100);
    sum += square;
    ask.sum(sum);
    step.sum(sum);
  }
  return Array.from(order);
}

const algorithm = { steps, asks, cells, solve };
const play = (list: readonly Answer[], n = 4) => perform(algorithm, n, { answer: answersFrom(list) });
/** A choice made by a number, so that fast-check draws it. */
const chosenBy =
  (draws: readonly number[]) =>
  ({ legal }: Choice): Answer => {
    chosenBy.at = (chosenBy.at + 1) % draws.length;
    return legal[(draws[chosenBy.at] as number) % legal.length] as Answer;
  };
chosenBy.at = -1;

describe("a run with choices", () => {
  test("takes its own, recorded and silent", () => {
    const { result, trace } = record(algorithm, 4);
    expect(result).toEqual([1, 1, 2, 3, 4, 100].slice(0, 6));
    expect(silentRecorder(steps, asks).any.first([1], () => [[9]])).toEqual([1]);
    expect(solve(4, silentRecorder(steps, asks) as Fills)).toEqual(result);
    expect(trace.length).toBe(11);
  });
});

describe("a performance", () => {
  test("stops at the first choice that is not answered", () => {
    const { open, result, trace, taken } = play([]);
    expect(open).toEqual({ kind: "first", position: 0, own: [1], legal: [[1], [2], [3]] });
    expect([result, trace.length, taken]).toEqual([undefined, 0, []]);
  });

  test("goes on with the answer, and lets items without one come by themselves", () => {
    // 2 first, its sum, 1, its sum: 3 waits for its turn and comes by itself; then 3's sum is asked.
    const { open, trace } = play([[2], [2], [2], [1], [3]]);
    expect(open).toMatchObject({ kind: "sum", own: [6], legal: [[6]] });
    expect(Array.from(trace.cursor().seek(trace.length).cells.order)).toEqual([2, 2, 1, 3, 0, 0]);
  });

  test("sees items that were appended, and those that are left", () => {
    expect(play([[1], [1], [1]]).open?.legal).toEqual([[2], [4], [100]]);
    expect(play([[1], [4], [4]]).open?.legal).toEqual([[1], [2]]);
  });

  test("stops at a wrong answer, and tells it", () => {
    expect(play([[1], [3]]).open).toMatchObject({ kind: "square", wrong: [3], legal: [[1], [2], [4]] });
    expect(play([[1], [1], [7]]).open).toMatchObject({ kind: "sum", wrong: [7] });
    expect(play([[]]).open?.wrong).toEqual([]);
  });

  test("of the algorithm's own choices is its run", () => {
    const { trace, result, open, taken } = perform(algorithm, 5, { answer: ownAnswer });
    const own = record(algorithm, 5);
    expect(open).toBeUndefined();
    expect([trace.transfer().data, result]).toEqual([own.trace.transfer().data, own.result]);
    expect(taken.every(({ isOwn }) => isOwn)).toBe(true);
  });

  test("asks nothing below its level", () => {
    const asked: string[] = [];
    const answer = (choice: Choice) => {
      asked.push(choice.kind);
      return choice.own;
    };
    perform(algorithm, 2, { answer, level: "stage" });
    expect(asked).toEqual(["first", "square", "square", "square"]);
  });

  test("trusts the choices of an earlier one without looking at what was legal", () => {
    const whole = perform(algorithm, 5, { answer: chosenBy([2, 1, 0]) });
    for (let k = 0; k <= whole.taken.length; k++) {
      const trusted = whole.taken.slice(0, k);
      const tested = perform(algorithm, 5, { answer: answersFrom(trusted.map(({ answer }) => answer)) });
      const again = perform(algorithm, 5, { trusted });
      expect([again.open, again.taken]).toEqual([tested.open, tested.taken]);
      expect(again.trace.transfer().data).toEqual(tested.trace.transfer().data);
      expect(again.trace.length).toBe(whole.taken[k]?.position ?? whole.trace.length);
    }
  });

  test("says what was legal, listed when it was asked or when the run is over", () => {
    const draws = fc.array(fc.nat(1000), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(draws, fc.nat(12), fc.nat(5), (list, n, cut) => {
        const inTime: (readonly Answer[])[] = [];
        const { taken } = perform(algorithm, n, {
          answer: (choice) => {
            inTime.push(choice.legal);
            return chosenBy(list)(choice);
          },
        });
        const later = answersFrom(taken.slice(cut).map(({ answer }) => answer));
        const unread: Choice[] = [];
        const again = perform(algorithm, n, {
          trusted: taken.slice(0, cut),
          answer: (choice) => {
            unread.push(choice);
            return later();
          },
        });
        expect(unread.map(({ legal }) => legal)).toEqual(inTime.slice(cut));
        expect(again.taken.map(({ of }) => of)).toEqual(inTime.map(({ length }) => length));
        expect(again.taken.map(({ index }, k) => inTime[k]?.[index])).toEqual(
          taken.map(({ answer }) => answer),
        );
      }),
      { numRuns: tries(50) },
    );
  });

  test("stopped by its budget is told from one that stands open", () => {
    const { stopped, open } = perform(algorithm, 5, { answer: ownAnswer, budget: 3 });
    expect([stopped, open]).toEqual([true, undefined]);
    expect(play([]).stopped).toBe(false);
  });

  test("does not hide what goes wrong in the algorithm", () => {
    const broken = {
      ...algorithm,
      solve: () => {
        throw new RangeError("broken");
      },
    };
    expect(() => perform(broken, 1)).toThrow("broken");
  });
});

describe("a link", () => {
  test("restores the performance from the indices of its free choices", () => {
    const draws = fc.array(fc.nat(1000), { minLength: 1, maxLength: 20 });
    const counts = new Set<number>();
    fc.assert(
      fc.property(draws, fc.integer({ min: 1, max: 150 }), fc.nat(400), (list, n, cut) => {
        const whole = perform(algorithm, n, { answer: chosenBy(list) });
        const taken = whole.taken.slice(0, cut);
        const packed = unpackChoices(packChoices("l", taken));
        if (packed === undefined) throw new Error("the link cannot be read");
        const again = perform(algorithm, n, { answer: packed.answer });
        expect([packed.mode, packed.count, again.taken]).toEqual(["l", taken.length, taken]);
        for (const { of } of taken) counts.add(of);
      }),
      { numRuns: tries(50) },
    );
    // One and two digits, and none.
    expect(Math.max(...counts)).toBeGreaterThan(64);
    expect(counts).toContain(1);
  });

  test("says nothing of a choice with one answer", () => {
    const taken = (of: number, index = 0): Taken => ({
      kind: "x",
      position: 0,
      answer: [1],
      index,
      of,
      isOwn: true,
    });
    expect(packChoices("t", [taken(1), taken(2, 1), taken(1)])).toBe("pt3-1");
    expect(packChoices("l", [])).toBe("pl0-");
    expect(() => packChoices("L3", [])).toThrow(RangeError);
  });

  test.each(["", "p", "pl", "pl3", "pL3-1", "pl-1", "pl3-1.2", "xl3-1", "pl3-1/2", "pl12345678-"])(
    "that says “%s” is none",
    (text) => expect(unpackChoices(text)).toBeUndefined(),
  );

  test("of too few indices goes on with own choices, and of impossible ones stops where it is wrong", () => {
    const follow = (link: string) => perform(algorithm, 3, unpackChoices(link) ?? {});
    const { taken } = follow("pl3-1");
    expect(taken.map(({ isOwn }) => isOwn)).toEqual([false, true, true].slice(0, taken.length));
    expect(follow("pl9-9").taken).toHaveLength(0);
  });
});

describe("a touch", () => {
  const two = {
    form: "two",
    touchable: () => [1, 2],
    markOf: (n: number, place: number) => `${place}.${n}`,
  } as const;

  test("of two marks is turned to the way that is legal, unless their order counts", () => {
    const open = { legal: [[3, 5]] };
    expect(answerOfTouch(two, [5, 3], open)).toEqual([3, 5]);
    expect(answerOfTouch(two, [5, 4], open)).toEqual([5, 4]);
    expect(answerOfTouch({ ...two, isOrdered: true }, [5, 3], open)).toEqual([5, 3]);
  });

  test("of a set is sorted", () => {
    expect(answerOfTouch({ form: "set" }, [5, 10, 3, 5], { legal: [] })).toEqual([3, 5, 10]);
  });

  test("names the marks of an answer by their places", () => {
    expect(marksOf(two, [4, 7], undefined)).toEqual(["0.4", "1.7"]);
    expect(marksOf({ ...two, form: "set" }, [4, 7], undefined)).toEqual(["0.4", "0.7"]);
    expect(marksOf({ form: "number", touchable: () => [] }, [4], undefined)).toEqual([]);
  });
});
