/** What a category asks: by sex, year of birth, rating, club and federation, or because the arbiter says so. */

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
