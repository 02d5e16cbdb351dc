// @title Sieve of Eratosthenes
// @about Strike out the multiples of each prime, from its square on. What is left is prime: O(n log log n).
// @tags numbers
const n = 30;
const isPrime = new Array(n + 1).fill(true);
isPrime[0] = isPrime[1] = false;
for (let p = 2; p * p <= n; p++) {
  if (!isPrime[p]) continue;
  for (let k = p * p; k <= n; k += p) isPrime[k] = false;
}
console.log(isPrime.flatMap((isLeft, k) => (isLeft ? [k] : [])).join(" "));

// @ask `isPrime[k] = false` #1: Which number is struck out first? => cell isPrime[k]
// @ask `if (!isPrime[p])` #3: Is 4 struck out already? => !isPrime[p]
// @ask `isPrime[k] = false` #23: The multiples of 5: which is struck out first? => cell isPrime[k]
