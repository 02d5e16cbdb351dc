class ListNode:
    def __init__(self, val):
        self.val = val
        self.next = None


nodes = [ListNode(val) for val in [1, 2, 3, 4, 5, 6]]
for before, after in zip(nodes, nodes[1:]):
    before.next = after
nodes[5].next = nodes[2]


def has_cycle(head):
    slow = fast = head
    while fast is not None and fast.next is not None:
        slow = slow.next
        fast = fast.next.next
        if slow is fast:
            return True
    return False


print(has_cycle(nodes[0]))

# @ask `fast = fast.next.next` #2
# @ask `fast = fast.next.next` #3
# @ask `if slow is fast` #4 => slow is fast
