import type { Unknown } from "#algorithms/engines/swiss/prizes/membership.ts";
import { counted, listed } from "#src/tools/shared/words.en.ts";

/** The first few of them. */
const few = (names: readonly string[], most = 4) =>
  listed(names.length <= most ? names : [...names.slice(0, most), `${names.length - most} more`]);

/** What is said of prizes and their categories. */
export const prizeWords = {
  title: "Prizes",
  none: "No prizes yet. Add a category, type its prizes, and the standings say who gets what.",
  provisional: "As of now: the tournament is not over.",
  rule: "Each player gets one prize: the best that is left when it is their turn by the standings; of two that are worth the same, the one of the category named first.",
  equals: "Players with equal points",
  equalsNames: {
    "tie-breaks": "in the order of the tie-breaks; who is still equal shares",
    shared: "share, whatever the tie-breaks",
  },
  heads: ["Category", "Place", "Prize", "Player", "Points", "Remark"],
  column: "Prize",
  place: (first: number, last: number) => (first === last ? `${first}` : `${first}–${last}`),
  players: listed,
  shared: (players: number, each: string | undefined) =>
    each === undefined
      ? `shared by ${players}: it cannot be divided here, so that is for you to decide`
      : `shared by ${players}: ${each} each`,
  after: (names: readonly string[]) => `on tie-breaks, ahead of ${few(names)}`,
  passed: (names: readonly string[]) => `${few(names)} ${names.length === 1 ? "gets" : "get"} more elsewhere`,
  unnamed: (number: number) => `Category ${number}`,
  nobody: "nobody",
  left: (prizes: number, members: number) =>
    members === 0
      ? "nobody is in this category"
      : `${counted(prizes, "prize")} left over: everybody in this category has one already`,
  unknown: {
    sex: (names: readonly string[]) =>
      `Sex not known, so not counted: ${few(names)}. It is set under Players.`,
    birth: (names: readonly string[]) =>
      `Year of birth not known, so not counted: ${few(names)}. It is set under Players.`,
  } satisfies Record<Unknown, unknown>,
  edit: "Categories and their prizes",
  add: "Add a category",
  kind: "Kind of category",
  kinds: {
    open: "for everybody",
    women: "women",
    youth: "born in or after a year",
    seniors: "born in or before a year",
    rating: "rating below a limit",
    club: "a club",
    picked: "players picked by hand",
  },
  names: {
    open: "Overall",
    women: "Women",
    youth: (year: number) => `Born ${year} or later`,
    seniors: (year: number) => `Born ${year} or earlier`,
    rating: (rating: number) => `Below ${rating}`,
    club: "Club",
    picked: "Special prize",
  },
  name: "Category",
  prizes: "Prizes, the first place first, with ; between them",
  prizesExample: "300; 200; a book",
  read: (prizes: readonly string[]) =>
    prizes.length === 0
      ? "No prize yet."
      : `${counted(prizes.length, "prize")}: ${prizes.map((prize, place) => `${place + 1}. ${prize}`).join(", ")}.`,
  many: (most: number) => `At most ${most} prizes are taken in one category.`,
  rising: (place: number) =>
    `Prize ${place} is more than prize ${place - 1}. If that is meant so, all is well; else put the larger one first.`,
  commas: "One prize with commas in it? If they are several, put ; between them.",
  sex: "Sex",
  sexes: { "": "any", w: "women", m: "men" },
  bornFrom: "Born in or after",
  bornTo: "Born in or before",
  noYear: (found: number) => `${found} is no year: four figures are expected, such as 2010.`,
  noSpan: "Nobody is born after the later and before the earlier year.",
  under: "Rating below",
  unrated: "players without a rating, too",
  club: "Club",
  noClubs: "No player has a club yet: it comes with a list of players, or is set under Players.",
  federation: "Federation",
  any: "any",
  pick: "Pick a player",
  picked: "Picked by hand, and nobody else:",
  unpick: (name: string) => `Leave ${name} out`,
  members: (members: number) => `${counted(members, "player")} ${members === 1 ? "is" : "are"} in it.`,
  up: "Up",
  upOf: (name: string) => `Move ${name} up`,
  remove: "Remove",
  removeOf: (name: string) => `Remove ${name}`,
  copy: "Copy the prizes",
  csv: "Prizes, CSV",
};

export type PrizeWords = typeof prizeWords;
