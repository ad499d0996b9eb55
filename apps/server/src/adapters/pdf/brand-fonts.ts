import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readRegular } from '@gavel/range';

/** The font families that the builder chose, by their purpose. */
export interface BrandFonts {
  /** Null: the product's font. */
  readonly serif: string | null;
  readonly sans: string | null;
}

/**
 * Returns the families of a range's own fonts: TTF or OTF files in its folder `fonts`, called `heading-…` for titles and prices and
 * `text-…` for everything else. Links and files that are not fonts are ignored. If the folder is missing, both families are null.
 */
export async function readBrandFonts(folder: string): Promise<BrandFonts> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const files = entries
    .filter((entry) => entry.isFile() && /\.(ttf|otf)$/i.test(entry.name))
    .map(({ name }) => name)
    .toSorted();
  const familyOf = async (use: string) => {
    const file = files.find((name) => name.startsWith(`${use}-`));
    return file ? fontFamily(await readRegular(join(folder, file), LARGEST)) : null;
  };
  return { serif: await familyOf('heading'), sans: await familyOf('text') };
}

/** The greatest size of a font file, in bytes. A font with the glyphs of all languages has a third of this size. */
const LARGEST = 60_000_000;

const FAMILY = 1;
const TYPOGRAPHIC_FAMILY = 16;
const WINDOWS = 3;

/** Returns the family in the name table of a TTF or OTF; null: the file contains no family name, or is not a font. */
function fontFamily(font: Buffer): string | null {
  try {
    const tables = font.readUInt16BE(4);
    const records = Array.from({ length: tables }, (_, at) => 12 + at * 16);
    const record = records.find((at) => font.toString('latin1', at, at + 4) === 'name');
    if (record === undefined) return null;
    const table = font.readUInt32BE(record + 8);
    const texts = table + font.readUInt16BE(table + 4);
    const names = Array.from({ length: font.readUInt16BE(table + 2) }, (_, at) => table + 6 + at * 12)
      .filter((at) => font.readUInt16BE(at) === WINDOWS)
      .map((at) => {
        const from = texts + font.readUInt16BE(at + 10);
        // Swap the bytes, because the text is UTF-16 in big-endian order.
        const text = Buffer.from(font.subarray(from, from + font.readUInt16BE(at + 8)))
          .swap16()
          .toString('utf16le');
        return { id: font.readUInt16BE(at + 6), text };
      });
    const [name] = [TYPOGRAPHIC_FAMILY, FAMILY].flatMap((id) => names.find((one) => one.id === id) ?? []);
    return name?.text || null;
  } catch (error) {
    // If the file is shorter than its tables declare, it is no readable font.
    if (error instanceof RangeError) return null;
    throw error;
  }
}
