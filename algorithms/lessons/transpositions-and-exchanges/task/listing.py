"""Lists how a bracket of the Dutch system is changed when its first pairing will not do.

By transpositions of S2, or by exchanges of so many players between S1 and S2.
Reads s1, s2 and the size of the exchange, 0 for transpositions.
Players count from 1, first those of S1, then those of S2; places from 0.
"""

from itertools import combinations


def transpositions(s1, s2):
    """The transpositions of S2, the smallest first, by the first s1 places. Each order is made from the one before."""
    found = []
    S2 = list(range(s1 + 1, s1 + s2 + 1))  # step: seat
    while True:
        found.append(S2[:s1])  # step: list
        if s1 < s2 - 1:
            S2[s1:] = reversed(S2[s1:])  # step: skip
        i = s2 - 2
        while i >= 0 and S2[i] > S2[i + 1]:
            i -= 1
        if i < 0:
            return found  # step: last
        pivot = S2[i]  # step: pivot
        j = s2 - 1
        while S2[j] < pivot:
            j -= 1
        heir = S2[j]  # step: heir
        S2[i], S2[j] = heir, pivot  # step: swap
        if i < s2 - 2:
            S2[i + 1 :] = reversed(S2[i + 1 :])  # step: turn


def exchanges(s1, s2, size):
    """The smallest difference first, then the weakest group of S1, then the strongest group of S2."""
    found = []
    first = range(s1, 0, -1)  # step: bracket
    second = range(s1 + 1, s1 + s2 + 1)
    upper = list(combinations(first, size))  # 5.4, 5.3, 5.2, …
    lower = list(combinations(second, size))  # 6.7, 6.8, 6.9, …
    for d in range(size * size, size * (s1 + s2 - size) + 1):
        for down in upper:  # step: difference
            for up in lower:
                if sum(up) - sum(down) != d:
                    continue
                found.append([*down, *up])  # step: exchange
    return found  # step: complete


s1, s2, size = map(int, input().split())
for entry in transpositions(s1, s2) if size == 0 else exchanges(s1, s2, size):
    print(*entry)
