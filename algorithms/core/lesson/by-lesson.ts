/**
 * Modules of lessons, found by glob, by the ids of the lessons: by the name of the folder in which each lies. Figures that are
 * no lesson, such as the replay of kings, are found in the same way.
 */
export function byLesson<T>(modules: Readonly<Record<string, T>>): Readonly<Record<string, T>> {
  return Object.fromEntries(
    Object.entries(modules).map(([path, module]) => [path.split("/")[3] as string, module]),
  );
}
