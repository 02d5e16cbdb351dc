nums = [3, 1, 4, 1, 5, 9, 2]
before = [0]
for x in nums:
    before.append(before[-1] + x)


def range_sum(start, end):
    up_to = before[end]
    cut = before[start]
    return up_to - cut


print(range_sum(2, 5), range_sum(0, 7))

# @ask `before.append` #3 => before[-1]
# @ask `cut =` #1 => cell before[start]
# @ask `up_to =` #2 => cell before[end]
