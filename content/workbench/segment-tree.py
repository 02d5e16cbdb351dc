nums = [5, 3, 7, 9]
n = len(nums)
tree = [0] * n + nums
for i in range(n - 1, 0, -1):
    tree[i] = tree[2 * i] + tree[2 * i + 1]


def change(place, value):
    at = n + place
    tree[at] = value
    while at > 1:
        at //= 2
        tree[at] = tree[2 * at] + tree[2 * at + 1]


def range_sum(start, end):
    total = 0
    lo, hi = n + start, n + end
    while lo < hi:
        if lo % 2 == 1:
            total += tree[lo]
            lo += 1
        if hi % 2 == 1:
            hi -= 1
            total += tree[hi]
        lo //= 2
        hi //= 2
    return total


print(range_sum(1, 4))
change(2, 1)
print(range_sum(1, 4), range_sum(0, 2))

# @ask `total += tree[lo]` #1
# @ask `tree[at] = value` #1
# @ask `tree[at] = tree[2 * at]` #1
