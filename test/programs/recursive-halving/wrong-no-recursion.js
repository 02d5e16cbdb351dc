// Only the two halves of the whole field meet.
// smallest: 3
function schedule(n) {
  const h = Math.ceil(n / 2);
  return Array.from({ length: h }, (_, i) =>
    Array.from({ length: h }, (_, j) => [j + 1, h + 1 + ((i + j) % h)]).filter(([, b]) => b <= n),
  );
}
