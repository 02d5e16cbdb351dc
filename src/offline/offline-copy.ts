import { earlierCaches, keptPages } from "./copies.ts";
import { fetchSiteList } from "./site-list.ts";
import { keepSite, keptBytes, keptRecord, removeSite, sizeOf } from "./whole-site.ts";
import { offlineWords } from "./words.en.ts";

type Piece = "missing" | "status" | "keep" | "cancel" | "remove" | "pages" | "list" | "amount";

/** The desk at which the reader keeps the whole site, or removes it, and sees what is here. */
class OfflineCopy extends HTMLElement {
  private readonly words = offlineWords;
  private underWay: AbortController | undefined;

  connectedCallback(): void {
    if (location.pathname !== this.dataset["path"]) {
      this.piece("missing").hidden = false;
      // The page that was asked for, as soon as it can be had.
      addEventListener("online", () => void reloadWhenItAnswers());
      // The network may be back before this code has come, or the site alone may have been silent.
      if (navigator.onLine) void reloadWhenItAnswers();
    }
    this.piece("keep").addEventListener("click", () => void this.keep());
    this.piece("cancel").addEventListener("click", () => this.underWay?.abort());
    this.piece("remove").addEventListener("click", () => void this.removeAll());
    void this.look();
  }

  private piece(name: Piece): HTMLElement {
    return this.querySelector(`[data-${name}]`) as HTMLElement;
  }

  /** Says something, and offers what can be done now: what the first button says, and whether there is something to remove. */
  private offer(status: string, keep?: string, canRemove = false): void {
    this.piece("status").textContent = status;
    this.piece("keep").hidden = keep === undefined;
    this.piece("keep").textContent = keep ?? "";
    this.piece("remove").hidden = !canRemove;
    this.piece("cancel").hidden = true;
    this.piece("amount").hidden = true;
  }

  /** Shows what is here; `said` comes first. */
  private async look(said = ""): Promise<void> {
    const { words } = this;
    try {
      await navigator.serviceWorker.register("/sw.js");
    } catch {
      // Offline it cannot be asked for, and is there.
      if (navigator.onLine || !navigator.serviceWorker?.controller) return this.offer(words.refused);
    }
    try {
      await this.showPages();
      const [record, list] = await Promise.all([keptRecord(), fetchSiteList().catch(() => undefined)]);
      const join = (text: string) => [said, text].filter(Boolean).join(" ");
      if (record) {
        const isOlder = list !== undefined && list.version !== record.version;
        const kept = words.kept(record.bytes, record.at);
        return this.offer(
          join(isOlder ? `${kept} ${words.older}` : kept),
          isOlder ? words.renew : undefined,
          true,
        );
      }
      if (!list) return this.offer(join(words.offerOffline));
      const here = await keptBytes(list);
      if (here > 0) return this.offer(said || words.partly(here, sizeOf(list)), words.goOn, true);
      const hasEarlier = (await earlierCaches()).length > 0;
      const offer = words.offer(sizeOf(list));
      this.offer(join(hasEarlier ? `${words.earlier} ${offer}` : offer), words.keep, hasEarlier);
    } catch {
      this.offer(words.refused);
    }
  }

  private async keep(): Promise<void> {
    const { words } = this;
    const abort = new AbortController();
    this.underWay = abort;
    this.offer(words.keeping);
    this.piece("cancel").hidden = false;
    this.piece("cancel").focus();
    try {
      // The browser may else clear it away when room is short.
      void navigator.storage?.persist?.().catch(() => false);
      const whole = sizeOf(await fetchSiteList());
      this.showProgress(0, whole);
      await keepSite((bytes) => this.showProgress(bytes, whole), abort.signal);
      await this.look();
    } catch (problem) {
      await this.look(this.reasonOf(problem));
    }
    this.focusFirst();
  }

  private reasonOf(problem: unknown): string {
    const name = problem instanceof DOMException ? problem.name : "";
    if (name === "AbortError") return "";
    return name === "QuotaExceededError" ? this.words.full : this.words.broken;
  }

  private async removeAll(): Promise<void> {
    await removeSite().catch(() => undefined);
    await this.look(this.words.removed);
    this.focusFirst();
  }

  /** The button that was pressed is gone: the keys go on at the one in its place. */
  private focusFirst(): void {
    this.querySelector<HTMLElement>("button:not([hidden])")?.focus();
  }

  private showProgress(bytes: number, whole: number): void {
    const amount = this.piece("amount");
    const bar = amount.querySelector("progress") as HTMLProgressElement;
    bar.max = whole;
    bar.value = bytes;
    (amount.querySelector("span") as HTMLElement).textContent = this.words.progress(bytes, whole);
    amount.hidden = false;
  }

  private async showPages(): Promise<void> {
    const pages = await keptPages();
    const items = pages
      .filter(({ path }) => path !== this.dataset["path"])
      .map(({ path, title }) => {
        const link = document.createElement("a");
        link.href = path;
        link.textContent = title.replace(this.dataset["ending"] ?? "", "");
        const item = document.createElement("li");
        item.append(link);
        return item;
      });
    this.piece("list").replaceChildren(...items);
    this.piece("pages").hidden = items.length > 0;
  }
}

/** The browser says that it is online when there is a network, and the site may take a moment longer. */
async function reloadWhenItAnswers(): Promise<void> {
  for (let wait = 250; wait < 20_000; wait *= 2) {
    // The worker answers no HEAD, so an answer comes from the site.
    if (
      await fetch(location.href, { method: "HEAD" }).then(
        () => true,
        () => false,
      )
    )
      return location.reload();
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}

customElements.define("offline-copy", OfflineCopy);
