import { type ReactElement, useEffect, useState } from "react";

/** The name of a tournament, which takes effect when the field is left; Escape brings the old one back. */
export function NameField({
  label,
  value,
  onName,
}: {
  readonly label: string;
  readonly value: string;
  readonly onName: (name: string) => void;
}): ReactElement {
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  const done = () => {
    const name = text.trim();
    setText(name);
    if (name !== value) onName(name);
  };
  return (
    <input
      aria-label={label}
      data-own-undo=""
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={done}
      onKeyDown={(event) => {
        if (event.key === "Enter") done();
        if (event.key === "Escape") setText(value);
      }}
    />
  );
}
