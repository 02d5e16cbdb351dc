/** Programs to be taken away: copied, or saved as files. */
import { download } from "#components/download.ts";
import { copyText } from "../tools/shared/copy-text.ts";

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
