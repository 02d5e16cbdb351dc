/** Programs to be taken away: copied, or saved as files. */

import { copyText } from "#components/page/copy-text.ts";
import { download } from "#components/page/download.ts";
import { make } from "./make.ts";

document.addEventListener("click", async ({ target }) => {
  const button = (target as Element).closest<HTMLButtonElement>("[data-take]");
  const listing = button?.closest<HTMLElement>("[data-listing]");
  if (!button || !listing) return;
  const text = listing.querySelector("pre")?.textContent ?? "";
  if (button.dataset["take"] === "save")
    return download(new Blob([text], { type: "text/plain" }), listing.dataset["listing"] ?? "");
  const isCopied = await copyText(text);
  button.textContent = (isCopied ? button.dataset["done"] : button.dataset["failed"]) ?? "";
});

// A program is given its colours when it is opened: few are, and each is thousands of letters.
document.addEventListener(
  "toggle",
  async ({ target }) => {
    const opened = target as HTMLDetailsElement;
    const listing = opened.querySelector<HTMLElement>(":scope > [data-listing]") ?? opened;
    const text = listing.querySelector("pre");
    const file = listing.dataset["listing"];
    if (!opened.open || file === undefined || !text || text.childElementCount > 0) return;
    // Where they do not come it is as it was.
    const parts = await import("./colored.ts").catch(() => undefined);
    const pieces = await parts?.colored((text.textContent ?? "").split("\n"), file);
    if (!pieces) return;
    text.replaceChildren(
      ...pieces.flatMap((line, k) => (k > 0 ? ["\n", ...line.map(drawn)] : line.map(drawn))),
    );
  },
  // It does not bubble.
  true,
);

function drawn([text, kind]: readonly [text: string, kind: string]): Node | string {
  return kind === "" ? text : make("span", `t-${kind}`, text);
}
