import { type ReactElement, type ReactNode, useEffect, useState } from "react";

interface ChoiceProps<T extends string> {
  readonly className: string;
  readonly legend: string;
  /** The name of the buttons, another one for each choice of a page. */
  readonly name: string;
  readonly value: T;
  readonly values: readonly T[];
  readonly onValue: (value: T) => void;
  /** What stands behind the button of a value. */
  readonly children: (value: T) => ReactNode;
}

/** One of some values, all of which are seen. */
export function Choice<T extends string>(props: ChoiceProps<T>): ReactElement {
  const { className, legend, name, value, values, onValue, children } = props;
  /** What was pressed stays pressed until it has taken effect. */
  const [pressed, setPressed] = useState<T>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another value is what was waited for.
  useEffect(() => setPressed(undefined), [value]);
  return (
    <fieldset className={className}>
      <legend>{legend}</legend>
      {values.map((each) => (
        <label key={each}>
          <input
            type="radio"
            name={name}
            checked={(pressed ?? value) === each}
            onChange={() => {
              setPressed(each === value ? undefined : each);
              onValue(each);
            }}
          />
          {children(each)}
        </label>
      ))}
    </fieldset>
  );
}

/** The same with a name and an explanation to each value. */
export function ExplainedChoice<T extends string>({
  names,
  ...props
}: Omit<ChoiceProps<T>, "className" | "children"> & {
  readonly names: Readonly<Record<T, readonly [name: string, explanation: string]>>;
}): ReactElement {
  return (
    <Choice className="workbench__choice" {...props}>
      {(each) => (
        <span>
          <b>{names[each][0]}</b> <small>{names[each][1]}</small>
        </span>
      )}
    </Choice>
  );
}
