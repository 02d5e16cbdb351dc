// @title Binary search
// @about Half of what is left goes at each look, so twelve numbers take at most four looks and a million take twenty: O(log n).
// @tags search
function search(nums, target) {
  let lo = 0;
  let hi = nums.length - 1;
  while (lo <= hi) {
    const mid = Math.floor((lo + hi) / 2);
    if (nums[mid] === target) return mid;
    if (nums[mid] < target) lo = mid + 1;
    else hi = mid - 1;
  }
  return -1;
}

console.log(search([2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37], 23));

// @ask `const mid` #1: Which number is looked at first? => cell nums[mid]
// @ask `lo = mid + 1` #1: 13 is too small. Where does the rest begin? => cell nums[lo]
// @ask `const mid` #2: Which number is looked at next? => cell nums[mid]
