import { largestOwnPicture, type OwnPicture } from '@gavel/contract/own-pictures';
import { chosenAnswers, type DrawnQuestions, drawingKeys, formatDay } from '@gavel/core';
import { documentTexts, type Texts } from '@gavel/texts';
import { cleanJpeg } from '../../../adapters/media/clean-jpeg.ts';
import { BrokenPictureError } from '../../../adapters/media/encode-picture.ts';
import { type Box, PAGE } from '../../../adapters/pdf/page-box.ts';
import type { PrintedOwnPicture } from '../../../adapters/pdf/printed-document.ts';
import { type PictureSizes, pixelsOf } from '../../../adapters/pdf/printed-sizes.ts';
import { AppError } from '../../../http/app-error.ts';
import type { OpenedVisit } from '../configurations/open-configuration.ts';

/** The visitor's own pictures as the document shows them, and their files. */
export interface PrintedOwnPictures {
  readonly printed: readonly PrintedOwnPicture[];
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** The room for a picture, in mm. Two of them with their captions fill a page. */
const ROOM: Box = { width: PAGE.width, height: 109 };
/** How much of a picture may be cropped so that it fills its room, as a fraction: less than a picture of 3 to 2 notices. */
const CROPPED = 0.04;

/**
 * Returns the pictures that a visitor sent for a document. Each is encoded again. A picture that shows other choices than the document
 * says so. Throws `picture-refused` with the field of a picture that is too large, broken or not a JPEG.
 * @param questions the questions whose answers the model of the house shows; null: it has no model
 */
export async function ownPictures(
  sent: readonly OwnPicture[],
  { questions, opened, sizes, texts }: OfDocument,
): Promise<PrintedOwnPictures> {
  const files = new Map<string, Uint8Array>();
  const printed: PrintedOwnPicture[] = [];
  const t = texts.of(documentTexts);
  const shown = questions && answersOf(opened, questions);
  // One after another, so that a request uses the memory of one decoded picture.
  for (const [at, { jpeg, words, caption, takenAt, house, answers }] of sent.entries()) {
    const { bytes, width, height } = await cleaned(jpeg, at, sizes);
    const file = `own-${at}.jpg`;
    files.set(file, bytes);
    const isCurrent = house === opened.configuration.houseDynamicImageKey && shown?.join(' ') === answers.join(' ');
    printed.push({
      picture: { file, alt: words },
      title: caption,
      note: t(isCurrent ? 'ownTaken' : 'ownOutdated', { date: formatDay(takenAt) }),
      ...within(ROOM, width / height),
    });
  }
  return { printed, files };
}

interface OfDocument {
  readonly questions: DrawnQuestions | null;
  /** The house as the document shows it. */
  readonly opened: Pick<OpenedVisit, 'configuration' | 'compiled' | 'visit'>;
  readonly sizes: PictureSizes;
  readonly texts: Texts;
}

function answersOf({ configuration, compiled, visit }: OfDocument['opened'], questions: DrawnQuestions): readonly string[] {
  return chosenAnswers({ questions }, drawingKeys(configuration, compiled, visit) ?? new Map());
}

async function cleaned(jpeg: string, at: number, { copy }: PictureSizes) {
  const { width, quality } = pixelsOf(ROOM, copy);
  try {
    return await cleanJpeg(Buffer.from(jpeg, 'base64'), largestOwnPicture, width, Math.min(quality, QUALITY));
  } catch (error) {
    if (!(error instanceof BrokenPictureError)) throw error;
    throw new AppError('picture-refused', error.message, { field: `Pictures.${at}.Jpeg` });
  }
}

/** The quality of the JPEG files. A higher one would not restore what the browser’s own encoding has lost. */
const QUALITY = 92;

/** Returns the largest size of this shape (width divided by height) in a room, in mm. */
function within(room: Box, shape: number): Box {
  const { width, height } = room;
  const relative = (shape * height) / width;
  if (Math.abs(relative - 1) <= CROPPED) return room;
  return relative > 1 ? { width, height: width / shape } : { width: height * shape, height };
}
