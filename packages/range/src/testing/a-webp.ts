/**
 * Returns the first 32 bytes of a lossless WebP picture of this size, which are all that the tested code reads. Another `filler` gives a
 * different picture.
 */
export function aWebp(width: number, height: number, filler = 0): Buffer {
  const file = Buffer.alloc(32, filler);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WEBPVP8L', 8, 'latin1');
  file.writeUInt32LE(file.length - 20, 16);
  file[20] = 0x2f;
  file.writeUInt32LE((width - 1) | ((height - 1) << 14), 21);
  return file;
}
