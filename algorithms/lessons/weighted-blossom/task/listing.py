"""A matching of the largest weight in any graph, found with prices (Edmonds, 1965).

Reads n and an edge a line, u v weight, vertices from 0; prints the partner of each vertex, −1 for none. In here vertices
count from 1, a blossom is a node behind them, and 0 is none. Weights are doubled, so that every price is a whole number.
"""

import sys

S, T = 1, -1  # labels: prices change by as much as these say

(n,), *edges = ([int(word) for word in line.split()] for line in sys.stdin if line.strip())
vertices = range(1, n + 1)
near = [[] for _ in range(n + 1)]
for u, v, weight in edges:
    near[u + 1].append((u + 1, v + 1, 2 * weight))
    near[v + 1].append((v + 1, u + 1, 2 * weight))
for own in near:
    own.sort()
nodes = range(n + n // 2 + 1)  # a ring has three nodes or more
mate = [0] * (n + 1)
y = [max((weight for _, _, weight in edges), default=0)] * (n + 1)  # step: start
z = [0] * len(nodes)
label = [0] * len(nodes)  # of outermost nodes
outer = [0, *vertices]  # the outermost node around a vertex
base = list(nodes)  # the vertex of a node that has no partner inside
parent = [0] * len(nodes)  # the blossom around a node
ring = [[] for _ in nodes]  # the nodes of a blossom, from the one with the base on
links = [[] for _ in nodes]  # the edge from each of them to the next
came = [(0, 0) for _ in nodes]  # the edge by which a tree came to a T, its own end first


def slack(u, v, twice):
    return y[u] + y[v] - twice


def vertices_of(b):
    return [b] if b <= n else [v for child in ring[b] for v in vertices_of(child)]


def look_from(own):
    return [edge for v in own for edge in near[v]]


def outermost():
    return [b for b in nodes if ring[b] and parent[b] == 0]


def worn(own):
    """The outermost blossoms with this label whose price is 0."""
    return [b for b in outermost() if label[b] == own and z[b] == 0]


def join(u, v):
    mate[u], mate[v] = v, u


def child_with(b, v):
    """The child of b in which v lies."""
    while parent[v] != b:
        v = parent[v]
    return v


def path_from(v):
    """The nodes from the one around v up to its root, S and T in turn."""
    path = [outer[v]]
    while True:
        up = outer[mate[base[path[-1]]]]
        if up == 0:
            return path
        path += [up, outer[came[up][1]]]


def edge_up(b):
    """The edge from a node of a tree to the one above it, its own end first."""
    return came[b] if label[b] == T else (base[b], mate[base[b]])


def search(free):
    """Grows trees from all free vertices until there is one more pair, or until it pays to leave them free."""
    while True:
        if y[free[0]] == 0:
            return False  # step: zero
        joining = scan()
        if joining:
            augment(*joining)  # step: path
            return True
        if worn(T):
            expand(worn(T)[0])
            continue
        # A price may fall to 0, and edges from S may become tight: to a node without label, or to another S.
        delta = y[free[0]]  # step: bounds
        for u, v, twice in look_from(vertices):
            own, other = outer[u], outer[v]
            if label[own] != S or own == other or label[other] == T:
                continue
            room = slack(u, v, twice)
            delta = min(delta, room // 2 if label[other] == S else room)
        delta = min([delta] + [z[b] // 2 for b in outermost() if label[b] == T])
        for v in vertices:  # step: change
            y[v] -= label[outer[v]] * delta
        for b in outermost():
            z[b] += label[b] * 2 * delta


def scan():
    """Follows tight edges from S until there are no more, or until one leads from one tree to another."""
    queue = look_from(v for v in vertices if label[outer[v]] == S)
    for u, v, twice in queue:
        other = outer[v]
        if outer[u] == other or slack(u, v, twice) != 0:
            continue
        if label[other] == 0:
            partner = outer[mate[base[other]]]
            label[other] = T  # step: grow
            came[other] = v, u
            label[partner] = S
            queue += look_from(vertices_of(partner))
        elif label[other] == S:
            left, right = path_from(u), path_from(v)
            if left[-1] != right[-1]:
                return u, v
            queue += shrink(left, (u, v), right)  # step: meet
    return None


def shrink(left, edge, right):
    """Makes a blossom of the ring that a tight edge closes. Returns the edges from those who can look for some now."""
    while left and right and left[-1] == right[-1]:
        top = left.pop()  # where the two ways to the root meet
        right.pop()
    left.reverse()
    b = next(node for node in nodes if node > n and not ring[node])
    ring[b] = [top, *left, *right]  # step: shrink
    links[b] = [edge_up(node)[::-1] for node in left] + [edge] + [edge_up(node) for node in right]
    base[b] = base[top]
    turned = [node for node in ring[b] if label[node] == T]
    for node in ring[b]:
        parent[node], label[node] = b, 0
    label[b] = S
    for v in vertices_of(b):
        outer[v] = b
    return look_from(v for node in turned for v in vertices_of(node))


def release(b):
    """Takes a ring apart: its nodes are outermost."""
    for child in ring[b]:
        parent[child] = 0
        for v in vertices_of(child):
            outer[v] = child
    label[b], ring[b] = 0, []


def expand(b):
    """Opens a T-blossom whose price is 0. The even way round its ring stays in the tree, the rest leaves it."""
    own = ring[b]
    i = own.index(child_with(b, came[b][0]))  # where the tree came in
    release(b)  # step: open
    # The partner of this node lies before it if i is even, else behind it. That way leads to the base.
    forward = i % 2 == 1
    way = own[i:] + own[:1] if forward else own[i::-1]
    label[way[0]] = T  # step: relay
    came[way[0]] = came[b]
    for k in range(2, len(way), 2):
        label[way[k - 1]] = S
        label[way[k]] = T
        came[way[k]] = links[b][i + k - 1][::-1] if forward else links[b][i - k]


def augment(u, v):
    """Exchanges matched and other edges on the way from one root over the edge u v to another: one more pair."""
    on_path = [node for node in path_from(u) + path_from(v) if label[node] == T]
    for p, q in [(u, v)] + [came[node] for node in on_path]:
        join(p, q)  # step: match
        turn(outer[p], p)
        turn(outer[q], q)


def turn(b, v):
    """Makes v the base of the blossom b: from there round the ring, nodes are paired again, two by two."""
    todo = [(b, v)]
    for node, new_base in todo:
        if base[node] == new_base:
            continue
        i = ring[node].index(child_with(node, new_base))
        ring[node] = ring[node][i:] + ring[node][:i]
        links[node] = links[node][i:] + links[node][:i]
        base[node] = new_base
        todo.append((ring[node][0], new_base))
        for k in range(1, len(ring[node]), 2):
            p, q = links[node][k]
            if mate[p] == q:
                continue  # this half of the ring stays as it is
            join(p, q)  # step: turn
            todo += [(ring[node][k], p), (ring[node][k + 1], q)]


while True:
    free = [v for v in vertices if mate[v] == 0]
    if not free:
        break  # step: full
    label = [0] * len(nodes)  # step: search
    for v in free:
        label[outer[v]] = S
    if not search(free):
        break
    while worn(0):
        release(worn(0)[0])  # step: dissolve
print(*(mate[v] - 1 for v in vertices))
