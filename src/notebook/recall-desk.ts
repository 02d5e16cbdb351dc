import type { SmallestCase } from "#components/article/behavior/smallest-case.ts";
import { ANSWERED } from "#components/journal/answers.ts";
import { now } from "#components/journal/clock.ts";
import { keptJournal } from "#components/journal/journal-storage.ts";
import { dueSkills, type Known, knownSkills } from "#components/journal/known.ts";
import { keyOf } from "#components/journal/skill.ts";
import { untilItComes } from "#components/page/not-come.ts";
import { ask, canBeAsked } from "./ask/ask.ts";
import { dateOf, daysBetween, linkTo, make, pagePlaces, pageWords } from "./elements.ts";
import { placeOf } from "./places.ts";
import { planSession } from "./plan.ts";

/** What became of a question: right or wrong at the first try, or nothing. */
type Outcome = "right" | "wrong" | "skipped";

/** A session of recall: what is due, one question after the other. */
class RecallDesk extends HTMLElement {
  #words = pageWords();
  #places = pagePlaces();
  #plan: readonly Known[] = [];
  #outcomes: Outcome[] = [];
  #isComing = false;
  /** What turned out to be asked no more. */
  #gone = new Set<string>();

  connectedCallback(): void {
    // What shows the smallest case of a mistake comes when one is asked for.
    document.addEventListener("kibitz:wake", ({ target }) => void this.#wake(target as HTMLElement));
    this.#part("[data-skip]").addEventListener("click", () => this.#goOn("skipped"));
    this.#part("[data-next]").addEventListener("click", () => void this.#ask());
    this.#part("[data-more]").addEventListener("click", () => this.#begin(true));
    this.#begin(false);
  }

  async #wake(box: HTMLElement): Promise<void> {
    const sleeping = JSON.parse(box.dataset["figure"] ?? "") as SmallestCase;
    const mount = await untilItComes(this, async () =>
      (await import("../reading/islands/mount.tsx")).prepare(box, sleeping),
    );
    mount();
  }

  #part<E extends HTMLElement>(selector: string): E {
    return this.querySelector(selector) as E;
  }

  #show(shown: "looking" | "card" | "end"): void {
    for (const name of ["card", "end"]) this.#part(`[data-${name}]`).hidden = name !== shown;
    this.#part("[data-lessons]").hidden = true;
    if (shown !== "looking") this.#part("[data-status]").textContent = "";
  }

  /** What is due, and whether it can be asked here: what cannot waits in its lesson. */
  #due(): { readonly here: readonly Known[]; readonly elsewhere: readonly Known[]; readonly next: number } {
    const known = knownSkills(keptJournal().journal, now());
    const asked = new Map([...known].filter(([key]) => placeOf(key, this.#places) && !this.#gone.has(key)));
    const due = dueSkills(asked, now());
    const isHere = ({ kind }: Known) => canBeAsked(kind);
    return {
      here: due.filter(isHere),
      elsewhere: due.filter((each) => !isHere(each)),
      next: Math.min(...[...asked.values()].map((each) => each.due)),
    };
  }

  #begin(isByHand: boolean): void {
    const { here, elsewhere, next } = this.#due();
    this.#plan = planSession(here);
    this.#outcomes = [];
    if (this.#plan.length > 0) void this.#ask(isByHand);
    else this.#askNothing(elsewhere, next);
  }

  #askNothing(elsewhere: readonly Known[], next: number): void {
    const { recall } = this.#words;
    this.#show("looking");
    this.#part("[data-status]").textContent = Number.isFinite(next)
      ? elsewhere.length > 0
        ? recall.onlyElsewhere
        : recall.nothingDue(dateOf(next))
      : recall.nothingYet;
    this.#part("[data-lessons]").hidden = false;
    this.#list("[data-elsewhere]", elsewhere);
  }

  /** Asks the next question of the plan, or ends. */
  async #ask(isByHand = true): Promise<void> {
    const skill = this.#plan[this.#outcomes.length];
    if (!skill) return this.#plan.length > 0 ? this.#end() : this.#begin(isByHand);
    const { recall } = this.#words;
    this.#isComing = true;
    const question = await untilItComes(this, () => ask(skill, this));
    this.#isComing = false;
    if (!question) {
      // An article that has changed asks it no more.
      this.#gone.add(keyOf(skill));
      this.#plan = this.#plan.filter((each) => each !== skill);
      return this.#ask(isByHand);
    }
    // The smallest case of a mistake belonged to the question before.
    for (const before of this.parentElement?.querySelectorAll(":scope > .is-wide") ?? []) before.remove();
    let outcome: Outcome | undefined;
    question.addEventListener(ANSWERED, (event) => {
      // A second try is for learning: what counts is the first one.
      outcome ??= (event as CustomEvent<boolean>).detail ? "right" : "wrong";
      this.#outcomes[number] = outcome;
      this.#part("[data-skip]").hidden = true;
      this.#part("[data-next]").hidden = false;
      const due = this.#dueOf(skill);
      if (due > now()) this.#part("[data-again]").textContent = recall.again(daysBetween(now(), due));
    });
    const number = this.#outcomes.length;
    const heading = this.#part("h2");
    heading.textContent = recall.place(number + 1, this.#plan.length);
    this.#part("[data-from]").replaceChildren(...(linkTo(skill, this.#places, this.#words) ?? []));
    this.#part("[data-question]").replaceChildren(question);
    this.#part("[data-skip]").hidden = false;
    this.#part("[data-next]").hidden = true;
    this.#part("[data-again]").textContent = "";
    this.#part("[data-next]").textContent = number + 1 < this.#plan.length ? recall.next : recall.finish;
    this.#show("card");
    if (!isByHand) return;
    heading.focus();
    heading.scrollIntoView({ block: "start" });
  }

  #goOn(outcome: Outcome): void {
    // A second press while the next one comes passes nothing over.
    if (this.#isComing) return;
    this.#outcomes.push(outcome);
    void this.#ask();
  }

  /** When a skill is to be asked again, as the journal has it now. */
  #dueOf(skill: Known): number {
    return knownSkills(keptJournal().journal, now()).get(keyOf(skill))?.due ?? now();
  }

  #end(): void {
    const { recall } = this.#words;
    const items = this.#plan.map((skill, k) => {
      const days = daysBetween(now(), this.#dueOf(skill));
      const outcome = this.#outcomes[k];
      const told = outcome === "skipped" ? recall.skipped : recall[outcome](days);
      const item = make("li", ...(linkTo(skill, this.#places, this.#words) ?? []), " – ", told);
      item.dataset["outcome"] = outcome;
      return item;
    });
    const count = (...wanted: readonly Outcome[]) =>
      this.#outcomes.filter((outcome) => wanted.includes(outcome)).length;
    this.#part("[data-summary]").textContent = recall.summary(count("right"), count("right", "wrong"));
    this.#part("[data-results]").replaceChildren(...items);
    const { here, elsewhere } = this.#due();
    this.#list("[data-end] [data-elsewhere]", elsewhere);
    this.#part("[data-more]").hidden = here.length === 0;
    this.#show("end");
    this.#part("[data-end] h2").focus();
  }

  #list(selector: string, skills: readonly Known[]): void {
    const items = skills.flatMap((skill) => {
      const link = linkTo(skill, this.#places, this.#words);
      return link ? [make("li", ...link)] : [];
    });
    const box = this.#part(selector);
    box.querySelector("ul")?.replaceChildren(...items);
    box.hidden = items.length === 0;
  }
}

customElements.define("recall-desk", RecallDesk);
