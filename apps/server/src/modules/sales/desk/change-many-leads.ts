import { type ManyLeadsAnswer, type ManyLeadsChange, type ManyOutcome, manyOutcomes } from '@gavel/contract/staff';
import { AppError } from '../../../http/app-error.ts';
import type { Identity } from '../../../http/identity.ts';
import type { Webhooks } from '../../integrations/webhooks/webhooks.ts';
import type { Letters } from '../../people/letters/letters.ts';
import { doWithLead } from './change-lead.ts';
import { handOverManyLetter } from './hand-over-letter.ts';
import { listStaff } from './lead-changes.repository.ts';
import { listChosen } from './lead-list.repository.ts';
import { lookingOf, type Selling } from './look-at-leads.ts';

/**
 * Does the same thing with several requests and tells what became of each: one that is refused keeps the others from nothing. Whoever they are given to
 * gets one letter about all of them. Throws `unknown-account`.
 */
export async function changeManyLeads(
  selling: Selling & { readonly letters: Letters; readonly webhooks: Webhooks },
  identity: Identity,
  { change, leads }: ManyLeadsChange,
): Promise<ManyLeadsAnswer> {
  const { db, letters, webhooks } = selling;
  const looking = lookingOf(selling, identity);
  const staff = change.kind === 'owner' ? await listStaff(db) : [];
  const to = change.kind === 'owner' ? staff.find(({ id }) => id === change.ownerId) : undefined;
  if (change.kind === 'owner' && change.ownerId !== null && !to)
    throw new AppError('unknown-account', '', { field: 'Change.OwnerId' });
  const giver = staff.find(({ userId }) => userId === looking.userId)?.name ?? '';
  const head = to && to.userId !== looking.userId ? await letters.head() : null;
  const ids = leads.map(({ id }) => id);
  const visible = new Set((await listChosen(db, looking, ids)).map(({ id }) => id));
  const outcomes = new Map<string, ManyOutcome>();
  await db.transaction(async (tx) => {
    // Always locked in the same order: two who choose the same ones wait for each other, and not for ever.
    for (const { id, version } of leads.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
      const doing = () => tx.transaction((inner) => doWithLead(webhooks, inner, looking, id, change, (is) => is === version));
      outcomes.set(id, visible.has(id) ? await outcomeOf(doing) : 'unknown-lead');
    }
    const count = [...outcomes.values()].filter((outcome) => outcome === 'done').length;
    if (to && head && count > 0) await letters.queue(tx, handOverManyLetter({ to, from: giver, count })(head));
  });
  return { outcomes: ids.map((id) => ({ id, outcome: outcomes.get(id) ?? 'unknown-lead' })) };
}

/** What refuses one of them says so of it alone; a fault is one of all. */
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
