/**
 * The libraries behind what is taken away, in one place. Each comes when its kind of file is made, and never before.
 *
 * - gifenc 1.0.3, MIT: GIF. No release since 2021; small, without dependencies, and it does what it says.
 * - mediabunny 1.61.0, MPL-2.0: films as MP4 and WebM around the browser's own encoders. Active, several releases a month.
 * - fflate 0.8.3, MIT: ZIP. Quiet and complete.
 * - @resvg/resvg-js 2.6.2, MPL-2.0: pixels on the command line alone; native, no byte of it in a page.
 */

/** What a kind of file needs over the network, once, in KiB as gzip packs them; a browser test compares them with the built files. */
export const LOADS = { gif: 4, film: 55, png: 5, svg: 5, trace: 0 } as const;
