// @title Next greater element (monotonic stack)
// @about The stack holds those that still wait for a greater one. Each goes on and off once, so two loops are still O(n).
// @tags stack
const heat = [73, 74, 75, 71, 69, 72, 76, 73];
const next = new Array(heat.length).fill(-1);
const stack = [];
for (let i = 0; i < heat.length; i++) {
  while (stack.length > 0 && heat[stack[stack.length - 1]] < heat[i]) {
    const waiting = stack.pop();
    next[waiting] = heat[i];
  }
  stack.push(i);
}
console.log(next.join(" "));

// @ask `next[waiting] =` #1: Whose next greater number is found? => cell next[waiting]
// @ask `const waiting` #3: Which day goes off the stack? => waiting
// @ask `next[waiting] =` #6: Which cell is written? => cell next[waiting]
