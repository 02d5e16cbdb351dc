// A list of open calls instead of recursion; the days of odd halves are mended when the halves are done.
function schedule(n) {
  const days = n % 2 === 1 ? n : n - 1;
  const busy = Array.from({ length: days }, () => new Array(n + 2).fill(false));
  const rounds = Array.from({ length: days }, () => []);
  const play = (day, a, b) => {
    rounds[day].push([a, b]);
    busy[day][a] = busy[day][b] = true;
  };
  const open = [{ from: 1, to: n, size: n, day: 0, mend: false }];
  while (open.length > 0) {
    const { from, to, size, day, mend } = open.pop();
    const h = Math.ceil(size / 2);
    if (from >= to) continue;
    if (mend) {
      for (let d = day; d < day + h; d++) {
        for (let a = from; a < from + h && a + h <= to; a++)
          if (!busy[d][a] && !busy[d][a + h]) play(d, a, a + h);
      }
      continue;
    }
    const isOdd = h > 1 && h % 2 === 1;
    let next = day;
    for (let turn = isOdd ? 1 : 0; turn < h; turn++, next++) {
      for (let j = 0; j < h; j++) {
        const b = from + h + ((turn + j) % h);
        if (b <= to) play(next, from + j, b);
      }
    }
    if (isOdd) open.push({ from, to, size, day: next, mend: true });
    open.push({ from, to: Math.min(from + h - 1, to), size: h, day: next, mend: false });
    open.push({ from: from + h, to, size: h, day: next, mend: false });
  }
  return rounds;
}
