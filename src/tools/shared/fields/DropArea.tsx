import { type DragEvent, type KeyboardEvent, type ReactElement, type ReactNode, useState } from "react";

/** The whole tool takes files that are dropped on it. */
export function DropArea({
  onFiles,
  ready,
  able = ready,
  hint,
  onKeyDown,
  className,
  children,
}: {
  readonly onFiles: (files: readonly File[]) => Promise<void>;
  readonly ready: boolean;
  /** What is done takes effect at once, as all code for it has come. */
  readonly able?: boolean;
  readonly hint: string;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly className: string;
  readonly children: ReactNode;
}): ReactElement {
  const [over, setOver] = useState(false);
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes("Files");
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: whoever cannot drop files has a button for them, and undo too.
    <div
      className={className}
      data-ready={ready ? "" : undefined}
      data-able={able ? "" : undefined}
      data-over={over ? hint : undefined}
      onKeyDown={onKeyDown}
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(false);
        const files = [...event.dataTransfer.files];
        if (files.length > 0) void onFiles(files);
      }}
    >
      {children}
    </div>
  );
}
