// @title Longest common subsequence (LCS)
// @about Where the last letters agree, take both; else leave out one of them, whichever is better. A table of all beginnings: O(nm).
// @tags dynamic programming, table, text
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

// @ask `if (a[i - 1] === b[j - 1])` #4: Do the two letters agree? => a[i - 1] === b[j - 1]
// @ask `best[i][j] = best[i - 1][j - 1] + 1` #2: What is written, one more than up left? => best[i][j]
// @ask `best[i][j] = best[i - 1][j - 1] + 1` #5: What is written here? => best[i][j]
