/** The player of the articles, for a run that was recorded elsewhere: a page that needs it shares its file with all others. */
export { Player } from "#components/player/Player.tsx";
export { recordElsewhere } from "#src/workers/record-elsewhere.ts";
