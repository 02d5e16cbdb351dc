// @title Permutations (backtracking)
// @about Put each unused number next, go on, and take it back: all n! orders, one after the other.
// @tags backtracking, recursion
const items = [1, 2, 3];
const used = [false, false, false];
const order = [];
const all = [];

function place() {
  if (order.length === items.length) {
    all.push(order.join(""));
    return;
  }
  for (let i = 0; i < items.length; i++) {
    if (used[i]) continue;
    used[i] = true;
    order.push(items[i]);
    place();
    order.pop();
    used[i] = false;
  }
}

place();
console.log(all.join(" "));

// @ask `order.push(items[i])` #3: Which number comes third? => items[i]
// @ask `order.push(items[i])` #4: After 1, which number is tried now? => items[i]
// @ask `all.push` #3: Which order is complete? => all[all.length - 1]
