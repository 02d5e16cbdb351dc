// One row of colors, with a gap for the bye, shifted by one place for each player; the middle fills the gaps.
function colors(n, rounds) {
  const m = n % 2 === 1 ? n : n - 1;
  let row = " ";
  while (row.length < m) row += row.length % 2 === 1 ? "B" : "W";
  // Row 1 has its gap in round 1, row 2 in round 2, and so on.
  const rows = Array.from({ length: m }, (_, k) => row.slice(m - k) + row.slice(0, m - k));
  return rounds.map((games, r) =>
    games.map(([a, b]) => {
      const sign = rows[a - 1][r];
      const isWhite = sign === " " ? "BW"[r % 2] === "B" : sign === "W";
      return isWhite ? [b, a] : [a, b];
    }),
  );
}
