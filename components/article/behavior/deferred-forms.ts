/**
 * The forms of an article stand in a `noscript` until the reader comes near, or the page has been quiet for some seconds.
 * A browser looks at every field of a page for what it could fill in, and lays out what is far away to do so: two thirds of
 * the work of loading a lesson.
 */

const FORM = "noscript[data-form]";

/** An element that needs the fields in it to begin. */
interface Waiting extends Element {
  begin?(): void;
}

/** Puts the forms of an element into the page, and lets it begin. */
export function bringForms(element: Waiting): void {
  const forms = element.querySelectorAll(FORM);
  if (forms.length === 0) return;
  for (const form of forms) {
    const template = document.createElement("template");
    template.innerHTML = form.textContent ?? "";
    form.replaceWith(template.content);
  }
  // Where its code has not come yet, it begins when it does.
  element.begin?.();
}
