/** What is read of a key, from the page or from what React makes of it. */
export type Keys = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

/** Whether a key undoes (Ctrl+Z) or does again (Ctrl+Y, Ctrl+Shift+Z); on a Mac with Command. */
export function historyKey({ key, ctrlKey, metaKey, altKey, shiftKey }: Keys): "undo" | "redo" | undefined {
  const letter = key.toLowerCase();
  if (!(ctrlKey || metaKey) || altKey || (letter !== "z" && letter !== "y")) return undefined;
  return letter === "y" || shiftKey ? "redo" : "undo";
}
