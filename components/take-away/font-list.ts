/** A name that stands in while the page's typefaces come: "Literata on Georgia". */
const STAND_IN = / on /;

/** The typefaces of a style sheet as a file names them: without those that only the page knows, and with their plain names. */
export function fontList(computed: string): string {
  const names = computed
    .split(",")
    .map((name) => name.trim().replace(/^["']|["']$/g, ""))
    .filter((name) => name !== "" && !STAND_IN.test(name))
    .flatMap((name) => (name.endsWith(" Variable") ? [name, name.slice(0, -" Variable".length)] : [name]));
  return names.map((name) => (/^[\w-]+$/.test(name) ? name : `'${name}'`)).join(", ");
}
