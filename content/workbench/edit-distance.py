source = "kitten"
target = "sitting"
cost = [[0] * (len(target) + 1) for _ in range(len(source) + 1)]
for i in range(len(source) + 1):
    cost[i][0] = i
for j in range(len(target) + 1):
    cost[0][j] = j
for i in range(1, len(source) + 1):
    for j in range(1, len(target) + 1):
        change = 0 if source[i - 1] == target[j - 1] else 1
        cost[i][j] = min(cost[i - 1][j] + 1, cost[i][j - 1] + 1, cost[i - 1][j - 1] + change)
print(cost[-1][-1])

# @ask `cost[i][j] = min` #1
# @ask `change =` #9 => change == 1
# @ask `cost[i][j] = min` #9
