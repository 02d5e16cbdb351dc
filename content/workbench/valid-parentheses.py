def is_valid(text):
    opens = {")": "(", "]": "[", "}": "{"}
    stack = []
    for sign in text:
        if sign in "([{":
            stack.append(sign)
        elif not stack:
            return False
        else:
            top = stack.pop()
            if top != opens[sign]:
                return False
    return not stack


print(is_valid("{[()]()}"), is_valid("([)]"))

# @ask `stack.append(sign)` #3 => len(stack)
# @ask `top =` #2 => top
# @ask `return not stack` #1 => len(stack) > 0
