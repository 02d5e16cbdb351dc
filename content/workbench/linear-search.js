// @title Linear search
// @about Look at one after the other until it is found. Nothing has to be in order, and it takes up to n looks: O(n).
// @tags search
const names = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Finn"];
const wanted = "Dan";
let found = -1;
for (let i = 0; i < names.length; i++) {
  if (names[i] === wanted) {
    found = i;
    break;
  }
}
console.log(found);

// @ask `if (names[i]` #3: Which name is looked at now? => cell names[i]
// @ask `found = i` #1: What is kept? => found
