// @title Binary search tree: insert and find
// @about Smaller ones go left, larger ones right, down to a free place. O(height): log n if it is bushy, n if it is a chain.
// @tags tree, search
class TreeNode {
  constructor(key) {
    this.key = key;
    this.left = null;
    this.right = null;
  }
}

function insert(root, key) {
  if (root === null) return new TreeNode(key);
  let node = root;
  while (true) {
    const side = key < node.key ? "left" : "right";
    if (node[side] === null) {
      node[side] = new TreeNode(key);
      return root;
    }
    node = node[side];
  }
}

let root = null;
for (const key of [50, 30, 70, 20, 40, 60]) root = insert(root, key);

const path = [];
for (let node = root; node !== null; node = 60 < node.key ? node.left : node.right) {
  path.push(node.key);
  if (node.key === 60) break;
}
console.log(path.join(" "));

// @ask `const side` #2: 70 is inserted. To which side does it go? => side
// @ask `const side` #4: 20 comes to 30. To which side does it go? => side
// @ask `path.push` #2: Which key is looked at next on the way to 60? => cell node
