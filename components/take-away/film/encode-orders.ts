/** What the page and the worker that makes a file say to each other. */
import type { FilmCodec } from "./film-codec.ts";

/** What is made, told before the first picture. */
export interface Begin {
  readonly kind: "begin";
  readonly make: "film" | "gif" | "png" | "svg";
  readonly width: number;
  readonly height: number;
  /** In seconds. */
  readonly stepTime: number;
  readonly codec: FilmCodec | undefined;
  readonly title: string;
  /** Whose it is, in a line. */
  readonly comment: string;
}

/** A picture; `name` is that of its own file, where it gets one. */
export type Order =
  | Begin
  | { readonly kind: "picture"; readonly picture: ImageBitmap | string; readonly name: string }
  | { readonly kind: "end" };

export type Report =
  | { readonly kind: "next" }
  | { readonly kind: "done"; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: "failed"; readonly message: string };
