inbox = []
outbox = []
served = []


def enqueue(x):
    inbox.append(x)


def dequeue():
    if not outbox:
        while inbox:
            outbox.append(inbox.pop())
    return outbox.pop()


for x in [1, 2, 3]:
    enqueue(x)
served.append(dequeue())
enqueue(4)
served.append(dequeue())
served.append(dequeue())
served.append(dequeue())
print(*served)

# @ask `outbox.append(inbox.pop())` #1
# @ask `outbox.append(inbox.pop())` #3 => outbox[-1]
# @ask `inbox.append(x)` #4 => len(inbox)
