/** Colors as every program reads them: the style sheets speak oklch, which few drawing programs know. */

const FUNCTION = /^(oklch|oklab|rgba?)\(([^()]*)\)$/;

/** A color of a style sheet, computed, as `#rrggbb` or, where one sees through it, as `rgba(r, g, b, a)`. */
export function plainColor(css: string): string {
  const match = FUNCTION.exec(css.trim());
  if (!match) return css;
  const [, model, inside = ""] = match;
  const [numbers = "", opacity = "1"] = inside.split("/");
  const [x, y, z, fourth] = numbers
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number.parseFloat);
  const alpha = fourth ?? Number.parseFloat(opacity);
  const rgb = model.startsWith("rgb")
    ? [x, y, z]
    : fromOklab(...(model === "oklch" ? polar(x, y, z) : ([x, y, z] as const)));
  if (alpha < 1) return `rgba(${rgb.join(", ")}, ${Math.round(alpha * 1000) / 1000})`;
  return `#${rgb.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

function polar(lightness: number, chroma: number, hue: number): readonly [number, number, number] {
  const angle = (hue * Math.PI) / 180;
  return [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)];
}

/** Björn Ottosson's matrices (2020), as CSS Color 4 takes them. */
function fromOklab(lightness: number, a: number, b: number): number[] {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((light) => {
    const level = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
    return Math.round(255 * Math.min(1, Math.max(0, level)));
  });
}
