"""Draws a knockout of n seeded players.

The tree lies in a row: the winner at place 1, the two that play for place v at 2v and 2v + 1.
Reads n, and prints the seeds of the first round, 0 for nobody. Seeds count from 1.
"""


def draw(n):
    size = 2
    while size < n:
        size *= 2
    draw = [0] * (2 * size)  # the seed expected at each place
    draw[1] = 1  # step: top
    k = 1
    while k < size:
        # The two seeds of a match make this sum.
        sum = 2 * k + 1  # step: fold
        for v in range(k, 2 * k):
            s = draw[v]
            draw[2 * v] = s  # step: pair
            draw[2 * v + 1] = sum - s
        k *= 2
    return [0 if seed > n else seed for seed in draw[size:]]


n = int(input())
print(*draw(n))
