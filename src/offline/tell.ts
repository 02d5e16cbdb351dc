/** What a page tells the service worker, so that it keeps what was read and nothing else. */

/** The messages of a page. The worker knows which page has sent one. */
export type Told =
  /** The page and these files came before the worker did. */
  | { readonly kind: "opened"; readonly files: readonly string[] }
  /** The reader is at work here: all that the page can come to need should be kept. */
  | { readonly kind: "read" };

/** How long the last requests of a page may be under way when the worker takes over. In milliseconds. */
const UNDER_WAY = 2000;

/** Starts the service worker and tells it what becomes of this page. */
export function tellServiceWorker(): void {
  const { serviceWorker } = navigator;
  const tell = async (message: Told) => (await serviceWorker.ready).active?.postMessage(message);
  if (!serviceWorker.controller) {
    const opened = () => {
      const files = performance.getEntriesByType("resource").map(({ name }) => name);
      void tell({ kind: "opened", files });
    };
    serviceWorker.addEventListener("controllerchange", () => setTimeout(opened, UNDER_WAY), { once: true });
  }
  /*
   * Half of the page, or a key or a press in its text: a figure near the top comes alive before anything was read, and
   * a tool has nothing to scroll.
   */
  const main = document.querySelector("main");
  const seen = new AbortController();
  const read = () => {
    seen.abort();
    void tell({ kind: "read" });
  };
  const options = { passive: true, signal: seen.signal };
  for (const type of ["pointerdown", "keydown"]) main?.addEventListener(type, read, options);
  const onScroll = () => {
    if (scrollY + innerHeight > document.documentElement.scrollHeight / 2) read();
  };
  addEventListener("scroll", onScroll, options);
  void serviceWorker.register("/sw.js").catch(() => seen.abort());
}
