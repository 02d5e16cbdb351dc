"""Pairs a round of a Swiss tournament in the three steps of M. Hošek: how many stay out, who that is, and which pairs.

Reads n, how many pairs have met, how many players must not have the bye, then these pairs and players. Prints a pair a
line, and the bye with 0. Players go by their places in the field, from 1, the best first; 0 is nobody.
"""

import sys

(n, games, _), *rows = ([int(word) for word in line.split()] for line in sys.stdin if line.strip())
places = range(1, n + 1)
# Who must not have the bye has had one, and the point for it: they stand above the others.
no_bye = {p for row in rows[games:] for p in row}
field = [0] + [p for p in places if p in no_bye] + [p for p in places if p not in no_bye]  # step: start
may_meet = [[a != b for b in field] for a in field]
for met in rows[:games]:
    u, v = map(field.index, met)
    may_meet[u][v] = may_meet[v][u] = False
mate = [0] * (n + 1)  # partners in a matching that only says what is possible
gone = [False] * (n + 1)


def join(u, v):
    mate[u], mate[v] = v, u


def augment(r):
    """Lets r, who is alone, find a partner, though others may have to change theirs. Odd cycles shrink (Edmonds, 1965)."""
    parent = [0] * (n + 1)
    base = list(range(n + 1))
    is_even = [v == r for v in base]
    queue = [r]
    for u in queue:
        for v in places:
            if gone[v] or not may_meet[u][v] or mate[u] == v or base[u] == base[v]:
                continue
            if is_even[v]:
                seen, b = {base[r]}, base[u]
                while b != base[r]:
                    seen.add(b)
                    b = base[parent[mate[b]]]
                top = base[v]  # of the odd cycle that u – v closes
                while top not in seen:
                    top = base[parent[mate[top]]]
                inside = set()
                for x, after in (u, v), (v, u):
                    while base[x] != top:
                        inside |= {base[x], base[mate[x]]}
                        parent[x], after = after, mate[x]
                        x = parent[after]
                for w in places:
                    if base[w] in inside:
                        base[w] = top
                        if not is_even[w]:
                            queue.append(w)
                        is_even[w] = True
            elif parent[v] == 0:
                parent[v] = u
                if mate[v] != 0:
                    is_even[mate[v]] = True
                    queue.append(mate[v])
                    continue
                x = v
                while x != 0:
                    before = mate[parent[x]]
                    join(x, parent[x])  # step: flip
                    x = before
                return True
    return False  # step: fail


def can_leave(v):
    """Lets v leave if there are as many pairs without it."""
    partner = mate[v]
    gone[v] = True  # step: leave
    mate[v] = mate[partner] = 0
    if partner == 0 or augment(partner):
        return True
    gone[v] = False  # step: stay
    join(v, partner)
    return False


def can_leave_as_pair(u, v):
    """Lets u and v leave as a pair if all others can be paired without them."""
    of_u, of_v = mate[u], mate[v]
    gone[u] = gone[v] = True  # step: ask
    mate[u] = mate[v] = mate[of_u] = mate[of_v] = 0
    if of_u == v or augment(of_u):
        return True
    gone[u] = gone[v] = False  # step: refuse
    join(u, of_u)
    join(v, of_v)
    return False


# How many must stay out: a largest matching tells.
for u in places:
    for v in range(u + 1, n + 1):
        if mate[u] == 0 and mate[v] == 0 and may_meet[u][v]:
            join(u, v)  # step: pick
for r in places:
    if mate[r] == 0:
        augment(r)  # step: search
count = mate.count(0) - 1  # step: count

# Who stays out, from the bottom; in an odd field the first of them has the bye.
bye = 0  # step: who
for v in reversed(places):
    if n % 2 == 0 or bye != 0:
        break
    if field[v] in no_bye:
        continue  # step: noBye
    if can_leave(v):
        bye = v  # step: bye
        count -= 1
for v in reversed(places):
    if count > 0 and not gone[v] and can_leave(v):
        count -= 1  # step: out

# Which pairs: the best first, with the first whose leaving lets all others be paired.
left = [v for v in places if not gone[v]]  # step: which
pairs = []
for u in left:
    if gone[u]:
        continue
    opponents = [v for v in left if v > u and not gone[v]]  # step: player
    for v in opponents:
        if not may_meet[u][v]:
            continue  # step: forbid
        if can_leave_as_pair(u, v):
            pairs.append((field[u], field[v]))  # step: pair
            break
if bye != 0:
    pairs.append((field[bye], 0))
for pair in pairs:  # step: done
    print(*pair)
