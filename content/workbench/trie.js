// @title Trie (prefix tree)
// @about Words share the nodes of their common beginnings, so a prefix is found in as many steps as it has letters.
// @tags tree, text, hash map
const root = { isWord: false, next: {} };

function insert(word) {
  let node = root;
  for (const letter of word) {
    if (!(letter in node.next)) node.next[letter] = { isWord: false, next: {} };
    node = node.next[letter];
  }
  node.isWord = true;
}

function countWith(prefix) {
  let node = root;
  for (const letter of prefix) {
    if (!(letter in node.next)) return 0;
    node = node.next[letter];
  }
  const count = (at) => Object.values(at.next).reduce((sum, child) => sum + count(child), at.isWord ? 1 : 0);
  return count(node);
}

for (const word of ["car", "cat", "care", "dog"]) insert(word);
console.log(countWith("car"), countWith("ca"), countWith("do"), countWith("x"));

// @ask `if (!(letter in node.next)) node` #4: The c of cat: is a node for it missing? => !(letter in node.next)
// @ask `if (!(letter in node.next)) node` #6: The t of cat: is a node for it missing? => !(letter in node.next)
