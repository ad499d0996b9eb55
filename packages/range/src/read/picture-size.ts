import type { PictureSize } from '../source/pictures.ts';

/**
 * Returns the size of a WebP file from its header; null when it has no valid header or is truncated. Does not decode the picture. The
 * library image-size also returns a size for truncated files and broken frames, which no browser shows.
 * @see https://developers.google.com/speed/webp/docs/riff_container
 */
export function webpSize(file: Buffer): PictureSize | null {
  if (file.length < HEADER || text(file, 0) !== 'RIFF' || text(file, 8) !== 'WEBP') return null;
  if (file.readUInt32LE(4) + 8 > file.length) return null;
  const size = sizeIn(file);
  return size && size.width > 0 && size.height > 0 ? size : null;
}

/** The bytes of the longest header that contains a size. */
const HEADER = 30;

function sizeIn(header: Buffer): PictureSize | null {
  switch (text(header, 12)) {
    // Lossy: the start code of a key frame, then two numbers of 14 bits.
    case 'VP8 ':
      if (header.readUIntBE(23, 3) !== 0x9d_01_2a) return null;
      return { width: header.readUInt16LE(26) & 0x3f_ff, height: header.readUInt16LE(28) & 0x3f_ff };
    // Lossless: a signature, then two numbers of 14 bits, each one less than the width or the height.
    case 'VP8L': {
      if (header[20] !== 0x2f) return null;
      const bits = header.readUInt32LE(21);
      return { width: (bits & 0x3f_ff) + 1, height: ((bits >>> 14) & 0x3f_ff) + 1 };
    }
    // Extended format, such as with transparency: two numbers of 24 bits, each one less than the width or the height.
    case 'VP8X':
      return { width: header.readUIntLE(24, 3) + 1, height: header.readUIntLE(27, 3) + 1 };
    default:
      return null;
  }
}

function text(file: Buffer, start: number): string {
  return file.toString('latin1', start, start + 4);
}
