import { BrokenPictureError, encodePicture, openPicture, readFacts } from './encode-picture.ts';
import type { Size } from './picture-sizes.ts';

/** The limits of a JPEG that somebody uploads: the size of the file in bytes, and the longest side in pixels. */
interface JpegLimits {
  readonly bytes: number;
  readonly side: number;
}

/** A picture in the form in which this server writes it: in sRGB, upright and without metadata. */
export interface CleanJpeg extends Size {
  readonly bytes: Buffer<ArrayBuffer>;
}

const START = Buffer.from([0xff, 0xd8, 0xff]);

/**
 * Decodes an uploaded JPEG and encodes its pixels again, so that nothing else in the file is kept. Throws `BrokenPictureError`
 * for other formats, for broken files and for files over the limits.
 * @param side the longest side of the result in pixels; a smaller picture is not enlarged
 * @param quality of the JPEG, up to 100
 */
export async function cleanJpeg(sent: Buffer, limits: JpegLimits, side: number, quality: number): Promise<CleanJpeg> {
  if (sent.length > limits.bytes) throw new BrokenPictureError(`${sent.length} bytes are too many`);
  // Check the format before sharp reads the file, so that sharp does not try other formats.
  if (!sent.subarray(0, START.length).equals(START)) throw new BrokenPictureError('the file is not a JPEG');
  const { width, height } = await readFacts(sent);
  const longest = Math.max(width, height);
  if (longest > limits.side) throw new BrokenPictureError(`${width} × ${height} pixels are too many`);
  const scale = Math.min(1, side / longest);
  const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
  return { ...size, bytes: await encodePicture(openPicture(sent), size, 'jpeg', quality) };
}
