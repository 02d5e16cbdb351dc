land = [
    [1, 1, 0, 0],
    [0, 1, 0, 1],
    [0, 0, 0, 1],
    [1, 0, 1, 1],
]


def flood(r, c):
    if r < 0 or c < 0 or r >= len(land) or c >= len(land[0]):
        return
    if land[r][c] == 0:
        return
    land[r][c] = 0
    flood(r + 1, c)
    flood(r, c + 1)
    flood(r - 1, c)
    flood(r, c - 1)


islands = 0
for row in range(len(land)):
    for col in range(len(land[0])):
        if land[row][col] == 1:
            islands += 1
            flood(row, col)
print(islands)

# @ask `land[r][c] = 0` #2 => cell land[r][c]
# @ask `land[r][c] = 0` #3 => cell land[r][c]
# @ask `islands += 1` #2
