// A square with a row and a column for each player holds the day on which they meet; it is quartered again and again.
function schedule(n) {
  const size = n + (n % 2);
  const day = square(size);
  const rounds = Array.from({ length: size - 1 }, () => []);
  for (let a = 0; a < n; a++) for (let b = a + 1; b < n; b++) rounds[day[a][b] - 1].push([a + 1, b + 1]);
  return rounds;

  // Symmetric, with 0 on the diagonal and 1 to k − 1 in each row.
  function square(k) {
    const made = Array.from({ length: k }, () => new Array(k).fill(0));
    if (k === 1) return made;
    const h = k / 2;
    const isOdd = h > 1 && h % 2 === 1;
    const inner = square(isOdd ? h + 1 : h);
    const first = isOdd ? h : h - 1; // so many days are needed inside the halves
    for (let i = 0; i < h; i++) {
      for (let j = 0; j < h; j++) {
        const turn = (j - i + h) % h;
        const across = isOdd && turn === 0 ? inner[i][h] : first + turn + (isOdd ? 0 : 1);
        made[i][j] = made[i + h][j + h] = i === j ? 0 : inner[i][j];
        made[i][j + h] = made[j + h][i] = across;
      }
    }
    return made;
  }
}
