// @title Prefix sums: sum of any range
// @about Keep the sum of everything before each place; then the sum of any range is one subtraction: O(n) once, O(1) each time.
// @tags range queries
const nums = [3, 1, 4, 1, 5, 9, 2];
const before = [0];
for (const x of nums) before.push(before[before.length - 1] + x);

function sum(from, to) {
  const upTo = before[to];
  const cut = before[from];
  return upTo - cut;
}

console.log(sum(2, 5), sum(0, 7));

// @ask `before.push` #3: What is written at the end? => before[before.length - 1]
// @ask `const cut` #1: Which sum is taken away? => cell before[from]
// @ask `const upTo` #2: From which sum is it taken? => cell before[to]
