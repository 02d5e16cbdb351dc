nums = [5, 2, 8, 1, 9, 3]
for i in range(len(nums) - 1):
    least = i
    for j in range(i + 1, len(nums)):
        if nums[j] < nums[least]:
            least = j
    nums[i], nums[least] = nums[least], nums[i]
print(*nums)

# @ask `nums[i], nums[least] =` #1
# @ask `least = j` #3
# @ask `nums[i], nums[least] =` #3
