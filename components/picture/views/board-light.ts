/** A big board in few bytes: one path for each role. It stands in pages before and without scripts, and on paper. */
import type { BoardPiece, BoardPlate, Role } from "#algorithms/core/lesson/scene.ts";
import { frameNumbers, frameOf } from "./board-geometry.ts";
import { round } from "./marks.ts";

const MARGINS = { wide: 34, narrow: 14 };
const NUMBERS_APART = 28;

/** From what lies below to what lies on top. */
const ROLES: readonly Role[] = ["idle", "done", "rejected", "candidate", "active", "chosen"];

/** The markup inside the picture of a big board. Within the group, a unit is a cell. */
export function lightMarkup(plate: BoardPlate): string {
  const { size, block, areas, trails, pieces } = plate;
  const { left, top, side, cell } = frameOf(plate, MARGINS);
  const boxes = areas
    .filter(({ role }) => role !== "idle")
    .map(({ role, row, column, rows, columns }) => {
      const width = Math.min(columns, size - column);
      const height = Math.min(rows, size - row);
      return `<path class="cells__area" data-role="${role}" d="M${column} ${row}h${width}v${height}h${-width}z"/>`;
    });
  const lines = trails.map(({ from, to, role }) => {
    const d = `M${from[1] + 0.5} ${from[0] + 0.5}L${to[1] + 0.5} ${to[0] + 0.5}`;
    return `<path class="cells__trail" data-role="${role}" d="${d}"/>`;
  });
  const dots = ROLES.map((role) => {
    const d = dotsOf(pieces.filter((piece) => piece.role === role));
    if (d === "") return "";
    const ring = role === "chosen" || role === "active" ? `<path class="cells__ring" d="${d}"/>` : "";
    return `<g data-role="${role}" transform="translate(.5 .5)">${ring}<path class="cells__dots" d="${d}"/></g>`;
  });
  const numbers = frameNumbers(size, cell, NUMBERS_APART).map((k) => {
    const at = (from: number) => round(from + (k - 0.5) * cell);
    return (
      `<text class="note" x="${round(left - 17)}" y="${at(top)}">${k}</text>` +
      `<text class="note" x="${at(left)}" y="${round(top + side + 17)}">${k}</text>`
    );
  });
  return [
    `<g class="cells" transform="translate(${round(left)} ${round(top)}) scale(${Math.round(cell * 1e3) / 1e3})">`,
    ...boxes,
    `<path class="cells__grid" d="${gridOf(size, block)}"/>`,
    ...lines,
    ...dots,
    "</g>",
    ...numbers,
  ].join("");
}

/** The outlines of the blocks, and of the board. */
function gridOf(size: number, block: number): string {
  let lines = `M0 0h${size}v${size}h${-size}z`;
  for (let k = block; block > 1 && k < size; k += block) lines += `M${k} 0v${size}M0 ${k}h${size}`;
  return lines;
}

/** A line of no length with round or square ends is a dot, and the shortest one that there is. */
function dotsOf(pieces: readonly BoardPiece[]): string {
  return pieces.map(({ row, column }) => `M${column} ${row}h0`).join("");
}
