from collections import deque


class TreeNode:
    def __init__(self, val, left=None, right=None):
        self.val = val
        self.left = left
        self.right = right


root = TreeNode(3, TreeNode(9), TreeNode(20, TreeNode(15), TreeNode(7)))


def levels(top):
    found = []
    queue = deque([top])
    while queue:
        level = []
        for _ in range(len(queue)):
            node = queue.popleft()
            level.append(node.val)
            if node.left is not None:
                queue.append(node.left)
            if node.right is not None:
                queue.append(node.right)
        found.append(level)
    return found


print(levels(root))

# @ask `level.append` #2
# @ask `level =` #3 => len(queue)
# @ask `level.append` #4
# @opens `found =` #1
