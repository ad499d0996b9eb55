import type { DocumentCopy } from '@gavel/contract';
import { type OwnPicture, ownPictureEndpoints } from '@gavel/contract/own-pictures';
import { browserFetcher } from '../api/browser-api.ts';
import type { KeptPicture } from '../stored/kept-pictures.ts';

/** The request for a PDF, and how its progress is reported. */
interface Asked {
  readonly parameters: { readonly id: string; readonly copy: DocumentCopy };
  readonly signal: AbortSignal;
  onReceived(received: number, size: number | null): void;
}

/** Makes the PDF of a saved house with the visitor’s pictures. Throws `ApiError`. */
export async function makeDocumentWithPictures(pictures: readonly KeptPicture[], asked: Asked) {
  const { createCalls } = await import('../api/create-api.ts');
  const { makeDocumentWithPictures: make } = createCalls(ownPictureEndpoints, browserFetcher);
  return make({ ...asked, body: { pictures: await toSend(pictures) } });
}

/** Returns the pictures in the form in which the API expects them, with the bytes in Base64. */
function toSend(pictures: readonly KeptPicture[]): Promise<readonly OwnPicture[]> {
  return Promise.all(
    pictures.map(async ({ jpeg, words, caption, takenAt, house, answers }) => ({
      jpeg: await base64Of(jpeg),
      words,
      caption,
      takenAt,
      house,
      answers,
    })),
  );
}

/** Returns the bytes of a file in Base64. Throws if the browser cannot read it. */
function base64Of(file: Blob): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
  reader.onerror = () => reject(reader.error);
  reader.readAsDataURL(file);
  return promise;
}
