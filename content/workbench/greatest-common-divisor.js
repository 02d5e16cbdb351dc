// @title Greatest common divisor (Euclid)
// @about What divides a and b divides the remainder, too, so the two numbers shrink fast: O(log min(a, b)) divisions.
// @tags numbers
function gcd(a, b) {
  while (b !== 0) {
    const rest = a % b;
    a = b;
    b = rest;
  }
  return a;
}

console.log(gcd(252, 105));

// @ask `const rest` #1: What remains of 252? => rest
// @ask `const rest` #2: And what remains of 105? => rest
// @ask `while` #4: Does it go on? => b !== 0
