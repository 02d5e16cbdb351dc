nums = [3, 1, 4, 1, 5, 9, 2, 6]
best = [1] * len(nums)
longest = 0
for i in range(len(nums)):
    for j in range(i):
        if nums[j] < nums[i] and best[j] + 1 > best[i]:
            best[i] = best[j] + 1
    longest = max(longest, best[i])
print(longest)

# @ask `best[i] = best[j] + 1` #1
# @ask `best[i] = best[j] + 1` #3
# @ask `longest = max` #6
