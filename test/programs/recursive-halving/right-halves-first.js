// The halves play first, with a guest where they are odd, and the guest's games become games between the halves.
function schedule(n) {
  const players = Array.from({ length: n }, (_, k) => k + 1);
  if (n % 2 === 1) players.push(undefined);
  return days(players).map((games) => games.filter(([a, b]) => a !== undefined && b !== undefined));

  function days(group) {
    if (group.length === 2) return [[group]];
    const half = group.length / 2;
    const [upper, lower] = [group.slice(0, half), group.slice(half)];
    const guest = Symbol("guest");
    const isOdd = half % 2 === 1;
    const one = days(isOdd ? [...upper, guest] : upper);
    const two = days(isOdd ? [...lower, guest] : lower);
    const made = one.map((games, d) => {
      const day = [...games, ...two[d]].filter((game) => !game.includes(guest));
      if (isOdd) {
        const withGuest = (list) => list.find((game) => game.includes(guest)).find((p) => p !== guest);
        day.push([withGuest(games), withGuest(two[d])]);
      }
      return day;
    });
    for (let turn = isOdd ? 1 : 0; turn < half; turn++) {
      made.push(upper.map((p, k) => [p, lower[(k + turn) % half]]));
    }
    return made;
  }
}
