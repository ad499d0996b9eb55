import { PressError } from './press.ts';

/**
 * Returns an SVG file that takes the place of a photograph during typesetting. It contains the header of the JPEG without the pixels.
 * Typst reads only the header of a JPEG in an SVG file, and copies the JPEG unchanged into the PDF. So the typesetting process does not
 * need the pixels, which may be megabytes.
 * Throws `PressError` if the file is not a JPEG.
 * @param name stored in the header, so that `putPhotographs` can find the photograph
 */
export function standIn(name: string, jpeg: Uint8Array): Uint8Array {
  const { head, width, height } = headOf(Buffer.from(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength));
  const named = Buffer.concat([START, head, segment(COMMENT, Buffer.from(name)), END]).toString('base64');
  const size = `width="${width}" height="${height}"`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" ${size}><image ${size} href="data:image/jpeg;base64,${named}"/></svg>`,
  );
}

/** Returns the name in the bytes of a placeholder image; null: the bytes are not a placeholder image. */
export function nameOfStandIn(jpeg: Buffer): string | null {
  for (const { kind, from, to } of segmentsOf(jpeg)) {
    if (kind === COMMENT && to + END.length === jpeg.length) return jpeg.toString('utf8', from + SEGMENT_HEAD, to);
  }
  return null;
}

const START = Buffer.from([0xff, 0xd8]);
const END = Buffer.from([0xff, 0xd9]);
const COMMENT = 0xfe;
const SCAN = 0xda;
/** The length of a segment's head, in bytes: its marker and its length field. */
const SEGMENT_HEAD = 4;
/** Returns whether a marker begins a frame header. The three excluded markers, between 0xc0 and 0xcf, have another meaning. */
const isFrame = (kind: number) => kind >= 0xc0 && kind <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(kind);

/** Returns all segments up to the header of the first scan (where the pixels begin), and the size of the picture in pixels. */
function headOf(jpeg: Buffer): { readonly head: Buffer; readonly width: number; readonly height: number } {
  let size: { readonly width: number; readonly height: number } | null = null;
  for (const { kind, from, to } of segmentsOf(jpeg)) {
    if (isFrame(kind)) size = { height: jpeg.readUInt16BE(from + 5), width: jpeg.readUInt16BE(from + 7) };
    if (kind === SCAN && size) return { head: jpeg.subarray(START.length, to), ...size };
  }
  throw new PressError('a photograph is no JPEG');
}

interface Segment {
  readonly kind: number;
  readonly from: number;
  readonly to: number;
}

/** Yields the segments of a JPEG, until one does not begin with a marker. */
function* segmentsOf(jpeg: Buffer): Generator<Segment> {
  if (!jpeg.subarray(0, START.length).equals(START)) return;
  let from = START.length;
  while (from + SEGMENT_HEAD <= jpeg.length && jpeg[from] === 0xff) {
    const to = from + 2 + jpeg.readUInt16BE(from + 2);
    if (to > jpeg.length) return;
    yield { kind: jpeg[from + 1] ?? 0, from, to };
    from = to;
  }
}

function segment(kind: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, kind, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}
