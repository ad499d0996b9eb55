import { documentPicturesBody, largestOwnPicture, mostOwnPictures } from '../own-picture-bodies.ts';
import { z } from '../zod.ts';
import { documentCopy } from './document-copies.ts';
import type { Endpoint } from './endpoint.ts';

/** The largest request body in bytes. Base64 has four characters for three bytes of a picture; 40 000 bytes are for the texts. */
const LARGEST = (mostOwnPictures * largestOwnPicture.bytes * 4) / 3 + 40_000;

/** Endpoints for the pictures that visitors take of the 3D model. */
export const ownPictureEndpoints = {
  makeDocumentWithPictures: {
    method: 'POST',
    path: '/api/guidemodel/document/:id/pictures',
    summary: 'The PDF of `makeDocument` with pictures of the 3D model: at most 4 JPEG files of 1 MB and 2400 pixels a side',
    parameters: z.object({ id: z.string(), copy: documentCopy }),
    request: documentPicturesBody,
    largest: LARGEST,
    response: null,
    mediaType: 'application/pdf',
    problems: ['malformed-query', 'unknown-configuration', 'picture-refused', 'busy', 'document-failed'],
    access: 'household',
    limit: 'document',
    personal: true,
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
