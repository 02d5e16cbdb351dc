names = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Finn"]
wanted = "Dan"
found = -1
for i, name in enumerate(names):
    if name == wanted:
        found = i
        break
print(found)

# @ask `if name ==` #3
# @ask `found = i` #1
