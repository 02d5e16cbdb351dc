import { deflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import { packText, parseLink, unpackText } from "#components/run/link.ts";
import { parseState as parseMatching } from "#src/tools/matching/links.ts";
import { parseSettings } from "#src/tools/schedule/settings.ts";

const packed = (text: string) => deflateRawSync(text).toString("base64url");

test("a link that unfolds to millions of lines is none, and is not unfolded to its end", async () => {
  const bomb = packed("0 1\n".repeat(2_000_000));
  expect(bomb.length).toBeLessThan(12_000);
  expect(await parseLink(`1.~${bomb}.0`)).toBeUndefined();
  expect(await parseSettings(`1.${packed(`{"text":"${"A\\n".repeat(2_000_000)}"}`)}`)).toBeUndefined();
  expect(
    await parseMatching(`1.${packed(`{"text":"${"0 1\\n".repeat(2_000_000)}","objective":"weight"}`)}`),
  ).toBeUndefined();
  const large = packed("\0".repeat(100_000_000));
  const before = process.memoryUsage().arrayBuffers;
  expect(await unpackText(large)).toBeUndefined();
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(60_000_000);
});

test("a link of half a million bytes is read, one that is longer in the address is none", async () => {
  const text = "0 1 2\n".repeat(80_000);
  expect(await unpackText(await packText(text))).toBe(text);
  expect(await unpackText("A".repeat(200_001))).toBeUndefined();
});
