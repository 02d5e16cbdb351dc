/** Texts that the reader typed, kept on the reader's own machine. Where storage is forbidden, nothing is kept. */

export function recall(key: string): string {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

export function keep(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // What was typed stays on the page until it is closed.
  }
}
