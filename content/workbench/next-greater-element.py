heat = [73, 74, 75, 71, 69, 72, 76, 73]
greater = [-1] * len(heat)
stack = []
for i in range(len(heat)):
    while stack and heat[stack[-1]] < heat[i]:
        waiting = stack.pop()
        greater[waiting] = heat[i]
    stack.append(i)
print(*greater)

# @ask `greater[waiting] =` #1 => cell greater[waiting]
# @ask `waiting =` #3
# @ask `greater[waiting] =` #6 => cell greater[waiting]
