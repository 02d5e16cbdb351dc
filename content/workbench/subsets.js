// @title Subsets (power set)
// @about Each number is out or in, and both are tried: 2ⁿ subsets, one at each end of the tree of calls.
// @tags backtracking, recursion
const items = [1, 2, 3];
const chosen = [];
const all = [];

function decide(i) {
  if (i === items.length) {
    all.push(`{${chosen.join(",")}}`);
    return;
  }
  decide(i + 1);
  chosen.push(items[i]);
  decide(i + 1);
  chosen.pop();
}

decide(0);
console.log(all.join(" "));

// @ask `chosen.push` #1: Which number goes in first? => items[i]
// @ask `all.push` #4: Which subset is complete? => all[all.length - 1]
// @ask `chosen.push` #4: Which number goes in now? => items[i]
