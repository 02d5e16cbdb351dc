// @title Two sum (hash map)
// @about For each number, has the one that it needs been there? A map answers at once, so one pass is enough: O(n).
// @tags hash map
function twoSum(nums, target) {
  const placeOf = new Map();
  for (let i = 0; i < nums.length; i++) {
    const missing = target - nums[i];
    if (placeOf.has(missing)) return [placeOf.get(missing), i];
    placeOf.set(nums[i], i);
  }
  return [];
}

console.log(twoSum([8, 3, 11, 2, 7, 15], 9).join(" "));

// @ask `const missing` #2: Which number is missing to 9? => missing
// @ask `if (placeOf.has(missing))` #4: Has it been there? => placeOf.has(missing)
// @ask `if (placeOf.has(missing))` #5: Has it been there? => placeOf.has(missing)
