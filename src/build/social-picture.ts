import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import satori from "satori";

/** What a social picture says. */
export interface SocialCard {
  /** The number of the lesson, or nothing. */
  readonly numeral: string;
  readonly title: string;
  readonly text: string;
}

const WIDTH = 1200;
const HEIGHT = 630;

// The tokens of the light theme as sRGB: the renderer reads no oklch.
const PAPER = "#fcf9f2";
const INK = "#221b16";
const INK_2 = "#544b44";
const RUBRIC = "#b92f13";

interface Box {
  readonly type: string;
  readonly props: {
    readonly style: Readonly<Record<string, string | number>>;
    readonly children?: string | readonly Box[];
  };
}

function box(style: Readonly<Record<string, string | number>>, children?: string | readonly Box[]): Box {
  return {
    type: "div",
    props: { style: { display: "flex", ...style }, ...(children !== undefined && { children }) },
  };
}

const SUBSETS = ["latin", "latin-ext", "cyrillic"];
const WEIGHTS = [300, 400, 500] as const;

function fonts() {
  return Promise.all(
    SUBSETS.flatMap((subset) =>
      WEIGHTS.map(async (weight) => ({
        name: subset === "latin" ? "Literata" : `Literata ${subset}`,
        weight,
        style: "normal" as const,
        data: await readFile(
          join(
            process.cwd(),
            `node_modules/@fontsource/literata/files/literata-${subset}-${weight}-normal.woff`,
          ),
        ),
      })),
    ),
  );
}

/** Draws a card as a PNG of 1200 × 630 pixels, the size that sites which show links ask for. */
export async function socialPicture({ numeral, title, text }: SocialCard): Promise<Uint8Array> {
  const card = box(
    {
      width: "100%",
      height: "100%",
      boxSizing: "border-box",
      flexDirection: "column",
      justifyContent: "space-between",
      background: PAPER,
      color: INK,
      padding: "56px 72px",
      fontFamily: "Literata, Literata latin-ext, Literata cyrillic",
    },
    [
      box({ flexDirection: "column" }, [
        box({ fontSize: 36, fontWeight: 500, paddingBottom: 22 }, "Kibitz"),
        box({ height: 4, background: INK }),
        box({ height: 2, background: INK, marginTop: 5 }),
      ]),
      box({ alignItems: "flex-start", width: "100%" }, [
        ...(numeral ? [box({ fontSize: 128, fontWeight: 300, lineHeight: 0.95, width: 150 }, numeral)] : []),
        box({ flexDirection: "column", flex: 1 }, [
          box({ fontSize: 84, lineHeight: 1.05, letterSpacing: "-0.022em" }, title),
          box({ fontSize: text.length > 170 ? 31 : 36, lineHeight: 1.42, color: INK_2, marginTop: 26 }, text),
        ]),
      ]),
      // A pair of players and the game between them, double-ruled: the mark of "this step".
      box({ alignItems: "center", marginLeft: numeral ? 150 : 0 }, [
        disc(PAPER),
        box({ flexDirection: "column" }, [rule(), box({ height: 6 }), rule()]),
        disc(INK),
      ]),
    ],
  );
  const svg = await satori(card as unknown as Parameters<typeof satori>[0], {
    width: WIDTH,
    height: HEIGHT,
    fonts: await fonts(),
  });
  return new Resvg(svg).render().asPng();
}

function disc(fill: string): Box {
  return box({
    width: 58,
    height: 58,
    boxSizing: "border-box",
    borderRadius: "50%",
    border: `5px solid ${RUBRIC}`,
    background: fill,
  });
}

function rule(): Box {
  return box({ width: 170, height: 4, background: RUBRIC });
}
