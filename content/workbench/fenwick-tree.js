// @title Fenwick tree (binary indexed tree)
// @about Cell i holds the sum of as many numbers as its lowest bit says. Adding and the sum of a beginning cost O(log n).
// @tags tree, range queries, numbers
const nums = [3, 2, 1, 6, 5, 4];
const tree = new Array(nums.length + 1).fill(0);

function add(place, value) {
  for (let i = place; i < tree.length; i += i & -i) tree[i] += value;
}

function sum(place) {
  let total = 0;
  for (let i = place; i > 0; i -= i & -i) total += tree[i];
  return total;
}

for (let k = 0; k < nums.length; k++) add(k + 1, nums[k]);
console.log(sum(6), sum(5) - sum(2));

// @ask `tree[i] += value` #2: The 3 goes into a second cell. Which one? => cell tree[i]
// @ask `total += tree[i]` #1: Which cell is added first? => cell tree[i]
// @ask `total += tree[i]` #2: And which one next? => cell tree[i]
