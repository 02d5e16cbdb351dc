import type { ReactElement, ReactNode } from "react";

/** A form that the page itself takes in: nothing is sent anywhere. */
export function Form({
  className,
  label,
  onDone,
  children,
}: {
  readonly className: string;
  readonly label: string;
  readonly onDone: () => void;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <form
      className={className}
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        onDone();
      }}
    >
      {children}
    </form>
  );
}
