# @grid far
inf = float("inf")
far = [
    [0, 3, 8, inf],
    [inf, 0, 2, 5],
    [inf, inf, 0, 1],
    [2, inf, inf, 0],
]
for k in range(4):
    for i in range(4):
        for j in range(4):
            if far[i][k] + far[k][j] < far[i][j]:
                far[i][j] = far[i][k] + far[k][j]
print("\n".join(" ".join(map(str, row)) for row in far))

# @ask `far[i][j] = far` #1
# @ask `far[i][j] = far` #3
# @ask `far[i][j] = far` #5
