items = [1, 2, 3]
used = [False] * len(items)
order = []
found = []


def place():
    if len(order) == len(items):
        found.append("".join(map(str, order)))
        return
    for i in range(len(items)):
        if used[i]:
            continue
        used[i] = True
        order.append(items[i])
        place()
        order.pop()
        used[i] = False


place()
print(*found)

# @ask `order.append(items[i])` #3
# @ask `order.append(items[i])` #4
# @ask `found.append` #3 => found[-1]
