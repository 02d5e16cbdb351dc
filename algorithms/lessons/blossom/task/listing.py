"""A largest matching of any graph: trees from all exposed vertices, in which odd cycles shrink (Edmonds, 1965).

Reads n and an edge a line, vertices from 0; prints the partner of each vertex, −1 for none. In here they count from 1.
"""

import sys

EVEN, ODD = 1, 2

(n,), *edges = ([int(word) for word in line.split()] for line in sys.stdin if line.strip())
vertices = range(1, n + 1)
neighbors = [[] for _ in range(n + 1)]
for u, v in edges:
    neighbors[u + 1].append(v + 1)
    neighbors[v + 1].append(u + 1)
for own in neighbors:
    own.sort()
mate = [0] * (n + 1)
label = mate[:]  # over how many edges a root is reached: an even or an odd number, 0 for none
parent = mate[:]  # the even vertex from which an odd one was reached
base = mate[:]  # of the outermost blossom around a vertex
inside = [[] for _ in mate]  # for a base the vertices of its blossom
near = mate[:]  # of an odd vertex that a blossom took in, the edge that closed it: its end on this side
far = mate[:]  # and the one beyond


def above(b):
    """The next base on the way to the root."""
    return base[parent[mate[b]]]


def join(u, v):
    mate[u], mate[v] = v, u


def take_down():
    """Leaves nothing but the matching."""
    for v in vertices:
        base[v], inside[v] = v, [v]
        label[v] = parent[v] = near[v] = far[v] = 0


def search():
    """Grows trees from all exposed vertices until two of them meet, and augments; false if they never meet."""
    queue = [v for v in vertices if mate[v] == 0]
    if not queue:
        return False
    for root in queue:  # step: plant
        label[root] = EVEN
    for u in queue:
        own = neighbors[u]  # step: scan
        for v in own:
            if v == mate[u] or base[v] == base[u]:
                continue
            if label[v] == ODD:
                continue  # step: skip
            if label[v] != EVEN:
                label[v] = ODD  # step: grow
                parent[v] = u
                label[mate[v]] = EVEN
                queue.append(mate[v])
                continue
            b = common_base(u, v)
            if b == 0:
                augment(u, v)  # step: meet
                take_down()  # step: clear
                return True
            queue += shrink(u, v, b)
    return False


def common_base(u, v):
    """The first base that the ways of two even vertices to their roots have in common; 0 if the roots differ."""
    seen = set()
    b = base[u]
    while b != 0:
        seen.add(b)
        b = above(b)
    b = base[v]
    while b != 0 and b not in seen:
        b = above(b)
    return b


def shrink(u, v, b):
    """Makes the odd cycle that u – v closes over the base b a blossom. Returns the odd vertices that are even now."""
    bases = [b]  # step: close
    turned = []
    for x, y in (u, v), (v, u):
        even = base[x]
        while even != b:
            odd = mate[even]
            bases += [even, odd]
            turned.append(odd)
            near[odd], far[odd] = x, y
            even = above(even)
    whole = [w for x in bases for w in inside[x]]  # step: base
    inside[b] = whole  # step: shrink
    for w in whole:
        base[w] = b
    for x in turned:
        label[x] = EVEN  # step: turn
    return turned


def augment(u, v):
    """Makes the matching one edge larger along the path from root to root over u – v, which joins two trees."""
    whole = way_to_root(u)[::-1] + way_to_root(v)
    for x, y in zip(whole[::2], whole[1::2]):
        join(x, y)  # step: flip


def way_to_root(start):
    """The way of an even vertex to its root. Pieces of it wait on a stack: where from, where to, and whether backwards."""
    root = base[start]
    while mate[root] != 0:
        root = above(root)
    way = []
    waiting = [(start, root, False)]
    while waiting:
        x, to, back = waiting.pop()
        if x == to:
            way.append(x)  # step: pass
            continue
        pieces = [(x, x, back)]
        partner = mate[x]
        if near[x] == 0:
            pieces += [(partner, partner, back), (parent[partner], to, back)]
        else:
            pieces += [(near[x], partner, not back), (far[x], to, back)]  # step: round
        waiting += pieces if back else pieces[::-1]
    return way


take_down()  # step: start
# Take easy edges first; fewer searches remain.
for u in vertices:
    for v in neighbors[u]:
        if mate[u] == 0 and mate[v] == 0:
            join(u, v)  # step: pick
while search():
    pass
print(*(mate[v] - 1 for v in vertices))
