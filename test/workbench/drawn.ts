import type { GraphPlate } from "#algorithms/core/lesson/scene.ts";
import type { ProgramRun } from "#algorithms/engines/program/conduct.ts";
import { Pictures } from "#algorithms/engines/program/pictures/pictures.ts";

interface Drawn {
  readonly id: string;
  readonly run: ProgramRun;
  readonly pictures: Pictures;
  plateAt(position: number): GraphPlate;
}

/** What is drawn of a run, at any of its positions. */
export function drawn(id: string, run: ProgramRun): Drawn {
  const pictures = new Pictures(run, []);
  const plateAt = (position: number): GraphPlate => {
    const { plate } = pictures.scene(position);
    if (plate.kind !== "graph") throw new Error(plate.kind);
    return plate;
  };
  return { id, run, pictures, plateAt };
}
