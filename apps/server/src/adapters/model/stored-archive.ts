import { crc32 } from 'node:zlib';

export interface ArchivedFile {
  /** The path of the file in the archive, in ASCII. */
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** In a USDZ, each file's bytes begin at a multiple of this number, so that a program can use them without copying them. */
const ALIGNED = 64;
/** 1 January 1980, the first date that a ZIP archive can store. With a fixed date, equal houses give archives with equal bytes. */
const DAY = 0x21;
const LOCAL = 30;
const CENTRAL = 46;
/** An extra field of the file's header fills the space before the file's bytes. Its kind has no meaning, so programs skip the field. */
const FILLING = { kind: 0x1986, head: 4 } as const;

/**
 * Returns a ZIP archive without compression whose files begin at multiples of 64 bytes, as USDZ requires.
 * @see https://openusd.org/release/spec_usdz.html
 */
export function storedArchive(files: readonly ArchivedFile[]): Uint8Array<ArrayBuffer> {
  const locals: Uint8Array<ArrayBuffer>[] = [];
  const centrals: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (const { name, bytes } of files) {
    const start = offset + LOCAL + name.length + FILLING.head;
    const filling = FILLING.head + ((ALIGNED - (start % ALIGNED)) % ALIGNED);
    const entry = { name, size: bytes.length, sum: crc32(bytes) };
    const local = header(LOCAL + name.length + filling, [[0, 0x04034b50]], entry, 4);
    local.view.setUint16(28, filling, true);
    local.view.setUint16(LOCAL + name.length, FILLING.kind, true);
    local.view.setUint16(LOCAL + name.length + 2, filling - FILLING.head, true);
    local.bytes.set(ascii(name), LOCAL);
    const central = header(
      CENTRAL + name.length,
      [
        [0, 0x02014b50],
        [42, offset],
      ],
      entry,
      6,
    );
    central.view.setUint16(4, 20, true);
    central.bytes.set(ascii(name), CENTRAL);
    locals.push(local.bytes, bytes);
    centrals.push(central.bytes);
    offset += local.bytes.length + bytes.length;
  }
  const directory = sum(centrals);
  const end = new DataView(new ArrayBuffer(22));
  end.setUint32(0, 0x06054b50, true);
  end.setUint16(8, files.length, true);
  end.setUint16(10, files.length, true);
  end.setUint32(12, directory, true);
  end.setUint32(16, offset, true);
  return joined([...locals, ...centrals, new Uint8Array(end.buffer)]);
}

/**
 * Returns the header of a file in the archive: a local header or a central header.
 * @param from the offset in this header at which the fields begin that both kinds of header have
 */
function header(
  length: number,
  numbers: readonly (readonly [at: number, value: number])[],
  { name, size, sum: crc }: { readonly name: string; readonly size: number; readonly sum: number },
  from: number,
) {
  const bytes = new Uint8Array(length);
  const view = new DataView(bytes.buffer);
  for (const [at, value] of numbers) view.setUint32(at, value, true);
  view.setUint16(from, 20, true);
  view.setUint16(from + 8, DAY, true);
  view.setUint32(from + 10, crc, true);
  view.setUint32(from + 14, size, true);
  view.setUint32(from + 18, size, true);
  view.setUint16(from + 22, name.length, true);
  return { bytes, view };
}

function ascii(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

function sum(parts: readonly Uint8Array[]): number {
  return parts.reduce((total, { length }) => total + length, 0);
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(sum(parts));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
