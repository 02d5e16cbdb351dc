// What is a multiple of something smaller is no prime.
const isPrime = new Array(31).fill(true);
isPrime[0] = isPrime[1] = false;
for (let p = 2; p * p <= 30; p++) {
  if (!isPrime[p]) continue;
  for (let k = p * p; k <= 30; k += p) isPrime[k] = false;
}
