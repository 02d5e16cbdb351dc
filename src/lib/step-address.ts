/** The address of a step on the page of a figure; `value` is written by `formatLink`. */
export function stepAddress(figure: string, value: string): string {
  return `?${figure}=${value}#${figure}`;
}
