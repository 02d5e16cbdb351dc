/*
 * The search dialog. Loaded when the reader first asks for it; the index comes from pagefind, in pieces, and no
 * query leaves the browser.
 */

import { findNames, type Name } from "#src/shell/names.ts";
import { searchWords as words } from "#src/shell/search-words.en.ts";

interface SearchHit {
  readonly url: string;
  readonly title: string;
  readonly excerpt: string;
}

interface SearchPage {
  readonly url: string;
  readonly excerpt: string;
  readonly meta: { readonly title?: string };
  readonly sub_results: readonly SearchHit[];
}

interface SearchAnswer {
  readonly results: readonly { data(): Promise<SearchPage> }[];
}

interface Pagefind {
  options(options: { readonly baseUrl: string }): Promise<void>;
  init(): Promise<void>;
  debouncedSearch(query: string, options?: object, wait?: number): Promise<SearchAnswer | null>;
}

const INDEX = "/pagefind/pagefind.js";
/** The names of what is here; they are known at once, and what the index finds comes below them. */
const NAMES = "/names.json";
const WORKBENCH = "/tools/workbench/";
const MOST_NAMES = 4;
const MOST_PAGES = 8;
const SECTIONS_PER_PAGE = 3;

/** One hit as a list item. The excerpt comes from our own pages, escaped by pagefind, with <mark> around the words. */
function item(
  title: string,
  page: string,
  hit: { readonly url: string; readonly excerpt: string },
): HTMLLIElement {
  const li = document.createElement("li");
  const link = document.createElement("a");
  link.href = hit.url;
  const name = document.createElement("b");
  name.textContent = title;
  const excerpt = document.createElement("p");
  // The text of a section begins with its heading, which stands above already.
  excerpt.innerHTML = hit.excerpt.startsWith(`${title}. `)
    ? hit.excerpt.slice(title.length + 2)
    : hit.excerpt;
  link.append(name);
  if (page !== title) {
    const where = document.createElement("small");
    where.textContent = page;
    link.append(where);
  }
  link.append(excerpt);
  li.append(link);
  return li;
}

/** A name as a list item, or where to go when nothing was found. */
function namedItem({ name, place, href }: Pick<Name, "name" | "place" | "href">): HTMLLIElement {
  const li = document.createElement("li");
  const link = document.createElement("a");
  link.href = href;
  const title = document.createElement("b");
  title.textContent = name;
  const where = document.createElement("small");
  where.textContent = place;
  link.append(title, where);
  li.append(link);
  return li;
}

/** Makes the dialog work and returns what is to be done each time when it has opened. */
export function setUpSearch(dialog: HTMLDialogElement): () => void {
  const input = dialog.querySelector("input") as HTMLInputElement;
  const status = document.createElement("p");
  status.className = "search__status";
  status.role = "status";
  status.textContent = words.hint;
  const list = document.createElement("ol");
  list.className = "search__results";
  const named = document.createElement("ol");
  named.className = "search__names";
  named.ariaLabel = words.names;
  dialog.append(named, status, list);
  let names: Promise<readonly Name[]> | undefined;
  let loading: Promise<Pagefind> | undefined;
  let failures = 0;
  /** Comes when something, or nothing, was found for the words that stand in the field. */
  let found: Promise<void> | undefined;

  function load(): Promise<Pagefind> {
    // A browser may remember an address from which a module did not come.
    const address = failures === 0 ? INDEX : `${INDEX}?${failures}`;
    loading ??= import(/* @vite-ignore */ address).then(async (pagefind: Pagefind) => {
      // The index knows pages by their place within the site.
      await pagefind.options({ baseUrl: INDEX.replace(/pagefind.*/, "") });
      await pagefind.init();
      return pagefind;
    });
    return loading;
  }

  function say(text: string): void {
    status.textContent = text;
  }

  /** Shows the names that fit. Where their list does not come, there is the index. */
  async function showNames(query: string): Promise<void> {
    names ??= fetch(NAMES).then((response) => response.json() as Promise<readonly Name[]>);
    const all = await names.catch(() => {
      names = undefined;
      return [];
    });
    if (input.value.trim() === query)
      named.replaceChildren(...findNames(all, query, MOST_NAMES).map(namedItem));
  }

  function search(): void {
    const query = input.value.trim();
    const pages = showPages(query);
    found = showNames(query).then(() => (named.firstChild ? undefined : pages));
  }

  async function showPages(query: string): Promise<void> {
    if (query === "") {
      list.replaceChildren();
      say(words.hint);
      return;
    }
    try {
      const answer = await (await load()).debouncedSearch(query, {}, 120);
      // A newer query has overtaken this one.
      if (answer === null || input.value.trim() !== query) return;
      const pages = await Promise.all(answer.results.slice(0, MOST_PAGES).map((result) => result.data()));
      if (input.value.trim() !== query) return;
      list.replaceChildren(
        ...pages.flatMap((page) => {
          const title = page.meta.title ?? page.url;
          const hits = page.sub_results.slice(0, SECTIONS_PER_PAGE);
          if (hits.length === 0) return [item(title, title, page)];
          return hits.map((hit) => item(hit.title, title, hit));
        }),
      );
      list.scrollTop = 0;
      const count = answer.results.length;
      say(count === 0 ? words.none(query) : words.found(count, query));
      if (count === 0) list.append(namedItem({ name: words.tryIt, place: words.tryItNote, href: WORKBENCH }));
    } catch {
      loading = undefined;
      failures++;
      list.replaceChildren();
      say(words.failed);
    }
  }

  input.addEventListener("input", search);
  // Goes to what comes first for the words in the field: what stands there may be what was found for others.
  dialog.addEventListener("submit", async (event) => {
    event.preventDefault();
    const asked = found;
    await asked;
    if (asked === found) dialog.querySelector<HTMLAnchorElement>("ol a")?.click();
  });
  dialog.addEventListener("click", (event) => {
    const target = event.target as Element;
    // The dialog itself is hit only beside its content, on the veil; a link may lead to a place on this very page.
    if (target === dialog || target.closest("a")) dialog.close();
  });
  dialog.addEventListener("keydown", (event) => {
    // A search field would take the first Escape to empty itself.
    if (event.key === "Escape") {
      event.preventDefault();
      dialog.close();
    }
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    const stops = [input, ...dialog.querySelectorAll<HTMLElement>("ol a")];
    const at = stops.indexOf(document.activeElement as HTMLElement);
    stops[Math.min(stops.length - 1, Math.max(0, at + (event.key === "ArrowDown" ? 1 : -1)))]?.focus();
    event.preventDefault();
  });

  return () => {
    // What was typed before this code came is looked for; what was looked for last time can be typed over.
    if (list.childElementCount > 0) input.select();
    else if (input.value.trim() !== "") search();
    void load().catch(() => undefined);
  };
}
