/** A version as CHANGELOG.md tells of it. */
export interface Version {
  readonly version: string;
  /** "2026-11-28" */
  readonly date: string;
  readonly text: string;
}

/** The versions in a text with headings such as "## 0.4.0 (2026-11-28)", in its order. */
export function versionsIn(changelog: string): readonly Version[] {
  return Array.from(
    changelog.matchAll(/^## (\d+\.\d+\.\d+) \((\d{4}-\d\d-\d\d)\)\n([\s\S]*?)(?=^## |(?![\s\S]))/gm),
    ([, version = "", date = "", text = ""]) => ({ version, date, text: text.trim() }),
  );
}
