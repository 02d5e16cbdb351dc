// @title Heap sort
// @about The list becomes a heap, the largest on top; then the top goes to the end and the heap is mended. O(n log n), in place.
// @tags sorting, heap
function sink(a, i, n) {
  while (2 * i + 1 < n) {
    let child = 2 * i + 1;
    if (child + 1 < n && a[child + 1] > a[child]) child++;
    if (a[i] >= a[child]) return;
    [a[i], a[child]] = [a[child], a[i]];
    i = child;
  }
}

const nums = [4, 10, 3, 5, 1, 8];
for (let i = (nums.length >> 1) - 1; i >= 0; i--) sink(nums, i, nums.length);
for (let end = nums.length - 1; end > 0; end--) {
  [nums[0], nums[end]] = [nums[end], nums[0]];
  sink(nums, 0, end);
}
console.log(nums.join(" "));

// @ask `let child` #1: Which cell holds the left child of i? => cell a[child]
// @ask `if (a[i] >= a[child])` #2: Is it large enough to stay? => a[i] >= a[child]
// @ask `[nums[0], nums[end]] =` #1: Which number goes to the end? => nums[end]
