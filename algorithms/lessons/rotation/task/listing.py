"""Pairs n players by an array of N places, N even: place i meets place N + 1 − i, then all but place 1 move on by one.

Reads n and the cycles, 1 or 2, and prints a line for each round: its games, White first. All count from 1.
"""


def schedule(n, cycles):
    N = n + n % 2
    once = N - 1  # rounds until everyone has met everyone
    dummy = 0 if n == N else N  # a player who is not there, and has the first place
    place = [0]  # place[0] is the hand
    for i in range(1, N + 1):  # step: seat
        place.append(i if dummy == 0 else dummy if i == 1 else i - 1)
    rounds = []
    for r in range(1, cycles * once + 1):
        games = []  # step: round
        second_cycle = r > once
        even_round = (r - once if second_cycle else r) % 2 == 0
        for i in range(1, N // 2 + 1):
            a, b = place[i], place[N + 1 - i]  # step: face
            if a == dummy:
                continue  # step: bye
            # Of two facing places the even one has White. Place 1 stands still, so it alternates by round.
            first = even_round if i == 1 else i % 2 == 0
            swap = first == second_cycle  # the second cycle reverses all colors
            games.append([b, a] if swap else [a, b])  # step: game
        rounds.append(games)  # step: full
        if N > 2:
            rotate(place, N)
    return rounds


def rotate(place, N):
    """Everyone moves to the next place, from N to 2; place 1 is left out."""
    place[0] = place[N]  # step: hold
    for i in range(N, 2, -1):
        place[i] = place[i - 1]  # step: shift
    place[2] = place[0]  # step: back


n, cycles = map(int, input().split())
for games in schedule(n, cycles):
    print(*(player for game in games for player in game))
