import type { RangeReleaseEndpoint } from '@gavel/contract/staff';
import { memberOf } from '../../../http/identity.ts';
import type { Handlers } from '../../../http/serve-endpoint.ts';
import type { JudgedDraft } from '../health/judge.ts';
import type { RangeEditing, ReadPlaces } from '../range-editing.ts';
import { readDesk } from '../read-desk.ts';
import { askForReview, decideReview, waitingReview } from './review-draft.ts';
import { scheduleDraft, takeBackSchedule } from './schedule-draft.ts';

/** Returns the handlers for the review of the draft and for publications at a set time. */
export function rangeReleaseRoutes(
  editing: RangeEditing,
  readPlaces: ReadPlaces,
  judge: () => Promise<JudgedDraft>,
): Handlers<RangeReleaseEndpoint> {
  return {
    readWaitingReview: async ({ identity }) => ({ waiting: await waitingReview(editing.db, memberOf(identity).userId) }),
    askForReview: async ({ body: { message }, header, identity }) => {
      const member = memberOf(identity);
      await askForReview(editing, tagIn(header), member.userId, message);
      return readDesk(editing, readPlaces, member);
    },
    decideReview: async ({ body, header, identity }) => {
      const member = memberOf(identity);
      await decideReview(editing, tagIn(header), member.userId, body);
      return readDesk(editing, readPlaces, member);
    },
    scheduleDraft: async ({ body: { message, reason, publishAt }, header, identity }) => {
      const member = memberOf(identity);
      const signed = member.role === 'Admin' ? reason : '';
      await scheduleDraft(editing, judge, tagIn(header), { by: member.userId, message, reason: signed, publishAt });
      return readDesk(editing, readPlaces, member);
    },
    takeBackSchedule: async ({ parameters: { schedule }, identity }) => {
      const member = memberOf(identity);
      await takeBackSchedule(editing, schedule, member.userId);
      return readDesk(editing, readPlaces, member);
    },
  };
}

/** Returns the tag of the draft (`draftTag`) from the header `If-Match`, without its quotation marks. */
function tagIn(header: (name: 'If-Match') => string): string {
  return header('If-Match').replaceAll('"', '');
}
