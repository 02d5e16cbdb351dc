weights = [1, 3, 4, 2]
values = [15, 20, 30, 12]
room = 6
best = [[0] * (room + 1) for _ in range(len(weights) + 1)]
for i in range(1, len(weights) + 1):
    for w in range(1, room + 1):
        best[i][w] = best[i - 1][w]
        if weights[i - 1] > w:
            continue
        taken = best[i - 1][w - weights[i - 1]] + values[i - 1]
        if taken > best[i][w]:
            best[i][w] = taken
print(best[-1][-1])

# @ask `taken =` #7
# @ask `taken =` #11
# @ask `if taken > best[i][w]` #12
