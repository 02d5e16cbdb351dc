nums = [3, 2, 1, 6, 5, 4]
tree = [0] * (len(nums) + 1)


def add(place, value):
    i = place
    while i < len(tree):
        tree[i] += value
        i += i & -i


def prefix_sum(place):
    total = 0
    i = place
    while i > 0:
        total += tree[i]
        i -= i & -i
    return total


for k, x in enumerate(nums):
    add(k + 1, x)
print(prefix_sum(6), prefix_sum(5) - prefix_sum(2))

# @ask `tree[i] += value` #2
# @ask `total += tree[i]` #1
# @ask `total += tree[i]` #2
