/** The stage: how its window is divided, what its keys do, and how far a press goes. */
import { describe, expect, it } from "vitest";
import { record } from "#algorithms/core/run/trace.ts";
import { isSession, newSession } from "#components/stage/channel.ts";
import { stageKey } from "#components/stage/keys.ts";
import { stageLayout } from "#components/stage/layout.ts";
import { paceOf } from "#components/stage/pace.ts";
import { loadAlgorithm } from "#src/registry/lessons.ts";

const WALLS = [
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 1920, height: 1080 },
  { width: 768, height: 1024 },
];

describe("the window of the stage", () => {
  for (const wall of WALLS)
    it(`of ${wall.width} × ${wall.height} is mostly picture, and nothing leaves it`, () => {
      const ratios = wall.width > wall.height ? [1, 1.2, 1.4] : [1, 1.1, 1.2];
      for (const ratio of ratios) {
        const { text, place, width, height } = stageLayout(wall, ratio, { pictures: 1, panel: false });
        expect((width * height) / (wall.width * wall.height), `ratio ${ratio}`).toBeGreaterThanOrEqual(0.55);
        expect(text).toBeGreaterThanOrEqual(24);
        expect(width).toBeLessThanOrEqual(wall.width);
        expect(height).toBeLessThanOrEqual(wall.height);
        // What is left has room for a sentence beside or below.
        const left = place === "side" ? wall.width - width : wall.height - height;
        expect(left).toBeGreaterThanOrEqual(7 * text);
      }
    });

  it("gives up picture for code or a table, and has the letters of a phone on a phone", () => {
    const wall = { width: 1280, height: 720 };
    const alone = stageLayout(wall, 1, { pictures: 1, panel: false });
    const beside = stageLayout(wall, 1, { pictures: 1, panel: true });
    expect(beside.width).toBeLessThan(alone.width + 1);
    expect(wall.width - beside.width).toBeGreaterThanOrEqual(0.45 * wall.width);
    expect(stageLayout({ width: 360, height: 740 }, 1, { pictures: 1, panel: false }).text).toBe(18);
  });

  it("has letters that leave their picture room where a browser enlarges everything fourfold", () => {
    const { text, width, height } = stageLayout({ width: 320, height: 180 }, 1, {
      pictures: 1,
      panel: false,
    });
    // On the screen they are as large as on any wall, and the picture is as high as its window.
    expect(4 * text).toBeGreaterThanOrEqual(24);
    expect([width, height]).toEqual([180, 180]);
  });

  it("has two pictures of one size", () => {
    const { width, height, place } = stageLayout(WALLS[0], 1, { pictures: 2, panel: false });
    expect(place === "below" ? 2 * width : width).toBeLessThanOrEqual(1280);
    expect(place === "side" ? 2 * height : height).toBeLessThanOrEqual(720);
  });
});

describe("the keys of the stage", () => {
  it("are those of clickers wherever the focus is, but in a text field", () => {
    for (const focus of ["stage", "button", "mark"] as const) {
      expect(stageKey("PageDown", false, focus)).toBe("next");
      expect(stageKey("PageUp", false, focus)).toBe("back");
      expect(stageKey(".", false, focus)).toBe("black");
      expect(stageKey("Escape", false, focus)).toBe("leave");
    }
    expect(stageKey("b", false, "text")).toBeUndefined();
    expect(stageKey("ArrowRight", false, "text")).toBeUndefined();
  });

  it("leave a button its space bar, and a mark its arrows", () => {
    expect(stageKey(" ", false, "stage")).toBe("next");
    expect(stageKey(" ", false, "button")).toBeUndefined();
    expect(stageKey("ArrowRight", false, "mark")).toBeUndefined();
    expect(stageKey("ArrowRight", false, "button")).toBe("next");
  });
});

describe("how far a press goes", () => {
  it("is chosen so that a phase takes about a minute", async () => {
    const lesson = await loadAlgorithm("circle-method");
    const paceFor = (players: number) => {
      const names = Array.from({ length: players }, (_, k) => `P${k + 1}`).join("\n");
      return paceOf(record(lesson, lesson.parse(names)).trace);
    };
    // Seven players: a round has 12 steps, 36 seconds. A hundred: a round has about 150 steps, and 50 games.
    expect(paceFor(7)).toBe("move");
    expect(paceFor(100)).toBe("phase");
  });
});

it("a channel has a name of its own that is known as one, on a page without https, too", () => {
  const names = Array.from({ length: 100 }, newSession);
  expect(names.every(isSession)).toBe(true);
  expect(new Set(names).size).toBe(100);
});
