/** A learning platform that is a page: the player of an open-source library, and a course in a frame. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { type BrowserContext, expect, type FrameLocator, type Page } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";

const PLAYERS = createRequire(import.meta.url)
  .resolve("scorm-again/scorm12")
  .replace(/scorm12.*$/, "");

/** The editions of SCORM: the player, its interface, and what it calls the fields. */
export const EDITIONS = {
  "1.2": {
    ...{ script: "scorm12.js", made: "Scorm12API", api: "API", asks: "LMSGetValue" },
    fields: {
      status: "cmi.core.lesson_status",
      score: "cmi.core.score.raw",
      location: "cmi.core.lesson_location",
    },
  },
  "2004": {
    ...{ script: "scorm2004.js", made: "Scorm2004API", api: "API_1484_11", asks: "GetValue" },
    fields: { status: "cmi.completion_status", score: "cmi.score.raw", location: "cmi.location" },
  },
} as const;
export type Edition = keyof typeof EDITIONS;

export interface Platform {
  readonly page: Page;
  readonly frame: FrameLocator;
  readonly get: (field: string) => Promise<string | undefined>;
  /** What the course has told, and the platform did not take. */
  readonly refused: () => Promise<readonly string[]>;
  /** How long the course was open, as it said when it was shut. */
  readonly timeOf: () => Promise<string>;
  /** Shuts the course and opens it anew, as on another machine: with what the platform has kept, and nothing else. */
  readonly again: () => Promise<void>;
  /** Shuts the course, and opens it for somebody else in the same browser: with what that has kept, and an empty attempt. */
  readonly nextPupil: () => Promise<void>;
}

/** Opens the package of a course, after a look at its manifest. */
export async function openCourse(context: BrowserContext, path: string, edition: Edition): Promise<Platform> {
  const files = unzipSync(readFileSync(path));
  expect(Object.keys(files).sort()).toEqual(["imsmanifest.xml", "index.html"]);
  const { script, made, api, asks } = EDITIONS[edition];
  const sets = asks.replace("Get", "Set");
  const page = await context.newPage();
  await page.route("https://platform.example/**", (route) => {
    const name = new URL(route.request().url()).pathname;
    if (name === "/player.js") return route.fulfill({ path: join(PLAYERS, script) });
    if (name === "/course.html")
      return route.fulfill({
        contentType: "text/html",
        body: strFromU8(files["index.html"] ?? new Uint8Array()),
      });
    return route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><title>x</title><script src="/player.js"></script><script>
        window.${api} = new ${made}({ autocommit: false, logLevel: 5 });
        const kept = JSON.parse(localStorage.getItem("kept") ?? "null");
        if (kept) window.${api}.loadFromJSON(kept, "cmi");
        window.course = window.${api};
        const set = window.${api}.${sets};
        window.refused = [];
        window.${api}.${sets} = (field, value) => {
          const isTaken = set.call(window.${api}, field, value);
          if (String(isTaken) !== "true") window.refused.push(field + " = " + value);
          else if (/session_time$/.test(field)) localStorage.setItem("time", value);
          return isTaken;
        };
        </script><iframe title="course" width="1200" height="900" src="/course.html"></iframe>`,
    });
  });
  await page.goto("https://platform.example/");
  const manifest = strFromU8(files["imsmanifest.xml"] ?? new Uint8Array());
  const parsed = await page.evaluate((text) => {
    const xml = new DOMParser().parseFromString(text, "text/xml");
    const resource = xml.querySelector("resource");
    return {
      isWhole: xml.querySelector("parsererror") === null,
      href: resource?.getAttribute("href"),
      refersTo:
        xml.querySelector("item")?.getAttribute("identifierref") === resource?.getAttribute("identifier"),
    };
  }, manifest);
  expect(parsed).toEqual({ isWhole: true, href: "index.html", refersTo: true });
  const get = (field: string) =>
    page.evaluate(
      ([call, wanted]) =>
        (window as unknown as { course: Record<string, (field: string) => string> }).course[call ?? ""]?.(
          wanted ?? "",
        ),
      [asks, field],
    );
  const again = async () => {
    const { location } = EDITIONS[edition].fields;
    const kept = { [location]: await get(location), "cmi.suspend_data": await get("cmi.suspend_data") };
    const nested: Record<string, unknown> = {};
    for (const [field, value] of Object.entries(kept)) {
      const names = field.split(".").slice(1);
      let place = nested;
      for (const name of names.slice(0, -1)) {
        place[name] ??= {};
        place = place[name] as Record<string, unknown>;
      }
      place[names.at(-1) ?? ""] = value;
    }
    await page.evaluate((text) => {
      localStorage.clear();
      localStorage.setItem("kept", text);
    }, JSON.stringify(nested));
    await page.reload();
  };
  return {
    page,
    frame: page.frameLocator("iframe"),
    get,
    refused: () => page.evaluate(() => (window as unknown as { refused: string[] }).refused),
    timeOf: () => page.evaluate(() => localStorage.getItem("time") ?? ""),
    again,
    nextPupil: async () => {
      await page.evaluate(() => localStorage.removeItem("kept"));
      await page.reload();
    },
  };
}
