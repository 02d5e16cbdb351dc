/** The categories of a tournament and their prizes. TRF has no record for them, so they stand in comments of the file. */
import type { Tournament } from "../tournament.ts";
import type { Equals } from "./award.ts";
import { type Category, OPEN_CATEGORY } from "./category.ts";
import { CLUB, PRIZES } from "./prize-notes.ts";

export interface PrizeList {
  readonly equals: Equals;
  readonly categories: readonly Category[];
}

const NO_PRIZES: PrizeList = { equals: "tie-breaks", categories: [] };
/** So many categories are read from a file. */
export const MOST_CATEGORIES = 40;

/** The prizes of a tournament, as its comments tell them. */
export function prizeListOf({ notes }: Pick<Tournament, "notes">): PrizeList {
  const note = notes.find((each) => each.startsWith(PRIZES));
  if (note === undefined) return NO_PRIZES;
  try {
    const { equals, categories } = JSON.parse(note.slice(PRIZES.length)) as Record<string, unknown>;
    return {
      equals: equals === "shared" ? "shared" : "tie-breaks",
      categories: Array.isArray(categories) ? categories.slice(0, MOST_CATEGORIES).flatMap(categoryFrom) : [],
    };
  } catch {
    return NO_PRIZES;
  }
}

function categoryFrom(told: unknown): Category[] {
  if (typeof told !== "object" || told === null) return [];
  const of = told as Readonly<Record<string, unknown>>;
  const text = (key: string) => (typeof of[key] === "string" ? of[key] : "");
  const number = (key: string) => (Number.isInteger(of[key]) ? (of[key] as number) : undefined);
  const { sex, picked } = of;
  return [
    {
      ...{ name: text("name"), prizes: text("prizes"), club: text("club"), federation: text("federation") },
      ...{ bornFrom: number("bornFrom"), bornTo: number("bornTo"), under: number("under") },
      sex: sex === "w" || sex === "m" ? sex : "",
      hasUnrated: of["hasUnrated"] !== false,
      picked: Array.isArray(picked) ? picked.filter((id): id is number => Number.isInteger(id)) : [],
    },
  ];
}

/** The comment that tells of prizes. What a category does not ask is not written. */
export function notesOf({ equals, categories }: PrizeList): string[] {
  if (categories.length === 0 && equals === NO_PRIZES.equals) return [];
  const told = categories.map((category) =>
    Object.fromEntries(
      Object.entries(category).filter(
        ([key, value]) => String(value) !== String(OPEN_CATEGORY[key as keyof Category]),
      ),
    ),
  );
  return [PRIZES + JSON.stringify({ equals, categories: told })];
}

/** The club of each player who has one. */
export function clubsOf({ notes }: Pick<Tournament, "notes">): ReadonlyMap<number, string> {
  return new Map(
    notes.flatMap((note): [number, string][] => {
      const [, player, club] = CLUB.exec(note) ?? [];
      return player === undefined || club === undefined || club.trim() === "" ? [] : [[Number(player), club]];
    }),
  );
}
