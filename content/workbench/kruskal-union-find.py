edges = [
    (0, 1, 4),
    (1, 2, 2),
    (0, 2, 1),
    (2, 3, 7),
    (1, 3, 3),
    (3, 4, 5),
]
parent = [0, 1, 2, 3, 4]


def find(x):
    while parent[x] != x:
        parent[x] = parent[parent[x]]
        x = parent[x]
    return x


edges.sort(key=lambda edge: edge[2])
total = 0
for u, v, weight in edges:
    a = find(u)
    b = find(v)
    if a == b:
        continue
    parent[a] = b
    total += weight
print(total)

# @ask `if a == b` #1 => a == b
# @ask `parent[a] = b` #3
# @ask `if a == b` #4 => a == b
