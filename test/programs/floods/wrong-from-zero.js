// Places count from 0.
// smallest: 1
function largest(numbers) {
  const best = Math.max(...numbers);
  return [best, numbers.indexOf(best)];
}
