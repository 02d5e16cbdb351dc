/** The properties by which the page's style sheets draw a figure, all of which are attributes of SVG too. */
export const PAINT: ReadonlySet<string> = new Set([
  "fill",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "paint-order",
  "opacity",
  "font-family",
  "font-size",
  "font-weight",
  "font-style",
  "text-anchor",
  "text-decoration",
  "dominant-baseline",
]);
