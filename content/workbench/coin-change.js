// @title Coin change: fewest coins
// @about The fewest coins for an amount: one coin more than for what is left without it, whichever coin is best. O(amount × coins).
// @tags dynamic programming
const coins = [1, 3, 4];
const amount = 10;
const fewest = new Array(amount + 1).fill(Infinity);
fewest[0] = 0;
for (let sum = 1; sum <= amount; sum++) {
  for (const coin of coins) {
    if (coin <= sum && fewest[sum - coin] + 1 < fewest[sum]) fewest[sum] = fewest[sum - coin] + 1;
  }
}
console.log(fewest[amount]);

// @ask `fewest[sum] = fewest` #3: How many coins are needed for 3 without a 3? => fewest[sum]
// @ask `fewest[sum] = fewest` #4: Now with a 3. How many coins are needed for 3? => fewest[sum]
// @ask `if (coin <= sum` #17: Are two coins of 3 better than what is known for 6? => fewest[sum - coin] + 1 < fewest[sum]
