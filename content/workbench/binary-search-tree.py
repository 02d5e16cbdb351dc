class TreeNode:
    def __init__(self, key):
        self.key = key
        self.left = None
        self.right = None


def insert(root, key):
    if root is None:
        return TreeNode(key)
    node = root
    while True:
        if key < node.key:
            if node.left is None:
                node.left = TreeNode(key)
                return root
            node = node.left
        else:
            if node.right is None:
                node.right = TreeNode(key)
                return root
            node = node.right


root = None
for key in [50, 30, 70, 20, 40, 60]:
    root = insert(root, key)

path = []
node = root
while node is not None:
    path.append(node.key)
    if node.key == 60:
        break
    node = node.left if 60 < node.key else node.right
print(*path)

# @ask `if key < node.key` #2: 70 is inserted. Does it go to the left? => key < node.key
# @ask `if key < node.key` #4: 20 comes to 30. Does it go to the left? => key < node.key
# @ask `path.append` #2
