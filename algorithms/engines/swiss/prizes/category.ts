/** Who can win the prizes of a category: by sex, year of birth, rating, club and federation, or because the arbiter says so. */
import { plain } from "../list/headings.ts";
import type { Player } from "../tournament.ts";

export interface Category {
  readonly name: string;
  /** The prizes as they were typed, the first place first. */
  readonly prizes: string;
  /** "w", "m", or nothing: everybody. */
  readonly sex: "" | "w" | "m";
  /** Born in this year or later. */
  readonly bornFrom?: number | undefined;
  /** Born in this year or earlier. */
  readonly bornTo?: number | undefined;
  /** A rating below this one. */
  readonly under?: number | undefined;
  /** Whether those without a rating are below every rating. */
  readonly hasUnrated: boolean;
  readonly club: string;
  readonly federation: string;
  /** Start numbers of those whom the arbiter has picked: nobody else is in it, whatever else it asks. */
  readonly picked: readonly number[];
}

/** A category for everybody. */
export const OPEN_CATEGORY: Category = {
  name: "",
  prizes: "",
  sex: "",
  hasUnrated: true,
  club: "",
  federation: "",
  picked: [],
};

/** What a category asks of a player that is not known of him. */
export type Unknown = "sex" | "birth";

/** Whether a player is in a category, or what would have to be known to say so. */
export function membership(
  category: Category,
  id: number,
  player: Pick<Player, "sex" | "birth" | "rating" | "federation">,
  club: string,
): boolean | Unknown {
  if (category.picked.length > 0) return category.picked.includes(id);
  const { sex, bornFrom, bornTo, under, hasUnrated, federation } = category;
  if (federation !== "" && plain(federation) !== plain(player.federation)) return false;
  if (category.club !== "" && plain(category.club) !== plain(club)) return false;
  if (under !== undefined && (player.rating === 0 ? !hasUnrated : player.rating >= under)) return false;
  const own = sexOf(player);
  if (sex !== "" && own !== "" && own !== sex) return false;
  const year = birthYear(player);
  if (year !== undefined && (year < (bornFrom ?? year) || year > (bornTo ?? year))) return false;
  if (sex !== "" && own === "") return "sex";
  return (bornFrom ?? bornTo) !== undefined && year === undefined ? "birth" : true;
}

/** "w", "m", or nothing: some files write "f". */
function sexOf({ sex }: Pick<Player, "sex">): "" | "w" | "m" {
  const letter = sex.trim().toLowerCase();
  return letter === "m" ? "m" : letter === "w" || letter === "f" ? "w" : "";
}

/** The year of a date as records have it: "2001/05/17", or with zeros where only the year is known. */
function birthYear({ birth }: Pick<Player, "birth">): number | undefined {
  const year = Number(/\d{4}/.exec(birth)?.[0]);
  return year > 0 ? year : undefined;
}
