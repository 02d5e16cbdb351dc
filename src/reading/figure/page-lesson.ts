/** The lesson whose page this is, from its address: "/lessons/circle-method/", with or without a language before it. */
export function lessonOfPage(pathname: string): string {
  const id = /\/lessons\/([^/]+)/.exec(pathname)?.[1];
  if (id === undefined)
    throw new RangeError(`${pathname} is no lesson page: say which lesson the figure is of`);
  return id;
}

/** The number of the next diagram on the page that is being built. */
export function nextDiagram(locals: object): number {
  const page = locals as { diagrams?: number };
  page.diagrams = (page.diagrams ?? 0) + 1;
  return page.diagrams;
}

/** Whether this is the first thing of its kind on the page that is being built. */
export function isFirst(locals: object, kind: string): boolean {
  const page = locals as { seen?: Set<string> };
  page.seen ??= new Set();
  const isNew = !page.seen.has(kind);
  page.seen.add(kind);
  return isNew;
}
