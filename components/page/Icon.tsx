import type { ReactElement } from "react";

const PATHS = {
  next: "M7.5 4l6 6-6 6",
  previous: "M12.5 4l-6 6 6 6",
  nextStage: "M4 4l6 6-6 6M10 4l6 6-6 6",
  previousStage: "M16 4l-6 6 6 6M10 4l-6 6 6 6",
  nextPhase: "M4 4l6 6-6 6M10 4l6 6-6 6M18 4v12",
  previousPhase: "M16 4l-6 6 6 6M10 4l-6 6 6 6M2 4v12",
  start: "M15 4l-6 6 6 6M5 4v12",
  end: "M5 4l6 6-6 6M15 4v12",
  play: "M6 3.8v12.4L16 10z",
  pause: "M7 4.5v11M13 4.5v11",
  down: "M5.5 8l4.5 4.5L14.5 8",
  menu: "M4 6h12M4 10h12M4 14h12",
  stage: "M2.5 4h15v10h-15zM7 17h6M10 14v3",
  leave: "M5 5l10 10M15 5l-10 10",
  pen: "M3.5 16.5l1-4L13.5 3.5l3 3L7.5 15.5zM11.5 5.5l3 3",
  tour: "M3 5h11M3 10h8M3 15h5M14 11v7M10.5 14.5h7",
  notes: "M4 3.5h12v13h-12zM7 7.5h6M7 10.5h6M7 13.5h3",
  check: "M4 10.5l4 4 8-9",
  wrong: "M10 2.8a7.2 7.2 0 1 0 0 14.4a7.2 7.2 0 1 0 0-14.4M10 6v4.6M10 13.6v.1",
} as const;

/** A line icon, 20 units wide; it takes the color of the text and says nothing to a screen reader. */
export function Icon({ name }: { readonly name: keyof typeof PATHS }): ReactElement {
  return (
    <svg className={name === "play" ? "icon icon--solid" : "icon"} viewBox="0 0 20 20" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
