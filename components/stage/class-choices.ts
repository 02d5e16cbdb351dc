/** The candidates of a question that a class votes on: cards have four letters, and nobody types ten counts. */
import type { Question } from "#algorithms/core/lesson/lesson.ts";
import type { Plate } from "#algorithms/core/lesson/scene.ts";
import { MOST_BY_CARDS } from "./vote/vote.ts";

type Asked = Pick<Question, "choices" | "answers">;

/**
 * At most four of a question's choices, in their order: where there are more, a right one, and the wrong ones that are most like
 * it. Those look as it does at this step, since nobody takes a vertex of the tree for one that the tree may reach, and of those
 * the nearest come first.
 */
export function classChoices({ choices, answers }: Asked, plate: Plate): readonly string[] {
  if (choices.length <= MOST_BY_CARDS) return choices;
  const right = choices.find((id) => answers.includes(id));
  if (right === undefined) return choices.slice(0, MOST_BY_CARDS);
  const looks = looksOf(plate);
  const away = new Map(choices.map((id) => [id, unlikeness(looks.get(id), looks.get(right))]));
  const wrong = choices
    .filter((id) => !answers.includes(id))
    .sort((one, other) => (away.get(one) ?? 0) - (away.get(other) ?? 0));
  const kept = new Set([right, ...wrong.slice(0, MOST_BY_CARDS - 1)]);
  return choices.filter((id) => kept.has(id));
}

interface Look {
  readonly place: readonly [x: number, y: number];
  readonly look: string;
}

/** A plate is smaller than this, so that what looks another way is further away than anything that looks the same. */
const FAR = 1e6;

function unlikeness(one: Look | undefined, other: Look | undefined): number {
  if (!one || !other) return 2 * FAR;
  const distance = Math.hypot(one.place[0] - other.place[0], one.place[1] - other.place[1]);
  return distance + (one.look === other.look ? 0 : FAR);
}

/** Where the named marks of a plate are, and how they look. */
function looksOf(plate: Plate): ReadonlyMap<string, Look> {
  const look = (...parts: unknown[]): string => parts.join(" ");
  if (plate.kind === "graph")
    return new Map(
      plate.nodes.map(({ id, x, y, role, solid, ghost, tone }) => [
        id,
        { place: [x, y], look: look(role, solid, ghost, tone) },
      ]),
    );
  const sizes = new Map(plate.areas.map(({ id, rows, columns }) => [id, [rows, columns]]));
  return new Map(
    [...plate.areas, ...plate.pieces].map(({ id, row, column, role }) => {
      const [rows, columns] = sizes.get(id) ?? [1, 1];
      return [id, { place: [column + columns / 2, row + rows / 2], look: look(role, rows, columns) }];
    }),
  );
}
