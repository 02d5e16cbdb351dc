/** A program that another part of the page hands to the desk, which opens it as one more. */

/** In JavaScript, with the name under which it is kept. */
export interface BroughtProgram {
  readonly name: string;
  readonly text: string;
}

const EVENT = "kibitz:open-program";

export function openProgram(program: BroughtProgram): void {
  document.dispatchEvent(new CustomEvent(EVENT, { detail: program }));
}

/** Calls `open` with every program that is handed over. */
export function onProgram(open: (program: BroughtProgram) => void): void {
  document.addEventListener(EVENT, (event) => open((event as CustomEvent<BroughtProgram>).detail));
}
