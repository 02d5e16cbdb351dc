/** Tells `use` of the first figure in `root`, as soon as it is alive and no stop before it can still become one. */
export function firstReady(root: Element | null, use: (figure: Element) => void): void {
  if (!root) return;
  const look = (): void => {
    const place = root.querySelector('[data-figure*="player"]');
    const figure = place?.querySelector(".player[data-ready]");
    if (!figure) return;
    watch.disconnect();
    use(figure);
  };
  const watch = new MutationObserver(look);
  watch.observe(root, { subtree: true, childList: true, attributes: true });
  look();
}
