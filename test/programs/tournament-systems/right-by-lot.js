// Fair chance: each new group of seeds is dealt by lot to the places that the seeds before it leave open.
function draw(n) {
  let state = n;
  const chance = (k) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * k);
  };
  let size = 1;
  while (size < n) size *= 2;
  const places = new Array(size).fill(0);
  places[chance(size)] = 1;
  for (let parts = 2; parts <= size; parts *= 2) {
    const width = size / parts;
    const free = [];
    for (let part = 0; part < parts; part++) {
      const from = part * width;
      if (places.slice(from, from + width).every((seed) => seed === 0)) free.push(from);
    }
    const byes = size - n;
    // In the last group those places are left open that lie opposite the best seeds.
    const open = parts < size ? free : free.filter((from) => places[from ^ 1] > byes);
    for (let seed = parts / 2 + 1; seed <= Math.min(parts, n); seed++) {
      const [from] = open.splice(chance(open.length), 1);
      places[parts < size ? from + chance(width) : from] = seed;
    }
  }
  return places;
}
