import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Size } from './picture-sizes.ts';

/** The product's font files. A server without any installed fonts needs them to render the text. */
const faces = {
  serif: { family: 'Newsreader', file: 'newsreader-regular.ttf' },
  sans: { family: 'Schibsted Grotesk Medium', file: 'schibsted-grotesk-medium.ttf' },
} as const;

export interface WrittenText {
  readonly text: string;
  readonly face: keyof typeof faces;
  /** In pixels. */
  readonly size: number;
  /** `#` and six hex digits. */
  readonly colour: string;
  /** In pixels. A text that would be wider gets a smaller font size, but at least `SMALLEST`. */
  readonly widest: number;
}

export interface TextPicture extends Size {
  readonly png: Buffer;
}

/** Returns one line of text as a transparent picture. Lines of one size have equal height, so that they share a baseline. */
export async function drawText(written: WrittenText): Promise<TextPicture> {
  const { size, widest } = written;
  const { width } = (await write(written, '')).info;
  if (width > widest && size > SMALLEST) {
    return drawText({ ...written, size: Math.max(SMALLEST, Math.floor((size * widest) / width)) });
  }
  // Add the tallest and the deepest letter invisibly. The picture would otherwise be only as high as the letters of its text.
  const { data, info } = await write(written, `<span alpha="1" letter_spacing="-${size * 1024}">Åg</span>`);
  const { height } = info;
  return { png: await sharp(data).extract({ left: 0, top: 0, width, height }).png().toBuffer(), width, height };
}

function write({ text, face, size, colour }: WrittenText, tail: string) {
  const { family, file } = faces[face];
  return sharp({
    text: {
      text: `<span foreground="${colour}">${escaped(text)}</span>${tail}`,
      font: `${family} ${size}`,
      fontfile: fileURLToPath(new URL(`../../../fonts/${file}`, import.meta.url)),
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
}

const SMALLEST = 12;

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
