/** What the menu of a figure does, with what it says then: it comes when it is chosen. */
import type { openAsk } from "#components/ask/open.ts";
import { download } from "#components/page/download.ts";
import { type Picture, savePicture as save } from "#components/picture/save-picture.ts";
import {
  addToTour as addStopToTour,
  addTwinToTour as addTwin,
  type ShownTwin,
} from "#components/tour/add-to-tour.ts";
import type { openWhatIf } from "#components/what-if/open.ts";
import { menuActWords } from "../menu-act-words.en.ts";
import type { PlayerOptions } from "./player-options.ts";
import type { Notice, PlayerState } from "./player-state.ts";

/** Asks the run. */
export async function ask(...place: Parameters<typeof openAsk>): Promise<void> {
  await (await import("#components/ask/open.ts")).openAsk(...place);
}

/** Tries the run otherwise, or says why it cannot be. */
export async function whatIf(...place: Parameters<typeof openWhatIf>): Promise<void> {
  const [, , act] = place;
  const notice = await (await import("#components/what-if/open.ts")).openWhatIf(...place);
  if (notice) act({ type: "notice", notice });
}

/** The address of the figure, at the step that `value` names, where a link can hold it. */
function addressAt({ home, figure: own }: PlayerOptions, value: string | undefined): URL {
  const figure = home?.figure ?? own;
  const url = new URL(home?.path ?? "", location.href);
  url.search = "";
  if (value !== undefined) url.searchParams.set(figure, value);
  url.hash = figure;
  return url;
}

/** Copies the link to a step, of which `value` is the part that names it; undefined where it would be too long. */
export async function copyLink(options: PlayerOptions, value: string | undefined): Promise<Notice> {
  const words = menuActWords;
  if (value === undefined) return { kind: "said", text: words.tooLongForLink };
  const url = addressAt(options, value);
  try {
    await navigator.clipboard.writeText(url.href);
    return { kind: "said", text: words.copied };
  } catch {
    return { kind: "said", text: words.copyByHand(url.href) };
  }
}

/** Goes to the page on which a mistake is reported, with the step. */
export function reportMistake(options: PlayerOptions, value: string | undefined): void {
  const { pathname, search, hash } = addressAt(options, value);
  location.assign(`/report/?at=${encodeURIComponent(pathname + search + hash)}`);
}

/** Adds the step to the tour that is worked on. */
export function addToTour(options: PlayerOptions, state: PlayerState): Notice {
  return addedNotice(addStopToTour(options, state, menuActWords.newTour));
}

/** Adds what a comparison shows to the tour that is worked on. */
export function addTwinToTour(shown: ShownTwin): Notice {
  return addedNotice(addTwin(shown, menuActWords.newTour));
}

/** What became of a stop that was added, from how many stops there are now. */
function addedNotice(stops: number | undefined): Notice {
  const words = menuActWords;
  if (stops === undefined) return { kind: "said", text: words.notAddedToTour };
  return { kind: "said", text: words.addedToTour(stops), link: { href: "/tours/", text: words.toTours } };
}

/** Hands the picture to the reader as a file. */
export async function savePicture(
  { lesson }: PlayerOptions,
  position: number,
  picture: Picture,
): Promise<void> {
  await save(picture, `${lesson.id}-${position}`);
}

/** Hands the input to the reader as a file. */
export function saveInput({ lesson }: PlayerOptions, text: string): void {
  download(new Blob([text], { type: "text/plain" }), `${lesson.id}.txt`);
}
