"""An order in which every arrow points forward, or a cycle, so that there is none.

Reads n and m, and m arrows u v: u beat v, or has to come before v; vertices count from 0. Prints ORDER and all vertices, or CYCLE
and vertices of which each has an arrow to the next one, and the last one to the first.
"""

import sys


def solve(n, arrows):
    need = [0] * n  # step: count
    after = [[] for _ in range(n)]
    before = [[] for _ in range(n)]
    for u, v in arrows:
        need[v] += 1  # step: beats
        after[u].append(v)
        before[v].append(u)

    order = [v for v in range(n) if need[v] == 0]  # step: peel
    for u in order:
        # step: place
        for v in after[u]:
            need[v] -= 1  # step: drop
            if need[v] == 0:
                order.append(v)
    if len(order) == n:
        return {"order": order}  # step: order

    walk = {}  # step: stuck
    v = next(v for v in range(n) if need[v] > 0)
    while v not in walk:
        walk[v] = True  # step: walk
        v = next(u for u in before[v] if need[u] > 0)
    cycle = list(walk)  # step: closes
    return {"cycle": cycle[cycle.index(v) :][::-1]}  # step: cycle


n, m, *ends = map(int, sys.stdin.read().split())
for word, vertices in solve(n, list(zip(ends[0 : 2 * m : 2], ends[1 : 2 * m : 2]))).items():
    print(word.upper())
    print(*vertices)
