// What programs with trees of parents have in common; each has one function of its own.
function solve(n, edges) {
  let parent, count;

  function find(x) {
    while (parent[x] !== x) {
      parent[x] = parent[parent[x]];
      x = parent[x];
    }
    return x;
  }

  function areOne(u, v) {
    return find(u) === find(v);
  }

  function hang(lost, kept) {
    parent[lost] = kept;
    count[kept] += count[lost];
  }

  function pass(order) {
    parent = Array.from({ length: n }, (_, v) => v);
    count = parent.map(() => 1);
    return order.map((k) => {
      const [u, v] = edges[k];
      const isOne = areOne(u, v);
      const [a, b] = [find(u), find(v)];
      if (isOne) return [k, false, count[a]];
      if (count[a] < count[b]) hang(a, b, u);
      else hang(b, a, v);
      return [k, true, count[find(u)]];
    });
  }

  // arrange

  const told = pass([...edges.keys()]);
  const [first = -1] = told.find(([, isNew]) => !isNew) ?? [];
  const chosen = pass([...edges.keys()].sort((j, k) => edges[j][2] - edges[k][2])).filter(
    ([, isNew]) => isNew,
  );
  return [[first], told.map(([, , size]) => size), chosen.map(([k]) => k)];
}
