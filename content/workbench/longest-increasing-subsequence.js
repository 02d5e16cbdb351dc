// @title Longest increasing subsequence
// @about The longest that ends here is one longer than the longest that ends before, at a smaller number. Two loops: O(n²).
// @tags dynamic programming
const nums = [3, 1, 4, 1, 5, 9, 2, 6];
const best = new Array(nums.length).fill(1);
let longest = 0;
for (let i = 0; i < nums.length; i++) {
  for (let j = 0; j < i; j++) {
    if (nums[j] < nums[i] && best[j] + 1 > best[i]) best[i] = best[j] + 1;
  }
  longest = Math.max(longest, best[i]);
}
console.log(longest);

// @ask `best[i] = best[j] + 1` #1: How long is the longest that ends at the 4? => best[i]
// @ask `best[i] = best[j] + 1` #3: How long is the longest that ends at the 5, as far as is known? => best[i]
// @ask `longest = Math.max` #6: How long is the longest so far? => longest
