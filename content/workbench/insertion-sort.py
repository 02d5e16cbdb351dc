cards = [7, 3, 9, 1, 8, 2, 5]
for i in range(1, len(cards)):
    drawn = cards[i]
    j = i - 1
    while j >= 0 and cards[j] > drawn:
        cards[j + 1] = cards[j]
        j -= 1
    cards[j + 1] = drawn
print(*cards)

# @ask `cards[j + 1] = drawn` #1
# @ask `while` #5 => j >= 0 and cards[j] > drawn
# @ask `cards[j + 1] = drawn` #5
