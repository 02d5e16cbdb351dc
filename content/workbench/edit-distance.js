// @title Edit distance (Levenshtein)
// @about Delete, insert or change one letter: the fewest changes for each two beginnings follow from three shorter ones. O(nm).
// @tags dynamic programming, table, text
const from = "kitten";
const to = "sitting";
const cost = Array.from({ length: from.length + 1 }, () => new Array(to.length + 1).fill(0));
for (let i = 0; i <= from.length; i++) cost[i][0] = i;
for (let j = 0; j <= to.length; j++) cost[0][j] = j;
for (let i = 1; i <= from.length; i++) {
  for (let j = 1; j <= to.length; j++) {
    const change = from[i - 1] === to[j - 1] ? 0 : 1;
    cost[i][j] = Math.min(cost[i - 1][j] + 1, cost[i][j - 1] + 1, cost[i - 1][j - 1] + change);
  }
}
console.log(cost[from.length][to.length]);

// @ask `cost[i][j] = Math.min` #1: How many changes from “k” to “s”? => cost[i][j]
// @ask `const change` #9: Does “i” for “i” cost a change? => change === 1
// @ask `cost[i][j] = Math.min` #9: How many changes from “ki” to “si”? => cost[i][j]
