// @title Reverse a linked list
// @about Walk along once and turn each arrow round, with the node before in hand: O(n) steps, no second list.
// @tags linked list
class ListNode {
  constructor(val, next) {
    this.val = val;
    this.next = next;
  }
}

let head = null;
for (const val of [5, 4, 3, 2, 1]) head = new ListNode(val, head);

let before = null;
let node = head;
while (node !== null) {
  const next = node.next;
  node.next = before;
  before = node;
  node = next;
}

const values = [];
for (let at = before; at !== null; at = at.next) values.push(at.val);
console.log(values.join(" "));

// @ask `const next` #1: Which node is kept for later? => cell next
// @ask `node.next = before` #2: To which number does the arrow of 2 lead now? => node.next.val
// @ask `values.push` #1: Which number comes first now? => at.val
// @opens `let before` #1
