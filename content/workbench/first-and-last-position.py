def border(nums, is_left):
    lo, hi = 0, len(nums)
    while lo < hi:
        mid = (lo + hi) // 2
        if is_left(nums[mid]):
            lo = mid + 1
        else:
            hi = mid
    return lo


nums = [1, 2, 4, 4, 4, 4, 7, 8, 9, 9]
target = 4
first = border(nums, lambda x: x < target)
last = border(nums, lambda x: x <= target) - 1
print(first, last)

# @ask `mid =` #1
# @ask `return lo` #1
# @ask `mid =` #5
