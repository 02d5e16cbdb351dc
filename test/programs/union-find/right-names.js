// Every vertex has the name of its group; the other group is renamed, whatever its size.
// largest: 400
// within: edges.js
function given() {
  const name = Array.from({ length: n }, (_, v) => v);
  let first = -1;
  const sizes = edges.map(([u, v], k) => {
    const [kept, lost] = [name[u], name[v]];
    if (kept === lost && first < 0) first = k;
    for (let x = 0; x < n; x++) if (name[x] === lost) name[x] = kept;
    return name.filter((each) => each === kept).length;
  });
  return [first, sizes];
}
