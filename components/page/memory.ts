/** Texts that the reader typed, kept on the reader's own machine. Where storage is forbidden, nothing is kept. */

export function recall(key: string): string {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

/** Returns whether the text is kept; if not, what was typed stays on the page until it is closed. */
export function keep(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Where the language of listings is kept. It stands here, in a file that every lesson has loaded. */
export const LANGUAGE = "kibitz.language";
