import { largestOwnPicture } from '@gavel/contract/own-pictures';
import { serverNow } from '../../network/server-time.ts';
import { keepPicture, type PictureFacts } from '../../stored/kept-pictures.ts';
import { saveFile } from '../../ui/save-file.ts';
import type { ModelView } from './scene/create-view.ts';
import type { ModelChoices } from './use-house-model.ts';

/** The facts about a picture that are known before the visitor takes it. */
interface Known extends Pick<PictureFacts, 'token' | 'words' | 'caption' | 'fileName' | 'house'> {
  /** The number that identifies the visit in this browser; null if it is not known. */
  readonly startedAt: number | null;
  readonly choices: ModelChoices | null;
}

/** The quality of the JPEG if the file would otherwise be too large to keep, for example with many leaves near the house. */
const SMALLER = 0.75;

/**
 * Takes a picture of the 3D model and keeps it with the visit. `kept` is null if the browser does not keep the picture. Throws if the
 * browser makes no picture.
 */
export async function takePicture(view: ModelView, { startedAt, choices, ...known }: Known) {
  const jpeg = await view.photograph();
  if (startedAt === null || !choices) return { jpeg, kept: null };
  const small = jpeg.size > largestOwnPicture.bytes ? await smaller(jpeg) : jpeg;
  return { jpeg, kept: await keepPicture(startedAt, small, { ...known, ...choices, takenAt: serverNow() }) };
}

async function smaller(jpeg: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(jpeg);
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return new Promise((resolve) => {
    canvas.toBlob((made) => resolve(made ?? jpeg), 'image/jpeg', SMALLER);
  });
}

/** Makes the browser save a picture as a file. */
export async function saveJpeg(jpeg: Blob, name: string): Promise<void> {
  saveFile({ bytes: new Uint8Array(await jpeg.arrayBuffer()), name }, jpeg.type);
}
