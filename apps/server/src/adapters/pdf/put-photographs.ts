import { PressError } from './press.ts';
import { nameOfStandIn } from './stand-in.ts';

/**
 * Returns a PDF in which each photograph replaces its placeholder image, a small picture that Typst got instead. Except for its id, it is
 * the PDF that Typst would have written with the photographs: the same objects in the same order, at other offsets. Throws `PressError` if
 * the PDF does not have the form that Typst writes, or if a placeholder image has no photograph.
 * @param photographs JPEG files by the name of their placeholder images
 */
export function putPhotographs(pdf: Uint8Array, photographs: ReadonlyMap<string, Uint8Array>): Uint8Array<ArrayBuffer> {
  const written = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  if (photographs.size === 0) return joined([written]);
  const { table, offsets } = readTable(written);
  const pieces: Uint8Array[] = [];
  /**
   * One entry for each inserted photograph: the objects after the offset `behind` move `by` bytes towards the end of the file. `by`
   * includes the shifts of earlier photographs.
   */
  const shifts: { readonly behind: number; readonly by: number }[] = [];
  let taken = 0;
  let shift = 0;
  for (const offset of offsets.toSorted((a, b) => a - b)) {
    const found = standInAt(written, offset);
    if (!found) continue;
    const photograph = photographs.get(found.name);
    if (!photograph) throw new PressError(`no photograph ${found.name}`);
    const length = String(photograph.length);
    pieces.push(written.subarray(taken, found.length.from), Buffer.from(length));
    pieces.push(written.subarray(found.length.to, found.stream.from), photograph);
    taken = found.stream.to;
    shift += length.length - (found.length.to - found.length.from) + photograph.length - (taken - found.stream.from);
    shifts.push({ behind: offset, by: shift });
  }
  const shifted = (offset: number) => offset + (shifts.findLast(({ behind }) => behind < offset)?.by ?? 0);
  pieces.push(written.subarray(taken, table), shiftedTable(written, table, shifted));
  return joined(pieces);
}

function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}

const ENTRY_BYTES = 20;
const OFFSET_DIGITS = 10;
/** The greatest number of bytes in the object of a placeholder image before its stream begins: a few names and numbers. */
const LONGEST_HEAD = 400;

interface Span {
  readonly from: number;
  readonly to: number;
}

/** Returns the offset of the PDF's table of objects, and the offsets of the objects. */
function readTable(pdf: Buffer): { readonly table: number; readonly offsets: number[] } {
  const [, written = ''] = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(pdf.toString('latin1', pdf.length - 60)) ?? [];
  const table = Number(written);
  const { from, count } = entriesOf(pdf, table);
  const places = Array.from({ length: count }, (_, at) => from + at * ENTRY_BYTES);
  // Use only entries that end with `n` (in use), because all other entries are unused.
  const used = places.filter((at) => pdf.toString('latin1', at + ENTRY_BYTES - 3, at + ENTRY_BYTES - 2) === 'n');
  return { table, offsets: used.map((at) => Number(pdf.toString('latin1', at, at + OFFSET_DIGITS))) };
}

function entriesOf(pdf: Buffer, table: number): { readonly from: number; readonly count: number } {
  const head = /^xref\s+0 (\d+)\s*?\n/.exec(pdf.toString('latin1', table, table + 40));
  if (!head) throw new PressError('a PDF without a table of its objects');
  return { from: table + head[0].length, count: Number(head[1]) };
}

/**
 * Returns the placeholder image at an offset; null: no placeholder image begins at this offset. Reads only the beginning of an object,
 * because later bytes may contain texts that people wrote.
 */
function standInAt(pdf: Buffer, offset: number): { readonly name: string; readonly length: Span; readonly stream: Span } | null {
  const head = pdf.toString('latin1', offset, offset + LONGEST_HEAD);
  const object =
    /^(\d+ 0 obj\s+<<\s+\/Length )(\d+)\s+\/Type \/XObject\s+\/Subtype \/Image\s+\/Filter \/DCTDecode\s[^>]*>>\s+stream\n/.exec(
      head,
    );
  if (!object) return null;
  const [all, before = '', length = ''] = object;
  const from = offset + all.length;
  const stream = { from, to: from + Number(length) };
  const name = nameOfStandIn(pdf.subarray(stream.from, stream.to));
  if (name === null) return null;
  return { name, length: { from: offset + before.length, to: offset + before.length + length.length }, stream };
}

/** Returns the table of objects and everything after it, with the new offsets. */
function shiftedTable(pdf: Buffer, table: number, shifted: (offset: number) => number): Buffer {
  const { from, count } = entriesOf(pdf, table);
  const end = from + count * ENTRY_BYTES;
  const entries = pdf.toString('latin1', from, end).replace(/\d{10}(?= \d{5} n)/g, (offset) => {
    return String(shifted(Number(offset))).padStart(OFFSET_DIGITS, '0');
  });
  const rest = pdf.toString('latin1', end).replace(/(startxref\s+)\d+/, (_, before: string) => `${before}${shifted(table)}`);
  return Buffer.from(pdf.toString('latin1', table, from) + entries + rest, 'latin1');
}
