"""Leads kings to their targets so that no two ever touch, or says NIE: there is no way.

After the write-up of the task of the Polish Olympiad. Reads n and k, k starts and k targets, each a row and a column;
prints NIE, or TAK, the number of moves, and each move. Kings, cells and squares count from 1, row by row; a square is two
cells by two; 0 is none.
"""

import sys

(n, k), *places = ([int(word) for word in line.split()] for line in sys.stdin if line.strip())
side = (n + 1) // 2
squares = side * side


def row_of(square):
    return (square - 1) // side + 1


def column_of(square):
    return (square - 1) % side + 1


def square_at(row, column):
    return (row - 1) * side + column


def square_of(cell):
    return square_at((cell - 1) // (2 * n) + 1, (cell - 1) % n // 2 + 1)


def home(square):
    """The top left cell of a square: kings who stand on these never touch."""
    return 2 * (row_of(square) - 1) * n + 2 * column_of(square) - 1


at, target = ([0] + [(row - 1) * n + column for row, column in own] for own in (places[:k], places[k:]))
goal = [0] + [square_of(cell) for cell in target[1:]]  # the square where each king shall go
holds = [0] * (squares + 1)  # the king of each square
laid = [False] * (squares + 1)  # what is laid is not entered again
towards = [0] * (squares + 1)
moves = []


def stands_in(king):
    return square_of(at[king])


def wanted(square):
    """The king whose goal is this square."""
    return goal.index(square) if square in goal else 0


def go(king, cell):
    """One move of a king to a cell that touches its own."""
    if cell == at[king]:
        return
    holds[stands_in(king)] = 0  # step: move
    at[king] = cell
    holds[stands_in(king)] = king
    moves.append((king, (cell - 1) // n + 1, (cell - 1) % n + 1))


def slide(king, square):
    """Two moves: a king goes from its home cell to that of the empty square beside."""
    start, end = at[king], home(square)
    go(king, (start + end) // 2)
    go(king, end)


def nearest_blank(z, y):
    """The empty square nearest to z, past y and what is laid; from there `towards` leads to z."""
    queue = [z]
    seen = {z, y}
    for square in queue:
        if holds[square] == 0:
            return square
        beside = []
        if row_of(square) > 1:
            beside.append(square - side)
        if column_of(square) > 1:
            beside.append(square - 1)
        if column_of(square) < side:
            beside.append(square + 1)
        if row_of(square) < side:
            beside.append(square + side)
        for after in beside:
            if after not in seen and not laid[after]:
                seen.add(after)
                towards[after] = square
                queue.append(after)
    return 0


def bring_blank(z, y):
    """Brings an empty square to z: the kings on the shortest way, which goes round y, move up one by one."""
    blank = nearest_blank(z, y)
    if blank in (0, z):
        return
    while blank != z:  # step: round
        ahead = towards[blank]
        slide(holds[ahead], blank)
        blank = ahead


def sign(difference):
    return (difference > 0) - (difference < 0)


def bring_king(king, x, first="sideways"):
    """Leads a king to square x, sideways first or upwards first. Before each step an empty square is put in its way."""
    while stands_in(king) != x:
        y = stands_in(king)
        sideways = sign(column_of(x) - column_of(y))
        upwards = sign(row_of(x) - row_of(y)) * side
        z = y + (sideways or upwards if first == "sideways" else upwards or sideways)
        bring_blank(z, y)
        slide(king, z)


def lay(x, first="sideways"):
    """Gives square x what belongs there, a king or nothing, when all squares before it are laid."""
    king = wanted(x)
    if king > 0:
        bring_king(king, x, first)  # step: lay
    else:
        bring_blank(x, 0)  # step: hole
    laid[x] = True


def lay_pair(a, line):
    """Lays the last two squares of a row, or of a column: A and B, with C and D beside them, and E and F beside these."""
    along, across, first = (1, side, "sideways") if line == "row" else (side, 1, "upwards")
    b, c, d, f = a + along, a + across, a + along + across, a + along + 2 * across
    king_a, king_b = wanted(a), wanted(b)
    if king_b == 0:
        lay(a, first)
        lay(b, first)
        return
    bring_king(king_b, a, first)  # step: pair
    laid[a] = True
    if stands_in(king_a) == b:
        bring_blank(d, b)
        slide(king_a, d)
    if stands_in(king_a) == d and nearest_blank(c, d) == 0:
        laid[a] = False  # step: free
        slide(king_b, b)
        laid[b] = True
        bring_blank(f, d)
        slide(king_a, f)
        laid[b] = False
        bring_blank(a, b)
        slide(king_b, a)
        laid[a] = True
    bring_king(king_a, c, first)
    bring_blank(b, c)
    slide(king_b, b)  # step: enter
    slide(king_a, a)
    laid[b] = True


def lay_last_four(a):
    """Lays the last four squares, A B over C D. False when the kings of B and C would have to change places and cannot."""
    b, c, d = a + 1, a + side, a + side + 1  # step: four
    king_a, king_b, king_c = map(wanted, (a, b, c))
    if king_a > 0:
        bring_king(king_a, a)
    laid[a] = True
    if king_b > 0 and king_c > 0:
        bring_blank(d, 0)
        if holds[b] == king_b:
            return True
        if n % 2 == 1:
            return False  # step: stuck
        squeeze(king_c, king_b, home(b), home(c))  # step: squeeze
    elif king_b > 0:
        bring_king(king_b, b, "sideways")
    elif king_c > 0:
        bring_king(king_c, c, "upwards")
    return True


def squeeze(in_b, in_c, b, c):
    """The king in B steps aside into the corner of the board, the king in C slips through, and the corner is left."""
    for cell in b + n + 1, b + 2 * n + 1, b + 3 * n + 1:
        go(in_b, cell)
    for cell in c + 1, c + 2 - n, b:
        go(in_c, cell)
    for cell in c + n + 2, c + n + 1, c:
        go(in_b, cell)


def push_targets():
    """Pushes all goals up as far as they go, then to the left; gives the kings whose goals moved, and from where."""
    pushes = []
    owner = [0] * (squares + 1)
    for king in range(1, k + 1):
        owner[goal[king]] = king
    for stride in side, 1:
        for start in range(1, squares + 1):
            king = owner[start]
            room = (column_of(start) if stride == 1 else row_of(start)) - 1
            end = start
            while king > 0 and room > 0 and owner[end - stride] == 0:
                end -= stride
                room -= 1
            if end != start:
                goal[king] = end  # step: goal
                owner[start], owner[end] = 0, king
                pushes.append((king, start))
    return pushes


def lay_all():
    """Lays the squares from the top. False when two kings would have to change places at the end and cannot."""
    for row in range(1, side - 1):
        last = square_at(row, side - 1)  # step: row
        for x in range(square_at(row, 1), last):
            lay(x)
        lay_pair(last, "row")
    if side > 2:
        first = square_at(side - 1, 1)  # step: strip
        for a in range(first, first + side - 2):
            lay_pair(a, "column")
    return side < 2 or lay_last_four(square_at(side - 1, side - 1))


def solve():
    """Whether all kings have come to their targets."""
    for king in range(1, k + 1):
        holds[stands_in(king)] = king
    # Every king goes to the home cell of its square.
    occupied = [king for king in holds if king > 0]  # step: tidy
    for king in occupied:
        go(king, home(stands_in(king)))
    if k < squares:
        pushes = push_targets()  # step: aim
        if not lay_all():
            return False
        # The pushes are undone, the last one first.
        pushes.reverse()  # step: release
        for king, start in pushes:
            bring_king(king, start)
    elif any(stands_in(king) != goal[king] for king in range(1, k + 1)):
        return False  # step: full
    # Every king goes to its own cell within its square, the last square first.
    everybody = [king for king in reversed(holds) if king > 0]  # step: settle
    for king in everybody:
        go(king, target[king])
    return True


if solve():
    print("TAK", len(moves), sep="\n")
    for move in moves:
        print(*move)
else:
    print("NIE")
