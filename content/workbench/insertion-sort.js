// @title Insertion sort
// @about The cards on the left are in order; the next one moves left to its place. O(n²), and O(n) if nearly all is in order.
// @tags sorting
const cards = [7, 3, 9, 1, 8, 2, 5];
for (let i = 1; i < cards.length; i++) {
  const card = cards[i];
  let j = i - 1;
  while (j >= 0 && cards[j] > card) {
    cards[j + 1] = cards[j];
    j--;
  }
  cards[j + 1] = card;
}
console.log(cards.join(" "));

// @ask `cards[j + 1] = card;` #1: Into which cell does the 3 go? => cell cards[j + 1]
// @ask `while` #5: Does the 1 go on to the left? => j >= 0 && cards[j] > card
// @ask `cards[j + 1] = card;` #5: Into which cell does the 2 go? => cell cards[j + 1]
