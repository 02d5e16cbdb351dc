/** The lessons that are being written, in order. One disappears from the list when its article is there. */
export const planned: readonly { readonly id: string; readonly title: string; readonly topic: string }[] = [];
