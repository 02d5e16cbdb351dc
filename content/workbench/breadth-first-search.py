from collections import deque

graph = {
    "A": ["B", "C"],
    "B": ["A", "D"],
    "C": ["A", "D", "E"],
    "D": ["B", "C", "F"],
    "E": ["C", "F"],
    "F": ["D", "E"],
}
distance = {"A": 0}
queue = deque(["A"])
while queue:
    vertex = queue.popleft()
    for neighbor in graph[vertex]:
        if neighbor in distance:
            continue
        distance[neighbor] = distance[vertex] + 1
        queue.append(neighbor)
print(*(f"{vertex},{far}" for vertex, far in distance.items()))

# @ask `vertex =` #2
# @ask `distance[neighbor] =` #3
# @ask `vertex =` #4
# @ask `if neighbor in distance` #8
