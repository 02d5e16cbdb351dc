/** Fetches the custom elements shortly before the reader reaches the first of them. */
import { loaded } from "#components/page/load-again.ts";
import { untilItComes } from "#components/page/not-come.ts";
import { onPaper } from "#components/page/on-paper.ts";
import { bringForms } from "./deferred-forms.ts";

const ELEMENTS = "faded-example, hint-ladder, number-question, review-list, self-explain";

let awake = false;

const wake = loaded(async () => {
  await import("./elements.ts");
  awake = true;
});

const near = new IntersectionObserver(
  (entries) => {
    const places = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target);
    for (const place of places) {
      near.unobserve(place);
      bringForms(place);
    }
    // Who presses something before it has come is told.
    if (places.length > 0) wake().catch(() => undefined);
  },
  { rootMargin: "100%" },
);

for (const element of document.querySelectorAll(ELEMENTS)) near.observe(element);

/** In ms: when the page has been there for so long, all other forms follow, one at a time. */
const [QUIET, BETWEEN] = [2500, 250];
const whenIdle = window.requestIdleCallback ?? setTimeout;

/** Who goes from field to field by keys, or has them listed, finds all of them. */
function bringNextForm(): void {
  const next = document.querySelector(`:is(${ELEMENTS}):has(noscript[data-form])`);
  if (!next) return;
  bringForms(next);
  setTimeout(whenIdle, BETWEEN, bringNextForm);
}
addEventListener("load", () => setTimeout(whenIdle, QUIET, bringNextForm));

/** Tables are filled in on paper too. */
function bringAllForms(): void {
  for (const element of document.querySelectorAll(ELEMENTS)) bringForms(element);
}
onPaper(bringAllForms);

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
