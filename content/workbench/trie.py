class TrieNode:
    def __init__(self):
        self.is_word = False
        self.next = {}


root = TrieNode()


def insert(word):
    node = root
    for letter in word:
        if letter not in node.next:
            node.next[letter] = TrieNode()
        node = node.next[letter]
    node.is_word = True


def count(node):
    return node.is_word + sum(count(child) for child in node.next.values())


def count_with(prefix):
    node = root
    for letter in prefix:
        if letter not in node.next:
            return 0
        node = node.next[letter]
    return count(node)


for word in ["car", "cat", "care", "dog"]:
    insert(word)
print(count_with("car"), count_with("ca"), count_with("do"), count_with("x"))

# @ask `if letter not in node.next` #4 => not (letter in node.next)
# @ask `if letter not in node.next` #6 => not (letter in node.next)
