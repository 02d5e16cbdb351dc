// The longest text that can be left of both by striking out letters.
const a = "TRACES";
const b = "CARTS";
const best = Array.from({ length: a.length + 1 }, () => new Array(b.length + 1).fill(0));
for (let i = 1; i <= a.length; i++) {
  for (let j = 1; j <= b.length; j++) {
    if (a[i - 1] === b[j - 1]) best[i][j] = best[i - 1][j - 1] + 1;
    else best[i][j] = Math.max(best[i - 1][j], best[i][j - 1]);
  }
}
console.log(best[a.length][b.length]);
