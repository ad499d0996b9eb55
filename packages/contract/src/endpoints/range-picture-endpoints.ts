import { rangeDeskBody } from '../staff/range/range-desk-bodies.ts';
import { droppedPictureBody, LARGEST_UPLOAD, rangePicturesBody } from '../staff/range/range-picture-bodies.ts';
import { z } from '../zod.ts';
import type { Endpoint } from './endpoint.ts';

/** Endpoints for users who may edit the range; no cache stores their responses. */
const forEditors = { request: null, access: 'range-edit', limit: null, personal: true } as const;

/**
 * The largest request body in bytes. Base64 has four characters for three bytes of a picture; 2000 bytes are for the other fields.
 */
const LARGEST_BODY = Math.ceil(LARGEST_UPLOAD / 3) * 4 + 2000;

/** Endpoints with which the builder sees and replaces the pictures of the range. */
export const rangePictureEndpoints = {
  readRangePictures: {
    ...forEditors,
    method: 'GET',
    path: '/api/admin/range/pictures',
    summary:
      'The pictures of the draft for one chapter of a house: every answer from every camera, and what is missing. With the chapter `-`: the pictures that no camera takes',
    parameters: z.object({ house: z.string(), chapter: z.string() }),
    response: rangePicturesBody,
    problems: ['malformed-query', 'no-revision', 'busy', 'range-refused'],
  },
  addRangePicture: {
    ...forEditors,
    method: 'POST',
    path: '/api/admin/range/pictures',
    summary: 'Adds a picture to the draft, in place of another one or where one is missing. Metadata in the file is removed',
    parameters: z.object({}),
    request: droppedPictureBody,
    response: rangeDeskBody,
    largest: LARGEST_BODY,
    problems: [
      'no-revision',
      'busy',
      'range-refused',
      'unknown-picture',
      'picture-broken',
      'picture-size',
      'picture-opaque',
      'range-conflict',
    ],
  },
  readUploadedPicture: {
    ...forEditors,
    method: 'GET',
    path: '/api/admin/range/uploads/:upload',
    summary: 'A picture that was added to the draft, 480 pixels wide',
    parameters: z.object({ upload: z.string().check(z.regex(/^[0-9a-f]{64}$/, 'expected 64 hex digits')) }),
    response: null,
    mediaType: 'image/webp',
    problems: ['malformed-query', 'unknown-picture'],
  },
} as const satisfies Readonly<Record<string, Endpoint>>;

export type RangePictureEndpoint = keyof typeof rangePictureEndpoints;
