import { defineCollection } from "astro:content";
import { glob } from "astro/loaders";
import { z } from "astro/zod";

/** One article a lesson and language, with the id "en/circle-method". */
const lessons = defineCollection({
  loader: glob({ base: "./content/lessons", pattern: "**/*.mdx" }),
  schema: z.object({
    number: z.int().positive(),
    title: z.string(),
    /** The lead-in under the title. */
    question: z.string(),
    /** One sentence for cards, search results and feeds. */
    description: z.string().max(160),
    /** "25 minutes, three questions". */
    reading: z.string(),
    needs: z.string(),
    size: z.string(),
    cost: z.string(),
    /** "round robin". */
    topic: z.string(),
    order: z.number(),
    published: z.coerce.date(),
    updated: z.coerce.date().optional(),
    sources: z
      .array(
        z.object({
          title: z.string(),
          author: z.string().optional(),
          year: z.number().optional(),
          url: z.url().optional(),
        }),
      )
      .optional(),
  }),
});

/** Pages of plain text, such as "en/about". */
const pages = defineCollection({
  loader: glob({ base: "./content/pages", pattern: "**/*.mdx" }),
  schema: z.object({ title: z.string(), lead: z.string(), description: z.string().max(160) }),
});

export const collections = { lessons, pages };
