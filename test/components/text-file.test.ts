import { describe, expect, test } from "vitest";
import { readTextFile } from "#components/page/text-file.ts";

const file = (...bytes: readonly (number | string)[]): Blob =>
  new Blob(bytes.map((part) => (typeof part === "number" ? Uint8Array.of(part) : part)));

describe("a file", () => {
  test("is read as UTF-8, without the byte order mark", async () => {
    expect(await readTextFile(file(0xef, 0xbb, 0xbf, "Łódź\n"), 100)).toEqual({
      kind: "text",
      text: "Łódź\n",
    });
  });

  test("of too many bytes is refused before it is read", async () => {
    const unread = { size: 5, arrayBuffer: () => Promise.reject(new Error("it was read")) };
    expect(await readTextFile(unread as unknown as Blob, 4)).toEqual({ kind: "too-big" });
    const error = new Error("it was read");
    const broken = { size: 4, arrayBuffer: () => Promise.reject(error) };
    expect(await readTextFile(broken as unknown as Blob, 4)).toEqual({ kind: "unreadable", error });
  });

  test("that is no text is told with its first bad byte", async () => {
    expect(await readTextFile(file("aé", 0xff, "b"), 100)).toEqual({ kind: "no-text", byte: 4 });
    expect(await readTextFile(file("ab", 0, "c"), 100, { isPlain: true })).toEqual({
      kind: "no-text",
      byte: 3,
    });
    expect(await readTextFile(file("ab", 0, "c"), 100)).toEqual({ kind: "text", text: "ab\0c" });
  });
});
