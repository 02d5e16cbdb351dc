/** The editor: a real text field with coloured code under it, which comes as a part of its own. */
import { createEditor, type PrismEditor } from "prism-code-editor";
import { defaultKeymap, editHistory, editorCommands } from "prism-code-editor/commands";
import { matchBrackets } from "prism-code-editor/match-brackets";
import "prism-code-editor/prism/languages/javascript";
import "prism-code-editor/prism/languages/typescript";
import "prism-code-editor/prism/languages/python";
import "prism-code-editor/languages/clike";
import "prism-code-editor/languages/python";
import layout from "prism-code-editor/layout.css?url";
import { needSheet } from "#components/page/sheet.ts";
import type { Language } from "./room/order.ts";
import { TAB_SIZES } from "./tab-sizes.ts";

export interface EditorOptions {
  readonly value: string;
  readonly language: Language;
  readonly label: string;
  onChange(value: string): void;
}

/** An editor in place of a text field. */
export async function makeEditor(place: HTMLElement, options: EditorOptions): Promise<PrismEditor> {
  await needSheet(layout);
  const { value, language, label, onChange } = options;
  const editor = createEditor(
    place,
    { value, language, tabSize: TAB_SIZES[language], onUpdate: onChange },
    matchBrackets(),
    editorCommands(defaultKeymap),
    editHistory(),
  );
  editor.textarea.setAttribute("aria-label", label);
  return editor;
}
