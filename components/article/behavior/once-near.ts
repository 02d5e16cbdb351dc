/** Calls back when a place is less than a screen away, once. */
export function onceNear(place: Element, callback: () => void): void {
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      near.disconnect();
      callback();
    },
    { rootMargin: "100%" },
  );
  near.observe(place);
}
