import type { ReactElement, ReactNode } from "react";

interface IconButtonProps {
  /** What it does, for who points at it and for a screen reader. */
  readonly label: string;
  readonly off?: boolean;
  /** Of a button that stays down. */
  readonly isOn?: boolean;
  readonly isFramed?: boolean;
  readonly onClick: () => void;
  /** The icon. */
  readonly children: ReactNode;
}

/** A button that shows an icon and no word. */
export function IconButton({ label, off, isOn, isFramed, onClick, children }: IconButtonProps): ReactElement {
  return (
    <button
      type="button"
      className={isFramed ? "btn btn--icon" : "btn btn--icon btn--quiet"}
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      disabled={off}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
