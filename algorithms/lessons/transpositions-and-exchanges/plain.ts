/** Turns an array into the next larger order of its members, in place; false if it is the largest. Equal members may be. */
export function nextOrder(order: number[]): boolean {
  let pivot = order.length - 2;
  while (pivot >= 0 && order[pivot] >= order[pivot + 1]) pivot--;
  if (pivot < 0) return false;
  let heir = order.length - 1;
  while (order[heir] <= order[pivot]) heir--;
  [order[pivot], order[heir]] = [order[heir], order[pivot]];
  for (let i = pivot + 1, j = order.length - 1; i < j; i++, j--) [order[i], order[j]] = [order[j], order[i]];
  return true;
}
