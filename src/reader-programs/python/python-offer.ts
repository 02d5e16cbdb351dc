/** The offer of Python: what it weighs, a button, how much has come, and a way out. */

import { type OwnWords, ownWords } from "../words.en.ts";
import { bytesOf, fetchPython, keptPython, type Python, type PythonFile } from "./python-files.ts";

export class PythonOffer {
  /** Resolves when it is known whether Python is kept here. */
  readonly looked: Promise<void>;
  readonly #place: HTMLElement;
  readonly #files: readonly PythonFile[];
  readonly #words: OwnWords["python"];
  readonly #onCome: () => void;
  /** What its reader has asked for meanwhile. */
  #then: (() => void) | undefined;
  #python: Python | undefined;
  #coming: AbortController | undefined;
  #isWanted = false;

  /** `place` holds the offer; `onCome` is called when it was taken, Python is here, and nothing waits for it. */
  constructor(
    place: HTMLElement,
    files: readonly PythonFile[],
    words: OwnWords["python"],
    onCome: () => void,
  ) {
    this.#place = place;
    this.#files = files;
    this.#words = words;
    this.#onCome = onCome;
    this.#part("get").addEventListener("click", () => void this.#fetch());
    this.#part("cancel").addEventListener("click", () => this.#coming?.abort());
    this.looked = keptPython(files).then((python) => {
      this.#python ??= python;
      this.#draw();
    });
  }

  /** Python, if it is here. */
  get python(): Python | undefined {
    return this.#python;
  }

  /** Shows the offer while a program in Python is open and Python is not here. */
  want(isWanted: boolean): void {
    this.#isWanted = isWanted;
    if (!isWanted) this.#then = undefined;
    this.#draw();
  }

  /** Whether a program can run now. For one in Python the reader is taken to the offer, and `then` follows when it has come. */
  async isReadyFor(isPython: boolean, then: () => void): Promise<boolean> {
    if (!isPython) return true;
    await this.looked;
    if (this.#python) return true;
    this.#then = then;
    this.#part(this.#coming ? "cancel" : "get").focus();
    return false;
  }

  #part<Part extends HTMLElement = HTMLElement>(name: string): Part {
    return this.#place.querySelector(`[data-python-${name}]`) as Part;
  }

  #draw(): void {
    const isComing = this.#coming !== undefined;
    this.#place.hidden = !this.#isWanted || this.#python !== undefined;
    this.#part("get").hidden = isComing;
    this.#part("cancel").hidden = !isComing;
    this.#part("amount").hidden = !isComing;
  }

  async #fetch(): Promise<void> {
    if (this.#coming) return;
    const coming = new AbortController();
    this.#coming = coming;
    const all = bytesOf(this.#files);
    const amount = this.#part("amount");
    const bar = amount.querySelector("progress") as HTMLProgressElement;
    const tell = (bytes: number): void => {
      bar.max = all;
      bar.value = bytes;
      (amount.querySelector("span") as HTMLElement).textContent = this.#words.amount(bytes, all);
    };
    tell(0);
    this.#say("");
    this.#draw();
    this.#part("cancel").focus();
    try {
      this.#python = await fetchPython(this.#files, tell, coming.signal);
    } catch (error) {
      this.#say(coming.signal.aborted ? this.#words.canceled : this.#words.notCome);
      if (!coming.signal.aborted) console.error(error);
    }
    this.#coming = undefined;
    this.#draw();
    if (!this.#python) return this.#part("get").focus();
    const asked = this.#then ?? this.#onCome;
    this.#then = undefined;
    asked();
  }

  #say(text: string): void {
    this.#part("said").textContent = text;
  }
}

/** The offer in an element that has a place for it and a button that runs programs; it says so when Python is here. */
export function offerPython(host: HTMLElement, say: (text: string) => void): PythonOffer {
  const part = (name: string): HTMLElement => host.querySelector(`[data-${name}]`) as HTMLElement;
  const files = JSON.parse(host.dataset["pythonFiles"] ?? "[]");
  return new PythonOffer(part("python"), files, ownWords.python, () => {
    say(ownWords.python.come);
    part("run").focus();
  });
}
