/** Something wrong in a range folder, told to whoever writes it. */
export interface Fault {
  /** Path inside the range folder, with forward slashes. */
  readonly file: string;
  /** 1-based. */
  readonly line: number;
  /** 1-based; absent when the whole file is meant. */
  readonly column?: number;
  readonly message: string;
}

export type Place = Omit<Fault, 'message'>;

/** Steps from a value to a part of it. */
export type Path = readonly (string | number)[];

/** Notes a fault at a place. */
export type Report = (place: Place, message: string) => void;

/** Runs checks that report, and returns what they reported by file and line, each fault once. */
export function collectFaults(check: (report: Report) => void): Fault[] {
  const faults = new Map<string, Fault>();
  check((place, message) => faults.set(`${place.file}:${place.line}:${message}`, { ...place, message }));
  return sortFaults([...faults.values()]);
}

export function sortFaults(faults: readonly Fault[]): Fault[] {
  return faults.toSorted((a, b) =>
    a.file === b.file ? a.line - b.line || (a.column ?? 0) - (b.column ?? 0) : a.file < b.file ? -1 : 1,
  );
}

/** `file:line: message`, as editors and terminals link it. */
export function printFault({ file, line, column, message }: Fault): string {
  return `${file}:${line}${column === undefined ? '' : `:${column}`}: ${message}`;
}
