/** The names of the examples, and the first of them: what the page needs before anybody asks for one. */

export const PRESET_IDS = [
  "first",
  "nested",
  "opened",
  "opened-nested",
  "ties",
  "none",
  "negative",
  "petersen",
  "friendship",
  "heavy-middle",
  "beyond",
] as const;

export type PresetId = (typeof PRESET_IDS)[number];

/** What the page opens with: taking the heaviest edge again and again gives 37 here, a best matching 44. */
export const FIRST_TEXT = `10
0 1 10
0 3 6
1 2 4
1 3 9
1 4 3
2 4 11
3 4 9
3 6 10
4 5 3
4 6 5
4 8 12
5 7 4
6 8 11
6 9 11
7 8 12
8 9 7
# at 0 50 350
# at 1 90 240
# at 2 110 130
# at 3 190 380
# at 4 240 180
# at 5 280 80
# at 6 330 340
# at 7 420 80
# at 8 430 190
# at 9 450 380
`;
