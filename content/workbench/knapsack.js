// @title 0/1 knapsack
// @about For each item and each room: leave it, or take it and fill what room is left as well as it was known before. O(items × room).
// @tags dynamic programming, table
const weights = [1, 3, 4, 2];
const values = [15, 20, 30, 12];
const room = 6;
const best = Array.from({ length: weights.length + 1 }, () => new Array(room + 1).fill(0));
for (let i = 1; i <= weights.length; i++) {
  for (let w = 1; w <= room; w++) {
    best[i][w] = best[i - 1][w];
    if (weights[i - 1] > w) continue;
    const taken = best[i - 1][w - weights[i - 1]] + values[i - 1];
    if (taken > best[i][w]) best[i][w] = taken;
  }
}
console.log(best[weights.length][room]);

// @ask `const taken` #7: The second item is taken. What is all of it worth? => taken
// @ask `const taken` #11: The third item is taken. What is all of it worth? => taken
// @ask `if (taken > best[i][w])` #12: Is it better to take it? => taken > best[i][w]
