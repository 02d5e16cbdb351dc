import { builtLocale } from "#src/i18n/static-paths.ts";
import { cardPicture } from "#src/tools/workbench/gallery/card-pictures.ts";
import { PROGRAMS } from "#src/tools/workbench/gallery/programs.ts";

export const getStaticPaths = builtLocale;

/** The pictures of the gallery, in the order of its cards: one file, fetched when the cards come near. */
export function GET(): Response {
  return Response.json(PROGRAMS.map(({ text }) => cardPicture(text)));
}
