/** Files of this site, and pages of it as documents. */

/** Fetches a file of the site; throws an error that names it. */
export async function fetched(path: string, signal: AbortSignal): Promise<Response> {
  const response = await fetch(path, { signal });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
}

/** The same as a text. */
export const textOf = async (path: string, signal: AbortSignal) => (await fetched(path, signal)).text();

/** A page as a document. Its styles stand in elements that are no styles: the policy of this page would complain of them. */
export function parsed(html: string): Document {
  const text = html.replaceAll("<style", '<script type="text/css"').replaceAll("</style>", "</script>");
  return new DOMParser().parseFromString(text, "text/html");
}

const STYLE = 'script[type="text/css"]';

/** All styles of such a document, but for its typefaces. */
export async function stylesOf(page: Document, signal: AbortSignal): Promise<string> {
  const all = await Promise.all(
    Array.from(
      page.querySelectorAll<HTMLElement>(`${STYLE}, link[rel="stylesheet"]:not([data-faces])`),
      async (sheet) => {
        if (sheet.matches(STYLE)) return sheet.textContent ?? "";
        const href = sheet.getAttribute("href") ?? "";
        if (/\/fonts\./.test(href)) return "";
        const text = await textOf(href, signal);
        return sheet.getAttribute("media") === "print" ? `@media print{${text}}` : text;
      },
    ),
  );
  return all.join("\n");
}
