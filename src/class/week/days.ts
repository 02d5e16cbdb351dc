/** The parts of a coach's week, and where each thing in them is found. */
import { type WeekWords, weekWords } from "./words.en.ts";

/** A thing that a coach uses. */
export interface Thing {
  readonly name: string;
  readonly text: string;
  /** The page where it is found whatever the lesson. */
  readonly to: string;
  /** The address for one lesson, whose id stands in the place of %l. */
  readonly forLesson?: string;
}

type DayName = "prepare" | "teach" | "handOut" | "getBack" | "takeAway";

export interface Day {
  /** The anchor of the part. */
  readonly id: string;
  readonly name: DayName;
  readonly title: string;
  readonly when: string;
  readonly things: readonly Thing[];
}

type Place = Pick<Thing, "to" | "forLesson">;

/** The first diagram of a lesson on the stage. */
const STAGE: Place = { to: "/lessons/", forLesson: "/lessons/%l/?stage" };
/** The first diagram of a lesson, whose menu takes things away. */
const DIAGRAM: Place = { to: "/lessons/", forLesson: "/lessons/%l/#d1" };
const TOURS: Place = { to: "/tours/" };
const SHEETS: Place = { to: "/sheets/", forLesson: "/sheets/?lesson=%l" };

/** The week in its order. */
export const days: readonly Day[] = [
  day("prepare", "prepare", {
    plan: { to: "/lessons/", forLesson: "/lessons/%l/plan/" },
    tour: TOURS,
    paper: { to: "/lessons/", forLesson: "/lessons/%l/" },
  }),
  day("teach", "teach", {
    stage: STAGE,
    notes: { to: "/notes/", forLesson: "/lessons/%l/?stage" },
    vote: { to: "/cards/" },
  }),
  day("handOut", "hand-out", { sheet: SHEETS, slips: SHEETS }),
  day("getBack", "get-back", {
    homework: TOURS,
    table: { to: "/class-table/" },
    recall: { to: "/recall/" },
    notebook: { to: "/notebook/" },
  }),
  day("takeAway", "take-away", { file: DIAGRAM, course: TOURS, embed: DIAGRAM }),
];

function day<Name extends DayName>(
  name: Name,
  id: string,
  places: Readonly<Partial<Record<keyof WeekWords[Name], Place>>>,
): Day {
  const words = weekWords[name];
  const things = Object.entries(places).map(([thing, place]) => ({
    ...(words[thing as keyof typeof words] as Pick<Thing, "name" | "text">),
    ...(place as Place),
  }));
  return { id, name, title: words.title, when: words.when, things };
}
