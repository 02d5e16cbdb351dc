/** Brings the custom elements of an article to life shortly before the reader reaches them. */

const modules: Readonly<Record<string, () => Promise<unknown>>> = {
  "faded-example": () => import("./faded-example.ts"),
  "hint-ladder": () => import("./hint-ladder.ts"),
  "number-question": () => import("./number-question.ts"),
  "review-list": () => import("./review-list.ts"),
  "self-explain": () => import("./self-explain.ts"),
};

const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      near.unobserve(target);
      void modules[target.localName]?.();
    }
  },
  { rootMargin: "50%" },
);

for (const element of document.querySelectorAll(Object.keys(modules).join())) near.observe(element);
