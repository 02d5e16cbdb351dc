/** Code that comes when it is needed, over a connection that may break. */

/** A part of the code that is asked for once, however often it is called, and anew after it did not come. */
export function loaded<T>(load: () => Promise<T>): () => Promise<T> {
  let coming: Promise<T> | undefined;
  return () => {
    coming ??= load().catch((error: unknown) => {
      coming = undefined;
      throw error;
    });
    return coming;
  };
}

/** What a page can do against a broken connection; tests put something else in its place. */
export interface Way {
  /** Whether the site answers now. */
  readonly isOpen: () => Promise<boolean>;
  /** What the page must put aside before it is loaded again. */
  readonly beforeReload: () => void;
  /** Loads the page again. */
  readonly reload: () => void;
}

const WAY: Way = {
  isOpen: async () => {
    try {
      return (await fetch(location.href, { method: "HEAD", cache: "no-store" })).ok;
    } catch {
      return false;
    }
  },
  beforeReload: () => {},
  reload: () => location.reload(),
};

/**
 * Loads a part that did not come, because the reader asks for it. A browser may remember that a module did not come for as
 * long as the page is open; so where the site answers and the part still does not come, the page itself is loaded again.
 * What the reader has made must be kept in `beforeReload` or on `pagehide`. Rejects, and leaves the page alone, where the
 * site does not answer.
 */
export async function loadAgain<T>(load: () => Promise<T>, way: Partial<Way> = {}): Promise<T> {
  const { isOpen, beforeReload, reload } = { ...WAY, ...way };
  if (!(await isOpen())) throw new Error("the site does not answer");
  try {
    return await load();
  } catch (error) {
    beforeReload();
    reload();
    throw error;
  }
}
