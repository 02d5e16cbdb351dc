declare module "subset-font" {
  /** A font with the glyphs of a text only; axes that are named shrink to a part of themselves, or to a point. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: "woff2" | "sfnt";
      readonly variationAxes?: Readonly<
        Record<string, number | { readonly min: number; readonly max: number }>
      >;
    },
  ): Promise<Buffer>;
}
