/** What answers are kept of, and under which names. */

/** What was asked: an exercise, a table, a question or a run of a lesson. */
export interface Skill {
  readonly lesson: string;
  readonly skill: string;
}

/** The name under which a performed run is written down, in every lesson. */
export const RUN_SKILL = "run";

/** The name under which the answers to a skill are found: "circle-method/meeting". */
export function keyOf({ lesson, skill }: Skill): string {
  return `${lesson}/${skill}`;
}

/** The reverse of `keyOf`; undefined for a text that names no skill. */
export function skillOf(key: string): Skill | undefined {
  const [, lesson, skill] = /^([^/]+)\/(.+)$/.exec(key) ?? [];
  return lesson === undefined || skill === undefined ? undefined : { lesson, skill };
}
