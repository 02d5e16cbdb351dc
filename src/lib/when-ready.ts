/** Resolves when what is in the place says, by `data-ready`, that it hears keys and presses. */
export function whenReady(place: HTMLElement): Promise<void> {
  return new Promise((done) => {
    const look = () => {
      if (!place.querySelector("[data-ready]")) return;
      watch.disconnect();
      done();
    };
    const watch = new MutationObserver(look);
    watch.observe(place, {
      attributes: true,
      attributeFilter: ["data-ready"],
      childList: true,
      subtree: true,
    });
    look();
  });
}
