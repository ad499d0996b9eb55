import type { OpenedRequest, RequestChange, RequestNote } from '@gavel/contract/staff';
import { moveRequest, type RequestMove, type RequestState } from '@gavel/core/requests';
import type { Mail } from '../../../adapters/mail/mail.ts';
import type { Database } from '../../../db/connect.ts';
import { AppError } from '../../../http/app-error.ts';
import { actorOf, type Identity } from '../../../http/identity.ts';
import { nameApiKey } from '../../integrations/api-keys/api-keys.repository.ts';
import type { Webhooks } from '../../integrations/webhooks/webhooks.ts';
import { addAuditEntry } from '../../people/accounts/audit-log.repository.ts';
import type { Mails } from '../../people/mail/mails.ts';
import type { NumberedRequest } from '../requests/requests.repository.ts';
import { handOverMail } from './hand-over-mail.ts';
import { lookingOf, type Selling } from './look-at-requests.ts';
import { findVisible, openRequest } from './open-request.ts';
import { listStaff, lockWork, nameSalesperson, type WorkChange, writeNote } from './request-changes.repository.ts';
import type { Looking } from './request-filter.repository.ts';
import { workOnRequest } from './work-on-request.ts';

type Work = NonNullable<Awaited<ReturnType<typeof lockWork>>>;

/** A change to the work on a request, and the text and details that the history records about it. */
interface Done {
  readonly change: WorkChange;
  readonly words?: string;
  readonly details?: Readonly<Record<string, string | null>>;
}

/**
 * Makes one change to a request and records who made it. Throws `unknown-lead`, `lead-conflict` if somebody else has changed
 * the request since the user read it, `lead-erased` if the change has text and the customer's data is erased, `move-refused` if
 * `moveRequest` refuses the new milestone or rest, and `unknown-account` if the new owner is not staff.
 * @param ifMatch the ETag of the request as the user read it
 */
export async function changeRequest(
  selling: Selling & { readonly mails: Mails; readonly webhooks: Webhooks },
  identity: Identity,
  id: string,
  change: RequestChange,
  ifMatch: string,
): Promise<OpenedRequest> {
  const { lead: request, listed } = await findVisible(selling, identity, id);
  const isKept = change.kind === 'owner' && change.ownerId === listed.ownerNumber;
  const mail = isKept ? null : await mailTo(selling, change, request, identity);
  await selling.db.transaction(async (tx) => {
    await doWithRequest(selling.webhooks, tx, lookingOf(selling, identity), id, change, (version) => ifMatch === `"${version}"`);
    if (mail) await selling.mails.queue(tx, mail);
  });
  // Read the request as somebody who may see all requests. A salesperson who has just assigned the request to somebody else may no longer
  // see it, but gets the result of this change.
  return openRequest({ ...selling, salesmenSee: 'all' }, identity, id);
}

/**
 * Makes one change to a request, inside a transaction. Throws the errors of `changeRequest`.
 * @param isRead returns whether a version of the request is the version that the user read
 */
export async function doWithRequest(
  webhooks: Webhooks,
  tx: Database,
  { userId, today, now }: Looking,
  id: string,
  change: RequestChange,
  isRead: (version: number) => boolean,
): Promise<void> {
  const work = await lockWork(tx, id);
  if (!work) throw new AppError('unknown-lead');
  if (!isRead(work.version)) throw new AppError('lead-conflict', '', { field: 'If-Match' });
  const done = await carryOut(tx, work, change, { today, now });
  const { words = '', details = {} } = done;
  await workOnRequest(webhooks, tx, work, done.change, { at: now, actorId: userId, action: change.kind, words, details });
  if (change.kind === 'owner') await noteHandOver(tx, userId, id, done.change.ownerId ?? null, now);
}

/**
 * Returns the e-mail to the new owner of a request; null: the change sets no new owner, or the new owner is the person who makes
 * the change. Call this function before the transaction begins, as `Mails.write` requires.
 */
async function mailTo(
  { db, mails, currentRange }: Selling & { readonly mails: Mails },
  change: RequestChange,
  request: NumberedRequest,
  giver: Identity,
): Promise<Mail | null> {
  if (change.kind !== 'owner') return null;
  const staff = await listStaff(db);
  const to = staff.find(({ id }) => id === change.ownerId);
  if (!to || to.userId === actorOf(giver)) return null;
  const from =
    giver.kind === 'program'
      ? await nameApiKey(db, giver.keyId)
      : (staff.find(({ userId }) => userId === actorOf(giver))?.name ?? '');
  const { municipalities } = await currentRange();
  const municipalityName = municipalities.find(({ id }) => id === request.municipalityId)?.name ?? '';
  return mails.write(handOverMail({ to, from, lead: request, municipalityName }));
}

/** Adds a note to a request. Throws `unknown-lead`, and `lead-erased` if the customer's data is erased. */
export async function addNote(selling: Selling, identity: Identity, id: string, { words }: RequestNote): Promise<OpenedRequest> {
  await findVisible(selling, identity, id);
  const actorId = actorOf(identity);
  const at = new Date(selling.now());
  const isNoted = await selling.db.transaction((tx) => writeNote(tx, id, { at, actorId, action: 'note', words, details: {} }));
  if (!isNoted) throw new AppError('lead-erased');
  return openRequest(selling, identity, id);
}

/** Adds an entry to the audit log about the new owner of a request. The entry remains when the data of the request is erased. */
function noteHandOver(tx: Database, actor: string, request: string, ownerId: string | null, at: Date): Promise<void> {
  const [, key] = /^key:(\d+)$/.exec(actor) ?? [];
  const by =
    key === undefined
      ? { actorId: actor, details: { lead: request } }
      : { actorId: null, details: { lead: request, key: Number(key) } };
  return addAuditEntry(tx, { subjectId: ownerId, action: 'lead-handed-over', ...by }, at);
}

async function carryOut(
  tx: Database,
  work: Work,
  change: RequestChange,
  { today, now }: { readonly today: string; readonly now: Date },
): Promise<Done> {
  switch (change.kind) {
    case 'owner': {
      const owner = (await listStaff(tx)).find(({ id }) => id === change.ownerId);
      if (change.ownerId !== null && !owner) throw new AppError('unknown-account', '', { field: 'OwnerId' });
      if (owner) await nameSalesperson(tx, work.leadId, owner);
      return { change: { ownerId: owner?.userId ?? null }, details: { owner: owner?.userId ?? null } };
    }
    case 'next-step': {
      const { words, dueOn } = change;
      if (work.isForgotten) throw new AppError('lead-erased');
      // A next step makes a dormant or lost request active again.
      return { change: { nextStep: words, dueOn, dormantUntil: null, lostReason: null }, words, details: { about: dueOn } };
    }
    case 'step-done':
      return { change: { nextStep: '', dueOn: null, waitingSince: now }, words: work.nextStep };
    default:
      return moved(work, change, today, now);
  }
}

/** Returns the change that gives a request another milestone, or makes it dormant, lost or active again. Throws `move-refused`. */
function moved(work: Work, move: RequestMove, today: string, now: Date): Done {
  const before = stateOf(work);
  const after = moveRequest(before, move, today);
  if (typeof after === 'string') throw new AppError('move-refused', after, { field: 'Kind' });
  const { milestone, rest } = after;
  const written = {
    milestone,
    dormantUntil: rest?.kind === 'dormant' ? rest.until : null,
    lostReason: rest?.kind === 'lost' ? rest.reason : null,
  };
  if (rest)
    return {
      change: { ...written, nextStep: '', dueOn: rest.kind === 'dormant' ? rest.until : null },
      details: { about: rest.kind === 'dormant' ? rest.until : rest.reason },
    };
  if (move.kind === 'open') return { change: { ...written, dueOn: today } };
  // Without a next step, the due day only reminds staff of the first contact or of the end of the dormant period. It is cleared
  // when the request gets another milestone.
  const isMade = work.nextStep === '';
  return { change: { ...written, waitingSince: now, ...(isMade && { dueOn: null }) }, details: { about: milestone } };
}

function stateOf({ milestone, dormantUntil, lostReason }: Work): RequestState {
  if (lostReason) return { milestone, rest: { kind: 'lost', reason: lostReason } };
  return { milestone, rest: dormantUntil ? { kind: 'dormant', until: dormantUntil } : null };
}
