// @title Sliding window: longest substring without repeating characters
// @about The window grows at its right; where a letter comes again, its left jumps behind the first one. Each letter is read once: O(n).
// @tags two pointers, text, hash map
function longest(text) {
  const lastAt = new Map();
  let left = 0;
  let best = 0;
  for (let right = 0; right < text.length; right++) {
    const letter = text[right];
    if (lastAt.has(letter) && lastAt.get(letter) >= left) left = lastAt.get(letter) + 1;
    lastAt.set(letter, right);
    best = Math.max(best, right - left + 1);
  }
  return best;
}

console.log(longest("abcabedcb"));

// @ask `left = lastAt` #1: The a is there twice. Where does the window begin now? => left
// @ask `best = Math.max` #4: How long is the longest so far? => best
// @ask `left = lastAt` #3: Where does the window begin now? => left
