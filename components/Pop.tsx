import { type ReactElement, type ReactNode, useEffect, useRef } from "react";

interface PopProps {
  readonly summary: ReactNode;
  readonly label?: string;
  readonly icon?: boolean;
  readonly disabled: boolean;
  /** It has been opened. */
  readonly onOpen?: () => void;
  readonly children: (close: () => void) => ReactNode;
}

/** A sheet under its button. It closes on Escape, on a click elsewhere and when the focus leaves it. */
export function Pop({ summary, label, icon, disabled, onOpen, children }: PopProps): ReactElement {
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (details.current) details.current.open = false;
  };
  useEffect(() => {
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
      onToggle={(event) => event.currentTarget.open && onOpen?.()}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !details.current?.open) return;
        event.stopPropagation();
        close();
        details.current.querySelector("summary")?.focus();
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
      <div className="pop__sheet">{children(close)}</div>
    </details>
  );
}
