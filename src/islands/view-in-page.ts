import type { ViewName } from "#components/views/index.ts";

/** The view that drew the first picture of a figure on the server. It says so in the page. */
export function viewInPage(figure: string): ViewName {
  if (import.meta.env.SSR) return "graph";
  const picture = document.getElementById(figure)?.querySelector<SVGElement>("svg[data-view]");
  return (picture?.dataset["view"] as ViewName | undefined) ?? "graph";
}
