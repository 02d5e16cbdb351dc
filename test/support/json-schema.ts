/** The part of JSON Schema 2020-12 that our schemas use. A word that is not known here throws, so none is passed over. */
type Schema = boolean | Readonly<Record<string, unknown>>;

/** Whether a value fits the part of a schema to which a pointer leads. */
export function fits(root: Readonly<Record<string, unknown>>, pointer: string, value: unknown): boolean {
  return new Fitting(root).at(pointer, value);
}

class Fitting {
  readonly #root: unknown;

  constructor(root: unknown) {
    this.#root = root;
  }

  at(pointer: string, value: unknown): boolean {
    let schema = this.#root;
    for (const key of pointer.split("/").slice(1)) schema = (schema as Record<string, unknown>)[key];
    return this.#fits(schema as Schema, value);
  }

  #fits(schema: Schema, value: unknown): boolean {
    if (typeof schema === "boolean") return schema;
    return Object.entries(schema).every(([word, told]) => this.#word(word, told, schema, value));
  }

  #word(word: string, told: unknown, schema: Readonly<Record<string, unknown>>, value: unknown): boolean {
    const items = Array.isArray(value) ? value : undefined;
    const fields = isObject(value) ? value : undefined;
    switch (word) {
      case "$ref":
        return this.at(String(told), value);
      case "anyOf":
        return (told as Schema[]).some((each) => this.#fits(each, value));
      case "const":
        return value === told;
      case "type":
        return typeOf(value) === told || (told === "integer" && Number.isInteger(value));
      case "minimum":
        return typeof value !== "number" || value >= Number(told);
      case "maximum":
        return typeof value !== "number" || value <= Number(told);
      case "pattern":
        return typeof value !== "string" || new RegExp(String(told), "u").test(value);
      case "minItems":
        return !items || items.length >= Number(told);
      case "maxItems":
        return !items || items.length <= Number(told);
      case "items":
        return !items || items.every((item) => this.#fits(told as Schema, item));
      case "prefixItems":
        return !items || items.every((item, k) => this.#fits((told as Schema[])[k] ?? true, item));
      case "required":
        return !fields || (told as string[]).every((name) => Object.hasOwn(fields, name));
      case "properties":
        return (
          !fields ||
          Object.entries(told as Record<string, Schema>).every(
            ([name, each]) => !Object.hasOwn(fields, name) || this.#fits(each, fields[name]),
          )
        );
      case "additionalProperties": {
        const known = Object.keys((schema["properties"] ?? {}) as object);
        return (
          !fields ||
          Object.entries(fields).every(
            ([name, each]) => known.includes(name) || this.#fits(told as Schema, each),
          )
        );
      }
      default:
        throw new RangeError(`"${word}" is not known here`);
    }
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function typeOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}
