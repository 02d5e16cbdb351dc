word = "ABABC"
text = "ABABABCAB"

border = [0]
k = 0
for i in range(1, len(word)):
    while k > 0 and word[k] != word[i]:
        k = border[k - 1]
    if word[k] == word[i]:
        k += 1
    border.append(k)

found = -1
k = 0
for i in range(len(text)):
    while k > 0 and word[k] != text[i]:
        k = border[k - 1]
    if word[k] == text[i]:
        k += 1
    if k == len(word):
        found = i - k + 1
        break
print(found)

# @ask `border.append(k)` #3
# @ask `if word[k] == text[i]` #3 => word[k] == text[i]
# @ask `if k == len(word)` #5
