import type { Table } from "../core/lesson/scene.ts";

/** The words over a table: its title, and what its columns are. */
export type TableHead = Pick<Table, "title" | "corner" | "columns">;
