import type { Role } from "./headings.ts";

/** What columns of a list tell, in words. */
export const roleWords: Readonly<Record<Role, string>> = {
  name: "name",
  surname: "surname",
  forename: "forename",
  title: "title",
  rating: "rating",
  national: "rating, where there is no other",
  federation: "federation",
  fideId: "FIDE number",
  birth: "birth",
  sex: "sex",
  club: "club",
  number: "number in the list (left out)",
  k: "factor K (left out)",
  other: "left out",
};
