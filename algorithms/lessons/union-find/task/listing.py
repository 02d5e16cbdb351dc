"""Union-find, and Kruskal's lightest forest.

Reads the numbers of vertices and edges, and each edge as two vertices from 0 and a weight. Prints the first edge, from
0 as given, that closes a cycle, or -1; after each edge the size of its component; and the edges of a lightest forest.
"""

import sys


def find(parent, x):
    root = x
    while parent[root] != root:
        root = parent[root]  # step: climb
    while parent[x] != root:  # step: root
        above = parent[x]
        parent[x] = root  # step: compress
        x = above
    return root


# Joins the trees of two roots; gives the root of both.
def unite(parent, size, a, b):
    if a == b:
        return a
    if size[a] < size[b]:
        a, b = b, a
    parent[b] = a  # steps: join, hang
    size[a] += size[b]  # step: size
    return a


def solve(n, edges):
    parent, size = list(range(n)), [1] * n  # step: start
    first, sizes = -1, []
    for k, (u, v, _) in enumerate(edges):
        a, b = find(parent, u), find(parent, v)
        root = unite(parent, size, a, b)
        if a == b:
            first = k if first == -1 else first  # step: closes
        sizes.append(size[root])
    parent, size = list(range(n)), [1] * n  # step: sort
    forest = []
    for k in sorted(range(len(edges)), key=lambda k: edges[k][2]):
        u, v, _ = edges[k]
        a, b = find(parent, u), find(parent, v)
        if a == b:
            continue  # step: reject
        unite(parent, size, a, b)
        forest.append(k)  # step: choose
    return [[first], sizes, forest]  # step: tally


n, m, *numbers = map(int, sys.stdin.read().split())
for line in solve(n, [numbers[3 * k : 3 * k + 3] for k in range(m)]):
    print(*line)
