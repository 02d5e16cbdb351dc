/** Every word of the challenges stands in a catalog: here all of them are marked, and plain ones are found. */
import { expect, test } from "vitest";
import { type AnyChallenge, isRefusal } from "#algorithms/core/lesson/challenge.ts";
import { namedMarks } from "#algorithms/core/lesson/scene.ts";
import { seededRandom } from "#algorithms/core/text/random.ts";
import { plainWords } from "#src/build/marked-words.ts";

const challenges = import.meta.glob<AnyChallenge>("/algorithms/lessons/*/asked/challenge.ts", {
  eager: true,
  import: "challenge",
});
const PLAYS = 20;
const MOST_TOUCHES = 40;

test.each(Object.entries(challenges))("%s keeps its words in its catalogs", (_, challenge) => {
  const plain = new Set<string>();
  const look = (...texts: readonly string[]): void => {
    for (const text of texts) for (const word of plainWords(text)) plain.add(`“${word}” in ${text}`);
  };
  const words = challenge.words;
  look(words.prompt, words.how, words.best);
  for (let seed = 1; seed <= PLAYS; seed++) {
    const random = seededRandom(seed);
    let state: unknown = challenge.start;
    for (let k = 0; k < MOST_TOUCHES && !challenge.isDone(state); k++) {
      const plate = challenge.plate(state);
      look(plate.label, words.state(state), ...namedMarks(plate).map(({ label }) => label));
      const all = [...challenge.touchable(state), ...namedMarks(plate).map(({ id }) => id)];
      const next = challenge.touch(state, all[Math.floor(random() * all.length)] ?? "");
      if (isRefusal(next)) look(next.refused);
      else state = next;
    }
    const score = challenge.score(state) ?? challenge.best;
    look(words.end(score), words.tried(score));
  }
  expect([...plain]).toEqual([]);
});
