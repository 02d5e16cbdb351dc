// The numbers are sorted together with their places.
function largest(numbers) {
  const sorted = numbers.map((x, k) => [x, k + 1]).sort(([a], [b]) => b - a);
  return sorted[0];
}
