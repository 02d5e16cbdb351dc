def merge_sort(nums):
    if len(nums) <= 1:
        return nums
    half = len(nums) // 2
    left = merge_sort(nums[:half])
    right = merge_sort(nums[half:])
    merged = []
    i = j = 0
    while i < len(left) and j < len(right):
        if left[i] <= right[j]:
            merged.append(left[i])
            i += 1
        else:
            merged.append(right[j])
            j += 1
    merged.extend(left[i:])
    merged.extend(right[j:])
    return merged


print(*merge_sort([6, 3, 8, 1, 7, 2, 5]))

# @ask `half =` #1
# @ask `if left[i] <= right[j]` #1
# @ask `if left[i] <= right[j]` #4
