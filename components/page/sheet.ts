const sheets = new Map<string, Promise<void>>();

/** Adds a style sheet to the page, once. Resolves when it is there; without it the page is plainer and works. */
export function needSheet(address: string): Promise<void> {
  const known = sheets.get(address);
  if (known) return known;
  const sheet = new Promise<void>((resolve) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = address;
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
  sheets.set(address, sheet);
  return sheet;
}
