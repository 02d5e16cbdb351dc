// @title KMP: find a word in a text
// @about After a mismatch the word moves on as far as its own beginning repeats, and the text is never read twice: O(n + m).
// @tags text, search
const word = "ABABC";
const text = "ABABABCAB";

const border = [0];
for (let i = 1, k = 0; i < word.length; i++) {
  while (k > 0 && word[k] !== word[i]) k = border[k - 1];
  if (word[k] === word[i]) k++;
  border.push(k);
}

let found = -1;
for (let i = 0, k = 0; i < text.length && found < 0; i++) {
  while (k > 0 && word[k] !== text[i]) k = border[k - 1];
  if (word[k] === text[i]) k++;
  if (k === word.length) found = i - k + 1;
}
console.log(found);

// @ask `border.push(k)` #3: How long is the beginning that comes again? => k
// @ask `if (word[k] === text[i])` #3: Do the letters agree? => word[k] === text[i]
// @ask `if (k === word.length)` #5: How many letters of the word fit now? => k
