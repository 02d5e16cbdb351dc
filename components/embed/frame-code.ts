import { escaped } from "../page/escaped.ts";

/** The code of a frame that shows a small player. */
export function frameCode(address: string, title: string): string {
  return `<iframe src="${escaped(address)}" title="${escaped(title)}" width="640" height="360" loading="lazy"></iframe>`;
}
