// @title Bubble sort
// @about Neighbors in the wrong order change places; after each pass the largest is at its end. A pass without a swap ends it: O(n²).
// @tags sorting
const nums = [5, 1, 4, 2, 8, 3];
let isSwapped = true;
for (let end = nums.length - 1; isSwapped; end--) {
  isSwapped = false;
  for (let i = 0; i < end; i++) {
    if (nums[i] > nums[i + 1]) {
      [nums[i], nums[i + 1]] = [nums[i + 1], nums[i]];
      isSwapped = true;
    }
  }
}
console.log(nums.join(" "));

// @ask `if (nums[i]` #1: Are these two in the wrong order? => nums[i] > nums[i + 1]
// @ask `[nums[i], nums[i + 1]] =` #4: What stands at i after the swap? => nums[i]
// @ask `if (nums[i]` #6: Are these two in the wrong order? => nums[i] > nums[i + 1]
