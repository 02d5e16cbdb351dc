/** The tables of FIDE's Rating Regulations (B.02, 8.1): points and differences of ratings. */

/** What a share of points, in hundredths from 50, is worth in rating (8.1.1). */
const DIFFERENCES: readonly number[] = [
  ...[0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158, 166, 175],
  ...[184, 193, 202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366, 383, 401, 422],
  ...[444, 470, 501, 538, 589, 677, 800],
];

/** The largest differences of ratings for which 50, 51, … hundredths of the points are expected (8.1.2). */
const LARGEST: readonly number[] = [
  ...[
    3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153, 162, 170, 179,
  ],
  ...[188, 197, 206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344, 357, 374, 391, 411, 432],
  ...[456, 484, 517, 559, 619, 735],
];

/** The difference of ratings that a share of points tells of; the share in hundredths. */
export function differenceOf(share: number): number {
  return share >= 50 ? DIFFERENCES[share - 50] : -DIFFERENCES[50 - share];
}

/** The points that are expected of a game, in hundredths, with so many rating points more than the opponent. */
export function expectedOf(difference: number): number {
  const place = LARGEST.findIndex((largest) => Math.abs(difference) <= largest);
  const better = place < 0 ? 100 : 50 + place;
  return difference >= 0 ? better : 100 - better;
}
