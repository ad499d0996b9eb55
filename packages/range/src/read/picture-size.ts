import type { PictureSize } from '../source/pictures.ts';

/**
 * The size of a WebP file by its header; null when it has none, or is cut off before its end. Nothing is decoded. The library image-size
 * gives a size to files that are cut off and to frames that are broken, too, which no browser shows.
 * @see https://developers.google.com/speed/webp/docs/riff_container
 */
export function webpSize(file: Buffer): PictureSize | null {
  if (file.length < HEADER || text(file, 0) !== 'RIFF' || text(file, 8) !== 'WEBP') return null;
  if (file.readUInt32LE(4) + 8 > file.length) return null;
  const size = sizeIn(file);
  return size && size.width > 0 && size.height > 0 ? size : null;
}

/** As many bytes as a size takes, wherever it stands. */
const HEADER = 30;

function sizeIn(header: Buffer): PictureSize | null {
  switch (text(header, 12)) {
    // Lossy: a key frame's start code, then two numbers of 14 bits.
    case 'VP8 ':
      if (header.readUIntBE(23, 3) !== 0x9d_01_2a) return null;
      return { width: header.readUInt16LE(26) & 0x3f_ff, height: header.readUInt16LE(28) & 0x3f_ff };
    // Lossless: a signature, then two numbers of 14 bits, less one each.
    case 'VP8L': {
      if (header[20] !== 0x2f) return null;
      const bits = header.readUInt32LE(21);
      return { width: (bits & 0x3f_ff) + 1, height: ((bits >>> 14) & 0x3f_ff) + 1 };
    }
    // Extended, as with alpha: two numbers of 24 bits, less one each.
    case 'VP8X':
      return { width: header.readUIntLE(24, 3) + 1, height: header.readUIntLE(27, 3) + 1 };
    default:
      return null;
  }
}

function text(file: Buffer, start: number): string {
  return file.toString('latin1', start, start + 4);
}
