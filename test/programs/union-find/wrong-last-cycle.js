// The last edge that closes a cycle is told.
// smallest: 2 3 | 0 1 1 | 0 1 1 | 0 1 1
// within: edges.js
function given() {
  const { join, sizeOf } = groups();
  let last = -1;
  const sizes = edges.map((edge, k) => {
    if (!join(edge)) last = k;
    return sizeOf(edge[0]);
  });
  return [last, sizes];
}
