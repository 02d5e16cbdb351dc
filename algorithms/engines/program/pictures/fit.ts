/** Which pictures there is room for, and where: the ones that the run is most about, side by side or below each other. */
import { MARGIN, type Picture, type Point, WIDTH } from "./picture.ts";

/** The figure has room for so much anyway. */
export const LEAST_HEIGHT = 290;
/** More would not fit on a screen with its sentence. */
const MOST_HEIGHT = 444;
const GAP = 12;
/** A line for the names of what there is no room for. */
const LEFT = 18;

export interface Fitted {
  readonly placed: readonly { readonly picture: Picture; readonly corner: Point }[];
  /** Those for which there is no room. */
  readonly left: readonly Picture[];
  readonly height: number;
}

/** All are given in the order in which they are to stand, each with what it weighs. */
export function fitted(all: readonly { readonly picture: Picture; readonly weight: number }[]): Fitted {
  const chosen = new Set<Picture>();
  for (const { picture } of all.toSorted((a, b) => b.weight - a.weight)) {
    chosen.add(picture);
    const trial = stacked(all.flatMap((each) => (chosen.has(each.picture) ? [each.picture] : [])));
    if (trial.height > MOST_HEIGHT && chosen.size > 1) chosen.delete(picture);
  }
  const { placed, height } = stacked(all.flatMap(({ picture }) => (chosen.has(picture) ? [picture] : [])));
  const bands = Map.groupBy(placed, ({ corner }) => corner[1]);
  for (const [alone, ...others] of bands.values()) if (others.length === 0) alone.picture.widen?.();
  const down = Math.max(0, (LEAST_HEIGHT - height) / 2);
  return {
    // What needs less stands in the middle.
    placed: placed.map(({ picture, corner: [x, y] }) => ({ picture, corner: [x, y + down] as const })),
    left: all.flatMap(({ picture }) => (chosen.has(picture) ? [] : [picture])),
    height: Math.max(LEAST_HEIGHT, height) + (chosen.size < all.length ? LEFT : 0),
  };
}

function stacked(pictures: readonly Picture[]): Pick<Fitted, "placed" | "height"> {
  const placed: { picture: Picture; corner: Point }[] = [];
  let [x, y, band] = [0, MARGIN, 0];
  for (const picture of pictures) {
    if (x > 0 && x + picture.width > WIDTH) [x, y, band] = [0, y + band + GAP, 0];
    placed.push({ picture, corner: [x, y] });
    x += picture.width;
    band = Math.max(band, picture.height);
  }
  return { placed, height: y + band + MARGIN };
}
