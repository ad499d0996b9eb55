import { publicationBody, rangeDeskBody, rangeVersionsBody, savedPricesBody, typedPricesBody } from '../range-desk-bodies.ts';
import { rangeDifferencesBody, rangeEffectsBody } from '../range-effect-bodies.ts';
import { z } from '../zod.ts';
import { type Endpoint, none, numeral } from './endpoint.ts';

/** For those who edit the range, and kept by no cache. */
const forEditors = { request: null, access: 'range-edit', limit: null, personal: true, problems: [] } as const;
const forPublishers = { ...forEditors, access: 'range-publish' } as const;
const byChange = z.object({ change: numeral });
const byVersion = z.object({ version: numeral });

/** How the builder changes and publishes the range. */
export const rangeDeskEndpoints = {
  readRangeDesk: {
    ...forEditors,
    method: 'GET',
    path: '/api/admin/range',
    summary: 'The prices of the range as they are published and as the draft has them, and the changes of the draft',
    parameters: none,
    response: rangeDeskBody,
    problems: ['no-revision', 'busy'],
  },
  saveRangePrices: {
    ...forEditors,
    method: 'POST',
    path: '/api/admin/range/prices',
    summary: 'Puts prices into the draft. One that differs from what was read is a conflict and not saved; the others are',
    parameters: none,
    request: typedPricesBody,
    response: savedPricesBody,
    problems: ['no-revision', 'busy', 'unknown-price'],
  },
  takeBackRangeChange: {
    ...forEditors,
    method: 'POST',
    path: '/api/admin/range/changes/:change/removal',
    summary: 'Takes a change out of the draft',
    parameters: byChange,
    response: rangeDeskBody,
    problems: ['no-revision', 'busy', 'unknown-change'],
  },
  keepRangeChange: {
    ...forEditors,
    method: 'POST',
    path: '/api/admin/range/changes/:change/confirmation',
    summary: 'Keeps a change although the range says something else now than when it was made',
    parameters: byChange,
    response: rangeDeskBody,
    problems: ['no-revision', 'busy', 'unknown-change'],
  },
  readRangeEffects: {
    ...forEditors,
    method: 'GET',
    path: '/api/admin/range/effects',
    summary: 'What the draft means once it is published: faults, house prices, saved houses and open quotes',
    parameters: none,
    response: rangeEffectsBody,
    problems: ['no-revision', 'busy'],
  },
  publishDraft: {
    ...forPublishers,
    method: 'POST',
    path: '/api/admin/range/publication',
    summary: 'Makes the draft the next version, which all processes serve within five seconds',
    parameters: none,
    request: publicationBody,
    response: rangeDeskBody,
    headers: { 'If-Match': 'The tag of the draft whose effects were read: refused when it is another one now' },
    problems: ['no-revision', 'busy', 'range-conflict', 'range-refused', 'stale-change'],
  },
  listRangeVersions: {
    ...forEditors,
    method: 'GET',
    path: '/api/admin/range/versions',
    summary: 'Every version of the range, latest first',
    parameters: none,
    response: rangeVersionsBody,
  },
  compareRangeVersions: {
    ...forEditors,
    method: 'GET',
    path: '/api/admin/range/versions/:version/differences',
    summary: 'The values that a version has differently from another one (`from`)',
    parameters: z.object({ version: numeral, from: numeral }),
    response: rangeDifferencesBody,
    problems: ['malformed-query', 'unknown-version', 'busy'],
  },
  restoreRangeVersion: {
    ...forPublishers,
    method: 'POST',
    path: '/api/admin/range/versions/:version/restoration',
    summary: 'Publishes what an earlier version said, as a new version',
    parameters: byVersion,
    request: publicationBody,
    response: rangeDeskBody,
    problems: ['no-revision', 'busy', 'unknown-version', 'range-conflict', 'range-refused'],
  },
} as const satisfies Readonly<Record<string, Endpoint>>;

export type RangeDeskEndpoint = keyof typeof rangeDeskEndpoints;
