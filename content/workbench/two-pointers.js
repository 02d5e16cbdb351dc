// @title Two pointers: container with most water
// @about Begin with the outermost walls and move the lower one inward: no better pair is ever left out, so one pass is enough: O(n).
// @tags two pointers
const walls = [1, 8, 6, 2, 5, 4, 8, 3, 7];
let left = 0;
let right = walls.length - 1;
let best = 0;
while (left < right) {
  const height = Math.min(walls[left], walls[right]);
  const water = height * (right - left);
  if (water > best) best = water;
  if (walls[left] < walls[right]) left++;
  else right--;
}
console.log(best);

// @ask `const water` #1: How much water is between the outermost walls? => water
// @ask `if (walls[left] < walls[right])` #1: Is it the left wall that moves? => walls[left] < walls[right]
// @ask `right--` #1: Where is right now? => cell walls[right]
// @ask `const water` #3: How much water is between these two? => water
