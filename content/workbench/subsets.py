items = [1, 2, 3]
chosen = []
found = []


def decide(i):
    if i == len(items):
        found.append("{" + ",".join(map(str, chosen)) + "}")
        return
    decide(i + 1)
    chosen.append(items[i])
    decide(i + 1)
    chosen.pop()


decide(0)
print(*found)

# @ask `chosen.append` #1
# @ask `found.append` #4 => found[-1]
# @ask `chosen.append` #4
