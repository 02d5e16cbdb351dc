n = 30
is_prime = [True] * (n + 1)
is_prime[0] = is_prime[1] = False
p = 2
while p * p <= n:
    if is_prime[p]:
        for k in range(p * p, n + 1, p):
            is_prime[k] = False
    p += 1
print(*(k for k in range(n + 1) if is_prime[k]))

# @ask `is_prime[k] = False` #1 => cell is_prime[k]
# @ask `if is_prime[p]` #3 => not is_prime[p]
# @ask `is_prime[k] = False` #23 => cell is_prime[k]
