/** The keys in this browser's storage that begin like this, in alphabetical order; none where it is forbidden. */
export function storedKeys(prefix: string): string[] {
  try {
    return Array.from({ length: localStorage.length }, (_, k) => localStorage.key(k) ?? "")
      .filter((key) => key.startsWith(prefix))
      .sort();
  } catch {
    return [];
  }
}
