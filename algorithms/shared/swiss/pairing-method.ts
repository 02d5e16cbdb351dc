/** The methods by which a round can be paired. They are named here, so that what only offers them need not bring them. */

/**
 * `basic` pairs the best player first, each pair checked by a matching of the others (NWM); `semi` pairs one score group
 * after the other (SWM); `group` pairs all at once by the product of their points (GWM); `exact` pairs all at once by
 * the rules themselves, one after the other.
 */
export type PairingMethod = "basic" | "semi" | "group" | "exact";

export const PAIRING_METHODS: readonly PairingMethod[] = ["basic", "semi", "group", "exact"];
