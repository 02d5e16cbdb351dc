from collections import deque

grid = [
    [0, 0, 1, 0],
    [1, 0, 1, 0],
    [0, 0, 0, 0],
    [0, 1, 1, 0],
]
far = [[-1] * len(row) for row in grid]
steps = [(1, 0), (0, 1), (-1, 0), (0, -1)]
queue = deque([(0, 0)])
far[0][0] = 0
while queue:
    r, c = queue.popleft()
    for down, across in steps:
        y, x = r + down, c + across
        if not (0 <= y < len(grid) and 0 <= x < len(grid[0])):
            continue
        if grid[y][x] == 1 or far[y][x] >= 0:
            continue
        far[y][x] = far[r][c] + 1
        queue.append((y, x))
print("\n".join(" ".join(map(str, row)) for row in far))

# @ask `far[y][x] =` #2
# @ask `far[y][x] =` #4
# @ask `far[y][x] =` #6
