/** Where the parts of a JSON text stand, so that a mistake can be told with its column. */

/** The places of what stands directly in the array that a text begins with, from 0; as far as it can be read. */
export function itemPlaces(text: string): number[] {
  const places: number[] = [];
  let depth = 0;
  let isExpected = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (/\s/.test(sign)) continue;
    if (isExpected && sign !== "]") {
      places.push(at);
      isExpected = false;
    }
    if (sign === '"') {
      at = endOfText(text, at);
      continue;
    }
    if (sign === "[" || sign === "{") {
      depth++;
      isExpected ||= depth === 1;
    } else if (sign === "]" || sign === "}") {
      depth--;
      if (depth === 0) break;
    } else if (sign === "," && depth === 1) isExpected = true;
  }
  return places;
}

/** The place of the quotation mark that ends a text; the end of all where there is none. */
function endOfText(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === "\\") at++;
    else if (text[at] === '"') return at;
  }
  return text.length;
}

/** Deeper than anything that is read. */
const MOST_LEVELS = 1000;

/** The place of the first sign with which a text is no JSON any more, or with which it is too deep. */
export function firstMistake(text: string): number {
  return new Checker(text).run();
}

class Checker {
  readonly #text: string;
  #at = 0;
  #level = 0;

  constructor(text: string) {
    this.#text = text;
  }

  run(): number {
    this.#value();
    this.#blank();
    return this.#at;
  }

  #blank(): void {
    while (/\s/.test(this.#text[this.#at] ?? "x")) this.#at++;
  }

  #match(pattern: RegExp): boolean {
    const sticky = new RegExp(pattern.source, `y${pattern.flags}`);
    sticky.lastIndex = this.#at;
    const found = sticky.exec(this.#text);
    if (found) this.#at += found[0].length;
    return found !== null;
  }

  #value(): boolean {
    this.#blank();
    if (this.#level >= MOST_LEVELS) return false;
    if (this.#match(/\[/)) return this.#list("]", () => this.#value());
    if (this.#match(/\{/)) return this.#list("}", () => this.#string() && this.#sign(":") && this.#value());
    return this.#string() || this.#match(/(?:true|false|null)\b|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/);
  }

  #string(): boolean {
    this.#blank();
    return this.#match(/"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/u);
  }

  #sign(sign: string): boolean {
    this.#blank();
    if (this.#text[this.#at] !== sign) return false;
    this.#at++;
    return true;
  }

  #list(end: string, item: () => boolean): boolean {
    if (this.#sign(end)) return true;
    this.#level++;
    for (;;) {
      if (!item()) return false;
      if (this.#sign(end)) break;
      if (!this.#sign(",")) return false;
    }
    this.#level--;
    return true;
  }
}
