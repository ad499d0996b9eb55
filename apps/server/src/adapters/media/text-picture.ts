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
  const { text, face, size, colour, widest } = written;
  const { family, file } = faces[face];
  const { data, info } = await sharp({
    text: {
      // The tallest and the deepest letter stand behind it unseen, because a text is otherwise as high as its own letters.
      text: `<span foreground="${colour}">${escaped(text)}</span><span alpha="1" letter_spacing="-${size * 1024}">Åg</span>`,
      font: `${family} ${size}`,
      fontfile: fileURLToPath(new URL(`../../../fonts/${file}`, import.meta.url)),
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  if (info.width <= widest || size <= SMALLEST) return { png: data, width: info.width, height: info.height };
  return drawText({ ...written, size: Math.max(SMALLEST, Math.floor((size * widest) / info.width)) });
}

const SMALLEST = 12;

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
