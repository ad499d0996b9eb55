import type { TimelineEntry } from '@gavel/contract/staff';
import type { Database } from '../../../db/connect.ts';
import { listActing } from '../../people/accounts/audit-log.repository.ts';
import { listLetters } from '../../people/letters/letters.repository.ts';
import type { CurrentRange } from '../../range/current-range.ts';
import { listVersionsOf } from '../../visit/saved-houses/house-versions.repository.ts';
import { listAccountConsents, listCustomerHistory } from './customers.repository.ts';
import { listHistory, listStaff } from './lead-changes.repository.ts';
import type { ListedLead } from './lead-list.repository.ts';

/** Whose time line it is: a request's, or that of a customer with all of theirs. */
export interface TimelineOf {
  /** Those that whoever looks may see. */
  readonly leads: readonly ListedLead[];
  /** Of houses. */
  readonly tokens: readonly string[];
  /** Empty: it is that of a request. */
  readonly customerIds: readonly number[];
  readonly accounts: readonly { readonly id: string; readonly name: string; readonly createdAt: Date }[];
}

interface Reading {
  readonly db: Database;
  readonly range: Pick<CurrentRange, 'consents'>;
}

/** Reads one kind of what happened. */
type TimelineSource = (reading: Reading, of: TimelineOf) => Promise<readonly TimelineEntry[]>;

/** Where a time line comes from. What else happens to requests and customers is one more. */
const timelineSources: readonly TimelineSource[] = [worked, asked, saved, mailed, registered, agreed, actedFor, joined];

/** What happened, latest first. What was done last stands first where two have the same time. */
export async function timelineOf(reading: Reading, of: TimelineOf): Promise<readonly TimelineEntry[]> {
  const entries: TimelineEntry[] = [];
  for (const source of timelineSources) entries.push(...(await source(reading, of)));
  return entries.toSorted((a, b) => b.at - a.at);
}

function entry(at: Date, kind: TimelineEntry['kind'], parts: Partial<Omit<TimelineEntry, 'at' | 'kind'>>): TimelineEntry {
  return { at: at.getTime(), kind, by: null, words: '', about: null, outcome: null, lead: null, ...parts };
}

async function asked(_: Reading, { leads }: TimelineOf) {
  return leads.map(({ id, arrivedAt, name, message, submissionType }) =>
    entry(arrivedAt, 'asked', { by: name || null, words: message, about: submissionType, lead: id }),
  );
}

async function saved({ db }: Reading, { tokens }: TimelineOf) {
  const versions = await listVersionsOf(db, tokens);
  return versions.map(({ savedAt, savedBy, name, token }) => entry(savedAt, 'saved', { by: savedBy, words: name, about: token }));
}

async function worked({ db }: Reading, { leads }: TimelineOf) {
  const history = await listHistory(
    db,
    leads.map(({ id }) => id),
  );
  const staff = history.some(({ details }) => 'owner' in details) ? await listStaff(db) : [];
  return history.map(({ leadId, at, action, words, details, by }) => {
    const about =
      'owner' in details ? (staff.find(({ userId }) => userId === details.owner)?.name ?? null) : (details.about ?? null);
    const isTheirs = action === 'offer-asked' || action === 'offer-accepted';
    const who = isTheirs ? (leads.find(({ id }) => id === leadId)?.name ?? null) : by;
    return entry(at, action, { by: who, words, about, lead: leadId });
  });
}

/** Letters to a customer that tell of a request which somebody else takes care of are not theirs to see. */
async function mailed({ db }: Reading, { leads, customerIds }: TimelineOf) {
  const leadIds = leads.map(({ id }) => id);
  const letters = await listLetters(db, leadIds, customerIds);
  return letters
    .filter(({ leadId }) => leadId === null || leadIds.includes(leadId))
    .map(({ queuedAt, endedAt, kind, leadId, outcome }) =>
      entry(endedAt ?? queuedAt, 'mail', { about: kind, outcome: outcome ?? 'waiting', lead: leadId }),
    );
}

async function registered(_: Reading, { accounts }: TimelineOf) {
  return accounts.map(({ createdAt, name }) => entry(createdAt, 'registered', { by: name }));
}

/** Accounts agree by themselves, visitors by asking. Its words are the version. */
async function agreed(reading: Reading, of: TimelineOf) {
  const consents = await consentsOf(reading, of);
  return consents.flatMap(({ slug, version, givenAt, withdrawnAt, lead }) => {
    const about = { about: titleOf(reading, slug), words: version, lead };
    return [entry(givenAt, 'agreed', about), ...(withdrawnAt ? [entry(withdrawnAt, 'withdrew', about)] : [])];
  });
}

/** Staff who worked in the customer's name, and why. */
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

/** What a customer has agreed to. */
export interface Agreed {
  readonly slug: string;
  /** Empty: nobody knows any more. */
  readonly version: string;
  readonly givenAt: Date;
  readonly withdrawnAt: Date | null;
  /** The request that it was agreed to in; null: it is the account's. */
  readonly lead: string | null;
}

/** Everything that was agreed to, latest first. */
export async function consentsOf(
  { db, range }: Reading,
  { leads, accounts, customerIds }: TimelineOf,
): Promise<readonly Agreed[]> {
  // A request's own time line tells of the request.
  if (customerIds.length === 0) return [];
  const own = await listAccountConsents(
    db,
    accounts.map(({ id }) => id),
  );
  const asked = leads.flatMap(({ id, arrivedAt, consentId, newsletterConsentId }) =>
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

/** What a consent is called; where it is no more, its own short name. */
export function titleOf({ range }: Pick<Reading, 'range'>, slug: string): string {
  return range.consents.find((consent) => consent.slug === slug)?.title ?? slug;
}
