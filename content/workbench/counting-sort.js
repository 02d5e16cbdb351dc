// @title Counting sort
// @about Count how often each number comes, then write them down in order. No comparison at all: O(n + k) for numbers below k.
// @tags sorting
const nums = [3, 1, 4, 1, 5, 2, 3, 1];
const counts = new Array(6).fill(0);
for (const x of nums) counts[x]++;
const sorted = [];
for (let x = 0; x < counts.length; x++) {
  for (let k = 0; k < counts[x]; k++) sorted.push(x);
}
console.log(sorted.join(" "));

// @ask `counts[x]++` #4: How many 1s have been counted after this? => counts[1]
// @ask `counts[x]++` #7: Which count goes up? => cell counts[x]
// @ask `sorted.push(x)` #4: Which number is written down? => x
