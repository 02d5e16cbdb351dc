import type { Role } from "#algorithms/core/lesson/scene.ts";

/** What the dialogs of a figure say, the help and the state: it comes with them. */
export const helpWords = {
  keys: [
    ["→ ←", "next and previous step"],
    ["Shift + → ←", "next and previous stage"],
    ["Shift + Page Down, Page Up", "next and previous phase"],
    ["Page Down, Page Up", "for a clicker: next and back; at a question, the answer"],
    ["Home, End", "first and last step"],
    ["Space", "play and pause"],
    ["+ −", "faster, slower"],
    ["0–9", "answer a question, or choose in your turn"],
    ["→ ← ↑ ↓, Space", "on the picture: walk along what may be touched, and touch it"],
    ["Enter", "the same; in your turn, after touching several: that is all"],
    ["Backspace", "in your turn: undo"],
    ["C", "copy the link to this step"],
    ["F", "the stage: the picture as large as the screen"],
    ["T", "the state as a table"],
    ["Z, Shift + Z, 0", "on a big board: zoom in, out, the whole"],
    ["Alt + → ← ↑ ↓", "move over a zoomed board"],
    ["?", "this help"],
  ] as readonly (readonly [keys: string, what: string])[],
  stateTitle: (position: number) => `The state after step ${position}`,
  index: "Index",
  value: "Value",
  moreCells: (count: number) => `… and ${count} more cells`,
  helpTitle: "Keys, and how to read a mark",
  marksTitle: "How to read a mark",
  marks: {
    idle: "idle, not yet",
    active: "active, look here",
    candidate: "candidate, possible",
    chosen: "chosen, this step",
    rejected: "rejected, ruled out",
    done: "done, stays",
  } satisfies Readonly<Record<Role, string>>,
};
