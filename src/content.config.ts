import { defineCollection } from "astro:content";
import { glob } from "astro/loaders";
import { z } from "astro/zod";
import { isMarking, markText } from "./build/marked-words.ts";

/** A text in words. */
const words = (longest = Number.POSITIVE_INFINITY) => {
  const text = z.string().max(longest);
  return isMarking ? text.transform(markText) : text;
};

/** One article a lesson and language, with the id "en/circle-method". */
const lessons = defineCollection({
  loader: glob({ base: "./content/lessons", pattern: "**/*.mdx" }),
  schema: z.object({
    /** Its place among the lessons, from 1. */
    number: z.int().positive(),
    title: words(),
    /** The lead-in under the title. */
    question: words(),
    /** One sentence for cards, search results and feeds. */
    description: words(160),
    needs: words(),
    size: words(),
    cost: words(),
    /** "round robin". */
    topic: words(),
    /** Other names under which people look for it, with commas between them. */
    also: words(),
    /**
     * What readers do here, by the levels of T. L. Naps and others (2002): they view, respond to questions, change the input,
     * construct a run, or present it. The contract tests what is declared.
     */
    engagement: z
      .array(z.enum(["viewing", "responding", "changing", "constructing", "presenting"]))
      .nonempty(),
    published: z.coerce.date(),
    updated: z.coerce.date().optional(),
    /** The answer in one minute: what stands before everything else. */
    minute: z.object({
      /** Two paragraphs at most. */
      idea: z.array(words(420)).min(1).max(2),
      /** Such as the cost, and what the proof is. */
      facts: z.record(words(), words(220)),
      /** The run and the moment of the standing picture: the lesson's first example unless told. */
      example: z.string().optional(),
      at: z.string(),
      caption: words(220),
      /** The functions of the listing that are the answer; or of a file of the algorithm, where there is no listing. */
      functions: z.array(z.string()).min(1),
      file: z.string().optional(),
      /** What waits behind each of the three doors. */
      doors: z.object({ watch: words(150), interview: words(150), everything: words(150) }),
    }),
    /** Tasks on other sites that its method solves, and how near each is. */
    practice: z.array(z.object({ site: words(), title: words(), url: z.url(), near: words(80) })).optional(),
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
  schema: z.object({
    title: words(),
    lead: words(),
    description: words(160),
    /** The part of the site to which the page belongs. */
    part: z.enum(["lessons", "about"]),
  }),
});

export const collections = { lessons, pages };
