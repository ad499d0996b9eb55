import { rangeDeskBody, savedPricesBody, typedPricesBody } from '../staff/range/range-desk-bodies.ts';
import { draftHealthBody, rangeDifferencesBody, rangeEffectsBody } from '../staff/range/range-effect-bodies.ts';
import { shownHealthBody } from '../staff/range/range-health-bodies.ts';
import {
  healthProperties,
  objectionKinds,
  objectionLists,
  objectionStops,
  objectionsBody,
} from '../staff/range/range-objection-bodies.ts';
import { publicationBody, rangeVersionsBody, signedPublicationBody } from '../staff/range/range-version-bodies.ts';
import { z } from '../zod.ts';
import { type Endpoint, none, numeral } from './endpoint.ts';

/** Endpoints for users who may edit the range; no cache stores their responses. */
const forEditors = { request: null, access: 'range-edit', limit: null, personal: true, problems: [] } as const;
const forPublishers = { ...forEditors, access: 'range-publish' } as const;
const byChange = z.object({ change: numeral });
const byVersion = z.object({ version: numeral });
const ofGroup = z.object({
  list: z.enum(objectionLists),
  tag: z.string(),
  property: z.enum(healthProperties),
  kind: z.enum(objectionKinds),
  stops: z.enum(objectionStops),
  from: numeral,
});

/** Endpoints for editing and publishing the range (the builder's houses, answers and prices). */
export const rangeDeskEndpoints = {
  readRangeDesk: {
    ...forEditors,
    method: 'GET',
    path: '/api/admin/range',
    summary: 'The prices of the range, each as published and in the draft, and the changes of the draft',
    parameters: none,
    response: rangeDeskBody,
    problems: ['no-revision', 'busy'],
  },
  saveRangePrices: {
    ...forEditors,
    method: 'POST',
    path: '/api/admin/range/prices',
    summary:
      'Saves prices in the draft. A price that has changed since it was read is a conflict and is not saved; the others are',
    parameters: none,
    request: typedPricesBody,
    response: savedPricesBody,
    problems: ['no-revision', 'busy', 'unknown-price', 'shared-value'],
  },
  takeBackRangeChange: {
    ...forEditors,
    method: 'POST',
    path: '/api/admin/range/changes/:change/removal',
    summary: 'Removes a change from the draft',
    parameters: byChange,
    response: rangeDeskBody,
    problems: ['no-revision', 'busy', 'unknown-change'],
  },
  keepRangeChange: {
    ...forEditors,
    method: 'POST',
    path: '/api/admin/range/changes/:change/confirmation',
    summary: 'Keeps a change although the published value has changed since',
    parameters: byChange,
    response: rangeDeskBody,
    problems: ['no-revision', 'busy', 'unknown-change', 'shared-value'],
  },
  readRangeHealth: {
    ...forEditors,
    method: 'GET',
    path: '/api/admin/range/health',
    summary: 'The proof of the published version: verdicts, objections and numbers of possible houses',
    parameters: none,
    response: shownHealthBody,
    problems: ['no-revision', 'busy', 'range-refused'],
  },
  readDraftHealth: {
    ...forEditors,
    method: 'GET',
    path: '/api/admin/range/draft/health',
    summary: 'The proof of the draft, in the same form',
    parameters: none,
    response: draftHealthBody,
    problems: ['no-revision', 'busy'],
  },
  readRangeObjections: {
    ...forEditors,
    method: 'GET',
    path: '/api/admin/range/objections',
    summary: 'More objections of one group: at most 50, after those that are left out (`from`)',
    parameters: ofGroup,
    response: objectionsBody,
    problems: ['malformed-query', 'no-revision', 'busy', 'range-refused', 'range-conflict'],
  },
  readRangeEffects: {
    ...forEditors,
    method: 'GET',
    path: '/api/admin/range/effects',
    summary:
      'The effects of publishing the draft: faults, objections, possible houses, prices, choices, campaigns, saved houses and open quotes',
    parameters: none,
    response: rangeEffectsBody,
    problems: ['no-revision', 'busy'],
  },
  publishDraft: {
    ...forPublishers,
    method: 'POST',
    path: '/api/admin/range/publication',
    summary: 'Publishes the draft as the next version, which all processes serve within five seconds',
    parameters: none,
    request: signedPublicationBody,
    response: rangeDeskBody,
    headers: { 'If-Match': 'The tag of the draft whose effects were read: refused when it is another one now' },
    problems: ['no-revision', 'busy', 'range-conflict', 'range-refused', 'range-unsigned', 'range-unreviewed', 'stale-change'],
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
    summary: 'The values that differ between a version and another one (`from`)',
    parameters: z.object({ version: numeral, from: numeral }),
    response: rangeDifferencesBody,
    problems: ['malformed-query', 'unknown-version', 'busy'],
  },
  restoreRangeVersion: {
    ...forPublishers,
    method: 'POST',
    path: '/api/admin/range/versions/:version/restoration',
    summary: 'Publishes the content of an earlier version as a new version',
    parameters: byVersion,
    request: publicationBody,
    response: rangeDeskBody,
    problems: ['no-revision', 'busy', 'unknown-version', 'range-conflict', 'range-refused'],
  },
} as const satisfies Readonly<Record<string, Endpoint>>;

export type RangeDeskEndpoint = keyof typeof rangeDeskEndpoints;
