/** TypeScript without its types; the worker that takes them out comes when it is needed, and stays. */
import { SourceError } from "../room/mistake.ts";

/** What the worker says of a program, by the number with which it was sent. */
export type PlainAnswer = { readonly number: number } & (
  | { readonly text: string }
  | { readonly message: string; readonly line: number; readonly column: number }
);

let worker: Worker | undefined;
let sent = 0;

/** Rejects with a SourceError for what is no TypeScript. */
export function plainOf(text: string): Promise<string> {
  worker ??= new Worker(new URL("./plain.worker.ts", import.meta.url), { type: "module" });
  const own = worker;
  const number = ++sent;
  return new Promise((resolve, reject) => {
    const end = (): void => {
      own.removeEventListener("message", hear);
      own.removeEventListener("error", fail);
    };
    const hear = ({ data }: MessageEvent<PlainAnswer>): void => {
      if (data.number !== number) return;
      end();
      if ("text" in data) resolve(data.text);
      else reject(new SourceError(data.message, data.line, data.column));
    };
    const fail = (): void => {
      end();
      worker = undefined;
      reject(new Error("the worker could not be started"));
    };
    own.addEventListener("message", hear);
    own.addEventListener("error", fail);
    own.postMessage([number, text]);
  });
}
