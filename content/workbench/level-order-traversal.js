// @title Level order traversal of a binary tree
// @about A queue holds the nodes whose children are not written down yet; all of one level leave it before the next: O(n).
// @tags tree, queue, breadth-first
class TreeNode {
  constructor(val, left = null, right = null) {
    this.val = val;
    this.left = left;
    this.right = right;
  }
}

const root = new TreeNode(3, new TreeNode(9), new TreeNode(20, new TreeNode(15), new TreeNode(7)));

function levels(top) {
  const all = [];
  const queue = [top];
  while (queue.length > 0) {
    const level = [];
    for (let left = queue.length; left > 0; left--) {
      const node = queue.shift();
      level.push(node.val);
      if (node.left !== null) queue.push(node.left);
      if (node.right !== null) queue.push(node.right);
    }
    all.push(level);
  }
  return all;
}

console.log(JSON.stringify(levels(root)));

// @ask `level.push` #2: Which number is written down? => cell node
// @ask `const level` #3: How many nodes wait for the next level? => queue.length
// @ask `level.push` #4: Which number is written down? => cell node
// @opens `const all` #1
