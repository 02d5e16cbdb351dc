/** The methods by which a round can be paired. They are named here, so that what only offers them need not bring them. */

/**
 * The methods of the lesson, by matchings of the whole field. `basic` pairs the best player first, each pair checked by a
 * matching of the others (NWM); `semi` pairs one score group after the other (SWM); `group` pairs all at once by the product
 * of their points (GWM); `exact` pairs all at once by the rules themselves, one after the other.
 */
export type MatchingMethod = "basic" | "semi" | "group" | "exact";

export const MATCHING_METHODS: readonly MatchingMethod[] = ["basic", "semi", "group", "exact"];

/** `dutch` is the system of FIDE, bracket by bracket; it alone chooses by its criteria who gets the bye. */
export type PairingMethod = MatchingMethod | "dutch";

export const PAIRING_METHODS: readonly PairingMethod[] = [...MATCHING_METHODS, "dutch"];

/** The method of whoever chooses none: the one that tournaments are rated by. */
export const USUAL_METHOD: PairingMethod = "dutch";
