heap = []


def push(x):
    heap.append(x)
    i = len(heap) - 1
    while i > 0:
        parent = (i - 1) // 2
        if heap[parent] <= heap[i]:
            break
        heap[parent], heap[i] = heap[i], heap[parent]
        i = parent


def pop():
    least = heap[0]
    last = heap.pop()
    if heap:
        heap[0] = last
    i = 0
    while 2 * i + 1 < len(heap):
        child = 2 * i + 1
        if child + 1 < len(heap) and heap[child + 1] < heap[child]:
            child += 1
        if heap[i] <= heap[child]:
            break
        heap[i], heap[child] = heap[child], heap[i]
        i = child
    return least


for x in [5, 3, 8, 1, 9, 2]:
    push(x)
order = []
while heap:
    order.append(pop())
print(*order)

# @ask `parent =` #4
# @ask `least =` #1
# @ask `child =` #1
