/**
 * What paints pictures in pixels. One of them is another program on each kind of machine, so the package of the command line does
 * not hold them: they are installed beside it, and it works without them.
 */
export const PAINTERS = [
  "@resvg/resvg-js",
  "subset-font",
  "@fontsource-variable/literata",
  "@fontsource-variable/source-sans-3",
] as const;
