import { largestOwnPicture, type OwnPicture } from '@gavel/contract/own-pictures';
import { type DrawnQuestions, formatDay, isSurfaceAnswer, modelAnswers, surfaceQuestions } from '@gavel/core';
import type { HousePlan } from '@gavel/core/plan';
import { documentTexts, type Texts } from '@gavel/texts';
import { cleanJpeg } from '../../../adapters/media/clean-jpeg.ts';
import { BrokenPictureError } from '../../../adapters/media/encode-picture.ts';
import { type Box, PAGE } from '../../../adapters/pdf/page-box.ts';
import type { PrintedOwnPicture } from '../../../adapters/pdf/printed-document.ts';
import { type PictureSizes, pixelsOf } from '../../../adapters/pdf/printed-sizes.ts';
import { AppError } from '../../../http/app-error.ts';
import type { OpenedVisit } from '../configurations/open-configuration.ts';

/** The pictures that the visitor took of the 3D model, as the document shows them, and their files. */
export interface PrintedOwnPictures {
  readonly printed: readonly PrintedOwnPicture[];
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** The space for one picture that the visitor took of the 3D model, in mm. Two pictures with their captions fill a page. */
const ROOM: Box = { width: PAGE.width, height: 109 };
/**
 * The greatest fraction of a picture that may be cropped so that the picture fills its space. A picture of 3:2 is cropped by 3.8 %, which
 * nobody notices.
 */
const CROPPED = 0.04;

/**
 * Returns the pictures of the 3D model that a visitor sent for a document. The server encodes each picture again, which removes its
 * metadata. If a picture shows another house or other answers than the document, its caption says so. Throws `picture-refused`, with
 * the name of the field, if a picture is too large, broken or not a JPEG.
 * @param plan the rooms of the house; null: the house has no 3D model
 */
export async function ownPictures(
  sent: readonly OwnPicture[],
  { plan, opened, sizes, texts }: OfDocument,
): Promise<PrintedOwnPictures> {
  const files = new Map<string, Uint8Array>();
  const printed: PrintedOwnPicture[] = [];
  const t = texts.of(documentTexts);
  const outside = plan && answersOf(opened, plan.questions);
  const inside = plan && answersOf(opened, { ...plan.questions, ...surfaceQuestions(plan.surfaces) });
  // Process one picture after another, so that an HTTP request needs the memory of only one decoded picture.
  for (const [at, { jpeg, words, caption, takenAt, house, answers }] of sent.entries()) {
    const { bytes, width, height } = await cleaned(jpeg, at, sizes);
    const file = `own-${at}.jpg`;
    files.set(file, bytes);
    const shown = answers.some(isSurfaceAnswer) ? inside : outside;
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
  readonly plan: Pick<HousePlan, 'questions' | 'surfaces'> | null;
  /** The opened house that the document shows. */
  readonly opened: Pick<OpenedVisit, 'configuration' | 'compiled' | 'visit'>;
  readonly sizes: PictureSizes;
  readonly texts: Texts;
}

function answersOf({ configuration, compiled, visit }: OfDocument['opened'], questions: DrawnQuestions): readonly string[] {
  return modelAnswers(questions, configuration, compiled, visit);
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

/** The highest quality of the JPEG files. A higher one could not restore what the browser’s encoding has already lost. */
const QUALITY = 92;

/**
 * Returns the largest box of this shape (width divided by height) that fits into a space, in mm. If the space has almost the same shape,
 * returns the whole space: see `CROPPED`.
 */
function within(room: Box, shape: number): Box {
  const { width, height } = room;
  const relative = (shape * height) / width;
  if (Math.abs(relative - 1) <= CROPPED) return room;
  return relative > 1 ? { width, height: width / shape } : { width: height * shape, height };
}
