coins = [1, 3, 4]
amount = 10
fewest = [0] + [float("inf")] * amount
for total in range(1, amount + 1):
    for coin in coins:
        if coin <= total and fewest[total - coin] + 1 < fewest[total]:
            fewest[total] = fewest[total - coin] + 1
print(fewest[amount])

# @ask `fewest[total] = fewest` #3 => fewest[total]
# @ask `fewest[total] = fewest` #4 => fewest[total]
# @ask `if coin <= total` #17 => fewest[total - coin] + 1 < fewest[total]
