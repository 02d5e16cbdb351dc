// @title Segment tree: sums with changes
// @about A tree in a list: each inner cell is the sum of its two children. A change and a range both cost O(log n).
// @tags tree, range queries
const nums = [5, 3, 7, 9];
const n = nums.length;
const tree = new Array(2 * n).fill(0);
for (let i = 0; i < n; i++) tree[n + i] = nums[i];
for (let i = n - 1; i > 0; i--) tree[i] = tree[2 * i] + tree[2 * i + 1];

function change(place, value) {
  let at = n + place;
  tree[at] = value;
  while (at > 1) {
    at >>= 1;
    tree[at] = tree[2 * at] + tree[2 * at + 1];
  }
}

function sum(from, to) {
  let total = 0;
  for (let lo = n + from, hi = n + to; lo < hi; lo >>= 1, hi >>= 1) {
    if (lo % 2 === 1) total += tree[lo++];
    if (hi % 2 === 1) total += tree[--hi];
  }
  return total;
}

console.log(sum(1, 4));
change(2, 1);
console.log(sum(1, 4), sum(0, 2));

// @ask `total += tree[lo++]` #1: Which sum is taken first? => total
// @ask `tree[at] = value` #1: Which cell changes? => cell tree[at]
// @ask `tree[at] = tree[2 * at]` #1: Which sum above it changes? => cell tree[at]
