// The cards on the left are in order; the next one goes to its place.
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
