/** A tour in a frame of another page: its address carries the tour, and the lessons come that it needs. */
import { createRoot } from "react-dom/client";
import { partsPath } from "#components/embed/bundle-path.ts";
import { lessonsOf, type ReadTour } from "#components/tour/tour.ts";
import { unpackTour } from "#components/tour/tour-link.ts";
import { taken } from "../tours/read-tour.ts";
import { tourWords } from "../tours/words.en.ts";
import { TourFrame } from "./TourFrame.tsx";

const place = document.querySelector<HTMLElement>("[data-tour-frame]");
const theme = new URLSearchParams(location.search).get("theme");
if (theme === "light" || theme === "dark") document.documentElement.dataset["theme"] = theme;
const tell = (message: object) => {
  if (parent !== window) parent.postMessage({ kibitz: 1, ...message }, "*");
};

if (place) {
  const root = createRoot(place);
  const words = tourWords;
  const known = place.dataset["tourFrame"]?.split(" ") ?? [];
  const home = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? "";
  const draw = async (): Promise<void> => {
    const { hash } = location;
    const read: ReadTour = hash === "" ? { kind: "other" } : await unpackTour(hash);
    const { tour, told } = taken(read, words);
    const needed = new Set(tour && lessonsOf(tour).filter((id) => known.includes(id)));
    let Comparison: typeof import("./StopTwin.tsx").StopTwin | undefined;
    const loadComparison = async () => {
      Comparison = (await import("./StopTwin.tsx")).StopTwin;
    };
    const come = await Promise.allSettled([
      ...[...needed].map((id) => import(/* @vite-ignore */ partsPath(id))),
      ...(tour?.stops.some(({ beside }) => beside) ? [loadComparison()] : []),
    ]);
    const isWhole = come.every(({ status }) => status === "fulfilled");
    const wrong = isWhole ? told : words.problem.code;
    if (tour && isWhole)
      root.render(<TourFrame key={hash} {...{ tour, told, tell, Comparison }} home={home + hash} />);
    else
      root.render(
        <p className="embed__notice embed-tour__wrong" role="alert">
          {hash === "" ? words.nothingHere : wrong}
        </p>,
      );
  };
  addEventListener("hashchange", () => void draw());
  void draw();
}
