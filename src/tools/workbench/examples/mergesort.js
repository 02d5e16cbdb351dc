// Two sorted halves are one sorted list in a single pass.
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

sort([6, 3, 8, 1, 7, 2, 5]);
