/**
 * `client:wake`: what the server has drawn stands, and can be used, before its code has come. The code is fetched when the
 * page has nothing else to do, or at the first touch, focus or key, whichever is first. What is typed, chosen, pressed or
 * dropped meanwhile is carried out when the code is there. Stands in the page itself, so it is kept small.
 */
import type { ClientDirective } from "astro";
import { loadAgain } from "#components/page/load-again.ts";
import { whenReady } from "#src/lib/when-ready.ts";
import { Meanwhile } from "./meanwhile.ts";

/** What is disabled in the markup only because nothing works there without scripts. */
const WAITING = "fieldset[disabled], [data-waits][disabled], .pop[data-disabled]";
/** A browser that does not tell when it is idle is left alone for so long after the page has loaded. In milliseconds. */
const PAUSE = 200;
/** A page that is never idle waits no longer than that. In milliseconds. */
const PATIENCE = 2000;

declare module "astro" {
  interface AstroClientDirectives {
    "client:wake"?: boolean;
  }
}

type Hydrate = () => Promise<void>;

const wake: ClientDirective = (load, _options, island) => {
  // Something else than what stands there will be shown: nobody shall type into it before that. See KeptFirst.astro.
  const { dataset } = document.documentElement;
  const isKept = "stale" in dataset;
  let isWaking = false;
  const start = () => {
    if (isWaking) return;
    isWaking = true;
    code().then(come, tell);
  };
  for (const type of ["pointerdown", "focusin", "keydown", "dragenter"])
    island.addEventListener(type, start, { once: true, capture: true, passive: true });
  const meanwhile = new Meanwhile(island);
  if (!isKept) for (const element of island.querySelectorAll(WAITING)) enable(element);

  let isBroken = false;
  island.addEventListener("astro:hydration-error", (event) => {
    event.preventDefault();
    isBroken = true;
  });
  const code = async (): Promise<Hydrate> => {
    isBroken = false;
    const hydrate = (await load()) as Hydrate;
    if (isBroken) throw new Error("the code did not come");
    return hydrate;
  };
  const come = async (hydrate: Hydrate) => {
    meanwhile.look();
    try {
      await hydrate();
      await whenReady(island);
    } finally {
      delete dataset["stale"];
    }
    await meanwhile.carryOut(!isKept);
  };
  const tell = () => {
    delete dataset["stale"];
    const notice = noticeAfter(island);
    if (!notice) return;
    notice.hidden = false;
    const again = () => {
      notice.hidden = true;
      loadAgain(code, { beforeReload: () => meanwhile.keep() }).then(come, tell);
    };
    notice.querySelector("button")?.addEventListener("click", again, { once: true });
  };

  const idle = () => {
    if (typeof requestIdleCallback === "function") requestIdleCallback(start, { timeout: PATIENCE });
    else setTimeout(start, PAUSE);
  };
  if (document.readyState === "complete") idle();
  else addEventListener("load", idle, { once: true });
};

export default wake;

/** What says that the code did not come: it stands behind the island. */
function noticeAfter({ nextElementSibling }: HTMLElement): HTMLElement | undefined {
  return nextElementSibling?.matches("[data-broken]") ? (nextElementSibling as HTMLElement) : undefined;
}

function enable(element: Element): void {
  element.removeAttribute(element.matches(".pop") ? "data-disabled" : "disabled");
  element.querySelector(":scope > summary")?.removeAttribute("aria-disabled");
}
