import { type Body, body } from './body.ts';
import { instant, text } from './values.ts';
import { z } from './zod.ts';

/** A picture that the visitor has taken of the 3D model, for their PDF. */
export interface OwnPicture {
  /** A JPEG file in Base64. */
  readonly jpeg: string;
  /** A description of the picture, for people who cannot see it. */
  readonly words: string;
  readonly caption: string;
  /** Milliseconds since 1970. */
  readonly takenAt: number;
  /** The house that the 3D model showed, by the field `houseDynamicImageKey` of its configuration. */
  readonly house: string;
  /** The answers that the 3D model showed, as `chosenAnswers` of `packages/core` returns them. */
  readonly answers: readonly string[];
}

/** The greatest number of pictures in a visit and in a PDF. */
export const mostOwnPictures = 4;
/** The limits for one picture: the bytes of its file, and the pixels of its longer side. */
export const largestOwnPicture = { bytes: 1_000_000, side: 2400 } as const;

const textUpTo = (length: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(length));
const key = z.string().check(z.maxLength(100));

const ownPicture = body<OwnPicture>({
  jpeg: ['Jpeg', text],
  words: ['Words', textUpTo(2000)],
  caption: ['Caption', textUpTo(300)],
  takenAt: ['TakenAtUtc', instant],
  house: ['House', key],
  answers: ['Answers', z.array(key).check(z.maxLength(200))],
});

/** The visitor’s own pictures for a PDF. */
export const documentPicturesBody: Body<{ readonly pictures: readonly OwnPicture[] }> = body<{
  readonly pictures: readonly OwnPicture[];
}>({ pictures: ['Pictures', z.array(ownPicture).check(z.maxLength(mostOwnPictures))] });
