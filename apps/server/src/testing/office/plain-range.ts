import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { aPicture } from '../some-pictures.ts';

/** The houses whose pictures `e2e/composed.spec.ts` checks in detail. */
const LOOKED_AT = ['lingonmo-124', 'skogsgard-152'].map((house) => join('exterior', house) + sep);

/**
 * Copies a range folder, with small pictures of one colour instead of the real pictures. Only two houses keep their exterior pictures. Each
 * run of the browser tests requests hundreds of pictures, and processing real ones would be most of the server’s work. The names
 * of the pictures stay the same, and so do all files that are not pictures. Equal pictures stay equal and different ones different, because
 * the server finds the views of an answer by comparing bytes.
 */
export async function copyPlain(from: string, to: string): Promise<void> {
  const pictures = join(from, 'pictures');
  const isPlain = (path: string) => path.endsWith('.webp') && !LOOKED_AT.some((folder) => path.startsWith(folder));
  const colour = await aPicture(84, 60, { r: 138, g: 143, b: 140 });
  cpSync(from, to, {
    recursive: true,
    filter: (path) => !path.startsWith(pictures + sep) || !isPlain(path.slice(pictures.length + 1)),
  });
  for (const path of readdirSync(pictures, { recursive: true, encoding: 'utf8' }))
    if (isPlain(path)) writeFileSync(join(to, 'pictures', path), standInFor(readFileSync(join(pictures, path)), colour));
}

/**
 * Returns a small picture that replaces another picture. It contains the hash of the replaced picture after its pixels. So two small
 * pictures are equal only if the replaced pictures are equal.
 */
function standInFor(picture: Buffer, colour: Buffer): Buffer {
  const digest = createHash('sha256').update(picture).digest();
  const header = Buffer.from('NAME\0\0\0\0');
  header.writeUInt32LE(digest.length, 4);
  const standIn = Buffer.concat([colour, header, digest]);
  // This field of the WebP format is the length of the file without its first eight bytes.
  standIn.writeUInt32LE(standIn.length - 8, 4);
  return standIn;
}
