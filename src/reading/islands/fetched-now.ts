/** The text at an address of this site, while the page stands still: a printer waits for nothing. Undefined if it does not come. */
export function fetchedNow(address: string): string | undefined {
  try {
    const request = new XMLHttpRequest();
    request.open("GET", address, false);
    request.send();
    return request.status === 200 ? request.responseText : undefined;
  } catch {
    return undefined;
  }
}
