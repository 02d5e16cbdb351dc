graph = [[1, 2], [0, 3], [0, 3, 4], [1, 2], [2, 5], [4]]
seen = [False] * len(graph)
order = []


def visit(u):
    seen[u] = True
    order.append(u)
    for v in graph[u]:
        if not seen[v]:
            visit(v)


visit(0)
print(*order)

# @ask `seen[u] = True` #3
# @ask `seen[u] = True` #4
# @ask `if not seen[v]` #6 => not seen[v]
