n = 5
board = [["."] * n for _ in range(n)]
columns = set()
up = set()
down = set()


def place(row):
    if row == n:
        return True
    for col in range(n):
        if col in columns or row + col in up or row - col in down:
            continue
        board[row][col] = "Q"
        columns.add(col)
        up.add(row + col)
        down.add(row - col)
        if place(row + 1):
            return True
        board[row][col] = "."
        columns.remove(col)
        up.remove(row + col)
        down.remove(row - col)
    return False


place(0)
print("\n".join("".join(row) for row in board))

# @ask `board[row][col] = "Q"` #2
# @ask `board[row][col] = "Q"` #3
