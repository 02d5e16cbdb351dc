/**
 * Floods a board: how far each cell is from the nearest S, a shortest way from an S to the T, and the number of regions. Reads rows,
 * columns and the piece, R, K or N, and then the rows. Prints the number of regions, the rows of distances, −1 for walls and cells
 * that are not reached, and the way as row, column, row, column, …, or −1.
 */
import { readFileSync } from "node:fs";

// part: moves
const DOWN: Record<string, number[]> = {
  R: [-1, 0, 1, 0],
  K: [-1, -1, 0, 1, 1, 1, 0, -1],
  N: [-2, -1, 1, 2, 2, 1, -1, -2],
};
// cut
const RIGHT: Record<string, number[]> = {
  R: [0, 1, 0, -1],
  K: [0, 1, 1, 1, 0, -1, -1, -1],
  N: [1, 2, 2, 1, -1, -2, -2, -1],
};

// part: look
type Cell = [row: number, column: number];
type Numbers = number[][];

function flood(board: string[], moves: Cell[], starts: Cell[], distance: Numbers, parent: Cell[][]) {
  const queue = [...starts];
  // cut
  for (const [r, c] of queue) {
    // step: look
    for (const [down, right] of moves) {
      const [y, x] = [r + down, c + right];
      // cut
      if (board[y]?.[x] === undefined) continue; // step: outside
      if (board[y][x] === "#") continue; // step: wall
      if (distance[y][x] !== -1) continue; // step: known
      // part: grow
      distance[y][x] = distance[r][c] + 1; // step: grow
      parent[y][x] = [r, c];
      queue.push([y, x]);
    }
  }
}

// part: regions
function countRegions(board: string[], moves: Cell[]): number {
  const seen = board.map((row) => Array.from(row, (sign) => sign === "#"));
  let regions = 0;
  // cut
  for (const [r, row] of seen.entries())
    for (let c = 0; c < row.length; c++) {
      if (seen[r][c]) continue;
      // cut
      regions++; // step: region
      seen[r][c] = true;
      const patch: Cell[] = [[r, c]];
      // cut
      for (const [a, b] of patch)
        for (const [down, right] of moves) {
          const [y, x] = [a + down, b + right];
          if (seen[y]?.[x] !== false) continue;
          // cut
          seen[y][x] = true; // step: spread
          patch.push([y, x]);
        }
    }
  return regions;
}

// part: source
function solve(piece: string, board: string[]): Numbers {
  const moves = DOWN[piece].map((down, k): Cell => [down, RIGHT[piece][k]]);
  const distance = board.map((row) => Array.from(row, () => -1)); // step: start
  const parent: Cell[][] = board.map(() => []); // a source has none
  const starts: Cell[] = [];
  let target: Cell | undefined;
  // cut
  for (const [r, row] of board.entries())
    for (const [c, sign] of [...row].entries()) {
      if (sign === "T") target = [r, c];
      if (sign !== "S") continue;
      // cut
      distance[r][c] = 0; // step: source
      starts.push([r, c]);
    }
  // part: result
  flood(board, moves, starts, distance, parent);
  // cut
  const way: Cell[] = []; // step: tally
  let cell = target && distance[target[0]][target[1]] >= 0 ? target : undefined;
  for (; cell; cell = parent[cell[0]][cell[1]]) {
    way.push(cell); // step: back
  }
  // cut
  way.reverse();
  const regions = countRegions(board, moves);
  return [[regions], ...distance, way.length > 0 ? way.flat() : [-1]]; // step: done
}

// part: end
const [, columns, piece, ...cells] = readFileSync(0, "utf8").trim().split(/\s+/);
const board = cells.join("").match(new RegExp(`.{${columns}}`, "g")) ?? [];
for (const line of solve(piece, board)) console.log(line.join(" "));
