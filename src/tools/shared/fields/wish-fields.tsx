/** The fields in which chance is told what to make. */
import type { ReactElement, ReactNode } from "react";

/** A number to be typed; Enter makes what is wished for. */
export function WishField({
  label,
  value,
  placeholder,
  onValue,
  onMake,
}: {
  readonly label: string;
  readonly value: string;
  readonly placeholder?: string;
  readonly onValue: (value: string) => void;
  readonly onMake: () => void;
}): ReactElement {
  return (
    <label className="tool__field">
      <span>{label}</span>
      <input
        type="text"
        inputMode="numeric"
        data-numeric=""
        autoComplete="off"
        value={value}
        placeholder={placeholder}
        onChange={(event) => onValue(event.target.value)}
        onKeyDown={(event) => event.key === "Enter" && onMake()}
      />
    </label>
  );
}

/** One of some kinds. */
export function WishChoice<T extends string>({
  label,
  value,
  values,
  names,
  onValue,
}: {
  readonly label: string;
  readonly value: T;
  readonly values: readonly T[];
  readonly names: Readonly<Record<T, string>>;
  readonly onValue: (value: T) => void;
}): ReactElement {
  return (
    <label className="tool__field">
      <span>{label}</span>
      <select value={value} onChange={(event) => onValue(event.target.value as T)}>
        {values.map((id) => (
          <option key={id} value={id}>
            {names[id]}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Makes what is wished for, or another one like it; below that, what is wrong with the wish. */
export function WishButtons({
  className,
  mistake,
  onMake,
  onAnother,
  words,
  children,
}: {
  readonly className: string;
  readonly mistake: string;
  readonly onMake: () => void;
  readonly onAnother: () => void;
  readonly words: { readonly make: string; readonly another: string };
  readonly children?: ReactNode;
}): ReactElement {
  return (
    <>
      <p className={className}>
        <button type="button" className="btn btn--solid" onClick={onMake}>
          {words.make}
        </button>
        <button type="button" className="btn" onClick={onAnother}>
          {words.another}
        </button>
        {children}
      </p>
      <p className="tool__status" role="status">
        {mistake !== "" && <b>{mistake}</b>}
      </p>
    </>
  );
}
