import { randomUUID } from 'node:crypto';
import type { ContactOutcome, ContactRequest } from '@gavel/contract';
import { totalsOf } from '@gavel/core';
import type { Logger } from 'pino';
import type { Letter } from '../../../adapters/mail/mail.ts';
import type { Database } from '../../../db/connect.ts';
import { AppError } from '../../../http/app-error.ts';
import { authorise, hasEntered, type Identity, isStaff, type Member } from '../../../http/identity.ts';
import type { Limits } from '../../../http/rate-limits.ts';
import { hashKey } from '../../../secrets/secrets.ts';
import type { Webhooks } from '../../integrations/webhooks/webhooks.ts';
import { setConsent } from '../../people/accounts/accounts.repository.ts';
import { addAuditEntry } from '../../people/accounts/audit-log.repository.ts';
import { consentWithSlug, NEWSLETTER } from '../../people/accounts/consents.ts';
import type { Letters } from '../../people/letters/letters.ts';
import { lotOf } from '../../people/salespersons/pick-responsible.ts';
import type { CurrentRange } from '../../range/current-range.ts';
import { plotsIn } from '../../range/plots-in.ts';
import { keepSnapshot } from '../../visit/configurations/configurations.repository.ts';
import type { Opening } from '../../visit/configurations/open-configuration.ts';
import type { Counted, Counts } from '../../visit/counts/counts.ts';
import { markRequested } from '../../visit/saved-houses/saved-houses.repository.ts';
import { type Asked, askedHouse } from './asked-house.ts';
import { type Asker, memberAsks, visitorAsks } from './asker.ts';
import { leadCreated, tellOfSaveSince } from './lead-events.ts';
import { salespersonLetter, type ToldLead, thanksLetter } from './lead-letters.ts';
import type { Lead } from './lead-rows.repository.ts';
import { noteStandIn } from './lead-work.repository.ts';
import { hasLead, insertLead, type NewLead } from './leads.repository.ts';
import { type QuoteBefore, quoteBefore } from './sent-house.ts';
import { toStandIn } from './stand-in.ts';
import { exceeds, suspect } from './suspect.ts';
import { plotAddresses } from './told-lead.ts';
import { whoAnswers } from './who-answers.ts';

/** What asking the builder takes. */
export interface Asking extends Opening {
  readonly letters: Letters;
  readonly counts: Counts;
  readonly webhooks: Webhooks;
  readonly limits: Pick<Limits, 'contactQuietly' | 'contactOfAddress'>;
  readonly logger: Logger;
}

/** Who sends a request, and with which key; the key is empty where none was sent. */
export interface Sender {
  readonly identity: Identity;
  readonly client: string;
  readonly formKey: string;
  /** Their browser does not ask not to be. */
  readonly isCounted: boolean;
}

const done: ContactOutcome = { isSuccess: true };

/**
 * Stores a request and queues its letters, to the salesperson who takes care of it and to who asked, all or nothing. The same form sent twice
 * is one request. What looks like a robot's is stored and mailed to nobody; it is answered like every other.
 *
 * Throws what `askedHouse` and `visitorAsks` throw, `unknown-municipality`, and for an offer what keeps somebody from their account.
 */
export async function submitContactRequest(
  asking: Asking,
  sent: ContactRequest,
  { identity, client, formKey, isCounted }: Sender,
): Promise<ContactOutcome> {
  const { db, limits, letters, webhooks, logger } = asking;
  const isQuote = sent.submissionType === 'Quote';
  if (isQuote) authorise('member', identity);
  const member = hasEntered(identity) ? identity : null;
  // Somebody else's form is another one, whatever its key.
  const keyHash = formKey === '' ? null : hashKey(`${sent.submissionType} ${member?.userId ?? sent.email} ${formKey}`);
  if (keyHash && (await hasLead(db, keyHash))) return done;
  const range = await asking.currentRange();
  const asker = member ? await memberAsks(db, member) : visitorAsks(sent, range);
  const house = await askedHouse(asking, sent, identity);
  const request = isQuote && house ? { ...sent, plotIds: plotsOfHouse(house, sent, range) } : sent;
  const before = isQuote && house ? await quoteBefore(asking, house.token, { ...house, plotIds: request.plotIds }) : null;
  const told = await toStandIn(db, toldOf(asking, request, range, { asker, house, before }), range);
  const heldBack = member ? null : await suspect(request, client, limits.contactQuietly);
  const lead = leadOf(told, request, house, { keyHash, heldBack });
  if (heldBack) {
    if (await insertLead(db, lead))
      logger.warn({ lead: lead.id, heldBack }, 'a request was taken for a robot’s: it is kept, and mailed to nobody');
    return done;
  }

  const mails: Letter[] = [await letters.write(salespersonLetter(told))];
  // Somebody without an account may have written anybody's address.
  const isPestered = member === null && (await exceeds(limits.contactOfAddress, asker.email));
  if (isPestered) logger.warn({ lead: lead.id }, 'a request was not confirmed: its address has had enough of them');
  else mails.push(await letters.write(thanksLetter(told)));

  const isNew = await db.transaction(async (tx) => {
    if (!(await insertLead(tx, lead))) return false;
    if (told.standsInFor) await noteStandIn(tx, lead, told.standsInFor.userId);
    await webhooks.tell(tx, leadCreated(lead.id, lead.sentAt));
    if (member && request.newsletter) await subscribe(tx, member, range, lead.sentAt);
    if (isQuote && house) await markRequested(tx, house.token, lead.sentAt);
    if (house) await keepSnapshot(tx, house.token);
    if (house) await tellOfSaveSince(webhooks, tx, house, lead.sentAt);
    if (member) await noteForStaff(tx, member, lead, house);
    for (const letter of mails) await letters.queue(tx, letter);
    return true;
  });
  if (isNew && isCounted && !isStaff(identity)) asking.counts.add(...countedAs(house, asking.now()));
  return done;
}

function countedAs(house: Asked | null, now: number): readonly Counted[] {
  const houseId = house?.house.houseId ?? null;
  const totals = house && totalsOf(house.opened.compiled, house.opened.visit, now);
  const taken = totals?.campaigns.filter(({ discount }) => discount > 0) ?? [];
  return [
    { kind: 'requested', houseId },
    ...taken.map(({ campaignId: itemId }): Counted => ({ kind: 'requested-in-campaign', houseId, itemId })),
  ];
}

/** A question may be about any plot, an offer about those that the house can stand on. */
function plotsOfHouse({ opened }: Asked, { plotIds }: ContactRequest, { plots }: CurrentRange): ContactRequest['plotIds'] {
  return plotsIn(plots, opened.configuration.municipalityName, plotIds);
}

/** What is told of a request. Throws `unknown-municipality`. */
function toldOf(
  { now, random }: Asking,
  request: ContactRequest,
  range: CurrentRange,
  { asker, house, before }: { readonly asker: Asker; readonly house: Asked | null; readonly before: QuoteBefore | null },
): ToldLead {
  const municipalityId = house?.house.municipalityId ?? request.municipalityId;
  const municipality = range.municipalities.find(({ id }) => id === municipalityId);
  if (municipalityId !== null && !municipality) throw new AppError('unknown-municipality', '', { field: 'MunicipalityId' });
  const municipalityName = municipality?.name ?? '';
  return {
    id: randomUUID(),
    isQuote: request.submissionType === 'Quote',
    sentAt: new Date(now()),
    asker,
    salesperson: whoAnswers(range, {
      municipalityName: municipality?.name ?? null,
      before: before?.salespersonEmail ?? null,
      lot: house ? lotOf(house.token) : random(),
    }),
    message: request.message,
    house: house && { token: house.token, name: house.house.name, price: house.price },
    houseTitle: house?.houseTitle ?? request.houseModelName,
    municipalityName,
    plots: plotAddresses(range, request.plotIds),
    before,
    source: request.source,
    marketing: request.marketing,
  };
}

function leadOf(told: ToldLead, request: ContactRequest, asked: Asked | null, rest: Pick<Lead, 'keyHash' | 'heldBack'>): NewLead {
  const { id, sentAt, asker, salesperson, message, houseTitle } = told;
  const { submissionType, source, marketing, plotIds } = request;
  const { userId, name, email, emailTyped, phone, consentId, newsletterConsentId } = asker;
  return {
    id,
    submissionType,
    sentAt,
    userId,
    name,
    email,
    emailTyped,
    phone,
    message,
    consentId,
    newsletterConsentId,
    configurationId: asked?.token ?? null,
    house: asked?.house ?? null,
    priceOre: asked?.price ?? null,
    houseTitle,
    municipalityId: asked?.house.municipalityId ?? request.municipalityId,
    plotIds: [...new Set(plotIds)],
    salespersonName: salesperson.name,
    salespersonEmail: salesperson.email,
    source,
    marketing,
    ...rest,
  };
}

/** The newsletter, which somebody asks for themselves. */
async function subscribe(tx: Database, { userId, actingFor }: Member, range: CurrentRange, at: Date): Promise<void> {
  const consent = consentWithSlug(range, NEWSLETTER);
  if (!consent || actingFor !== null) return;
  await setConsent(tx, userId, NEWSLETTER, { consentId: consent.id, slug: consent.slug, version: consent.version }, at);
}

/** What staff ask for somebody else, or about somebody else's house, stands in the audit log. */
async function noteForStaff(tx: Database, member: Member, lead: NewLead, house: Asked | null): Promise<void> {
  const subjectId = house?.ownerId ?? lead.userId;
  if (!isStaff(member) || subjectId === member.userId) return;
  const action = lead.submissionType === 'Quote' ? 'quote-requested' : 'contact-requested';
  const details = { lead: lead.id, ...(house && { configuration: house.token }) };
  await addAuditEntry(tx, { actorId: member.userId, subjectId, action, details }, lead.sentAt);
}
