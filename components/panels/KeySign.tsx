import type { ReactElement } from "react";
import type { Role } from "#algorithms/core/lesson/scene.ts";

/** A small picture of a role, as it looks in figures. */
export function KeySign({ role }: { readonly role: Role }): ReactElement {
  return (
    <svg viewBox="0 0 72 28" className="fig sign" aria-hidden="true">
      <g className="edge" data-role={role}>
        <line className="edge__line" x1="24" y1="14" x2="70" y2="14" />
        <line className="edge__core" x1="24" y1="14" x2="70" y2="14" />
        {role === "done" && <path className="edge__sign" d="M43 10h8v8h-8z" />}
        {role === "rejected" && <path className="edge__sign" d="M41 8l12 12m0 -12l-12 12" />}
      </g>
      <g className="node" data-role={role} transform="translate(14,14)">
        <circle className="node__outer" r="11.5" />
        <circle className="node__body" r="8" />
      </g>
    </svg>
  );
}
