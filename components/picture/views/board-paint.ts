/** Paints a big board on a canvas. What repeats is painted once and copied: the grid, and the pieces of each role. */
import type { BoardArea, BoardPiece, BoardPlate, BoardTrail, Role } from "#algorithms/core/lesson/scene.ts";
import {
  type BoardFrame,
  frameNumbers,
  frameOf,
  hatch,
  pieceFont,
  pieceRadius,
  type Zoom,
} from "./board-geometry.ts";
import type { Palette } from "./board-palette.ts";
import { choiceSign, type DrawOptions, shownRole } from "./marks.ts";

/** Lengths are in pixels of the page, unless they are called device pixels. */
const MARGINS = { wide: 30, narrow: 9 };
const NUMBERS_APART = 30;
const NUMBER_SIZE = 12;
/** Smaller text is not painted on pieces. */
const LEAST_TEXT = 7;
/** Cells are told apart from this length on. */
const LEAST_CELL = 8;
/** A piece with a smaller radius is a plain sign of its role. */
const LEAST_DISC = 4.5;
/** The radius of such a sign, as a share of its cell. */
const DOT = 0.55;
/** What matters at this step is at least so large. */
const LEAST_RADIUS: Readonly<Record<Role, number>> = {
  idle: 1,
  done: 1.3,
  rejected: 2.5,
  candidate: 3,
  active: 3.5,
  chosen: 4.5,
};
/** From what lies below to what lies on top. */
const HEIGHT: Readonly<Record<Role, number>> = {
  idle: 0,
  done: 0,
  rejected: 1,
  candidate: 2,
  active: 3,
  chosen: 4,
};

export interface Screen {
  readonly width: number;
  readonly height: number;
  /** Device pixels for each pixel of the page. */
  readonly ratio: number;
}

export interface BoardPicture extends Pick<DrawOptions, "choices" | "rejected" | "pointed"> {
  readonly plate: BoardPlate;
  readonly zoom: Zoom;
  /** Where pieces stand that are on their way: rows and columns with fractions. */
  readonly moving?: ReadonlyMap<string, readonly [row: number, column: number]> | undefined;
}

export interface Painter {
  paint(context: CanvasRenderingContext2D, screen: Screen, palette: Palette, picture: BoardPicture): void;
}

/** The box of the board's window on a screen. */
export function windowOf(plate: BoardPlate, { width, height }: Screen): BoardFrame {
  return frameOf({ width, height, size: plate.size }, MARGINS);
}

/** A copy that holds as long as its key does. */
interface Copy {
  readonly key: unknown[];
  readonly canvas: HTMLCanvasElement;
}

/** All that the parts of a painting need to know; lengths in device pixels. */
interface Job extends BoardPicture {
  readonly context: CanvasRenderingContext2D;
  readonly palette: Palette;
  readonly ratio: number;
  readonly left: number;
  readonly top: number;
  readonly side: number;
  readonly cell: number;
  readonly radius: number;
}

export function createPainter(newCanvas: () => HTMLCanvasElement): Painter {
  let grid: Copy | undefined;
  let sprites: { readonly key: unknown[]; readonly of: Map<Role, HTMLCanvasElement> } | undefined;

  const gridFor = (job: Job, screen: Screen): HTMLCanvasElement => {
    const { plate, zoom, palette } = job;
    const key = [screen.width, screen.height, screen.ratio, plate.size, plate.block, zoom, palette];
    if (grid && same(grid.key, key)) return grid.canvas;
    const canvas = grid?.canvas ?? newCanvas();
    canvas.width = Math.round(screen.width * screen.ratio);
    canvas.height = Math.round(screen.height * screen.ratio);
    paintGrid({ ...job, context: contextOf(canvas) });
    grid = { key, canvas };
    return canvas;
  };

  const spriteFor = (job: Job, role: Role): HTMLCanvasElement => {
    const key = [job.radius, job.ratio, job.palette];
    if (!sprites || !same(sprites.key, key)) sprites = { key, of: new Map() };
    let sprite = sprites.of.get(role);
    if (!sprite) {
      const disc = job.radius >= LEAST_DISC * job.ratio;
      const radius = disc ? Math.max(job.radius, LEAST_RADIUS[role] * job.ratio) : dotRadius(job, role);
      sprite = newCanvas();
      sprite.width = sprite.height = 2 * Math.ceil(radius * 1.8 + 2 * job.ratio);
      const context = contextOf(sprite);
      context.translate(sprite.width / 2, sprite.width / 2);
      if (!disc && role !== "chosen") paintDot(context, role, radius, job);
      else paintDisc(context, role, radius, job);
      sprites.of.set(role, sprite);
    }
    return sprite;
  };

  return {
    paint(context, screen, palette, picture) {
      const { ratio } = screen;
      const { left, top, side } = windowOf(picture.plate, screen);
      const cell = (side * picture.zoom.factor) / picture.plate.size;
      const job: Job = {
        ...picture,
        context,
        palette,
        ratio,
        left: left * ratio,
        top: top * ratio,
        side: side * ratio,
        cell: cell * ratio,
        radius: pieceRadius(cell, picture.plate.block) * ratio,
      };
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.clearRect(0, 0, screen.width * ratio, screen.height * ratio);
      context.save();
      context.beginPath();
      const [x0, y0, length] = [job.left, job.top, job.side].map(Math.round) as [number, number, number];
      context.rect(x0, y0, length, length);
      context.clip();
      const areas = picture.plate.areas.filter((area) => shownRole(area, picture) !== "idle");
      for (const area of areas) paintTint(job, area);
      context.drawImage(gridFor(job, screen), 0, 0);
      for (const area of areas) paintOutline(job, area);
      paintGoals(job);
      for (const trail of picture.plate.trails) paintTrail(job, trail);
      const letters = () => {
        for (const area of picture.plate.areas) paintLetter(job, area);
      };
      // Beside small cells a letter must not hide a piece; on large ones no piece hides a letter.
      const roomy = job.cell >= LEAST_CELL * ratio;
      if (!roomy) letters();
      paintPieces(job, (role) => spriteFor(job, role));
      if (roomy) letters();
      context.restore();
      // The numbers stand outside the window, and the sprites of its edge reach over them no more.
      paintFrame(job);
    },
  };
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext("2d");
  if (!context) throw new Error("this browser has no canvas to paint on");
  return context;
}

function same(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.every((value, k) => value === b[k]);
}

/** Where the middle of a cell lies, on whole device pixels, so that copies stay sharp. */
function x({ left, cell, zoom }: Job, column: number): number {
  return Math.round(left + (column + 0.5 - zoom.column) * cell);
}

function y({ top, cell, zoom }: Job, row: number): number {
  return Math.round(top + (row + 0.5 - zoom.row) * cell);
}

function paintGrid(job: Job): void {
  const { context, plate, palette, ratio, left, top, side, cell, zoom } = job;
  const line = Math.max(1, Math.round(ratio));
  const across = (every: number) => {
    for (let k = every; k < plate.size; k += every) {
      const at = Math.round((k - zoom.column) * cell);
      if (at > 0 && at < side) context.fillRect(Math.round(left) + at, top, line, side);
    }
    for (let k = every; k < plate.size; k += every) {
      const at = Math.round((k - zoom.row) * cell);
      if (at > 0 && at < side) context.fillRect(left, Math.round(top) + at, side, line);
    }
  };
  const roomy = cell >= LEAST_CELL * ratio;
  context.fillStyle = palette.rule;
  if (roomy || plate.block < 2) across(1);
  if (plate.block > 1) {
    if (roomy) context.fillStyle = palette.rule2;
    across(plate.block);
  }
}

/** The edge of the board, and the numbers of rows and columns. */
function paintFrame(job: Job): void {
  const { context, plate, palette, ratio, left, top, side, cell, zoom } = job;
  context.strokeStyle = palette.rule2;
  context.lineWidth = Math.max(1, Math.round(ratio));
  context.strokeRect(
    Math.round(left) - 0.5,
    Math.round(top) - 0.5,
    Math.round(side) + 1,
    Math.round(side) + 1,
  );
  context.fillStyle = palette.quiet;
  context.font = `${NUMBER_SIZE * ratio}px ${palette.sans}`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  for (const k of frameNumbers(plate.size, cell / ratio, NUMBERS_APART)) {
    const across = (k - 0.5 - zoom.column) * cell;
    const down = (k - 0.5 - zoom.row) * cell;
    if (across >= 0 && across <= side)
      context.fillText(String(k), left + across, top + side + (MARGINS.wide / 2) * ratio);
    if (down >= 0 && down <= side)
      context.fillText(String(k), left - (MARGINS.wide / 2) * ratio, top + down + ratio);
  }
}

/** The box of an area on the screen, never smaller than can be seen. */
function boxOf(job: Job, { row, column, rows, columns }: BoardArea): [number, number, number, number] {
  const { left, top, cell, ratio, zoom, plate } = job;
  const width = (Math.min(column + columns, plate.size) - column) * cell;
  const height = (Math.min(row + rows, plate.size) - row) * cell;
  const grow = Math.max(0, (7 * ratio - Math.min(width, height)) / 2);
  return [
    Math.round(left + (column - zoom.column) * cell - grow),
    Math.round(top + (row - zoom.row) * cell - grow),
    Math.round(width + 2 * grow),
    Math.round(height + 2 * grow),
  ];
}

function paintTint(job: Job, area: BoardArea): void {
  const { context, palette } = job;
  const role = shownRole(area, job);
  if (role === "rejected") return;
  context.fillStyle = palette.tint[role];
  context.fillRect(...boxOf(job, area));
}

const DASHES: Readonly<Partial<Record<Role, readonly number[]>>> = { candidate: [5, 3], rejected: [1.5, 3] };

function paintOutline(job: Job, area: BoardArea): void {
  const { context, palette, ratio } = job;
  const role = shownRole(area, job);
  const [left, top, width, height] = boxOf(job, area);
  context.strokeStyle = palette.role[role];
  if (role === "active" && width > 14 * ratio) {
    context.lineWidth = ratio;
    context.globalAlpha = 0.5;
    context.beginPath();
    for (const [x1, y1, x2, y2] of hatch(width, height, 8 * ratio)) {
      context.moveTo(left + x1, top + y1);
      context.lineTo(left + x2, top + y2);
    }
    context.stroke();
    context.globalAlpha = 1;
  }
  const line = (role === "done" ? 1 : area.id === job.pointed ? 4 : 2) * ratio;
  context.lineWidth = line;
  context.setLineDash((DASHES[role] ?? []).map((length) => length * ratio));
  context.strokeRect(left + line / 2, top + line / 2, width - line, height - line);
  context.setLineDash([]);
  const asked = choiceSign(area, job);
  const inset = Math.min(5 * ratio, width / 8);
  if (asked) {
    paintChoice(job, asked, () =>
      context.rect(left + inset, top + inset, width - 2 * inset, height - 2 * inset),
    );
  }
}

/** The sign of a question on a mark that keeps its own. */
function paintChoice({ context, palette, ratio }: Job, sign: "open" | "refused", path: () => void): void {
  context.strokeStyle = palette.role[sign === "open" ? "candidate" : "rejected"];
  context.lineWidth = 2 * ratio;
  context.setLineDash((sign === "open" ? [4, 3] : [2, 3]).map((length) => length * ratio));
  context.beginPath();
  path();
  context.stroke();
  context.setLineDash([]);
}

function paintLetter(job: Job, area: BoardArea): void {
  const { context, palette, ratio, cell } = job;
  const [left, top, width, height] = boxOf(job, area);
  const visible =
    left < job.left + job.side &&
    left + width > job.left &&
    top < job.top + job.side &&
    top + height > job.top;
  if (!area.text || !visible) return;
  const size = Math.min(24, Math.max(13, (cell / ratio) * 0.56)) * ratio;
  const outside = width < 2 * size;
  // On small cells there is room for the letters that matter only.
  if (outside && shownRole(area, job) === "idle") return;
  context.font = `600 ${size}px ${palette.serif}`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.lineJoin = "round";
  context.lineWidth = 4 * ratio;
  context.strokeStyle = palette.paper;
  context.fillStyle = palette.ink;
  // Beside a small area, inside a large one; and never beyond the edge of the window.
  const within = (at: number, from: number) =>
    Math.min(Math.max(at, from + size * 0.6), from + job.side - size * 0.6);
  const at = within(left + width + (outside ? 0.5 : -0.52) * size, job.left);
  const line = within(top + (outside ? -0.4 : 0.62) * size, job.top);
  context.strokeText(area.text, at, line);
  context.fillText(area.text, at, line);
}

function paintGoals(job: Job): void {
  const { context, plate, palette, ratio, cell } = job;
  const radius = cell * 0.36;
  const roomy = cell >= LEAST_CELL * ratio;
  context.textAlign = "center";
  context.textBaseline = "middle";
  for (const { row, column, role, text } of plate.goals) {
    if (!seen(job, row, column) || (!roomy && role === "idle")) continue;
    context.strokeStyle = context.fillStyle = role === "idle" ? palette.quiet : palette.role[role];
    context.lineWidth = 1.25 * ratio;
    context.setLineDash([1.5 * ratio, 2.5 * ratio]);
    context.beginPath();
    context.arc(x(job, column), y(job, row), Math.max(radius, 3 * ratio), 0, 7);
    context.stroke();
    const size = pieceFont(radius * 0.86, text);
    if (size < LEAST_TEXT * ratio) continue;
    context.font = `${size}px ${palette.serif}`;
    context.fillText(text, x(job, column), y(job, row) + size * 0.06);
  }
  context.setLineDash([]);
}

function paintTrail(job: Job, { from, to, role, age }: BoardTrail): void {
  const { context, palette, ratio, cell } = job;
  context.strokeStyle = palette.role[role];
  context.globalAlpha = 1 - 0.8 * age;
  context.lineCap = "round";
  context.lineWidth = Math.max(cell * 0.15, 2.5 * ratio) * (1 - 0.65 * age);
  context.beginPath();
  context.moveTo(x(job, from[1]), y(job, from[0]));
  context.lineTo(x(job, to[1]), y(job, to[0]));
  context.stroke();
  context.globalAlpha = 1;
  context.lineCap = "butt";
}

function seen({ zoom, plate }: Job, row: number, column: number): boolean {
  const length = plate.size / zoom.factor;
  return (
    row > zoom.row - 2 &&
    row < zoom.row + length + 1 &&
    column > zoom.column - 2 &&
    column < zoom.column + length + 1
  );
}

function paintPieces(job: Job, spriteFor: (role: Role) => HTMLCanvasElement): void {
  const { plate, moving, pointed } = job;
  const above: [piece: BoardPiece, role: Role][] = [];
  const below: Record<"idle" | "done", BoardPiece[]> = { idle: [], done: [] };
  for (const piece of plate.pieces) {
    const role = shownRole(piece, job);
    const rests = (role === "idle" || role === "done") && piece.id !== pointed && !moving?.has(piece.id);
    if (!rests) above.push([piece, role]);
    else if (seen(job, piece.row, piece.column)) below[role].push(piece);
  }
  for (const role of ["idle", "done"] as const) {
    if (job.radius < LEAST_DISC * job.ratio) paintDots(job, role, below[role]);
    else for (const piece of below[role]) paintPiece(job, piece, role, spriteFor(role));
  }
  above.sort(([, a], [, b]) => HEIGHT[a] - HEIGHT[b]);
  for (const [piece, role] of above) paintPiece(job, piece, role, spriteFor(role));
}

function paintPiece(job: Job, piece: BoardPiece, role: Role, sprite: HTMLCanvasElement): void {
  const { context, palette, ratio, moving } = job;
  const [row, column] = moving?.get(piece.id) ?? [piece.row, piece.column];
  const across = x(job, column);
  const down = y(job, row);
  const half = sprite.width / 2;
  context.drawImage(sprite, across - half, down - half);
  const size = pieceFont(job.radius, piece.text);
  if (size >= LEAST_TEXT * ratio) {
    context.font = `${role === "chosen" ? 650 : 500} ${size}px ${palette.serif}`;
    context.textAlign = "center";
    context.textBaseline = "middle";
    context.fillStyle = role === "rejected" ? palette.role.rejected : palette.ink;
    context.fillText(piece.text, across, down + size * 0.06);
  }
  const asked = choiceSign(piece, job);
  if (asked) {
    paintChoice(job, asked, () => context.arc(across, down, Math.max(job.radius * 1.5, 6 * ratio), 0, 7));
  }
  if (piece.id !== job.pointed) return;
  context.strokeStyle = palette.ink;
  context.lineWidth = 2 * ratio;
  context.beginPath();
  context.arc(across, down, Math.max(job.radius * 1.5, 8 * ratio), 0, 7);
  context.stroke();
}

/** Thousands of small pieces at once: one path is several times faster than as many copies. */
function paintDots(job: Job, role: "idle" | "done", pieces: readonly BoardPiece[]): void {
  const { context, palette } = job;
  const half = Math.max(1, Math.round(dotRadius(job, role)));
  // The points of what is idle have no corners, the squares of what is done have.
  const corner = role === "idle" ? Math.floor(half / 2) : 0;
  context.fillStyle = palette.role[role];
  context.beginPath();
  for (const { row, column } of pieces) {
    const left = x(job, column) - half;
    const top = y(job, row) - half;
    context.rect(left, top + corner, 2 * half, 2 * (half - corner));
    if (corner > 0) context.rect(left + corner, top, 2 * (half - corner), 2 * half);
  }
  context.fill();
}

function dotRadius({ cell, ratio }: Job, role: Role): number {
  return Math.max(cell * DOT, LEAST_RADIUS[role] * ratio);
}

/** A piece that is too small for a disc: a point, a square, a cross or a ring, as its role wants it. */
function paintDot(context: CanvasRenderingContext2D, role: Role, radius: number, job: Job): void {
  const { palette, ratio } = job;
  const half = Math.max(1, Math.round(radius));
  context.fillStyle = context.strokeStyle = palette.role[role];
  context.lineWidth = 1.5 * ratio;
  context.beginPath();
  if (role === "done") context.fillRect(-half, -half, 2 * half, 2 * half);
  else if (role === "rejected") {
    paintCross(context, 0, half);
    context.stroke();
  } else {
    context.arc(0, 0, radius, 0, 7);
    context.fillStyle = role === "idle" ? palette.role.idle : palette.paper;
    context.fill();
  }
  if (role === "candidate") context.setLineDash([2 * ratio, 1.5 * ratio]);
  if (role === "candidate" || role === "active") context.stroke();
  if (role !== "active") return;
  context.fillStyle = palette.role.active;
  context.beginPath();
  context.arc(0, 0, radius * 0.45, 0, 7);
  context.fill();
}

/** Adds a diagonal cross around (at, at) to the path. */
function paintCross(context: CanvasRenderingContext2D, at: number, half: number): void {
  for (const sign of [1, -1]) {
    context.moveTo(at - half, at - half * sign);
    context.lineTo(at + half, at + half * sign);
  }
}

/** How heavy the ring of a role is. */
const RINGS: Readonly<Partial<Record<Role, number>>> = { chosen: 4, active: 1.25, candidate: 2 };

/** A king's orb with its cross, and the rings and signs of its role. */
function paintDisc(context: CanvasRenderingContext2D, role: Role, radius: number, job: Job): void {
  const { palette, ratio } = job;
  const thin = Math.min(1, radius / (12 * ratio)) * ratio;
  const circle = (r: number) => {
    context.beginPath();
    context.arc(0, 0, r, 0, 7);
  };
  context.strokeStyle = role === "idle" ? palette.ink : palette.role[role];
  context.lineCap = "round";
  context.lineWidth = 1.5 * thin;
  context.beginPath();
  const ring = RINGS[role];
  const foot = ring === undefined ? radius : radius * 1.26;
  context.moveTo(0, -foot);
  context.lineTo(0, -foot - radius * 0.46);
  context.moveTo(-radius * 0.2, -foot - radius * 0.28);
  context.lineTo(radius * 0.2, -foot - radius * 0.28);
  context.stroke();
  context.lineCap = "butt";
  circle(radius);
  context.fillStyle = palette.tint[role];
  context.fill();
  if (role === "rejected") context.setLineDash([2 * ratio, 3 * ratio]);
  context.lineWidth = (role === "idle" ? 1.25 : role === "active" ? 2.5 : 2) * thin;
  context.stroke();
  if (ring !== undefined) {
    if (role === "candidate") context.setLineDash([4 * ratio, 3 * ratio]);
    context.lineWidth = Math.max(ring * thin, ratio);
    circle(radius * 1.26);
    context.stroke();
  }
  context.setLineDash([]);
  const at = radius * 0.74;
  const half = Math.max(1.5 * ratio, radius * 0.2);
  context.fillStyle = palette.role[role];
  if (role === "done") context.fillRect(at - half, at - half, 2 * half, 2 * half);
  if (role !== "rejected") return;
  context.lineWidth = 1.5 * ratio;
  context.beginPath();
  paintCross(context, at, half);
  context.stroke();
}
