import type { ReactElement } from "react";
import { filesOf } from "#src/tools/shared/fields/FileInput.tsx";

/** A button that asks for tournament files. */
export function TrfFiles({
  multiple = false,
  onFiles,
  children,
}: {
  readonly multiple?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: string;
}): ReactElement {
  return (
    <label className="btn">
      <input
        type="file"
        multiple={multiple}
        className="visually-hidden"
        accept=".trf,.trfx,.txt,text/plain"
        onChange={(event) => onFiles(filesOf(event))}
      />
      {children}
    </label>
  );
}
