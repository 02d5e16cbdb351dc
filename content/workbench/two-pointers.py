walls = [1, 8, 6, 2, 5, 4, 8, 3, 7]
left, right = 0, len(walls) - 1
best = 0
while left < right:
    height = min(walls[left], walls[right])
    water = height * (right - left)
    best = max(best, water)
    if walls[left] < walls[right]:
        left += 1
    else:
        right -= 1
print(best)

# @ask `water =` #1
# @ask `if walls[left] < walls[right]` #1
# @ask `right -= 1` #1
# @ask `water =` #3
