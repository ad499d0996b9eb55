import type { LeadEntry, OpenedLead } from '@gavel/contract/staff';
import { AppError } from '../../http/app-error.ts';
import type { Identity } from '../../http/identity.ts';
import { findNumberedLead, type NumberedLead } from '../leads/leads.repository.ts';
import { isAboutHouse, type SentHouse } from '../leads/sent-house.ts';
import { listVersions } from '../saved-houses/saved-houses.repository.ts';
import { listHistory, listOthers, listStaff, type Staff } from './lead-changes.repository.ts';
import { findListed, type ListedLead } from './lead-list.repository.ts';
import { lookingOf, type Selling, workedLead } from './look-at-leads.ts';

/** A request that somebody may see, with everything that happened. Throws `unknown-lead`. */
export async function openLead(selling: Selling, identity: Identity, id: string): Promise<OpenedLead> {
  const { db } = selling;
  const { listed, lead } = await findVisible(selling, identity, id);
  const looking = lookingOf(selling, identity);
  const others = await listOthers(db, lead);
  const { houseSavedAt, version } = listed;
  return {
    ...workedLead(listed, await selling.currentRange()),
    message: lead.message,
    email: lead.email,
    version,
    customerNumber: lead.customerNumber,
    configurationId: lead.configurationId,
    savedSince: houseSavedAt?.getTime() ?? null,
    entries: await entriesOf(selling, lead),
    others: others
      .filter(({ ownerId }) => looking.seesAll || ownerId === null || ownerId === looking.userId)
      .map(({ ownerId: _, arrivedAt, ...other }) => ({ ...other, arrivedAt: arrivedAt.getTime() })),
  };
}

/** The house of a request that somebody may see. Throws `unknown-lead` and, where it is about none, `unknown-configuration`. */
export async function findSent(selling: Selling, identity: Identity, id: string): Promise<SentHouse> {
  const { lead } = await findVisible(selling, identity, id);
  if (!isAboutHouse(lead)) throw new AppError('unknown-configuration', 'The request is about no house that is kept');
  return lead;
}

/** Throws `unknown-lead`. */
export async function findVisible(
  selling: Selling,
  identity: Identity,
  id: string,
): Promise<{ readonly listed: ListedLead; readonly lead: NumberedLead }> {
  const lead = await findNumberedLead(selling.db, id);
  const listed = lead && (await findListed(selling.db, lookingOf(selling, identity), id));
  if (!lead || !listed) throw new AppError('unknown-lead');
  return { listed, lead };
}

/** What happened, latest first: what was asked, saves of the house, what was done. */
async function entriesOf({ db }: Selling, lead: NumberedLead): Promise<readonly LeadEntry[]> {
  const asked: LeadEntry = {
    at: lead.sentAt.getTime(),
    kind: 'asked',
    by: lead.name || null,
    words: lead.message,
    about: lead.submissionType,
  };
  const versions = lead.configurationId === null ? [] : await listVersions(db, lead.configurationId);
  const saves = versions.map(
    ({ savedAt, savedBy, name }): LeadEntry => ({ at: savedAt.getTime(), kind: 'saved', by: savedBy, words: name, about: null }),
  );
  const history = await listHistory(db, lead.id);
  const staff = history.some(({ action }) => action === 'owner') ? await listStaff(db) : [];
  const done = history.map(
    ({ at, action, words, details, by }): LeadEntry => ({
      at: at.getTime(),
      kind: action,
      by,
      words,
      about: aboutOf(details, staff),
    }),
  );
  // What was done last stands first where two have the same time.
  return [...done, asked, ...saves].toSorted((a, b) => b.at - a.at);
}

function aboutOf(details: Readonly<Record<string, string | null>>, staff: readonly Staff[]): string | null {
  if ('owner' in details) return staff.find(({ userId }) => userId === details.owner)?.name ?? null;
  return details.about ?? null;
}
