/** Brings the code that moves the blocks when a reader unfolds them, or a link does. */
import { untilItComes } from "#components/page/not-come.ts";
import { LINK } from "./link.ts";

for (const place of document.querySelectorAll<HTMLDetailsElement>("[data-parsons]")) {
  const open = async (): Promise<void> => {
    const { openParsons } = await untilItComes(place, () => import("./desk.ts"));
    openParsons(place);
  };
  place.addEventListener("toggle", () => void open(), { once: true });
  if (place.open) void open();
  const follow = (): void => {
    if (location.hash.startsWith(LINK)) place.open = true;
  };
  follow();
  addEventListener("hashchange", follow);
}
