// @title Fast exponentiation (square and multiply)
// @about Square the base, halve the exponent, and multiply where a bit is 1: log n steps instead of n.
// @tags numbers
function power(base, exponent) {
  let result = 1;
  while (exponent > 0) {
    if (exponent % 2 === 1) result *= base;
    base *= base;
    exponent = Math.floor(exponent / 2);
  }
  return result;
}

console.log(power(3, 13));

// @ask `if (exponent % 2` #2: The exponent is 6. Is the result multiplied? => exponent % 2 === 1
// @ask `base *= base` #2: What is the base now? => base
// @ask `result *= base` #2: What is the result now? => result
