/**
 * The stage of a page: one element over everything, on which one figure after the other stands. Where the browser allows it,
 * it fills the screen; otherwise the window.
 */
import { CALL, type StageCall } from "./call.ts";
import { endNotes, haveJustOpened } from "./notes-link.ts";

interface Standing {
  readonly figure: string;
  /** Tells the figure that it stands there no longer: the reader has left, or another figure has come. */
  readonly onEnd: (how: "left" | "taken") => void;
}

let element: HTMLElement | undefined;
let standing: Standing | undefined;
let address = "";
let lock: WakeLockSentinel | undefined;

/** Puts a figure onto the stage, which is opened for the first one. Returns what the figure is drawn into. */
export function enterStage(next: Standing): HTMLElement {
  const before = standing;
  standing = next;
  if (before && before.figure !== next.figure) before.onEnd("taken");
  return element ?? open();
}

/** Closes the stage, if nothing has come in the place of what stood there. */
export function endStanding(one: Standing): void {
  if (standing === one) leaveStage(one.figure);
}

/** Closes the stage, if this figure is the one that stands there. */
export function leaveStage(figure: string): void {
  if (standing?.figure !== figure) return;
  const { onEnd } = standing;
  standing = undefined;
  close();
  onEnd("left");
}

/** Keeps in the address what is shown, for who loads the page again: most clickers have a key that does. */
export function noteAddress(figure: string, value: string | undefined): void {
  if (standing?.figure === figure) setAddress(figure, value);
}

function setAddress(figure: string, value?: string): void {
  const url = new URL(address);
  url.searchParams.set("stage", figure);
  // On the page of a tour the diagrams are not the lesson's, and what stands behind the # is the tour.
  if (lessonId() !== "") {
    if (value !== undefined) url.searchParams.set(figure, value);
    url.hash = figure;
  }
  history.replaceState(history.state, "", url);
}

function open(): HTMLElement {
  const host = document.createElement("div");
  host.className = "stage-host";
  host.tabIndex = -1;
  document.body.append(host);
  element = host;
  const url = new URL(location.href);
  for (const name of [url.searchParams.get("stage") ?? "", "stage"]) url.searchParams.delete(name);
  address = url.href;
  document.documentElement.setAttribute("data-staged", "");
  for (const other of others()) other.inert = true;
  document.addEventListener("fullscreenchange", onFullscreen);
  document.addEventListener("visibilitychange", stayAwake);
  host.focus({ preventScroll: true });
  void host.requestFullscreen?.().catch(() => undefined);
  stayAwake();
  return host;
}

function close(): void {
  const host = element;
  element = undefined;
  document.removeEventListener("fullscreenchange", onFullscreen);
  document.removeEventListener("visibilitychange", stayAwake);
  document.documentElement.removeAttribute("data-staged");
  if (document.fullscreenElement === host) void document.exitFullscreen().catch(() => undefined);
  host?.remove();
  endNotes();
  for (const other of others()) other.inert = false;
  void lock?.release().catch(() => undefined);
  lock = undefined;
  history.replaceState(history.state, "", address);
}

function others(): HTMLElement[] {
  return Array.from(document.body.children).filter(
    (child): child is HTMLElement => child instanceof HTMLElement && child !== element,
  );
}

/** Escape leaves the full screen before the page hears of it: it leaves the stage too. A window that opens does not. */
function onFullscreen(): void {
  if (!document.fullscreenElement && standing && !haveJustOpened()) leaveStage(standing.figure);
}

/** A talk is no reason for the screen to go dark. */
function stayAwake(): void {
  if (document.visibilityState !== "visible" || !element) return;
  navigator.wakeLock?.request("screen").then(
    (granted) => {
      if (element) lock = granted;
      else void granted.release();
    },
    () => undefined,
  );
}

/** The places of the diagrams of this page, in reading order. */
function places(): HTMLElement[] {
  return Array.from(document.querySelectorAll<HTMLElement>("[data-figure]")).filter(({ dataset }) =>
    /"kind":"(player|twin)"/.test(dataset["figure"] ?? ""),
  );
}

/** How many diagrams the page has. */
export function diagramCount(): number {
  return places().length;
}

/** The lesson of the page, as links name it. */
export function lessonId(): string {
  return /\/lessons\/([^/]+)/.exec(location.pathname)?.[1] ?? "";
}

/** The lesson, as its page calls it. */
export function lessonName(): string {
  return document.querySelector("h1")?.textContent?.trim() ?? document.title;
}

/** The diagram before or behind a figure; undefined where there is none. */
function neighborOf(figure: string, direction: 1 | -1): HTMLElement | undefined {
  const all = places();
  const at = all.findIndex((place) => place.querySelector(`#${CSS.escape(figure)}`));
  return at < 0 ? undefined : all[at + direction];
}

/** Calls the diagram before or behind a figure onto the stage. */
export async function callNeighbor(
  figure: string,
  direction: 1 | -1,
): Promise<"called" | "none" | "missing"> {
  const place = neighborOf(figure, direction);
  return place ? callTo(place, figure, { fresh: direction === 1 }) : "none";
}

/** Calls another diagram of the page, or this one, onto the stage at a position name. */
export async function callDiagram(
  figure: string,
  other: string,
  at: string,
): Promise<"called" | "none" | "missing"> {
  const place = places().find((each) => each.querySelector(`#${CSS.escape(other)}`));
  return place ? callTo(place, figure, { fresh: false, at }) : "none";
}

async function callTo(place: HTMLElement, figure: string, detail: StageCall): Promise<"called" | "missing"> {
  // Here the reader shall find themselves when they leave.
  place.closest("details")?.setAttribute("open", "");
  place.scrollIntoView({ block: "nearest", behavior: "instant" });
  // What is laid out only now may push it away again: it is not left to its coming near that it wakes.
  place.dispatchEvent(new Event("kibitz:wake", { bubbles: true }));
  if (!(await comes(place))) return "missing";
  // The reader may have left meanwhile, or gone the other way.
  if (standing?.figure !== figure) return "called";
  place.querySelector(".player[data-ready]")?.dispatchEvent(new CustomEvent(CALL, { detail }));
  return "called";
}

/** Waits until a figure is alive; false when its code does not come. One that did not come is asked for again. */
function comes(place: HTMLElement): Promise<boolean> {
  const again = place.querySelector<HTMLButtonElement>(".not-come button:enabled");
  if (again) {
    // Some browsers remember that it did not come: the page is loaded anew, and shall open with this figure on the stage.
    setAddress(place.querySelector(".player")?.id ?? "");
    again.click();
  }
  return new Promise((resolve) => {
    const look = () => {
      const isReady = place.querySelector(".player[data-ready]") !== null;
      if (!isReady && !place.querySelector(".not-come button:enabled")) return;
      watch.disconnect();
      resolve(isReady);
    };
    const watch = new MutationObserver(look);
    watch.observe(place, { subtree: true, childList: true, attributes: true });
    look();
  });
}
