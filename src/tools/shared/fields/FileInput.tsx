import type { ChangeEvent, ReactElement, RefObject } from "react";

/** The files that were chosen; the same ones can be chosen again, after they were mended. */
export function filesOf({ target }: ChangeEvent<HTMLInputElement>): readonly File[] {
  const files = [...(target.files ?? [])];
  target.value = "";
  return files;
}

/** Asks the browser for files when the button that holds its ref is pressed. */
export function FileInput({
  input,
  multiple = false,
  label,
  onFiles,
}: {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly multiple?: boolean;
  readonly label: string;
  readonly onFiles: (files: readonly File[]) => void;
}): ReactElement {
  return (
    <input
      ref={input}
      type="file"
      multiple={multiple}
      hidden
      aria-label={label}
      onChange={(event) => onFiles(filesOf(event))}
    />
  );
}
