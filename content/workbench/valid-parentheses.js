// @title Valid parentheses (stack)
// @about What opens goes on a stack; what closes must fit the top of it. At the end nothing may be left: O(n).
// @tags stack, text
function isValid(text) {
  const opens = { ")": "(", "]": "[", "}": "{" };
  const stack = [];
  for (const sign of text) {
    if ("([{".includes(sign)) stack.push(sign);
    else if (stack.length === 0) return false;
    else {
      const open = stack.pop();
      if (open !== opens[sign]) return false;
    }
  }
  return stack.length === 0;
}

console.log(isValid("{[()]()}"), isValid("([)]"));

// @ask `stack.push(sign)` #3: How many are open now? => stack.length
// @ask `const open ` #2: Which sign comes off the stack? => open
// @ask `return stack.length` #1: Is anything left open? => stack.length !== 0
