def gcd(a, b):
    while b != 0:
        rest = a % b
        a, b = b, rest
    return a


print(gcd(252, 105))

# @ask `rest =` #1
# @ask `rest =` #2
# @ask `while` #4 => b != 0
