class TreeNode:
    def __init__(self, val, left=None, right=None):
        self.val = val
        self.left = left
        self.right = right


root = TreeNode(4, TreeNode(2, TreeNode(1), TreeNode(3)), TreeNode(6))
pre = []
inside = []
post = []


def walk(node):
    if node is None:
        return
    pre.append(node.val)
    walk(node.left)
    inside.append(node.val)
    walk(node.right)
    post.append(node.val)


walk(root)
print(*pre)
print(*inside)
print(*post)

# @ask `pre.append` #2
# @ask `inside.append` #1
# @ask `post.append` #3
# @opens `walk(root)` #1
