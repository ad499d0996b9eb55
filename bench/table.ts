export interface Column {
  readonly title: string;
  readonly value: string;
}

/** Prints rows of the same columns as an aligned table. */
export function printTable(rows: readonly (readonly Column[])[]): void {
  const [first = []] = rows;
  const lines = [first.map(({ title }) => title), ...rows.map((row) => row.map(({ value }) => value))];
  const widths = first.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  for (const line of lines) console.log(line.map((cell, column) => cell.padStart(widths[column] ?? 0)).join('   '));
}
