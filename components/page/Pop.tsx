import { type ReactElement, type ReactNode, useEffect, useRef, useState } from "react";

interface PopProps {
  readonly summary: ReactNode;
  readonly label?: string;
  readonly icon?: boolean;
  readonly disabled: boolean;
  /** What is in it is made when it is first opened, not with the page. */
  readonly isLate?: boolean;
  readonly children: (close: () => void) => ReactNode;
}

/** A sheet under its button. It closes on Escape, on a click elsewhere and when the focus leaves it. */
export function Pop({ summary, label, icon, disabled, isLate = false, children }: PopProps): ReactElement {
  const details = useRef<HTMLDetailsElement>(null);
  const [isMade, setIsMade] = useState(!isLate);
  const close = () => {
    const box = details.current;
    if (!box) return;
    // What had the focus in it cannot keep it.
    if (box.contains(document.activeElement)) (box.firstElementChild as HTMLElement).focus();
    box.open = false;
  };
  useEffect(() => {
    // It may have been opened before this code came.
    if (details.current?.open) setIsMade(true);
    const outside = (event: Event) => {
      if (event.target instanceof Node && !details.current?.contains(event.target)) close();
    };
    document.addEventListener("pointerdown", outside);
    document.addEventListener("focusin", outside);
    return () => {
      document.removeEventListener("pointerdown", outside);
      document.removeEventListener("focusin", outside);
    };
  });
  return (
    <details
      className="pop"
      ref={details}
      data-disabled={disabled ? "" : undefined}
      onToggle={(event) => event.currentTarget.open && setIsMade(true)}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !details.current?.open) return;
        event.stopPropagation();
        close();
      }}
    >
      <summary
        className={icon ? "btn btn--icon btn--quiet" : "btn"}
        aria-label={label}
        title={label}
        aria-disabled={disabled}
      >
        {summary}
      </summary>
      <div className="pop__sheet">{isMade && children(close)}</div>
    </details>
  );
}
