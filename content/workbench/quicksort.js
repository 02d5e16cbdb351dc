// @title Quicksort
// @about What is smaller than the pivot goes left of it, the rest right of it, and both sides go on alone. O(n log n) on average.
// @tags sorting, recursion, divide and conquer
function quicksort(a, lo, hi) {
  if (lo >= hi) return;
  const pivot = a[hi];
  let i = lo;
  for (let j = lo; j < hi; j++) {
    if (a[j] < pivot) {
      [a[i], a[j]] = [a[j], a[i]];
      i++;
    }
  }
  [a[i], a[hi]] = [a[hi], a[i]];
  quicksort(a, lo, i - 1);
  quicksort(a, i + 1, hi);
}

const values = [5, 2, 8, 1, 9, 3, 6];
quicksort(values, 0, values.length - 1);
console.log(values.join(" "));

// @ask `const pivot` #1: Which number is the pivot? => cell a[hi]
// @ask `i++` #2: Where does the next smaller number go? => cell a[i]
// @ask `[a[i], a[hi]] =` #1: Where does the pivot 6 go? => cell a[i]
