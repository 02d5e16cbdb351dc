def search(nums, target):
    lo, hi = 0, len(nums) - 1
    while lo <= hi:
        mid = (lo + hi) // 2
        if nums[mid] == target:
            return mid
        if nums[mid] < target:
            lo = mid + 1
        else:
            hi = mid - 1
    return -1


print(search([2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37], 23))

# @ask `mid =` #1
# @ask `lo = mid + 1` #1
# @ask `mid =` #2
