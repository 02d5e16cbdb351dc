import { siteWords } from "#src/i18n/words.en.ts";

/** What a device asks before it keeps the site as a program. Its addresses are relative: the site may stand under a path. */
export function GET(): Response {
  const { name, description } = siteWords.site;
  const icon = (file: string, side: number, purpose: string) => ({
    ...{ src: `icons/${file}.png`, type: "image/png", purpose },
    sizes: `${side}x${side}`,
  });
  return Response.json({
    ...{ name, short_name: name, description, id: "./", start_url: "./", scope: "./", display: "standalone" },
    ...{ background_color: "#fbf8f1", theme_color: "#fbf8f1" },
    icons: [icon("192", 192, "any"), icon("512", 512, "any"), icon("maskable", 512, "maskable")],
  });
}
