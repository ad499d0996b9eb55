import { madeRangePreviewBody, rangePreviewsBody } from '../staff/range/range-preview-bodies.ts';
import { z } from '../zod.ts';
import { type Endpoint, none, numeral } from './endpoint.ts';

const forEditors = { request: null, access: 'range-edit', limit: null, personal: true, problems: [] } as const;

/** Endpoints for private links to a preview of the site with a draft of the range. */
export const rangePreviewEndpoints = {
  listRangePreviews: {
    ...forEditors,
    method: 'GET',
    path: '/api/admin/range/previews',
    summary: 'The private links to the site with a draft that work now',
    parameters: none,
    response: rangePreviewsBody,
  },
  makeRangePreview: {
    ...forEditors,
    method: 'POST',
    path: '/api/admin/range/previews',
    summary: 'Makes a private link to the site with the draft as it is now; anybody with the link can look for 24 hours',
    parameters: none,
    response: madeRangePreviewBody,
    problems: ['no-revision', 'busy', 'range-refused', 'stale-change'],
  },
  withdrawRangePreview: {
    ...forEditors,
    method: 'POST',
    path: '/api/admin/range/previews/:preview/withdrawal',
    summary: 'Ends a private link at once',
    parameters: z.object({ preview: numeral }),
    response: rangePreviewsBody,
  },
} as const satisfies Readonly<Record<string, Endpoint>>;

export type RangePreviewEndpoint = keyof typeof rangePreviewEndpoints;
