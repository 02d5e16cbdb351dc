// @title Cycle in a linked list (tortoise and hare)
// @about One walks a node at a time, one walks two. Where there is a circle the fast one catches up: O(n), and no memory at all.
// @tags linked list, two pointers
class ListNode {
  constructor(val) {
    this.val = val;
    this.next = null;
  }
}

const nodes = [1, 2, 3, 4, 5, 6].map((val) => new ListNode(val));
for (let i = 0; i + 1 < nodes.length; i++) nodes[i].next = nodes[i + 1];
nodes[5].next = nodes[2];

function hasCycle(head) {
  let slow = head;
  let fast = head;
  while (fast !== null && fast.next !== null) {
    slow = slow.next;
    fast = fast.next.next;
    if (slow === fast) return true;
  }
  return false;
}

console.log(hasCycle(nodes[0]));

// @ask `fast = fast.next.next` #2: On which number is the fast one now? => cell fast
// @ask `fast = fast.next.next` #3: On which number is the fast one now? => cell fast
// @ask `if (slow === fast)` #4: Do they meet here? => slow === fast
