import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Size } from './picture-sizes.ts';

/** The faces of the product, as files, so that a server without fonts writes like any other. */
const faces = {
  serif: { family: 'Newsreader', file: 'newsreader-regular.ttf' },
  sans: { family: 'Schibsted Grotesk Medium', file: 'schibsted-grotesk-medium.ttf' },
} as const;

export interface WrittenText {
  readonly text: string;
  readonly face: keyof typeof faces;
  /** Pixels. */
  readonly size: number;
  /** `#` and six hex digits. */
  readonly colour: string;
  /** A text that would be wider is written smaller. */
  readonly widest: number;
}

export interface TextPicture extends Size {
  readonly png: Buffer;
}

/** One line of text as a picture that is seen through. Lines of one size are equally high, so that they stand on one line. */
export async function drawText(written: WrittenText): Promise<TextPicture> {
  const { size, widest } = written;
  const { width } = (await write(written, '')).info;
  if (width > widest && size > SMALLEST) {
    return drawText({ ...written, size: Math.max(SMALLEST, Math.floor((size * widest) / width)) });
  }
  // The tallest and the deepest letter stand behind it unseen, because a text is otherwise as high as its own letters.
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
