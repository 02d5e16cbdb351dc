"""Gives White in the rounds of the circle method: row by row of a table with a line for each player, so that nobody
has more breaks than they must.

Reads n, the rounds and their games; prints the games, White first. All count from 1.
"""


def colors(n, rounds):
    def table():
        return [[0] * (len(rounds) + 1) for _ in range(n + 1)]

    opponent = table()
    given = table()  # what the rule says: 1 White, −1 Black
    color = table()  # what is written
    for i, games in enumerate(rounds, 1):
        for a, b in games:
            a_is_white = first_has_white(n, i, a, b)
            opponent[a][i], opponent[b][i] = b, a
            given[a][i], given[b][i] = (1, -1) if a_is_white else (-1, 1)
    for p in range(1, n + 1):
        row = color[p]  # step: player
        for r in range(1, len(rounds) + 1):
            if opponent[p][r] == 0:
                continue  # step: rest
            there = color[opponent[p][r]][r]  # in the opponent's row, if it is written
            row[r] = given[p][r] if there == 0 else -there  # step: game
    return [
        [(a, b) if color[a][i] == 1 else (b, a) for a, b in games]
        for i, games in enumerate(rounds, 1)
    ]


def first_has_white(n, i, a, b):
    """Whether a has White against b, a < b, in round i: in odd rows the right-hand player has it, in even ones the left."""
    m = n if n % 2 == 1 else n - 1  # seats
    if b > m:
        return i % 2 == 1  # the player at the top against the one in the middle
    j = (a - i) % m  # seats from the top to a, on the right
    on_right = j <= (m - 1) // 2
    row = j if on_right else m - j
    return on_right == (row % 2 == 1)


n, count = map(int, input().split())
rounds = []
for _ in range(count):
    numbers = list(map(int, input().split()))
    rounds.append(list(zip(numbers[::2], numbers[1::2])))
for games in colors(n, rounds):
    print(*(player for game in games for player in game))
