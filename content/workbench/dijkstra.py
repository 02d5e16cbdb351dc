graph = [
    [(1, 4), (2, 1)],
    [(3, 1)],
    [(1, 2), (3, 5)],
    [(4, 3)],
    [],
]
dist = [float("inf")] * len(graph)
done = [False] * len(graph)
dist[0] = 0
for _ in range(len(graph)):
    u = -1
    for v in range(len(graph)):
        if not done[v] and (u < 0 or dist[v] < dist[u]):
            u = v
    done[u] = True
    for v, weight in graph[u]:
        if dist[u] + weight < dist[v]:
            dist[v] = dist[u] + weight
print(*dist)

# @ask `done[u] = True` #2
# @ask `dist[v] = dist[u] + weight` #3
# @ask `done[u] = True` #4
