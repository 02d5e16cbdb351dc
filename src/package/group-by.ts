/** What Node 20 has not of maps: the package takes this in the place of the built-in, and nothing global is changed. */
export function groupBy<K, V>(items: Iterable<V>, keyOf: (item: V, index: number) => K): Map<K, V[]> {
  const groups = new Map<K, V[]>();
  let k = 0;
  for (const item of items) {
    const key = keyOf(item, k++);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
