// @title Selection sort
// @about The smallest of what is left goes to the front of it. It always makes n(n − 1) / 2 comparisons, but only n swaps.
// @tags sorting
const nums = [5, 2, 8, 1, 9, 3];
for (let i = 0; i < nums.length - 1; i++) {
  let least = i;
  for (let j = i + 1; j < nums.length; j++) {
    if (nums[j] < nums[least]) least = j;
  }
  [nums[i], nums[least]] = [nums[least], nums[i]];
}
console.log(nums.join(" "));

// @ask `[nums[i], nums[least]] =` #1: Which number goes to the front? => nums[i]
// @ask `least = j` #3: Where does the least so far stand now? => cell nums[least]
// @ask `[nums[i], nums[least]] =` #3: What stands in the cell of least after the swap? => nums[least]
