def two_sum(nums, target):
    place_of = {}
    for i, x in enumerate(nums):
        missing = target - x
        if missing in place_of:
            return [place_of[missing], i]
        place_of[x] = i
    return []


print(*two_sum([8, 3, 11, 2, 7, 15], 9))

# @ask `missing =` #2
# @ask `if missing in place_of` #4 => missing in place_of
# @ask `if missing in place_of` #5 => missing in place_of
