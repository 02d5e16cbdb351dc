"""A largest matching of a graph with two sides, one augmenting path after the other.

Reads n, left and an edge a line, from 0 to left − 1 to the others; prints the partner of each vertex, −1 for none.
"""

import sys

FREE, EVEN, ODD = 0, 1, 2


def solve(n, left, edges):
    near = [[] for _ in range(n)]
    for u, v in edges:
        near[u].append(v)
        near[v].append(u)
    for own in near:
        own.sort()
    mate = [-1] * n  # step: start
    # Take easy edges first; fewer searches remain.
    for u in range(left):
        for v in near[u]:
            if mate[u] == -1 and mate[v] == -1:
                mate[u], mate[v] = v, u  # step: pick
    label = [FREE] * n  # how a vertex is reached: over an even or an odd number of edges
    parent = [-1] * n  # the even vertex from which an odd one was reached
    for r in range(n):
        if mate[r] != -1:
            continue
        tree = [r]
        end = search(r, near, mate, label, parent, tree)
        if end == -1:
            continue  # step: fail
        augment(end, mate, parent)
        for v in tree:  # step: clear
            label[v] = FREE
    return mate  # step: tally


def search(r, near, mate, label, parent, tree):
    """Grows the alternating tree of r until it meets an exposed vertex, which is the answer, or -1."""
    label[r] = EVEN  # step: root
    queue = [r]
    for u in queue:
        for v in near[u]:  # step: scan
            if v == mate[u]:
                continue
            if label[v] == ODD:
                continue  # step: skip
            parent[v] = u
            w = mate[v]
            if w == -1:
                return v  # step: found
            label[v], label[w] = ODD, EVEN  # step: grow
            tree += [v, w]
            queue.append(w)
    return -1


def augment(end, mate, parent):
    """Matched and unmatched change places along the path from the end back to the root."""
    path = []
    x = end
    while x != -1:
        path.append(x)  # step: back
        x = parent[x] if len(path) % 2 == 1 else mate[x]
    for x, y in zip(path[::2], path[1::2]):
        mate[x], mate[y] = y, x  # step: flip


(n, left), *edges = (map(int, line.split()) for line in sys.stdin if line.strip())
print(*solve(n, left, edges))
