import { constants, crc32, deflateRawSync, inflateRawSync } from 'node:zlib';

/** The text with which many responses begin. It is compressed once, in a form to which more text can be appended. */
export interface ReadyText {
  /** Whole blocks of a deflate stream (RFC 1951), without the final block. */
  readonly deflated: Buffer;
  readonly crc: number;
  /** The length of the text, in bytes. */
  readonly length: number;
}

export function readyText(text: string): ReadyText {
  const bytes = Buffer.from(text);
  return {
    deflated: deflateRawSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH }),
    crc: crc32(bytes),
    length: bytes.length,
  };
}

/** Returns a gzip file (RFC 1952) of the prepared text, which is already compressed, and the rest, which is compressed here. */
export function gzipWith({ deflated, crc, length }: ReadyText, rest: string): Buffer<ArrayBuffer> {
  const bytes = Buffer.from(rest);
  const end = Buffer.alloc(8);
  end.writeUInt32LE(crc32(bytes, crc), 0);
  end.writeUInt32LE((length + bytes.length) % 2 ** 32, 4);
  return Buffer.concat([GZIP_HEAD, deflated, deflateRawSync(bytes), end]);
}

/** Returns the prepared text and the rest uncompressed. */
export function plainWith({ deflated }: ReadyText, rest: string): Buffer<ArrayBuffer> {
  return Buffer.concat([inflateRawSync(deflated, { finishFlush: constants.Z_SYNC_FLUSH }), Buffer.from(rest)]);
}

/** The header of a gzip file with the method deflate. It has no file name, no time and no operating system. */
const GZIP_HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
