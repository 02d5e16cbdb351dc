// Which two walls hold the most water between them?
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
