nums = [5, 1, 4, 2, 8, 3]
end = len(nums) - 1
is_swapped = True
while is_swapped:
    is_swapped = False
    for i in range(end):
        if nums[i] > nums[i + 1]:
            nums[i], nums[i + 1] = nums[i + 1], nums[i]
            is_swapped = True
    end -= 1
print(*nums)

# @ask `if nums[i]` #1
# @ask `nums[i], nums[i + 1] =` #4
# @ask `if nums[i]` #6
