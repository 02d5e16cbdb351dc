import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { decompressFrames, parseGIF } from "gifuct-js";
import { DOMParser } from "linkedom";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type AnyLesson, examplesOf, narrate, plainText } from "#algorithms/core/lesson/lesson.ts";
import type { GraphPlate } from "#algorithms/core/lesson/scene.ts";
import { record } from "#algorithms/core/run/trace.ts";
import { plainColor } from "#components/take-away/plain-color.ts";
import { declarationsOf } from "#src/cli/export/flat-rules.ts";
import { lessonIds } from "#src/cli/lessons/lesson-files.ts";
import { loadLesson } from "#src/cli/lessons/load-lesson.ts";
import { lessonFolder } from "#src/lib/lesson-folders.ts";
import { expectHelp, expectRefused, kibitz, mistakesIn, root } from "#test/support/run-kibitz.ts";

const folder = mkdtempSync(join(tmpdir(), "kibitz-export-test-"));
beforeAll(() => vi.stubEnv("SITE", "https://chess.example/kibitz/"));
afterAll(() => {
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
});

const PLAYERS = "Anna\nBo\nCid\n";
const exampleOf = (lesson: AnyLesson): string =>
  `${lessonFolder(lesson.id)}/inputs/${examplesOf(lesson)[0]}.txt`;
const out = (name: string): string => join(folder, name);

/** The files that a call makes, in the order in which it names them. */
async function exported(args: string, name: string): Promise<{ path: string; bytes: Buffer }[]> {
  const { code, err, out: said } = await kibitz(`export ${args} --out ${out(name)}`);
  expect([code, err]).toEqual([0, ""]);
  const paths = said.trimEnd().split("\n");
  expect(readdirSync(out(name)).sort()).toEqual(paths.map((path) => path.slice(out(name).length + 1)).sort());
  return paths.map((path) => ({ path, bytes: readFileSync(path) }));
}

/** The texts of a file's picture, without those under it. */
function parsed(svg: string) {
  const { documentElement } = new DOMParser().parseFromString(svg, "image/svg+xml");
  const all = (selector: string) => [...documentElement.querySelectorAll(selector)];
  const texts = all("svg > svg text").map(({ textContent }) => textContent);
  const below = all("text")
    .map(({ textContent }) => textContent ?? "")
    .slice(texts.length);
  return { all, texts, below, element: documentElement };
}

describe("kibitz export", () => {
  test("helps", () => expectHelp(kibitz("export --help"), "--no-sentence", 110));

  test("draws each step of every lesson as its scene says, with the sentence, the link and the licence", async () => {
    const ids = lessonIds();
    expect(ids.length).toBeGreaterThan(10);
    for (const id of ids) {
      const lesson = await loadLesson(id);
      const problem = lesson.parse(readFileSync(root + exampleOf(lesson), "utf8"));
      const { trace } = record(lesson, problem);
      const last = Math.min(5, trace.length);
      const files = await exported(`${id} ${exampleOf(lesson)} --from 0 --to ${last}`, `svg-${id}`);
      expect(files).toHaveLength(last + 1);
      for (const [position, { bytes }] of files.entries()) {
        const frame = trace.cursor().seek(position);
        const { plate } = lesson.scene(problem, frame);
        const { all, texts, below, element } = parsed(bytes.toString());
        const own =
          plate.kind === "graph"
            ? [...plate.nodes.flatMap(({ text, tag }) => [text, tag?.text]), ...plate.notes, ...plate.edges]
            : [];
        const wanted = own
          .map((one) => (typeof one === "string" ? one : one?.text))
          .filter((text) => text !== undefined && text !== "");
        if (plate.kind === "graph") {
          expect(texts.toSorted(), `${id} ${position}`).toEqual(wanted.toSorted());
          expect(all("[data-id]")).toHaveLength(plate.nodes.length);
          // What is chosen is a double line.
          const chosen = plate.edges.filter(({ role }) => role === "chosen");
          expect(all("line")).toHaveLength(plate.edges.length + chosen.length);
        } else for (const { text } of plate.pieces) expect(texts).toContain(text);
        const sentence = plainText(narrate(lesson, frame, problem));
        const letters = (text: string) => text.replace(/\s+/g, "");
        expect(letters(below.slice(0, -1).join(" "))).toBe(letters(sentence));
        const title = lesson.words.title;
        const link = `chess.example/kibitz/lessons/${id}/`;
        expect(below.at(-1)).toBe(`${title} · ${link} · CC BY 4.0`);
        expect(element.querySelector("title")?.textContent).toBe(`${title}, ${position}`);
        expect(element.querySelector("metadata")?.textContent).toBe(
          `${title}, ${position}https://${link}CC BY 4.0`,
        );
        // Nothing is left that only the page could read.
        expect(bytes.toString()).not.toMatch(/class=|var\(|oklch|light-dark|undefined|NaN| style=/);
      }
    }
  });

  test("names no address where nobody knows one", async () => {
    vi.stubEnv("SITE", undefined);
    const [{ bytes }] = await exported(`blossom ${exampleOf(await loadLesson("blossom"))} --to 1`, "nowhere");
    vi.stubEnv("SITE", "https://chess.example/kibitz/");
    expect(bytes.toString()).toContain("Blossom · CC BY 4.0<");
    expect(bytes.toString()).not.toMatch(/dc:source|undefined|https?:\/\/(?!www\.w3\.org|purl\.org)/);
  });

  test("paints with the colors of the theme", async () => {
    const args =
      "circle-method algorithms/lessons/circle-method/inputs/eight.txt --from 3 --to 3 --no-sentence";
    const [light, dark] = [
      (await exported(`${args}`, "light"))[0].bytes.toString(),
      (await exported(`${args} --theme dark --width 640`, "dark"))[0].bytes.toString(),
    ];
    const lesson = await loadLesson("circle-method");
    const problem = lesson.parse(
      readFileSync(`${root}algorithms/lessons/circle-method/inputs/eight.txt`, "utf8"),
    );
    const { trace } = record(lesson, problem);
    const plate = lesson.scene(problem, trace.cursor().seek(3)).plate as GraphPlate;
    const chosen = plate.nodes.find(({ role }) => role === "chosen")?.id;
    // --paper and --rubric as Chromium 156 paints them.
    for (const [svg, paper, rubric] of [
      [light, "#fbf8f2", "#bc2a12"],
      [dark, "#171410", "#f88460"],
    ] as const) {
      const { all, element } = parsed(svg);
      expect(near(element.querySelector("rect")?.getAttribute("fill") ?? "", paper)).toBe(true);
      const strokes = all(`[data-id="${chosen}"] path`).map((path) => path.getAttribute("stroke") ?? "");
      expect(
        strokes.filter((stroke) => stroke.startsWith("#")).map((stroke) => near(stroke, rubric)),
      ).toContain(true);
    }
    expect(parsed(dark).element.getAttribute("width")).toBe("640");
    expect(parsed(light).below).toHaveLength(1);
  });

  test("makes a clip whose frames are the pictures of its steps", async () => {
    const args = "blossom algorithms/lessons/blossom/inputs/nested.txt --from 20 --to 31 --width 480";
    const [gif] = await exported(`${args} --format gif --step-time 0.7`, "gif");
    const pictures = await exported(`${args} --format png`, "png");
    expect(pictures.map(({ path }) => /-(\d+)\.png/.exec(path)?.[1])).toEqual(
      Array.from({ length: 12 }, (_, k) => String(20 + k)),
    );
    const clip = parseGIF(new Uint8Array(gif.bytes).buffer);
    const frames = decompressFrames(clip, true);
    expect(frames).toHaveLength(12);
    expect(new Set(frames.map(({ delay }) => delay))).toEqual(new Set([700]));
    expect(gif.bytes.includes("https://chess.example/kibitz/lessons/blossom/")).toBe(true);
    const wanted = pictures.map(({ bytes }) => pixelsOf(bytes));
    for (const [k, { patch, dims }] of frames.entries()) {
      expect([dims.width, dims.height]).toEqual([wanted[k].width, wanted[k].height]);
      const own = difference(patch, wanted[k].pixels);
      const next = wanted[k + 1] ? difference(patch, wanted[k + 1].pixels) : Number.POSITIVE_INFINITY;
      expect(own).toBeLessThan(0.7);
      expect(next).toBeGreaterThan(3 * own);
    }
    // Of the drawings, made apart and here painted without letters, each frame is most like that of its own step.
    const drawings = (await exported(args, "drawings")).map(({ bytes }) =>
      new Resvg(bytes.toString()).render(),
    );
    for (const [k, { patch }] of frames.entries()) {
      const away = drawings.map(({ pixels }) => difference(patch, pixels));
      expect(away.indexOf(Math.min(...away))).toBe(k);
    }
  });

  test("writes the steps as kibitz trace prints them", async () => {
    const lesson = await loadLesson("rotation");
    const file = exampleOf(lesson);
    const [{ bytes, path }] = await exported(`rotation ${file} --from 2 --to 9 --format trace`, "trace");
    expect(path).toMatch(/rotation-2-9\.jsonl$/);
    expect(bytes.toString()).toBe((await kibitz(`trace rotation ${file} --from 2 --count 8`)).out);
  });

  test("takes its input from standard input", async () => {
    const { code, out: said } = await kibitz(`export circle-method - --to 2 --out ${out("stdin")}`, PLAYERS);
    expect([code, said.trimEnd().split("\n").length]).toEqual([0, 2]);
  });

  test.each<[string, readonly string[]]>([
    ["", ["1:2"]],
    ["nonsense -", ["1:2"]],
    ["circle-method - --format pdf --theme red --width 5 --step-time 0", ["1:4", "1:6", "1:8", "1:10"]],
    ["circle-method - --from x --nonsense", ["1:4", "1:6"]],
  ])("“%s” is refused", (args, places) =>
    expectRefused(
      mistakesIn(kibitz(`export ${args}`, PLAYERS)),
      places.map((place) => `${place} usage`),
    ),
  );

  test("says which positions there are, and how many pictures are too many", async () => {
    const end = (await kibitz("trace circle-method - --count 1000", PLAYERS)).out
      .trimEnd()
      .split("\n").length;
    const beyond = await kibitz("export circle-method - --from 1 --to 999", PLAYERS);
    expect(beyond.err).toBe(
      `command line:1:6: error[usage]: found position 999, expected one from 0 to ${end}, where this trace ends\n`,
    );
    await expectRefused(mistakesIn(kibitz("export circle-method - --from 5 --to 4", PLAYERS)), ["1:6 usage"]);
    const long =
      "export circle-method algorithms/lessons/circle-method/inputs/two-hundred.txt --to 401 --format gif";
    await expectRefused(mistakesIn(kibitz(long)), ["1:4 limit"]);
    expect((await kibitz(long)).err).toContain(
      "found 401 pictures from --from to --to, expected at most 400",
    );
  });

  test("says that a folder cannot be written to", async () => {
    const call = kibitz("export circle-method - --to 2 --out package.json/sub", PLAYERS);
    await expectRefused(mistakesIn(call), ["1:6 write"]);
  });

  test.runIf(existsSync("/proc/self"))("ends where the system takes no folder at all", async () => {
    const call = kibitz("export circle-method - --to 2 --out /proc/kibitz/sub", PLAYERS);
    await expectRefused(mistakesIn(call), ["1:6 write"]);
    await expectRefused(mistakesIn(kibitz("testbench --out /proc/kibitz/sub")), ["1:2 file"]);
    const contest = kibitz("package circle-method --format icpc --out /proc/kibitz/sub");
    await expectRefused(mistakesIn(contest), ["1:5 write"]);
  });
});

describe("a style sheet", () => {
  test("is read rule by rule, its nested rules too", () => {
    const css = `/* a */ @layer figures { .a, .b { fill: red; & .c { x: 1 } &:hover { y: 2 } .d { z: var(--q) } } }
      @media print { .a { fill: blue } }`;
    expect(
      declarationsOf(css).map(({ selector, property, value, weight }) => [selector, property, value, weight]),
    ).toEqual([
      [".a", "fill", "red", 100],
      [".b", "fill", "red", 100],
      [".a .c", "x", "1", 200],
      [".b .c", "x", "1", 200],
      [".a .d", "z", "var(--q)", 200],
      [".b .d", "z", "var(--q)", 200],
    ]);
    const [{ weight }] = declarationsOf('g.a:is(.b, [data-x="1"] .c) text:not(:root) { x: 1 }');
    expect(weight).toBe(402);
  });

  // The values of CSS Color 4's own examples.
  test.each([
    ["oklch(0.627955 0.257683 29.2339)", "#ff0000"],
    ["oklch(0.519752 0.176858 142.495)", "#008000"],
    ["oklab(0.627955 0.224863 0.125846 / 0.5)", "rgba(255, 0, 0, 0.5)"],
    ["oklch(1 0 0)", "#ffffff"],
    ["rgb(1, 2, 3)", "#010203"],
    ["none", "none"],
  ])("has the color %s", (css, wanted) => {
    expect(plainColor(css)).toBe(wanted);
  });
});

function near(color: string, wanted: string): boolean {
  const parts = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return parts(color).every((part, k) => Math.abs(part - parts(wanted)[k]) <= 1);
}

/** The pixels of a PNG, painted into a picture of its own. */
function pixelsOf(png: Buffer) {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const image = `<image width="${width}" height="${height}" href="data:image/png;base64,${png.toString("base64")}"/>`;
  const { pixels } = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${image}</svg>`,
  ).render();
  return { pixels, width, height };
}

/** How far two pictures are apart on average, in levels of 256. */
function difference(one: ArrayLike<number>, other: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < other.length; at++) if (at % 4 !== 3) sum += Math.abs(one[at] - other[at]);
  return sum / (other.length * 0.75);
}
