/** Who can win the prizes of a category. Apart from it, as names are compared with what reads lists, which is large. */
import { plain } from "../list/headings.ts";
import type { Player } from "../tournament.ts";
import type { Category } from "./category.ts";

/** What a category asks of a player that is not known of them. */
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
