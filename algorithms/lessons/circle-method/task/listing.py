"""Pairs n players, everyone with everyone else once, by turning a circle of m seats: n, or n − 1 and a guest.

Reads n, and prints a line for each round: its games, White first. Players and rounds count from 1.
"""


def schedule(n):
    odd = n % 2 == 1
    m = n if odd else n - 1  # seats: always odd
    rounds = []
    for i in range(1, m + 1):
        top = i  # step: turn
        games = []
        for j in range(1, (m - 1) // 2 + 1):
            a = wrap(top + j, m)  # step: right
            b = wrap(top - j, m)  # step: left
            games.append([b, a] if j % 2 == 0 else [a, b])  # step: game
        if not odd:
            games.append([n, top] if i % 2 == 0 else [top, n])  # step: guest
        rounds.append(games)  # step: full
    return rounds


def wrap(x, m):
    """The seat x on a circle of m: 1, 2, …, m, then 1 again, for x from 1 − m to 2m."""
    return x + m if x < 1 else x - m if x > m else x


n = int(input())
for games in schedule(n):
    print(*(player for game in games for player in game))
