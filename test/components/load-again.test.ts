import { describe, expect, test, vi } from "vitest";
import { loadAgain, loaded } from "#components/page/load-again.ts";

const broken = () => Promise.reject(new TypeError("Failed to fetch"));

describe("a part that is loaded when it is needed", () => {
  test("is asked for once, however often it is called", async () => {
    const load = vi.fn(async () => "part");
    const part = loaded(load);
    expect(await Promise.all([part(), part()])).toEqual(["part", "part"]);
    expect(await part()).toBe("part");
    expect(load).toHaveBeenCalledTimes(1);
  });

  test("is asked for anew after it did not come", async () => {
    const load = vi.fn<() => Promise<string>>().mockImplementationOnce(broken).mockResolvedValue("part");
    const part = loaded(load);
    await expect(part()).rejects.toThrow("Failed to fetch");
    expect(await part()).toBe("part");
  });
});

describe("trying again", () => {
  const wayThatIs = (open: boolean) => ({ isOpen: async () => open, reload: vi.fn() });

  test("brings the part where the site answers, and leaves the page alone", async () => {
    const way = wayThatIs(true);
    expect(await loadAgain(async () => "part", way)).toBe("part");
    expect(way.reload).not.toHaveBeenCalled();
  });

  test("loads the page again where the site answers and the browser remembers that the part did not come", async () => {
    const way = wayThatIs(true);
    await expect(loadAgain(broken, way)).rejects.toThrow("Failed to fetch");
    expect(way.reload).toHaveBeenCalledTimes(1);
  });

  test("neither asks nor loads the page where the site does not answer", async () => {
    const way = wayThatIs(false);
    const load = vi.fn(async () => "part");
    await expect(loadAgain(load, way)).rejects.toThrow("does not answer");
    expect(load).not.toHaveBeenCalled();
    expect(way.reload).not.toHaveBeenCalled();
  });
});
