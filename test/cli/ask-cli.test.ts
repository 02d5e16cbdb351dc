import { describe, expect, test } from "vitest";
import { expectHelp, kibitz, mistakesIn } from "#test/support/run-kibitz.ts";

const flowers = "algorithms/lessons/blossom/inputs/flowers.txt";
const ask = (question: string, ...options: readonly string[]) =>
  kibitz(["ask", "blossom", flowers, ...(question === "" ? [] : [question]), ...options]);

describe("kibitz ask", () => {
  test("helps", () => expectHelp(kibitz("ask --help"), "QUESTION", 110));

  test("answers in a sentence, and a line for each step", async () => {
    const { code, out, err } = await ask("each shrink", "--text");
    expect([code, err]).toEqual([0, ""]);
    const [sentence, ...lines] = out.trimEnd().split("\n");
    expect(sentence).toBe("“shrink” comes at 2 steps: 15, 21.");
    expect(lines.map((line) => line.trim().split(/ {2,}/))).toEqual([
      ["15", "B1", expect.stringContaining("The cycle shrinks to blossom B1")],
      ["21", "B2", expect.stringContaining("The cycle shrinks to blossom B2")],
    ]);
  });

  test("gives each answer as JSON on a line of its own, and the sentence beside them", async () => {
    const { code, out, err } = await ask("each shrink");
    expect([code, err]).toEqual([0, "“shrink” comes at 2 steps: 15, 21.\n"]);
    const lines = out.trimEnd().split("\n");
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      { position: 15, sentence: expect.stringMatching(/^The cycle shrinks to blossom B1/), notation: "B1" },
      { position: 21, sentence: expect.stringMatching(/^The cycle shrinks to blossom B2/), notation: "B2" },
    ]);
  });

  test("is asked of a cell as a program has it", async () => {
    const trace = (await kibitz(`trace blossom ${flowers}`)).out.trimEnd().split("\n");
    const changes = trace
      .map((line) => JSON.parse(line) as { position: number; changed: Record<string, unknown>[] })
      .flatMap(({ position, changed }) => changed.map((change) => ({ position, ...change })))
      .filter(
        (change) => "cells" in change && change.cells === "mate" && "index" in change && change.index === 3,
      );
    const positions = async (question: string) =>
      (await ask(question)).out
        .trim()
        .split("\n")
        .map((line) => (JSON.parse(line) as { position: number }).position);
    expect(changes.length).toBeGreaterThan(0);
    expect(await positions("when does mate[3] change")).toEqual(changes.map(({ position }) => position));
    const { after } = changes[0] as unknown as { after: number };
    expect(await positions(`when does mate[3] become ${after}`)).toEqual(
      changes.filter((change) => "after" in change && change.after === after).map(({ position }) => position),
    );
    expect(await positions("mate 3")).toEqual(await positions("when does mate[3] change"));
    expect(await positions(`mate 3 ${after}`)).toEqual(await positions(`mate[3] becomes ${after}`));
    expect((await ask("when does mate[300] change")).code).toBe(2);
  });

  test("answers the question of a link, and tells the same as the trace", async () => {
    const { code, out } = await ask("m-v3", "--json");
    expect(code).toBe(0);
    // In the address of a page a "q" stands before it.
    expect((await ask("qm-v3", "--json")).out).toBe(out);
    const told = JSON.parse(out) as { answers: { position: number; narration: string }[] };
    expect(told).toMatchObject({ question: "m-v3", name: "what happens to vertex 3" });
    const trace = (await kibitz(`trace blossom ${flowers}`)).out.trimEnd().split("\n");
    const lines = trace.map((line) => JSON.parse(line) as { position: number; narration: string });
    expect(told.answers.length).toBeGreaterThan(3);
    for (const { position, narration } of told.answers)
      expect(lines.find((line) => line.position === position)?.narration).toBe(narration);
    // Every sentence in which the figure has a 3 by itself, and no other one.
    const naive = lines.filter(({ narration }) => /(?<![\dB])3(?!\d| vertices)/.test(narration));
    expect(told.answers.map(({ position }) => position)).toEqual(naive.map(({ position }) => position));
  });

  test("lists what can be asked, and answers all of it", async () => {
    const { code, out } = await ask("", "--json");
    expect(code).toBe(0);
    const offers = JSON.parse(out) as { question: string; name: string; count: number }[];
    expect(offers.map(({ question }) => question)).toEqual(
      expect.arrayContaining(["k-shrink", "g-phase", "i-trees", "m-v9", "a-mate"]),
    );
    for (const { question, name, count } of offers) {
      const answer = JSON.parse((await ask(question, "--json")).out) as { answers: unknown[]; name: string };
      expect([answer.name, answer.answers.length], question).toEqual([name, count]);
    }
    expect((await ask("")).out.split("\n")).toHaveLength(offers.length + 1);
  });

  test("says no where no step answers", async () => {
    const petersen = "algorithms/lessons/blossom/inputs/petersen.txt";
    expect(await kibitz(["ask", "blossom", petersen, "each shrink"])).toMatchObject({
      code: 1,
      err: expect.stringContaining("comes at no step"),
    });
    const { code, out, err } = await ask("i-trees");
    expect([code, out, err]).toEqual([1, "", "“Even − odd = exposed” never fails.\n"]);
  });

  test("tells what can be asked where the words fit nothing, or too much", async () => {
    expect(await mistakesIn(ask("each elephant"))).toHaveLength(1);
    const nothing = await ask("each elephant");
    expect(nothing.err).toMatch(/command line:1:4: error\[usage\]: .*"each elephant".*each “start”.* more/);
    const several = await ask("vertex");
    expect(several.code).toBe(2);
    expect(several.err).toContain("several");
    expect((await kibitz("ask blossom")).err).toContain("no FILE");
    expect((await kibitz(`ask blossum ${flowers} x`)).err).toContain("blossom");
  });
});
