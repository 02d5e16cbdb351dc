// @title Priority queue (binary heap)
// @about A list in which each item is at most as large as its two children, 2i + 1 and 2i + 2. Adding and taking cost O(log n).
// @tags heap, queue
const heap = [];

function push(x) {
  heap.push(x);
  let i = heap.length - 1;
  while (i > 0) {
    const parent = (i - 1) >> 1;
    if (heap[parent] <= heap[i]) break;
    [heap[parent], heap[i]] = [heap[i], heap[parent]];
    i = parent;
  }
}

function pop() {
  const least = heap[0];
  const last = heap.pop();
  if (heap.length > 0) heap[0] = last;
  let i = 0;
  while (2 * i + 1 < heap.length) {
    let child = 2 * i + 1;
    if (child + 1 < heap.length && heap[child + 1] < heap[child]) child++;
    if (heap[i] <= heap[child]) break;
    [heap[i], heap[child]] = [heap[child], heap[i]];
    i = child;
  }
  return least;
}

for (const x of [5, 3, 8, 1, 9, 2]) push(x);
const order = [];
while (heap.length > 0) order.push(pop());
console.log(order.join(" "));

// @ask `const parent` #4: The 1 has been added. Which cell is its parent now? => cell heap[parent]
// @ask `const least` #1: Which number leaves first? => least
// @ask `let child` #1: Which cell is the left child of the top? => cell heap[child]
