// Deals the seeds to the halves in the order one, two, two, one, and then draws each half in the same way.
function draw(n) {
  let size = 1;
  while (size < n) size *= 2;
  const seeds = Array.from({ length: size }, (_, k) => (k < n ? k + 1 : 0));
  const deal = (list) => {
    if (list.length === 1) return list;
    const upper = list.filter((_, k) => k % 4 === 0 || k % 4 === 3);
    const lower = list.filter((_, k) => k % 4 === 1 || k % 4 === 2);
    return [...deal(upper), ...deal(lower)];
  };
  return deal(seeds);
}
