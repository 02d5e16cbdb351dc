def sink(a, i, n):
    while 2 * i + 1 < n:
        child = 2 * i + 1
        if child + 1 < n and a[child + 1] > a[child]:
            child += 1
        if a[i] >= a[child]:
            return
        a[i], a[child] = a[child], a[i]
        i = child


nums = [4, 10, 3, 5, 1, 8]
for i in range(len(nums) // 2 - 1, -1, -1):
    sink(nums, i, len(nums))
for end in range(len(nums) - 1, 0, -1):
    nums[0], nums[end] = nums[end], nums[0]
    sink(nums, 0, end)
print(*nums)

# @ask `child =` #1
# @ask `if a[i] >= a[child]` #2
# @ask `nums[0], nums[end] =` #1
