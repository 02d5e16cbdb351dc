import fc from "fast-check";
import { expect, test } from "vitest";
import { makeListing } from "#algorithms/core/lesson/listing.ts";
import { packListing, unpackListing } from "#src/lib/packed-listing.ts";

const kinds = fc.constantFrom("", "keyword", "comment", "string");
const piece = fc.tuple(
  fc.string({ unit: "grapheme", minLength: 1 }).filter((text) => !/[\n\r]/.test(text)),
  kinds,
);

test("a listing comes out of its packing as it went in", () => {
  fc.assert(
    fc.property(fc.array(fc.array(piece, { maxLength: 8 }), { minLength: 1, maxLength: 20 }), (pieces) => {
      const lines = pieces.map((line) => line.map(([text]) => text).join(""));
      const listing = { ...makeListing("solve.ts", "function f() {}"), lines };
      expect(unpackListing(packListing(listing, pieces))).toEqual({ ...listing, pieces });
    }),
  );
});
