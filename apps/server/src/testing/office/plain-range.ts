import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { aPicture } from '../some-pictures.ts';

/** Whose pictures are looked at closely (`e2e/composed.spec.ts`). */
const LOOKED_AT = ['lingonmo-124', 'skogsgard-152'].map((house) => join('exterior', house) + sep);

/**
 * Copies a range folder; every picture becomes a small one of one colour, but those of two houses from outside. A server is asked for hundreds at each
 * run of the journeys, and reading, laying on each other and encoding rendered ones was most of its work. Names, and what describes pictures, stay; and
 * which pictures are the same, because their bytes tell where an answer is seen.
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

/** The same for the same picture only: what is behind a WebP's pixels is passed over by whoever reads them. */
function standInFor(picture: Buffer, colour: Buffer): Buffer {
  const digest = createHash('sha256').update(picture).digest();
  const header = Buffer.from('NAME\0\0\0\0');
  header.writeUInt32LE(digest.length, 4);
  const standIn = Buffer.concat([colour, header, digest]);
  // Of the whole file, without the eight bytes that say so.
  standIn.writeUInt32LE(standIn.length - 8, 4);
  return standIn;
}
