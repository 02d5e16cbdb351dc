# @graph near  @hide calls  @hide way
near = [[3, 2, 6], [7, 2, 3], [5, 0, 7, 1], [0, 7, 1], [5], [7, 2, 6, 4], [5, 0], [5, 1, 2, 3]]
mate = [3, 7, 5, 0, -1, 2, -1, 1]


def search(u):
    even[u] = True
    path.append(u)
    for v in near[u]:
        if v == mate[u] or v in path or odd[v]:
            continue
        odd[v] = True
        w = mate[v]
        if w == -1:
            return True
        if w in path or even[w]:
            continue
        path.append(v)
        if search(w):
            return True
        path.pop()
    path.pop()
    return False


for root in [4, 6]:
    even = [False] * len(near)
    odd = [False] * len(near)
    path = []
    found = search(root)
    print(f"a way from {root}" if found else f"no way from {root}")
way = [4, 5, 2, 7, 1, 3, 0, 6]
is_way = True
for i in range(len(way) - 1):
    is_matched = mate[way[i]] == way[i + 1]
    if way[i + 1] not in near[way[i]] or is_matched != (i % 2 == 1):
        is_way = False
print(" ".join(map(str, way)) + " is one" if is_way else "there is none")

# @ask `w = mate[v]` #1
# @ask `odd[v] = True` #3
# @ask `if v == mate[u]` #14 => not odd[v]
