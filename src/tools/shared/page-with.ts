/** The address of this page with one parameter, which carries what the reader has made. */
export function pageWith(name: string, value: string): string {
  const url = new URL(location.href);
  url.hash = "";
  url.search = `?${name}=${value}`;
  return url.href;
}
