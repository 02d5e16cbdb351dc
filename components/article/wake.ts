/** Fetches the custom elements shortly before the reader reaches the first of them. */
import { loaded } from "../load-again.ts";
import { untilItComes } from "../not-come.ts";

const ELEMENTS = "faded-example, hint-ladder, number-question, review-list, self-explain";

let awake = false;

const wake = loaded(async () => {
  await import("./elements.ts");
  awake = true;
});

const near = new IntersectionObserver(
  (entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    near.disconnect();
    // Who presses something before it has come is told.
    wake().catch(() => undefined);
  },
  { rootMargin: "100%" },
);

for (const element of document.querySelectorAll(ELEMENTS)) near.observe(element);

/** What is pressed before the elements have come is not lost, nor does it load the page again: it is done when they are there. */
function keepForLater(event: Event): void {
  const target = event.target as HTMLElement;
  if (awake || !event.isTrusted || !target.closest(ELEMENTS)) return;
  const button = target.closest<HTMLElement>("[data-another], [data-link], [data-show]");
  if (event.type === "click" && !button) return;
  event.preventDefault();
  event.stopPropagation();
  const { submitter = null } = event as SubmitEvent;
  const place = target.closest(ELEMENTS) as Element;
  void untilItComes(place, wake).then(() => {
    if (target instanceof HTMLFormElement) target.requestSubmit(submitter);
    else button?.click();
  });
}
document.addEventListener("submit", keepForLater, true);
document.addEventListener("click", keepForLater, true);
