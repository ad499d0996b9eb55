import { campaignEffectsBody } from '../staff/campaign-effect-bodies.ts';
import {
  rangePartsBody,
  ruleVerdictBody,
  savedValuesBody,
  typedRuleBody,
  typedValuesBody,
} from '../staff/range/range-part-bodies.ts';
import { z } from '../zod.ts';
import { type Endpoint, none } from './endpoint.ts';

/** Endpoints for users who may edit the range; no cache stores their responses. */
const forEditors = { request: null, access: 'range-edit', limit: null, personal: true } as const;

/** Endpoints with which the builder changes texts, rules and campaigns of the range. */
export const rangePartEndpoints = {
  readRangeParts: {
    ...forEditors,
    method: 'GET',
    path: '/api/admin/range/parts',
    summary: 'The texts, rules and campaigns of the range, each with its published value and its value in the draft',
    parameters: none,
    response: rangePartsBody,
    problems: ['no-revision', 'busy'],
  },
  saveRangeValues: {
    ...forEditors,
    method: 'POST',
    path: '/api/admin/range/values',
    summary:
      'Saves values in the draft. A value that has changed since it was read is a conflict and is not saved; the others are',
    parameters: none,
    request: typedValuesBody,
    response: savedValuesBody,
    problems: ['no-revision', 'busy', 'unknown-value', 'shared-value'],
  },
  judgeRangeRule: {
    ...forEditors,
    method: 'POST',
    path: '/api/admin/range/rules/verdict',
    summary:
      'Proves the draft with one rule replaced: everything that depends on it, for every visit in every municipality. Saves nothing',
    parameters: none,
    request: typedRuleBody,
    response: ruleVerdictBody,
    problems: ['no-revision', 'busy', 'unknown-value'],
  },
  readCampaignEffects: {
    ...forEditors,
    method: 'GET',
    path: '/api/admin/range/campaigns/:campaign/effects',
    summary: 'Each house’s price with a campaign of the draft, and the lowest price of the 30 days before it',
    parameters: z.object({ campaign: z.string() }),
    response: campaignEffectsBody,
    problems: ['no-revision', 'busy', 'unknown-value'],
  },
} as const satisfies Readonly<Record<string, Endpoint>>;

export type RangePartEndpoint = keyof typeof rangePartEndpoints;
