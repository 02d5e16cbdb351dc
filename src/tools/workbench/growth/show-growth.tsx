/** The growth of a program, put into its place. */
import { createRoot } from "react-dom/client";
import type { Shown } from "#src/reader-programs/shown.ts";
import { Growth, type GrowthProps } from "./Growth.tsx";

export function showGrowth(place: HTMLElement, props: GrowthProps): Shown {
  const root = createRoot(place);
  root.render(<Growth {...props} />);
  return { close: () => root.unmount() };
}
