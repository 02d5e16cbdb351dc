// @title Binary tree traversals: preorder, inorder, postorder
// @about The same walk, written down at three moments: before, between and after the two subtrees. Each node is visited once: O(n).
// @tags tree, recursion
class TreeNode {
  constructor(val, left = null, right = null) {
    this.val = val;
    this.left = left;
    this.right = right;
  }
}

const root = new TreeNode(4, new TreeNode(2, new TreeNode(1), new TreeNode(3)), new TreeNode(6));
const pre = [];
const inside = [];
const post = [];

function walk(node) {
  if (node === null) return;
  pre.push(node.val);
  walk(node.left);
  inside.push(node.val);
  walk(node.right);
  post.push(node.val);
}

walk(root);
console.log(pre.join(" "));
console.log(inside.join(" "));
console.log(post.join(" "));

// @ask `pre.push` #2: Which number is written down next? => cell node
// @ask `inside.push` #1: Which number comes first in order? => cell node
// @ask `post.push` #3: Both subtrees are done. Which number is written down? => node.val
// @opens `walk(root)` #1
