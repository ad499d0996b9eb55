export interface Column {
  readonly title: string;
  readonly value: string;
  /** Whether the number in the previous column misses its target. */
  readonly missed?: boolean;
}

/** Prints rows of the same columns as an aligned table. Returns a line for every missed target. */
export function printTable(rows: readonly (readonly Column[])[]): readonly string[] {
  const [first = []] = rows;
  const lines = [first.map(({ title }) => title), ...rows.map((row) => row.map(({ value }) => value))];
  const widths = first.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  for (const line of lines) console.log(line.map((cell, column) => cell.padStart(widths[column] ?? 0)).join('   '));
  return rows.flatMap(missedIn);
}

function missedIn(row: readonly Column[]): string[] {
  return row.flatMap(({ value, missed }, at) => {
    const { title = '', value: reached = '' } = row[at - 1] ?? {};
    return missed ? [`${row[0]?.value}: ${title} ${reached}, ${value}`] : [];
  });
}
