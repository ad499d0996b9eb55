import type { LeadChange, LeadNote, OpenedLead } from '@gavel/contract/staff';
import { type LeadMove, type LeadState, moveLead } from '@gavel/core/leads';
import type { Letter } from '../../../adapters/mail/mail.ts';
import type { Database } from '../../../db/connect.ts';
import { AppError } from '../../../http/app-error.ts';
import { actorOf, type Identity } from '../../../http/identity.ts';
import { nameApiKey } from '../../integrations/api-keys/api-keys.repository.ts';
import type { Webhooks } from '../../integrations/webhooks/webhooks.ts';
import { addAuditEntry } from '../../people/accounts/audit-log.repository.ts';
import type { Letters } from '../../people/letters/letters.ts';
import type { NumberedLead } from '../leads/leads.repository.ts';
import { handOverLetter } from './hand-over-letter.ts';
import { listStaff, lockWork, nameSalesperson, type WorkChange, writeNote } from './lead-changes.repository.ts';
import type { Looking } from './lead-filter.repository.ts';
import { lookingOf, type Selling } from './look-at-leads.ts';
import { findVisible, openLead } from './open-lead.ts';
import { workOnLead } from './work-on-lead.ts';

type Work = NonNullable<Awaited<ReturnType<typeof lockWork>>>;

/** What changes, and what is written in the history about it. */
interface Done {
  readonly change: WorkChange;
  readonly words?: string;
  readonly details?: Readonly<Record<string, string | null>>;
}

/**
 * Does one thing with a request, and writes who did it. Throws `unknown-lead`, `lead-conflict` where somebody else has changed it since,
 * `move-refused` and `unknown-account`.
 * @param ifMatch the ETag of the request as it was read
 */
export async function changeLead(
  selling: Selling & { readonly letters: Letters; readonly webhooks: Webhooks },
  identity: Identity,
  id: string,
  change: LeadChange,
  ifMatch: string,
): Promise<OpenedLead> {
  const { lead } = await findVisible(selling, identity, id);
  const letter = await letterTo(selling, change, lead, identity);
  await selling.db.transaction(async (tx) => {
    await doWithLead(selling.webhooks, tx, lookingOf(selling, identity), id, change, (version) => ifMatch === `"${version}"`);
    if (letter) await selling.letters.queue(tx, letter);
  });
  // Whoever has given it away may see it no more, and is still told how it is now.
  return openLead({ ...selling, salesmenSee: 'all' }, identity, id);
}

/**
 * Does one thing with a request that is there, in a transaction. Throws `unknown-lead`, `lead-conflict`, `move-refused` and `unknown-account`.
 * @param isRead whether a version is the one that was read
 */
export async function doWithLead(
  webhooks: Webhooks,
  tx: Database,
  { userId, today, now }: Looking,
  id: string,
  change: LeadChange,
  isRead: (version: number) => boolean,
): Promise<void> {
  const work = await lockWork(tx, id);
  if (!work) throw new AppError('unknown-lead');
  if (!isRead(work.version)) throw new AppError('lead-conflict', '', { field: 'If-Match' });
  const done = await carryOut(tx, work, change, { today, now });
  const { words = '', details = {} } = done;
  await workOnLead(webhooks, tx, work, done.change, { at: now, actorId: userId, action: change.kind, words, details });
  if (change.kind === 'owner') await noteHandOver(tx, userId, id, done.change.ownerId ?? null, now);
}

/** Whoever a request is given to is told; whoever takes it themselves knows. Written before the transaction, as all letters. */
async function letterTo(
  { db, letters, currentRange }: Selling & { readonly letters: Letters },
  change: LeadChange,
  lead: NumberedLead,
  giver: Identity,
): Promise<Letter | null> {
  if (change.kind !== 'owner') return null;
  const staff = await listStaff(db);
  const to = staff.find(({ id }) => id === change.ownerId);
  if (!to || to.userId === actorOf(giver)) return null;
  const from =
    giver.kind === 'program'
      ? await nameApiKey(db, giver.keyId)
      : (staff.find(({ userId }) => userId === actorOf(giver))?.name ?? '');
  const { municipalities } = await currentRange();
  const municipalityName = municipalities.find(({ id }) => id === lead.municipalityId)?.name ?? '';
  return letters.write(handOverLetter({ to, from, lead, municipalityName }));
}

/** Writes something down. Throws `unknown-lead`. */
export async function addNote(selling: Selling, identity: Identity, id: string, { words }: LeadNote): Promise<OpenedLead> {
  await findVisible(selling, identity, id);
  const actorId = actorOf(identity);
  const at = new Date(selling.now());
  await selling.db.transaction((tx) => writeNote(tx, id, { at, actorId, action: 'note', words, details: {} }));
  return openLead(selling, identity, id);
}

/** The log tells who has had a request, also when it is forgotten. */
function noteHandOver(tx: Database, actor: string, lead: string, ownerId: string | null, at: Date): Promise<void> {
  const [, key] = /^key:(\d+)$/.exec(actor) ?? [];
  const by = key === undefined ? { actorId: actor, details: { lead } } : { actorId: null, details: { lead, key: Number(key) } };
  return addAuditEntry(tx, { subjectId: ownerId, action: 'lead-handed-over', ...by }, at);
}

async function carryOut(
  tx: Database,
  work: Work,
  change: LeadChange,
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
      // Something is to be done: it sleeps no more, and is not lost.
      return { change: { nextStep: words, dueOn, dormantUntil: null, lostReason: null }, words, details: { about: dueOn } };
    }
    case 'step-done':
      return { change: { nextStep: '', dueOn: null, waitingSince: now }, words: work.nextStep };
    default:
      return moved(work, change, today, now);
  }
}

/** Throws `move-refused`. */
function moved(work: Work, move: LeadMove, today: string, now: Date): Done {
  const before = stateOf(work);
  const after = moveLead(before, move, today);
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
  // What was due because it was new is done.
  const isMade = before.milestone === 'new' && work.nextStep === '';
  return { change: { ...written, waitingSince: now, ...(isMade && { dueOn: null }) }, details: { about: milestone } };
}

function stateOf({ milestone, dormantUntil, lostReason }: Work): LeadState {
  if (lostReason) return { milestone, rest: { kind: 'lost', reason: lostReason } };
  return { milestone, rest: dormantUntil ? { kind: 'dormant', until: dormantUntil } : null };
}
