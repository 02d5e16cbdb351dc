"""Pairs n players by halves: everyone meets the whole other half, then each half does the same at the same time.

Reads n, and prints a line for each day: its games, White first. Days and players count from 1.
"""


def schedule(n):
    days = n if n % 2 == 1 else n - 1
    games = [[] for _ in range(days + 1)]
    busy = [[False] * (n + 1) for _ in range(days + 1)]

    def pair(start, to, size, day):
        """Pairs the players start…to, who have `size` seats, on free days from `day` on."""
        if start >= to:
            return
        # The last seat of an odd call stays empty.
        seats = size + size % 2  # step: call
        h = seats // 2
        resting = h > 1 and h % 2 == 1
        for i in range(1 if resting else 0, h):
            for j in range(h):  # step: turn
                a = start + j
                b = start + h + (i + j) % h
                if b <= to:
                    write(a, b, day)  # step: game
            day += 1
        pair(start, min(start + h - 1, to), h, day)
        pair(start + h, to, h, day)
        if not resting:
            return
        for day in range(day, day + h):  # step: back
            for a in range(start, min(start + h, to - h + 1)):  # step: rest
                if not busy[day][a] and not busy[day][a + h]:
                    write(a, a + h, day)  # step: meet

    def write(a, b, day):
        """Enters a game; a is the lower number."""
        even = (a + b) % 2 == 0
        games[day].append([a, b] if even else [b, a])
        busy[day][a] = busy[day][b] = True

    pair(1, n, n, 1)
    return games[1:]


n = int(input())
for games in schedule(n):
    print(*(player for game in games for player in game))
