"""A largest matching of any graph: a tree from each exposed vertex, in which odd cycles shrink (Edmonds, 1965).

Reads n and an edge a line, vertices from 0; prints the partner of each vertex, −1 for none.
"""

import sys


def solve(n, edges):
    near = [[] for _ in range(n)]
    for u, v in edges:
        near[u].append(v)
        near[v].append(u)
    near = [sorted(own) for own in near]
    mate = [-1] * n
    for u in range(n):
        for v in near[u]:
            if mate[u] == -1 and mate[v] == -1:
                mate[u], mate[v] = v, u  # step: pick
    for r in range(n):
        if mate[r] == -1:
            search(r, near, mate)
    return mate


def search(r, near, mate):
    n = len(near)
    source = [-1] * n  # where the path to a vertex comes from, when not from its partner
    base = list(range(n))  # of the outermost blossom around a vertex
    even = [False] * n
    even[r] = True  # step: plant
    queue = [r]
    for u in queue:  # step: scan
        for v in near[u]:
            if base[u] == base[v] or v == mate[u]:
                continue
            if even[v]:
                inside = set()  # step: close
                b = meeting(u, v, source, base, mate)  # step: base
                for x, back in (u, v), (v, u):
                    while base[x] != b:
                        inside |= {base[x], base[mate[x]]}
                        source[x], back = back, mate[x]
                        x = source[back]
                for w in range(n):
                    if base[w] in inside:
                        base[w] = b  # step: shrink
                        if not even[w]:
                            even[w] = True  # step: turn
                            queue.append(w)
            elif source[v] == -1:
                source[v] = u
                if mate[v] == -1:
                    return exchange(v, source, mate)  # step: meet
                even[mate[v]] = True  # step: grow
                queue.append(mate[v])


def meeting(u, v, source, base, mate):
    """Where the paths of u and v to the root come together."""
    above = {base[u]}
    while mate[base[u]] != -1:
        u = source[mate[base[u]]]
        above.add(base[u])
    while base[v] not in above:
        v = source[mate[base[v]]]
    return base[v]


def exchange(x, source, mate):
    """Matched and unmatched change places along the path that ends in x."""
    while x != -1:
        u = source[x]  # step: pass
        before = mate[u]
        mate[x], mate[u] = u, x  # step: flip
        x = before


(n,), *edges = (map(int, line.split()) for line in sys.stdin if line.strip())
print(*solve(n, edges))
