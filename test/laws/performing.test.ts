/**
 * The laws of lessons that can be performed, on random problems: whoever makes legal choices comes to a right end, by a way
 * on which everything holds, and whoever does not is told why.
 */
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { type AnyLesson, check, examplesOf, narrate, plainText } from "#algorithms/core/lesson/lesson.ts";
import {
  type AnyPerforming,
  answerOfTouch,
  marksOf,
  type Touch,
} from "#algorithms/core/lesson/performing.ts";
import { namedMarks } from "#algorithms/core/lesson/scene.ts";
import {
  answersFrom,
  type Choice,
  indexOfAnswer,
  isSameAnswer,
  type Open,
  ownAnswer,
  type Performance,
  packChoices,
  perform,
  unpackChoices,
} from "#algorithms/core/run/performed-run.ts";
import { type Answer, type Frame, record, type Trace } from "#algorithms/core/run/trace.ts";
import { seededRandom } from "#algorithms/core/text/random.ts";
import { depth } from "#test/depth.ts";
import { inputOf, lessons, sources } from "../support/all-lessons.ts";
import { copyCells } from "../support/naive/naive-twin.ts";
import { plainValue } from "../support/plain-value.ts";

const performed = Object.values(lessons).filter(({ asks }) => asks !== undefined);

/** Problems of a lesson. A thousand of all lessons take ten minutes, so a usual run tries fewer. */
const RUNS = depth(3, 60);
/** What takes a run for each of its cases is tried at so many positions and choices of a performance. */
const MOST_POSITIONS = 40;
const MOST_CHOICES = 4;
const MOST_WRONG = 12;
/** A sentence that fits four lines beside the figure. */
const LONGEST = 165;
/** Bigger problems say nothing that smaller ones do not, and take long. */
const BIGGEST = 16;

/** A problem whose run has more steps is exchanged for a smaller one. */
const MOST_STEPS = 2000;

interface Play {
  readonly problem: unknown;
  readonly whole: Performance<unknown>;
  readonly choices: readonly Choice[];
  readonly random: () => number;
}

/** Performs a problem with choices by chance, of which some are the algorithm's own. */
function playOf(lesson: AnyLesson, problem: unknown, seed: number): Play {
  const random = seededRandom(seed);
  const choices: Choice[] = [];
  // Now and then all by chance, now and then all but a few as the algorithm would.
  const daring = random();
  const answer = (choice: Choice): Answer => {
    choices.push(choice);
    if (random() > daring) return choice.own;
    return choice.legal[Math.floor(random() * choice.legal.length)] as Answer;
  };
  return { problem, whole: perform(lesson, problem, { answer }), choices, random };
}

/** A few of `count` things by their numbers, the first and the last one among them. */
function sample(count: number, most: number, random: () => number): number[] {
  if (count <= most) return Array.from({ length: count }, (_, i) => i);
  const drawn = Array.from({ length: most - 2 }, () => Math.floor(random() * count));
  return [...new Set([0, count - 1, ...drawn])].sort((a, b) => a - b);
}

/** Answers by chance, of which some may be legal: what hands could touch. */
function* touchedAnswers(
  touch: Touch<unknown>,
  open: Choice,
  frame: Frame,
  problem: unknown,
  random: () => number,
): Generator<Answer> {
  const at = (place: number): number => {
    const all = touch.touchable(frame, problem, place);
    return all[Math.floor(random() * all.length)] ?? 0;
  };
  yield [];
  if (touch.touchable(frame, problem, 0).length === 0) return;
  for (let k = 0; k < MOST_WRONG; k++) {
    const size = touch.form === "two" ? 2 : touch.form === "set" ? 1 + Math.floor(random() * 5) : 1;
    const touched = Array.from({ length: size }, (_, i) => at(touch.form === "set" ? 0 : i));
    yield answerOfTouch(touch, touched, open);
    // Near misses: a legal answer of which one number is another.
    const near = [...(open.legal[Math.floor(random() * open.legal.length)] as Answer)];
    if (near.length > 0) near[Math.floor(random() * near.length)] = at(0);
    if (near.length > 0 && touch.form !== "two") yield answerOfTouch(touch, near, open);
  }
}

function expectSentence(text: string, where: string): void {
  expect(/undefined|NaN|null|\[object|Infinity|\]\(/.exec(text)?.[0], `${where}: ${text}`).toBeUndefined();
  expect(text.trim().length, where).toBeGreaterThan(0);
  expect(text.length, `${where}: ${text}`).toBeLessThanOrEqual(LONGEST);
  expect(/[.?!”)]$/.test(text), `${where}: ${text}`).toBe(true);
}

function stateAt(trace: Trace, position: number) {
  const { step, a, b, cells } = trace.cursor().seek(position);
  return { step, a, b, cells: copyCells(cells) };
}

test("every lesson with an article can be performed", () => {
  const articles = Object.keys(import.meta.glob("/content/lessons/en/*.mdx")).map(
    (path) => /([^/]+)\.mdx$/.exec(path)?.[1],
  );
  expect(articles.length).toBeGreaterThan(0);
  expect(performed.map(({ id }) => id).toSorted()).toEqual(articles.toSorted());
  for (const { id, performing } of performed) expect(performing, id).toBeDefined();
});

describe.each(performed.map((lesson) => [lesson.id, lesson] as const))("%s", (id, lesson) => {
  const kinds = Object.keys(lesson.asks);
  const least = lesson.sizes.min;
  const most = Math.min(lesson.sizes.max, Math.max(BIGGEST, lesson.sizes.min + 4));
  /** Whether the algorithm leaves anything free, or asks only what has one right answer. */
  const isFree = Object.entries(sources).some(
    ([file, text]) => file.startsWith(`/algorithms/lessons/${id}/`) && /(?<![.\w])any\.\w+\(/.test(text),
  );
  let words: AnyPerforming;

  beforeAll(async () => {
    words = (await lesson.performing?.()) as AnyPerforming;
  });

  const plays = fc
    .record({
      seed: fc.nat(1e9),
      size: fc.integer({ min: least, max: most }),
      switches: fc.array(fc.nat(9), { minLength: 4, maxLength: 4 }),
      player: fc.nat(1e9),
    })
    .map(({ seed, size, switches, player }) => {
      const problemOf = (many: number) =>
        (lesson.choices ?? []).reduce(
          (so, { values, set }, i) => set(so, values[(switches[i] as number) % values.length] as string),
          lesson.random(seed, many),
        );
      let many = size;
      while (many > least && record(lesson, problemOf(many), { budget: MOST_STEPS }).stopped) many--;
      return { input: lesson.format(problemOf(many)), player };
    });
  /** Fails unless `law` holds of performances of random problems. */
  const always = (law: (play: Play) => void): void => {
    fc.assert(
      fc.property(plays, ({ input, player }) => law(playOf(lesson, lesson.parse(input), player))),
      { numRuns: RUNS },
    );
  };

  test("declares forms and words for each kind of choice", () => {
    expect(Object.keys(words.touch).toSorted()).toEqual(kinds.toSorted());
    const { prompt, hint, refuse, answer } = words.words;
    for (const said of [prompt, hint, refuse, answer])
      expect(Object.keys(said).toSorted()).toEqual(kinds.toSorted());
  });

  test("asks every kind of choice in some example, and leaves free what its listing calls free", () => {
    const asked = new Set<string>();
    let free = 0;
    for (const example of examplesOf(lesson)) {
      const problem = lesson.parse(inputOf(id, example));
      for (const { kind, of } of perform(lesson, problem, { answer: ownAnswer }).taken) {
        asked.add(kind);
        if (of > 1) free++;
      }
    }
    expect([...asked].toSorted()).toEqual(kinds.toSorted());
    expect(free > 0).toBe(isFree);
  });

  test("comes to an end that its certificate accepts, whatever legal choices are made", () => {
    let others = 0;
    always(({ problem, whole, choices }) => {
      for (const { kind, own, legal } of choices) {
        expect(legal.length, `${kind}: nothing may be chosen`).toBeGreaterThan(0);
        expect(new Set(legal.map(String)).size, kind).toBe(legal.length);
        expect(indexOfAnswer(legal, own), `${kind}: ${own} of ${legal.join(" | ")}`).toBeGreaterThanOrEqual(
          0,
        );
      }
      expect([whole.open, whole.stopped]).toEqual([undefined, false]);
      expect(() => check(lesson, problem, whole.result)).not.toThrow();
      if (whole.taken.some(({ isOwn }) => !isOwn)) others++;
    });
    if (isFree) expect(others).toBeGreaterThan(depth(0, RUNS / 4));
    else expect(others).toBe(0);
  });

  test("keeps its invariants, and is told and drawn, at every position of every performance", () => {
    always(({ problem, whole: { trace }, random }) => {
      const cursor = trace.cursor();
      for (let position = 0; position <= trace.length; position++) {
        const frame = cursor.seek(position);
        for (const { id: name, test: holdsAt } of lesson.invariants) {
          const { holds, evidence } = holdsAt(problem, frame);
          expect(holds, `${name} at ${position}, ${frame.step}: ${evidence}`).toBe(true);
        }
      }
      for (const position of sample(trace.length + 1, MOST_POSITIONS, random)) {
        const frame = cursor.seek(position);
        const told = plainText(narrate(lesson, frame, problem));
        expectSentence(told, `${position}, ${frame.step}`);
        const { plate, tables } = lesson.scene(problem, frame);
        expect(/undefined|NaN|null/.exec(JSON.stringify([plate, tables]))).toBe(null);
        const ids = namedMarks(plate).map((mark) => mark.id);
        expect(new Set(ids).size).toBe(ids.length);
      }
    });
  });

  test("restores the same frame, back and forward", () => {
    always(({ whole: { trace }, random }) => {
      const cursor = trace.cursor();
      for (const position of sample(trace.length, MOST_CHOICES, random)) {
        const before = copyCells(cursor.seek(position).cells);
        const after = copyCells(cursor.seek(position + 1).cells);
        expect(copyCells(cursor.seek(position).cells)).toEqual(before);
        expect(copyCells(cursor.seek(position + 1).cells)).toEqual(after);
      }
    });
  });

  test("performed as the algorithm would is the algorithm's run", () => {
    always(({ problem }) => {
      const own = record(lesson, problem);
      const { trace, result, open } = perform(lesson, problem, { answer: ownAnswer });
      expect(open).toBeUndefined();
      expect(trace.transfer().data).toEqual(own.trace.transfer().data);
      expect(plainValue(result)).toEqual(plainValue(own.result));
    });
  });

  test("stops at a choice with the cells that the whole performance has there", () => {
    always(({ problem, whole, random }) => {
      for (const k of sample(whole.taken.length, MOST_CHOICES, random)) {
        const answers = whole.taken.slice(0, k).map(({ answer }) => answer);
        const part = perform(lesson, problem, { answer: answersFrom(answers) });
        const { position, kind } = whole.taken[k] as Performance<unknown>["taken"][number];
        expect([part.trace.length, part.open?.kind, part.open?.position]).toEqual([position, kind, position]);
        expect(stateAt(part.trace, position)).toEqual(stateAt(whole.trace, position));
        const trusted = perform(lesson, problem, { trusted: whole.taken.slice(0, k) });
        expect(trusted.open).toEqual(part.open);
        expect(trusted.trace.transfer().data).toEqual(part.trace.transfer().data);
      }
    });
  });

  test("comes back from a link", () => {
    always(({ problem, whole, random }) => {
      const taken = whole.taken.slice(0, Math.ceil(random() * whole.taken.length));
      const packed = unpackChoices(packChoices("l", taken));
      expect(packed?.count).toBe(taken.length);
      expect(perform(lesson, problem, packed ?? {}).taken).toEqual(taken);
    });
  });

  test("refuses what is not legal, in a sentence of its own", () => {
    const refused = new Set<string>();
    const refuse = ({ problem, whole, choices, random }: Play): void => {
      const cursor = whole.trace.cursor();
      const firsts = kinds.map((kind) => choices.findIndex((choice) => choice.kind === kind));
      const sampled = sample(choices.length, MOST_CHOICES * 3, random);
      for (const k of new Set([...sampled, ...firsts.filter((first) => first >= 0)])) {
        const open = choices[k] as Choice;
        const frame = cursor.seek(open.position);
        const touch = words.touch[open.kind] as Touch<unknown>;
        const wrong = [...touchedAnswers(touch, open, frame, problem, random)].filter(
          (answer) => indexOfAnswer(open.legal, answer) < 0,
        );
        for (const answer of wrong) {
          refused.add(open.kind);
          const sentence = words.words.refuse[open.kind]?.(answer, open, frame, problem) ?? "";
          expectSentence(
            sentence,
            `${open.kind} ${answer} of ${open.legal.join(" | ")}, after ${frame.step}`,
          );
        }
        const [first] = wrong;
        if (first === undefined || k % MOST_CHOICES !== 0) continue;
        const trusted = whole.taken.slice(0, k);
        const stopped = perform(lesson, problem, { trusted, answer: () => first });
        expect(stopped.open).toEqual({ ...open, wrong: first } satisfies Open);
        expect(stopped.taken).toEqual(trusted);
      }
    };
    always(refuse);
    // Some kinds are rare by chance; some example has each.
    for (const example of examplesOf(lesson)) {
      const problem = lesson.parse(inputOf(id, example));
      if (!record(lesson, problem, { budget: MOST_STEPS }).stopped)
        refuse(playOf(lesson, problem, example.length));
    }
    expect([...refused].toSorted()).toEqual(kinds.toSorted());
  });

  test("prompts and hints at every choice, whose answers can be touched", () => {
    always(({ problem, whole, choices, random }) => {
      const cursor = whole.trace.cursor();
      for (const k of sample(choices.length, MOST_CHOICES * 3, random)) {
        const open = choices[k] as Choice;
        const frame = cursor.seek(open.position);
        const touch = words.touch[open.kind] as Touch<unknown>;
        const where = `${open.kind} ${open.own}, after ${frame.step}`;
        const { prompt, hint, answer } = words.words;
        expectSentence(prompt[open.kind]?.(open, frame, problem) ?? "", where);
        expectSentence(hint[open.kind]?.(open, frame, problem) ?? "", where);
        const named = answer[open.kind]?.(open.own, problem) ?? "";
        expect(/undefined|NaN|null|^$/.test(named), `${where}: ${named}`).toBe(false);
        const marks = new Set(namedMarks(lesson.scene(problem, frame).plate).map((mark) => mark.id));
        for (const legal of open.legal) {
          if (legal.length === 0) expect(touch.mayBeNone, `${where}: none`).toBe(true);
          expect(isSameAnswer(answerOfTouch(touch, legal, open), legal), `${where}: ${legal}`).toBe(true);
          for (const [place, number] of legal.entries())
            expect(touch.touchable(frame, problem, touch.form === "set" ? 0 : place), where).toContain(
              number,
            );
          for (const mark of marksOf(touch, legal, problem)) expect(marks, where).toContain(mark);
        }
      }
    });
  });
});
