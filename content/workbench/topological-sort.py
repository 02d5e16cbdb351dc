from collections import deque

after = [[1, 2], [3], [3, 4], [5], [5], []]
before = [0] * len(after)
for targets in after:
    for v in targets:
        before[v] += 1

ready = deque(v for v in range(len(after)) if before[v] == 0)
order = []
while ready:
    u = ready.popleft()
    order.append(u)
    for v in after[u]:
        before[v] -= 1
        if before[v] == 0:
            ready.append(v)
print(*order)

# @ask `u = ready` #1
# @ask `before[v] -= 1` #3
# @ask `if before[v] == 0:` #4 => before[v] == 0
