import type { MutantWords } from "#algorithms/core/mistakes/mutant.ts";
import type { mutants } from "#algorithms/lessons/weighted-blossom/asked/mutants.ts";

/** What is said of each mistake in the search with prices, in English. */
export const mutantWords: MutantWords<typeof mutants> = {
  "half-forgotten":
    "This comes out when the whole slack of an edge between two S-vertices bounds the change. Both its ends pay less, so half of the slack is the bound.",
  "t-pays-less":
    "This comes out when T-vertices pay less as S-vertices do. They pay δ more, so that the edges of the trees stay tight.",
  "t-stays":
    "This comes out when the prices of T-vertices stay as they are. They rise by δ, so that the edges of the trees stay tight.",
  "blossom-once":
    "This comes out when the price of an S-blossom rises by δ. Both ends of each edge inside pay δ less, so it rises by 2δ.",
  "largest-bound":
    "This comes out when the largest bound says how far the prices change. The smallest one does: beyond it an edge is no longer paid for, or a price is below 0.",
  "one-search":
    "This comes out when the prices are left as they are after a path was found. Search again until no vertex is free, or the free ones cost nothing.",
};
