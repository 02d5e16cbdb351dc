/** Calls back before the page is laid out for paper, which waits for nothing. */
export function onPaper(then: () => void): void {
  addEventListener("beforeprint", then);
  // Some readers of paper never say "before"; and while a printer lays out its pages the answer may change for a moment.
  const paper = matchMedia("print");
  paper.addEventListener("change", () => paper.matches && then());
  if (paper.matches) then();
}
