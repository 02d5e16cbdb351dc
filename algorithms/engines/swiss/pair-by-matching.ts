import { basicPairs } from "./methods/basic.ts";
import { exactPairs } from "./methods/exact.ts";
import { groupPairs } from "./methods/group.ts";
import { semiPairs } from "./methods/semi.ts";
import type { PairingTask, PlacePair } from "./methods/task.ts";
import { type Pairing, pairBy } from "./pair-round.ts";
import type { MatchingMethod } from "./pairing-method.ts";
import type { Tournament } from "./tournament.ts";

const METHODS: Readonly<Record<MatchingMethod, (task: PairingTask) => PlacePair[]>> = {
  basic: basicPairs,
  semi: semiPairs,
  group: groupPairs,
  exact: exactPairs,
};

/**
 * Pairs the next round by a method of M. Hošek's write-up. Of all pairings that the mandatory rules allow it has the most
 * pairs; who stays out is taken from the bottom of the field. `onProgress` hears shares from 0 to 1.
 */
export function pairRound(
  tournament: Tournament,
  method: MatchingMethod,
  onProgress: (share: number) => void = () => {},
): Pairing {
  return pairBy(tournament, (task) => ({ pairs: METHODS[method]({ ...task, onProgress }), bye: undefined }));
}
