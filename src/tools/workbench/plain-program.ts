/** TypeScript without its types; what takes them out comes when it is needed. */
export async function plainOf(text: string): Promise<string> {
  const [{ withoutTypes }, { compileWords }] = await Promise.all([
    import("#src/reader-programs/room/without-types.ts"),
    import("#src/reader-programs/room/compile-words.en.ts"),
  ]);
  return withoutTypes(text, compileWords);
}
