class ListNode:
    def __init__(self, val, next=None):
        self.val = val
        self.next = next


head = None
for val in [5, 4, 3, 2, 1]:
    head = ListNode(val, head)

before = None
node = head
while node is not None:
    after = node.next
    node.next = before
    before = node
    node = after

values = []
at = before
while at is not None:
    values.append(at.val)
    at = at.next
print(*values)

# @ask `after =` #1 => cell after
# @ask `node.next = before` #2
# @ask `values.append` #1
# @opens `before = None` #1
