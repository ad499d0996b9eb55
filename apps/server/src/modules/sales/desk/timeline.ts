import type { TimelineEntry } from '@gavel/contract/staff';
import type { Database } from '../../../db/connect.ts';
import { listActing } from '../../people/accounts/audit-log.repository.ts';
import { listMails } from '../../people/mail/mails.repository.ts';
import type { CurrentRange } from '../../range/current-range.ts';
import { listVersionsOf } from '../../visit/saved-houses/house-versions.repository.ts';
import { listAccountConsents, listCustomerHistory } from './customers.repository.ts';
import { listHistory, listStaff } from './request-changes.repository.ts';
import type { ListedRequest } from './request-list.repository.ts';

/** What a timeline is about: one request, or a customer with all their requests. */
export interface TimelineOf {
  /** The requests that the user may see. */
  readonly leads: readonly ListedRequest[];
  /** The tokens of the houses that the timeline is about. */
  readonly tokens: readonly string[];
  /** The ids of the customer and of the customers who are joined to it; empty: the timeline is about one request. */
  readonly customerIds: readonly number[];
  readonly accounts: readonly { readonly id: string; readonly name: string; readonly createdAt: Date }[];
}

interface Reading {
  readonly db: Database;
  readonly range: Pick<CurrentRange, 'consents'>;
}

/** Returns the events of one source, such as the e-mails or the consents. */
type TimelineSource = (reading: Reading, of: TimelineOf) => Promise<readonly TimelineEntry[]>;

/** The functions that read the events of a timeline, one for each source. A new source of events needs one more function here. */
const timelineSources: readonly TimelineSource[] = [worked, asked, saved, mailed, registered, agreed, actedFor, joined];

/** Returns all events of a timeline, latest first. Events with the same time are in the order of the sources. */
export async function timelineOf(reading: Reading, of: TimelineOf): Promise<readonly TimelineEntry[]> {
  const entries: TimelineEntry[] = [];
  for (const source of timelineSources) entries.push(...(await source(reading, of)));
  return entries.toSorted((a, b) => b.at - a.at);
}

function entry(at: Date, kind: TimelineEntry['kind'], parts: Partial<Omit<TimelineEntry, 'at' | 'kind'>>): TimelineEntry {
  return { at: at.getTime(), kind, by: null, words: '', about: null, outcome: null, lead: null, ...parts };
}

async function asked(_: Reading, { leads: requests }: TimelineOf) {
  return requests.map(({ id, arrivedAt, name, message, submissionType }) =>
    entry(arrivedAt, 'asked', { by: name || null, words: message, about: submissionType, lead: id }),
  );
}

async function saved({ db }: Reading, { tokens }: TimelineOf) {
  const versions = await listVersionsOf(db, tokens);
  return versions.map(({ savedAt, savedBy, name, token }) => entry(savedAt, 'saved', { by: savedBy, words: name, about: token }));
}

async function worked({ db }: Reading, { leads: requests }: TimelineOf) {
  const history = await listHistory(
    db,
    requests.map(({ id }) => id),
  );
  const staff = history.some(({ details }) => 'owner' in details) ? await listStaff(db) : [];
  return history.map(({ leadId: requestId, at, action, words, details, by }) => {
    const about =
      'owner' in details ? (staff.find(({ userId }) => userId === details.owner)?.name ?? null) : (details.about ?? null);
    const isTheirs = action === 'offer-asked' || action === 'offer-accepted';
    const who = isTheirs ? (requests.find(({ id }) => id === requestId)?.name ?? null) : by;
    return entry(at, action, { by: who, words, about, lead: requestId });
  });
}

/** Returns the e-mails as events. Leaves out an e-mail about a request that the user may not see. */
async function mailed({ db }: Reading, { leads: requests, customerIds }: TimelineOf) {
  const requestIds = requests.map(({ id }) => id);
  const mails = await listMails(db, requestIds, customerIds);
  return mails
    .filter(({ leadId: requestId }) => requestId === null || requestIds.includes(requestId))
    .map(({ queuedAt, endedAt, kind, leadId: requestId, outcome }) =>
      entry(endedAt ?? queuedAt, 'mail', { about: kind, outcome: outcome ?? 'waiting', lead: requestId }),
    );
}

async function registered(_: Reading, { accounts }: TimelineOf) {
  return accounts.map(({ createdAt, name }) => entry(createdAt, 'registered', { by: name }));
}

/**
 * Returns the consents as events. The consents of an account are stored with the account, and those of a visitor with the visitor’s
 * request. The `words` of such an event are the version of the consent text.
 */
async function agreed(reading: Reading, of: TimelineOf) {
  const consents = await consentsOf(reading, of);
  return consents.flatMap(({ slug, version, givenAt, withdrawnAt, lead: request }) => {
    const about = { about: titleOf(reading, slug), words: version, lead: request };
    return [entry(givenAt, 'agreed', about), ...(withdrawnAt ? [entry(withdrawnAt, 'withdrew', about)] : [])];
  });
}

/** Returns an event for each time that staff acted for the customer, with the reason that they gave. */
async function actedFor({ db }: Reading, { accounts }: TimelineOf) {
  const acting = await listActing(
    db,
    accounts.map(({ id }) => id),
  );
  return acting.map(({ at, by, reason }) => entry(at, 'acting-begun', { by, words: reason }));
}

async function joined({ db }: Reading, { customerIds }: TimelineOf) {
  const history = await listCustomerHistory(db, customerIds);
  return history.map(({ at, action, words, by, address }) => entry(at, action, { by, words, about: address }));
}

/** A consent that a customer has given. */
export interface Agreed {
  readonly slug: string;
  /** Empty: the version is no longer known. */
  readonly version: string;
  readonly givenAt: Date;
  readonly withdrawnAt: Date | null;
  /** The request in which the customer gave the consent; null: the customer gave it in their account. */
  readonly lead: string | null;
}

/** Returns all consents that the customer has given, latest first; none for the timeline of a single request. */
export async function consentsOf(
  { db, range }: Reading,
  { leads: requests, accounts, customerIds }: TimelineOf,
): Promise<readonly Agreed[]> {
  // The timeline of a single request shows no consents.
  if (customerIds.length === 0) return [];
  const own = await listAccountConsents(
    db,
    accounts.map(({ id }) => id),
  );
  const asked = requests.flatMap(({ id, arrivedAt, consentId, newsletterConsentId }) =>
    [consentId, newsletterConsentId].flatMap((given): Agreed[] => {
      if (given === null) return [];
      const consent = range.consents.find((one) => one.id === given);
      const { slug, version } = consent ?? { slug: String(given), version: '' };
      return [{ slug, version, givenAt: arrivedAt, withdrawnAt: null, lead: id }];
    }),
  );
  return [...own.map((consent) => ({ ...consent, lead: null })), ...asked].toSorted(
    (a, b) => Number(b.givenAt) - Number(a.givenAt),
  );
}

/** Returns the title of a consent, or its slug if the range no longer has it. */
export function titleOf({ range }: Pick<Reading, 'range'>, slug: string): string {
  return range.consents.find((consent) => consent.slug === slug)?.title ?? slug;
}
