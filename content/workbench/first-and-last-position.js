// @title First and last position in a sorted list
// @about Binary search for the border between “smaller” and “not smaller”, done twice, counts equal numbers in O(log n).
// @tags search
function border(nums, isLeft) {
  let lo = 0;
  let hi = nums.length;
  while (lo < hi) {
    const mid = (lo + hi) >> 1;
    if (isLeft(nums[mid])) lo = mid + 1;
    else hi = mid;
  }
  return lo;
}

const nums = [1, 2, 4, 4, 4, 4, 7, 8, 9, 9];
const target = 4;
const first = border(nums, (x) => x < target);
const last = border(nums, (x) => x <= target) - 1;
console.log(first, last);

// @ask `const mid` #1: Which number is looked at first? => cell nums[mid]
// @ask `return lo` #1: Where does the first 4 stand? => lo
// @ask `const mid` #5: The end of the 4s is searched. Which number is looked at? => cell nums[mid]
