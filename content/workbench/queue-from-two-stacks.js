// @title Queue from two stacks
// @about New ones go on one stack; when the other is empty, all of them are turned over onto it. On average O(1) for each.
// @tags queue, stack
const inbox = [];
const outbox = [];
const served = [];

function enqueue(x) {
  inbox.push(x);
}

function dequeue() {
  if (outbox.length === 0) while (inbox.length > 0) outbox.push(inbox.pop());
  return outbox.pop();
}

for (const x of [1, 2, 3]) enqueue(x);
served.push(dequeue());
enqueue(4);
served.push(dequeue());
served.push(dequeue());
served.push(dequeue());
console.log(served.join(" "));

// @ask `outbox.push(inbox.pop())` #1: Which one is turned over first? => outbox[0]
// @ask `outbox.push(inbox.pop())` #3: Which one is on top of the outbox now? => outbox[outbox.length - 1]
// @ask `inbox.push(x)` #4: How many wait in the inbox now? => inbox.length
