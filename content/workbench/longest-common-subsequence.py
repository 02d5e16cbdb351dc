a = "TRACES"
b = "CARTS"
best = [[0] * (len(b) + 1) for _ in range(len(a) + 1)]
for i in range(1, len(a) + 1):
    for j in range(1, len(b) + 1):
        if a[i - 1] == b[j - 1]:
            best[i][j] = best[i - 1][j - 1] + 1
        else:
            best[i][j] = max(best[i - 1][j], best[i][j - 1])
print(best[-1][-1])

# @ask `if a[i - 1] == b[j - 1]` #4 => a[i - 1] == b[j - 1]
# @ask `best[i][j] = best[i - 1][j - 1] + 1` #2
# @ask `best[i][j] = best[i - 1][j - 1] + 1` #5
