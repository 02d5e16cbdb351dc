/** What other programs may use of Kibitz. Its types name nothing of the inside, so that the inside may change. */
export * from "./library/judge.ts";
export * from "./library/kings.ts";
export * from "./library/matchings.ts";
export * from "./library/schedules.ts";
export * from "./library/swiss.ts";
