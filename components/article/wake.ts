/** Fetches the custom elements shortly before the reader reaches the first of them. */

const near = new IntersectionObserver(
  (entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    near.disconnect();
    void import("./elements.ts");
  },
  { rootMargin: "100%" },
);

for (const element of document.querySelectorAll(
  "faded-example, hint-ladder, number-question, review-list, self-explain",
)) {
  near.observe(element);
}
