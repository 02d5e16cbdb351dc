import { EMPTY, type Journal, merged } from "#components/journal/journal.ts";
import { formatJournal, parseJournal } from "#components/journal/journal-file.ts";
import { keptJournal, now, replaceJournal, wholeJournal } from "#components/journal/kept-journal.ts";
import { knownSkills } from "#components/journal/known.ts";
import { type Places, placeOf } from "./review-places.ts";

/** A saved file holds a few kilobytes; what is larger is something else. In bytes. */
const LARGEST_FILE = 1_000_000;

/** The list of open questions on the page of all lessons. */
class ReviewDesk extends HTMLElement {
  private erased: { readonly journal: Journal; readonly device: string } | undefined;

  connectedCallback(): void {
    this.show();
    this.on("[data-save]", "click", () => this.save());
    this.on("[data-load]", "change", (event) => void this.load(event.target as HTMLInputElement));
    this.on("[data-erase]", "click", () => {
      this.erased = { journal: wholeJournal(), device: keptJournal().device };
      replaceJournal(EMPTY);
      this.say(this.status.dataset["erased"] ?? "");
      this.show();
    });
    this.on("[data-undo]", "click", () => {
      if (this.erased) replaceJournal(this.erased.journal, this.erased.device);
      this.erased = undefined;
      this.say("");
      this.show();
    });
  }

  private on(selector: string, type: string, action: (event: Event) => void): void {
    this.querySelector(selector)?.addEventListener(type, action);
  }

  private get status(): HTMLElement {
    return this.querySelector("[data-status]") as HTMLElement;
  }

  private say(text: string): void {
    this.status.textContent = text;
  }

  private show(): void {
    const places = JSON.parse(this.dataset["places"] ?? "{}") as Places;
    const known = [...knownSkills(wholeJournal(), now())].filter(([, { isRight }]) => !isRight);
    const items = known.flatMap(([id]) => {
      const entry = placeOf(id, places);
      if (!entry) return [];
      const link = document.createElement("a");
      link.href = entry.href;
      link.textContent = entry.text;
      const item = document.createElement("li");
      item.append(link);
      return [item];
    });
    this.querySelector("[data-list]")?.replaceChildren(...items);
    this.querySelector("[data-nothing]")?.toggleAttribute("hidden", items.length > 0);
    this.querySelector("[data-erase]")?.toggleAttribute("disabled", items.length === 0);
    this.querySelector("[data-save]")?.toggleAttribute("disabled", items.length === 0);
    this.querySelector("[data-undo]")?.toggleAttribute("hidden", this.erased === undefined);
  }

  private save(): void {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(
      new Blob([formatJournal({ journal: wholeJournal() })], { type: "application/json" }),
    );
    link.download = "kibitz-review.json";
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  }

  private async load(input: HTMLInputElement): Promise<void> {
    const file = input.files?.[0];
    input.value = "";
    if (!file) return;
    const read = file.size <= LARGEST_FILE ? parseJournal(await file.text()) : undefined;
    const isOurs = read?.kind === "journal";
    if (isOurs) replaceJournal(merged(wholeJournal(), read.journal), keptJournal().device);
    this.say(isOurs ? "" : (this.dataset["notOurs"] ?? "").replace("%s", file.name));
    this.show();
  }
}

customElements.define("review-desk", ReviewDesk);
