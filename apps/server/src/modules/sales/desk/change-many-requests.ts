import { type ManyOutcome, type ManyRequestsAnswer, type ManyRequestsChange, manyOutcomes } from '@gavel/contract/staff';
import { AppError } from '../../../http/app-error.ts';
import type { Identity } from '../../../http/identity.ts';
import type { Webhooks } from '../../integrations/webhooks/webhooks.ts';
import type { Mails } from '../../people/mail/mails.ts';
import { doWithRequest } from './change-request.ts';
import { handOverManyMail } from './hand-over-mail.ts';
import { lookingOf, type Selling } from './look-at-requests.ts';
import { listStaff } from './request-changes.repository.ts';
import { listChosen } from './request-list.repository.ts';

/**
 * Makes the same change to several requests and returns an outcome for each request. If the change to one request is refused, the other
 * requests are still changed. A new owner other than the user gets one e-mail about all requests that they did not own before. Throws
 * `unknown-account`.
 */
export async function changeManyRequests(
  selling: Selling & { readonly mails: Mails; readonly webhooks: Webhooks },
  identity: Identity,
  { change, leads: requests }: ManyRequestsChange,
): Promise<ManyRequestsAnswer> {
  const { db, mails, webhooks } = selling;
  const looking = lookingOf(selling, identity);
  const staff = change.kind === 'owner' ? await listStaff(db) : [];
  const to = change.kind === 'owner' ? staff.find(({ id }) => id === change.ownerId) : undefined;
  if (change.kind === 'owner' && change.ownerId !== null && !to)
    throw new AppError('unknown-account', '', { field: 'Change.OwnerId' });
  const giver = staff.find(({ userId }) => userId === looking.userId)?.name ?? '';
  const head = to && to.userId !== looking.userId ? await mails.head() : null;
  const ids = requests.map(({ id }) => id);
  const visible = new Map((await listChosen(db, looking, ids)).map(({ id, ownerNumber }) => [id, ownerNumber]));
  const outcomes = new Map<string, ManyOutcome>();
  await db.transaction(async (tx) => {
    // Lock the requests in the order of their ids. Otherwise two people who choose the same requests could cause a deadlock.
    for (const { id, version } of requests.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
      const doing = () => tx.transaction((inner) => doWithRequest(webhooks, inner, looking, id, change, (is) => is === version));
      outcomes.set(id, visible.has(id) ? await outcomeOf(doing) : 'unknown-lead');
    }
    const count = [...outcomes].filter(([id, outcome]) => outcome === 'done' && visible.get(id) !== to?.id).length;
    if (to && head && count > 0) await mails.queue(tx, handOverManyMail({ to, from: giver, count })(head));
  });
  return { outcomes: ids.map((id) => ({ id, outcome: outcomes.get(id) ?? 'unknown-lead' })) };
}

/**
 * Returns the outcome of the change to one request. A refusal concerns only that request; every other error stops all changes.
 */
async function outcomeOf(doing: () => Promise<void>): Promise<ManyOutcome> {
  try {
    await doing();
    return 'done';
  } catch (error) {
    const refusal = error instanceof AppError ? manyOutcomes.find((outcome) => outcome === error.code) : undefined;
    if (refusal === undefined) throw error;
    return refusal;
  }
}
