/**
 * The details of a test that stands in a loop: of all that it goes through the quick depth takes what stands for the others, the
 * full depth everything. The tag is the only switch: see playwright.config.ts.
 */
export function sweep(standsForOthers: boolean): { readonly tag: string[] } {
  return { tag: standsForOthers ? [] : ["@full"] };
}
