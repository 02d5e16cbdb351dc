nums = [3, 1, 4, 1, 5, 2, 3, 1]
counts = [0] * 6
for x in nums:
    counts[x] += 1
ordered = []
for x in range(len(counts)):
    for _ in range(counts[x]):
        ordered.append(x)
print(*ordered)

# @ask `counts[x] += 1` #4
# @ask `counts[x] += 1` #7
# @ask `ordered.append(x)` #4
