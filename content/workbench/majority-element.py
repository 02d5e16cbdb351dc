votes = [2, 1, 2, 3, 2, 2, 1]
leader = votes[0]
lead = 0
for vote in votes:
    if lead == 0:
        leader = vote
    lead += 1 if vote == leader else -1
print(leader)

# @ask `lead += 1` #2
# @ask `if lead == 0` #5 => lead == 0
# @ask `lead += 1` #6
