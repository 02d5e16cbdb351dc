import { rehypeHeadingIds, unified } from "@astrojs/markdown-remark";
import mdx from "@astrojs/mdx";
import react from "@astrojs/react";
import sitemap from "@astrojs/sitemap";
import rehypeMathML from "@daiji256/rehype-mathml";
import { defineConfig } from "astro/config";
import remarkMath from "remark-math";
import { figurePictures } from "./src/build/figure-pictures.ts";
import { finishPages } from "./src/build/finish-pages.ts";
import { usedFonts } from "./src/build/fonts/used-fonts.ts";
import { remarkGlossary } from "./src/build/glossary-links.ts";
import { classesNotStyles, cssTheme } from "./src/build/highlight.ts";
import { lessonBundles, packTighter } from "./src/build/lesson-bundles.ts";
import { isMarking, markedWords, remarkMarkedWords } from "./src/build/marked-words.ts";
import { rehypeMathLetters } from "./src/build/math-letters.ts";
import { mutantModules } from "./src/build/mutant-modules.ts";
import { rehypeNoInlineStyle } from "./src/build/no-inline-style.ts";
import { remarkOutline } from "./src/build/outline.ts";
import { plainSteps } from "./src/build/plain-steps.ts";
import { recordedLesson } from "./src/build/recorded-lesson.ts";
import { rehypeSections } from "./src/build/sections.ts";
import { builtIn, SPOKEN, spokenLanguage } from "./src/build/spoken-language.ts";
import { wordsByUse } from "./src/build/words-by-use.ts";
import { defaultLocale, locales } from "./src/i18n/locales.ts";
import { siteAddress } from "./src/lib/site-address.ts";

/**
 * How every script asks for another one. A browser remembers for the life of the page that an address brought no module;
 * asked for by another name it is fetched anew.
 */
const LOAD_MODULE = `export const __vitePreload = (load) => load().catch((error) => {
  const address = /https?:\\S+\\.js(?![\\w.])/.exec(error?.message)?.[0];
  if (!address) throw error;
  return import(/* @vite-ignore */ address + "?" + Date.now());
});`;

/**
 * No list of the files that each import needs: every page would carry those of all lessons. A page lists those of its own
 * figures (src/build/figure-code.ts); for others the browser asks a trip later. No module that is loaded late has a style sheet
 * of its own.
 */
const withoutPreloads = {
  name: "without-preloads",
  enforce: "pre",
  load: (id) => (id === "\0vite/preload-helper.js" ? LOAD_MODULE : undefined),
  configResolved(config) {
    for (const { build } of [config, ...Object.values(config.environments)]) build.modulePreload = false;
  },
};

/** `client:wake`; see `src/reading/islands/wake.ts`. */
const wakeDirective = {
  name: "wake",
  hooks: {
    "astro:config:setup": ({ addClientDirective }) =>
      addClientDirective({ name: "wake", entrypoint: "./src/reading/islands/wake.ts" }),
  },
};

/**
 * In the browser React's components run on Preact, which understands them and is a seventh of the size. Pages are drawn by
 * React itself, and so is everything while the site is being written.
 */
const REACT_IN_BROWSERS = {
  react: "preact/compat",
  "react-dom": "preact/compat",
  "react-dom/client": "preact/compat/client",
  "react/jsx-runtime": "preact/jsx-runtime",
};
const preactInBrowsers = {
  name: "preact-in-browsers",
  enforce: "pre",
  apply: "build",
  resolveId(id, importer, options) {
    const instead = this.environment.name === "client" ? REACT_IN_BROWSERS[id] : undefined;
    return instead && this.resolve(instead, importer, { ...options, skipSelf: true });
  },
};

/**
 * What always comes together travels as one file, which packs tighter than twenty: React; the parts of the player. What
 * tools share with the player, such as a picture and its key, stays apart.
 */
const togetherInOneFile = {
  groups: [
    // The way in which every script, on every page, asks for another one, and for its styles.
    {
      name: "preload-helper",
      priority: 5,
      test: /vite\/preload-helper|\/components\/page\/sheet\.ts$|\/sheets\/answers\.css\?url$/,
    },
    { name: "react", priority: 4, test: /\/node_modules\/(preact|react|react-dom|scheduler)\// },
    // What every tool needs too, without a player.
    {
      name: "words",
      priority: 3,
      test: /\/core\/lesson\/(lesson|language\.en|locale|mistake)\.ts$|\/src\/i18n\/player/,
    },
    // Where the parts of a lesson lie: alike in all of these.
    {
      name: "lessons",
      priority: 3,
      test: /\/registry\/lessons\.ts$|\/lesson\/by-lesson\.ts$|\/article\/behavior\/grading\.ts$/,
    },
    // What the board to move on by hand takes of the tools, also in its article.
    {
      name: "controls",
      priority: 3,
      test: /\/src\/tools\/shared\/(fields\/(ActionButton|Choice)\.tsx|words\.en\.ts)$|\/src\/workers\/run-order\.ts$/,
    },
    // What tools share; what only some of their readers need stays apart.
    {
      name: "tools",
      priority: 2,
      test: /\/src\/tools\/shared\/(?:\w+\/)?(?!LongSelect|mistakes|use-near|wish-fields|whole-number)[\w-]+\.tsx?$|\/components\/page\/download\.ts$/,
    },
    // What the exercises of articles need too, long before a figure is near; and what is said where a part does not come.
    {
      name: "memory",
      priority: 3,
      test: /\/components\/(page\/(memory|on-paper|load-again|not-come)|journal\/(answers|begun)|article\/behavior\/once-near)\.ts$|\/src\/lib\/step-address\.ts$/,
    },
    // What is touched in the opening, and later in exercises.
    {
      name: "touched",
      priority: 3,
      test: /\/(article\/behavior\/challenge-desk|touch-plate|islands\/challenge)\.ts$/,
    },
    // What the inputs of all lessons need.
    {
      name: "inputs",
      priority: 4,
      test: /\/core\/text\/(random|quoted|lines|counted\.en|in-points\.en)\.ts$/,
    },
    // What a lesson, its exercises and its questions share.
    {
      name: "rotation",
      priority: 2,
      test: /\/lessons\/rotation\/((problem|solve|steps)|words\/en\/(figure|input))\.ts$/,
    },
    {
      name: "transpositions",
      priority: 2,
      test: /\/lessons\/transpositions-and-exchanges\/figure\/state\.ts$/,
    },
    // What lessons on searches in graphs share, and what those on kings do.
    {
      name: "search",
      priority: 2,
      test: /\/(kit\/graphs|engines\/matching)\/(exposed-ends|numbering|search-state|point-at|ascending)\.ts$/,
    },
    {
      name: "kings",
      priority: 2,
      test: /\/(engines\/kings|kit\/boards)\/(board|format|names|plate|answer)\.ts$/,
    },
    // What the exercises of all lessons need.
    {
      name: "exercise",
      priority: 4,
      test: /\/algorithms\/(core\/lesson\/(answer-picture|exercise))\.ts$|\/article\/behavior\/seed\.ts$/,
    },
    // How graphs are laid out and drawn, in figures and in the pictures of exercises.
    {
      name: "graphs",
      priority: 3,
      test: /\/(engines\/matching|kit\/graphs)\/(drawn-graph|graph-picture|graph-plate|hulls)\.ts$/,
    },
    // The pictures of exercises with players, and their tables.
    {
      name: "players-picture",
      priority: 2,
      test: /\/kit\/rounds\/(players-picture|answers)\.ts$/,
    },
    // What every lesson on round robins needs, and before it the opening of most of them.
    {
      name: "pairing",
      priority: 4,
      test: /\/(kit\/rounds|engines\/schedules)\/(pairing-challenge|pair-plate|schedule)\.ts$/,
    },
    // What the lesson on the Dutch system and its questions share, and Swiss tournaments as they are written down.
    {
      name: "dutch",
      priority: 2,
      test: /\/the-dutch-system\/(foreseen|solve|steps|bracket|solve\/\w+)\.ts$|\/swiss-by-matching\/(course|played|solve\/search|figure\/state)\.ts$/,
    },
    // What the lessons on Swiss systems share.
    {
      name: "candidates",
      priority: 2,
      test: /\/engines\/swiss\/(candidates|dutch\/facts)\.ts$|\/(the-dutch-system|swiss-by-matching)\/round\.ts$/,
    },
    {
      name: "players",
      priority: 3,
      test: /\/engines\/schedules\/(players|player-name|option|color-rule|colors|berger-table|pairs)\.ts$/,
    },
    // It comes when something was answered, on whatever page.
    {
      name: "journal",
      priority: 3,
      test: /\/components\/journal\/(clock|journal|journal-file|journal-storage|known|skill|spacing|words(\.en)?|write-down)\.ts$/,
    },
    // What a lesson's opening needs too, whose picture is touched without a player. A group takes what its files need with it:
    // numbers, which tools need as well, are taken here.
    {
      name: "views",
      priority: 4,
      test: /\/components\/picture\/(views\/index|walk-marks)\.ts$|\/algorithms\/(core\/lesson\/(locale|numeral\.en)|engines\/schedules\/seat)\.ts$/,
    },
    // Runs, and where two of them halt together.
    { name: "trace", priority: 3, test: /\/core\/run\/trace\.ts$|\/twin\/twin-halts\.ts$/ },
    {
      name: "picture",
      priority: 2,
      test: /\/components\/(picture\/Plate|panels\/Key|panels\/KeySign|page\/Icon|page\/Pop)\.tsx$|\/picture\/(use-view|views\/index)\.ts$|\/core\/lesson\/scene\.ts$/,
    },
    // What the small player of the front page takes of the large one.
    {
      name: "mini",
      priority: 2,
      test: /\/components\/(?:player|player\/state|panels|run|picture|turn)\/(Annotation|Narration|player-state|player-questions|use-(player|playback|tween|source)|moment|position-names|run)\.tsx?$|\/src\/workers\/record-elsewhere\.ts$/,
    },
    {
      name: "player",
      priority: 1,
      test: /\/components\/(?:player|player\/state|panels|run|picture|turn)\/(Player\w*|Annotation|Narration|Question|Controls|Head|Timeline|Listing|Tables|Watch|Checks|player-[a-z-]+|use-[a-z-]+|moment|position-names)\.tsx?$|\/islands\/player\.ts$/,
    },
    // Two runs beside each other, and what brings them into their place.
    { name: "Twin", priority: 1, test: /\/components\/twin\/Twin\.tsx$|\/islands\/twin\.tsx$/ },
  ],
};

export default defineConfig({
  ...(SPOKEN !== defaultLocale && { outDir: `./${builtIn(SPOKEN)}`, cacheDir: `./${builtIn(SPOKEN)}-astro` }),
  ...(isMarking && { outDir: "./.cache/marked", cacheDir: "./.cache/marked-astro" }),
  ...(siteAddress() && { site: siteAddress() }),
  integrations: [
    react(),
    wakeDirective,
    ...(isMarking ? [] : [usedFonts()]),
    mdx(),
    ...(siteAddress()
      ? [
          sitemap({
            filter: (page) => !/\/(404|embed)\b/.test(page),
            i18n: { defaultLocale, locales: Object.fromEntries(locales.map((locale) => [locale, locale])) },
          }),
        ]
      : []),
    ...(isMarking ? [] : [lessonBundles(REACT_IN_BROWSERS), figurePictures()]),
    finishPages(),
  ],
  markdown: {
    // Astro's own engine runs no remark or rehype plugin; MDX follows this choice.
    processor: unified({
      remarkPlugins: [remarkMath, remarkOutline, remarkGlossary, ...(isMarking ? [remarkMarkedWords] : [])],
      rehypePlugins: [rehypeHeadingIds, rehypeSections, rehypeMathML, rehypeMathLetters, rehypeNoInlineStyle],
    }),
    shikiConfig: { theme: cssTheme, transformers: [classesNotStyles] },
  },
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        // What was made of a figure is shown before it is saved.
        "media-src 'self' blob:",
        "connect-src 'self'",
        "worker-src 'self'",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
      ],
      scriptDirective: { resources: ["'self'"] },
      styleDirective: { resources: ["'self'"] },
    },
  },
  devToolbar: { enabled: false },
  server: { host: "127.0.0.1" },
  vite: {
    plugins: [
      spokenLanguage(),
      plainSteps(),
      mutantModules(),
      recordedLesson(),
      wordsByUse(),
      withoutPreloads,
      preactInBrowsers,
      isMarking ? markedWords() : packTighter,
    ],
    // A worker that loads one lesson is not sent all of them.
    worker: {
      format: "es",
      plugins: () => [
        spokenLanguage(),
        recordedLesson(),
        mutantModules(),
        wordsByUse(),
        ...(isMarking ? [markedWords()] : []),
      ],
    },
    // Small files would become data: addresses, which the policy forbids for fonts.
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: togetherInOneFile } } } },
    },
    build: {
      assetsInlineLimit: 0,
      ...(isMarking && { minify: false }),
      // Astro's own marker in MDX modules, read before the bundler drops it.
      rolldownOptions: {
        onLog: (level, log, handle) => {
          if (log.code !== "MODULE_LEVEL_DIRECTIVE") handle(level, log);
        },
      },
    },
    // Named here, the modules are prepared before the first page asks for them, so that it need not load twice.
    optimizeDeps: {
      include: ["react", "react-dom", "react-dom/client", "d3-selection", "d3-scale", "d3-shape"],
    },
  },
});
