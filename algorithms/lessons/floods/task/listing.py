"""Floods a board: how far each cell is from the nearest S, a shortest way from an S to the T, and the number of regions.

Reads rows, columns and the piece, R, K or N, and then the rows. Prints the number of regions, the rows of distances,
-1 for walls and cells that are not reached, and the way as row, column, row, column, …, or -1.
"""

import sys
from collections import deque

MOVES = {
    "R": [(-1, 0), (0, 1), (1, 0), (0, -1)],
    "K": [(-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1)],
    "N": [(-2, 1), (-1, 2), (1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1)],
}


def flood(board, moves, starts, distance, parent):
    queue = deque(starts)
    while queue:
        r, c = queue.popleft()  # step: look
        for down, right in moves:
            y, x = r + down, c + right
            if not (0 <= y < len(board) and 0 <= x < len(board[0])):
                continue  # step: outside
            if board[y][x] == "#":
                continue  # step: wall
            if distance[y][x] != -1:
                continue  # step: known
            distance[y][x] = distance[r][c] + 1  # step: grow
            parent[y, x] = (r, c)
            queue.append((y, x))


def count_regions(board, moves):
    rows, columns, regions = len(board), len(board[0]), 0
    seen = [[cell == "#" for cell in row] for row in board]
    for r in range(rows):
        for c in range(columns):
            if seen[r][c]:
                continue
            regions += 1  # step: region
            seen[r][c] = True
            patch = [(r, c)]
            for a, b in patch:
                for down, right in moves:
                    y, x = a + down, b + right
                    if 0 <= y < rows and 0 <= x < columns and not seen[y][x]:
                        seen[y][x] = True  # step: spread
                        patch.append((y, x))
    return regions


def solve(piece, board):
    distance = [[-1] * len(row) for row in board]  # step: start
    starts, target = [], None
    for r, row in enumerate(board):
        for c, sign in enumerate(row):
            if sign == "T":
                target = (r, c)
            if sign == "S":
                distance[r][c] = 0  # step: source
                starts.append((r, c))
    parent = {}  # a source has none
    flood(board, MOVES[piece], starts, distance, parent)
    way = []  # step: tally
    cell = target if target and distance[target[0]][target[1]] >= 0 else None
    while cell is not None:
        way.append(cell)  # step: back
        cell = parent.get(cell)
    regions = count_regions(board, MOVES[piece])
    line = [number for cell in reversed(way) for number in cell]
    return [[regions], *distance, line or [-1]]  # step: done


rows, columns, piece, *cells = sys.stdin.read().split()
text, width = "".join(cells), int(columns)
for line in solve(piece, [text[k * width : (k + 1) * width] for k in range(int(rows))]):
    print(*line)
