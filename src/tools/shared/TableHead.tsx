import type { ReactElement, ReactNode } from "react";

/** The head of a table: the names of its columns, then what else stands there. */
export function TableHead({
  names,
  children,
}: {
  readonly names: readonly string[];
  readonly children?: ReactNode;
}): ReactElement {
  return (
    <thead>
      <tr>
        {names.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
        {children}
      </tr>
    </thead>
  );
}
