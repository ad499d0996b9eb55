import { rangeDeskBody } from '../staff/range/range-desk-bodies.ts';
import { newScheduleBody, reviewDecisionBody, waitingReviewBody } from '../staff/range/range-release-bodies.ts';
import { publicationBody } from '../staff/range/range-version-bodies.ts';
import { z } from '../zod.ts';
import { type Endpoint, none, numeral } from './endpoint.ts';
import { forStaff } from './for-staff.ts';

const forEditors = { access: 'range-edit', limit: null, personal: true, method: 'POST', parameters: none } as const;
const forPublishers = { ...forEditors, access: 'range-publish' } as const;
const ofTheDraft = { 'If-Match': 'The tag of the draft that was read: refused when it is another one now' };

/** Endpoints for reviewing the draft of the range, and for publishing it at a set time. */
export const rangeReleaseEndpoints = {
  readWaitingReview: {
    ...forStaff,
    method: 'GET',
    path: '/api/admin/range/review',
    summary: 'The review of the draft that waits for the user; none for those who may not review it',
    parameters: none,
    response: waitingReviewBody,
    problems: [],
  },
  askForReview: {
    ...forEditors,
    path: '/api/admin/range/review/request',
    summary: 'Asks everybody who may approve the draft to review it, also by e-mail',
    request: publicationBody,
    response: rangeDeskBody,
    headers: ofTheDraft,
    problems: ['no-revision', 'busy', 'range-conflict'],
  },
  decideReview: {
    ...forPublishers,
    path: '/api/admin/range/review/decision',
    summary: 'Approves the draft as it is, or returns it with words. Any later change of the draft voids the approval',
    request: reviewDecisionBody,
    response: rangeDeskBody,
    headers: ofTheDraft,
    problems: ['no-revision', 'busy', 'range-conflict', 'own-draft'],
  },
  scheduleDraft: {
    ...forPublishers,
    path: '/api/admin/range/schedule',
    summary: 'Takes the changes out of the draft and publishes them at a set time',
    request: newScheduleBody,
    response: rangeDeskBody,
    headers: ofTheDraft,
    problems: [
      'no-revision',
      'busy',
      'range-conflict',
      'range-refused',
      'range-unsigned',
      'range-unreviewed',
      'stale-change',
      'publication-time',
    ],
  },
  takeBackSchedule: {
    ...forPublishers,
    path: '/api/admin/range/schedule/:schedule/removal',
    summary: 'Puts the changes of a scheduled publication back into the draft',
    parameters: z.object({ schedule: numeral }),
    request: null,
    response: rangeDeskBody,
    problems: ['no-revision', 'busy', 'unknown-schedule'],
  },
} as const satisfies Readonly<Record<string, Endpoint>>;

export type RangeReleaseEndpoint = keyof typeof rangeReleaseEndpoints;
