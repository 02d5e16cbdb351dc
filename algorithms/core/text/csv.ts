/** A table as a CSV file (RFC 4180), one row of fields on each line. */
export function formatCsv(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(field).join(",")}\r\n`).join("");
}

function field(value: string | number): string {
  const text = String(value);
  // A table program would take such a name for a formula.
  const safe = typeof value === "string" && /^[=+\-@\t]./.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
