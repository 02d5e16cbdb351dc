// @title Merge sort
// @about Sort both halves, then take the smaller of the two fronts again and again. Stable, and O(n log n) whatever comes.
// @tags sorting, recursion, divide and conquer
function sort(list) {
  if (list.length <= 1) return list;
  const half = list.length >> 1;
  const left = sort(list.slice(0, half));
  const right = sort(list.slice(half));
  const merged = [];
  let i = 0;
  let j = 0;
  while (i < left.length && j < right.length) {
    if (left[i] <= right[j]) merged.push(left[i++]);
    else merged.push(right[j++]);
  }
  while (i < left.length) merged.push(left[i++]);
  while (j < right.length) merged.push(right[j++]);
  return merged;
}

console.log(sort([6, 3, 8, 1, 7, 2, 5]).join(" "));

// @ask `const half` #1: How many numbers go to the left half? => half
// @ask `if (left[i] <= right[j])` #1: Is the front of the left half taken? => left[i] <= right[j]
// @ask `if (left[i] <= right[j])` #4: Is the front of the left half taken? => left[i] <= right[j]
