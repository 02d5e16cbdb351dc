def longest(text):
    last_at = {}
    left = 0
    best = 0
    for right, letter in enumerate(text):
        if letter in last_at and last_at[letter] >= left:
            left = last_at[letter] + 1
        last_at[letter] = right
        best = max(best, right - left + 1)
    return best


print(longest("abcabedcb"))

# @ask `left = last_at` #1
# @ask `best = max` #4
# @ask `left = last_at` #3
