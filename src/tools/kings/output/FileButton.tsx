import { type ReactElement, useRef } from "react";
import { FileInput } from "#src/tools/shared/fields/FileInput.tsx";

/** The way to the tool for files that cannot be dropped on it. */
export function FileButton({
  onFiles,
  ready,
  text,
  label,
}: {
  readonly onFiles: (files: readonly File[]) => Promise<void>;
  readonly ready: boolean;
  readonly text: string;
  readonly label: string;
}): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  return (
    <p className="kings__drop needs-script">
      <button
        type="button"
        className="btn btn--solid"
        disabled={!ready}
        data-waits=""
        data-opens-files=""
        onClick={() => input.current?.click()}
      >
        {label}
      </button>
      <span>{text}</span>
      <FileInput {...{ input, label }} multiple onFiles={(files) => void onFiles(files)} />
    </p>
  );
}
