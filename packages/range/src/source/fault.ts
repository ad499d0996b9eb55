/** An error in a range folder, shown to its author. */
export interface Fault {
  /** The path inside the range folder, with forward slashes. */
  readonly file: string;
  /** The line, from 1. */
  readonly line: number;
  /** The column, from 1; absent when the fault is about the whole file. */
  readonly column?: number;
  readonly message: string;
  /** The kind of a picture's fault; other faults have none. */
  readonly kind?: PictureFaultKind;
}

export type PictureFaultKind = 'wrongSize' | 'missingPicture' | 'unknownPicture' | 'unreadablePicture' | 'outsidePicture';

export type Place = Omit<Fault, 'message' | 'kind'>;

/** The keys and list positions that lead from a value to a part of it: `['answers', 0, 'price']`. */
export type Path = readonly (string | number)[];

/** Records a fault at a file and line. */
export type Report = (place: Place, message: string, kind?: PictureFaultKind) => void;

/** Records a fault of a picture. */
export type PictureReport = (place: Place, message: string, kind: PictureFaultKind) => void;

/** Runs checks and returns the faults that they report, sorted by file and line, each fault once. */
export function collectFaults(check: (report: Report) => void): Fault[] {
  const faults = new Map<string, Fault>();
  check((place, message, kind) =>
    faults.set(`${place.file}:${place.line}:${message}`, { ...place, message, ...(kind && { kind }) }),
  );
  return sortFaults([...faults.values()]);
}

export function sortFaults(faults: readonly Fault[]): Fault[] {
  return faults.toSorted((a, b) =>
    a.file === b.file ? a.line - b.line || (a.column ?? 0) - (b.column ?? 0) : a.file < b.file ? -1 : 1,
  );
}

/** Returns `file:line:column: message` (or without column), the form that editors and terminals turn into a link. */
export function printFault({ file, line, column, message }: Fault): string {
  return `${file}:${line}${column === undefined ? '' : `:${column}`}: ${message}`;
}
