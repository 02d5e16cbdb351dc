/** A lesson for paper: tight styles, and what is folded away in a list at the end. */
import styles from "#src/styles/paper.css?url";
import answerStyles from "#src/styles/sheets/answers.css?url";
import { fetchedNow } from "./fetched-now.ts";
import { printPrograms } from "./programs.ts";

let sheet: CSSStyleSheet | undefined;
let answers: Element | undefined;

addEventListener("beforeprint", printPrograms);
addEventListener("beforeprint", () => {
  const text = sheet ? "" : fetchedNow(styles);
  const forms = text ? (fetchedNow(answerStyles) ?? "") : "";
  const place = document.querySelector<HTMLTemplateElement>("[data-answers]");
  // Without its styles the page is longer, and has its answers where they are asked for.
  if (text === undefined || answers || !place) return;
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(forms + text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  answers = place.content.firstElementChild?.cloneNode(true) as Element;
  const list = answers.querySelector("ol");
  // Whoever has the paper before them sees the pictures that are told in words for the screen.
  for (const { children } of document.querySelectorAll(".article .follow-up:not(.touch > *)")) {
    const item = document.createElement("li");
    item.append(...Array.from(children, (part) => part.cloneNode(true)).slice(1));
    list?.append(item);
  }
  place.before(answers);
});
addEventListener("afterprint", () => {
  answers?.remove();
  answers = undefined;
});
