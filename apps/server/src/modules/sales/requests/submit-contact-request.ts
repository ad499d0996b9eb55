import { randomUUID } from 'node:crypto';
import type { ContactOutcome, ContactRequest } from '@gavel/contract';
import { totalsOf } from '@gavel/core';
import type { Logger } from 'pino';
import type { Mail } from '../../../adapters/mail/mail.ts';
import type { Database } from '../../../db/connect.ts';
import { AppError } from '../../../http/app-error.ts';
import { authorise, hasEntered, type Identity, isStaff, type Member } from '../../../http/identity.ts';
import type { Limits } from '../../../http/rate-limits.ts';
import { hashKey } from '../../../secrets/secrets.ts';
import type { Webhooks } from '../../integrations/webhooks/webhooks.ts';
import { setConsent } from '../../people/accounts/accounts.repository.ts';
import { addAuditEntry } from '../../people/accounts/audit-log.repository.ts';
import { consentWithSlug, NEWSLETTER } from '../../people/accounts/consents.ts';
import type { Mails } from '../../people/mail/mails.ts';
import { lotOf } from '../../people/salespersons/pick-responsible.ts';
import type { CurrentRange } from '../../range/current-range.ts';
import { plotsIn } from '../../range/plots-in.ts';
import { keepSnapshot } from '../../visit/configurations/configurations.repository.ts';
import type { Opening } from '../../visit/configurations/open-configuration.ts';
import type { Counted, Counts } from '../../visit/counts/counts.ts';
import { markRequested } from '../../visit/saved-houses/saved-houses.repository.ts';
import { type Asked, askedHouse } from './asked-house.ts';
import { type AskingCustomer, memberAsks, visitorAsks } from './asking-customer.ts';
import { requestCreated, tellOfSaveSince } from './request-events.ts';
import { salespersonMail, type ToldRequest, thanksMail } from './request-mails.ts';
import type { CustomerRequest } from './request-rows.repository.ts';
import { noteStandIn } from './request-work.repository.ts';
import { hasRequest, insertRequest, type NewRequest } from './requests.repository.ts';
import { type QuoteBefore, quoteBefore } from './sent-house.ts';
import { toStandIn } from './stand-in.ts';
import { exceeds, suspect } from './suspect.ts';
import { plotAddresses } from './told-request.ts';
import { whoAnswers } from './who-answers.ts';

/** The dependencies of sending a request to the builder. */
export interface Asking extends Opening {
  readonly mails: Mails;
  readonly counts: Counts;
  readonly webhooks: Webhooks;
  readonly limits: Pick<Limits, 'contactQuietly' | 'contactOfAddress'>;
  readonly logger: Logger;
}

/** Who sends a request, and from where. `formKey` is the idempotency key of the form; empty: the form has none. */
export interface Sender {
  readonly identity: Identity;
  readonly client: string;
  readonly formKey: string;
  /** Whether the statistics may count the request: see `mayCount`. */
  readonly isCounted: boolean;
}

const done: ContactOutcome = { isSuccess: true };

/**
 * Stores a request and queues its e-mails to salesperson and customer, in one transaction. A form that is sent twice with the same key
 * makes one request. A request that looks like a robot's is stored without e-mails and gets the normal response. Throws the errors of
 * `askedHouse` and `visitorAsks`, `unknown-municipality`, and for a quote request also the errors of `authorise`.
 */
export async function submitContactRequest(
  asking: Asking,
  sent: ContactRequest,
  { identity, client, formKey, isCounted }: Sender,
): Promise<ContactOutcome> {
  const { db, limits, mails, webhooks, logger } = asking;
  const isQuote = sent.submissionType === 'Quote';
  if (isQuote) authorise('member', identity);
  const member = hasEntered(identity) ? identity : null;
  // The hash includes the sender. So another person's form makes another request, even if the two forms have the same key.
  const keyHash = formKey === '' ? null : hashKey(`${sent.submissionType} ${member?.userId ?? sent.email} ${formKey}`);
  if (keyHash && (await hasRequest(db, keyHash))) return done;
  const range = await asking.currentRange();
  const customer = member ? await memberAsks(db, member) : visitorAsks(sent, range);
  const house = await askedHouse(asking, sent, identity);
  const request = isQuote && house ? { ...sent, plotIds: plotsOfHouse(house, sent, range) } : sent;
  const { placement = null } = house?.house ?? {};
  const before =
    isQuote && house ? await quoteBefore(asking, house.token, { ...house, plotIds: request.plotIds, placement }) : null;
  const told = await toStandIn(db, toldOf(asking, request, range, { customer, house, before }), range);
  const heldBack = member ? null : await suspect(request, client, limits.contactQuietly);
  const stored = requestOf(told, request, house, { keyHash, heldBack });
  if (heldBack) {
    if (await insertRequest(db, stored))
      logger.warn({ lead: stored.id, heldBack }, 'a request looks like spam: the server stores it and sends no e-mail');
    return done;
  }

  const written: Mail[] = [await mails.write(salespersonMail(told))];
  // A sender without an account may have entered the e-mail address of somebody else, who must not get many e-mails.
  const isPestered = member === null && (await exceeds(limits.contactOfAddress, customer.email));
  if (isPestered) logger.warn({ lead: stored.id }, 'a request was not confirmed: its address has had enough of them');
  else written.push(await mails.write(thanksMail(told)));

  const isNew = await db.transaction(async (tx) => {
    if (!(await insertRequest(tx, stored))) return false;
    if (told.standsInFor) await noteStandIn(tx, stored, told.standsInFor.userId);
    await webhooks.tell(tx, requestCreated(stored.id, stored.sentAt));
    if (member && request.newsletter) await subscribe(tx, member, range, stored.sentAt);
    if (isQuote && house) await markRequested(tx, house.token, stored.sentAt);
    if (house) await keepSnapshot(tx, house.token);
    if (house) await tellOfSaveSince(webhooks, tx, house, stored.sentAt);
    if (member) await noteForStaff(tx, member, stored, house);
    for (const mail of written) await mails.queue(tx, mail);
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

/**
 * Returns the plots of a quote request that are in the municipality of the house. A request for information may name plots in every
 * municipality, so this function is used only for quote requests.
 */
function plotsOfHouse({ opened }: Asked, { plotIds }: ContactRequest, { plots }: CurrentRange): ContactRequest['plotIds'] {
  return plotsIn(plots, opened.configuration.municipalityName, plotIds);
}

/** Returns the data that the e-mails about a request contain. Throws `unknown-municipality`. */
function toldOf(
  { now, random }: Asking,
  request: ContactRequest,
  range: CurrentRange,
  {
    customer,
    house,
    before,
  }: { readonly customer: AskingCustomer; readonly house: Asked | null; readonly before: QuoteBefore | null },
): ToldRequest {
  const municipalityId = house?.house.municipalityId ?? request.municipalityId;
  const municipality = range.municipalities.find(({ id }) => id === municipalityId);
  if (municipalityId !== null && !municipality) throw new AppError('unknown-municipality', '', { field: 'MunicipalityId' });
  const municipalityName = municipality?.name ?? '';
  return {
    id: randomUUID(),
    isQuote: request.submissionType === 'Quote',
    sentAt: new Date(now()),
    customer,
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

function requestOf(
  told: ToldRequest,
  request: ContactRequest,
  asked: Asked | null,
  rest: Pick<CustomerRequest, 'keyHash' | 'heldBack'>,
): NewRequest {
  const { id, sentAt, customer, salesperson, message, houseTitle } = told;
  const { submissionType, source, marketing, plotIds } = request;
  const { userId, name, email, emailTyped, phone, consentId, newsletterConsentId } = customer;
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

/** Stores the consent to the newsletter, unless staff act for the customer. Only the customer can give this consent. */
async function subscribe(tx: Database, { userId, actingFor }: Member, range: CurrentRange, at: Date): Promise<void> {
  const consent = consentWithSlug(range, NEWSLETTER);
  if (!consent || actingFor !== null) return;
  await setConsent(tx, userId, NEWSLETTER, { consentId: consent.id, slug: consent.slug, version: consent.version }, at);
}

/** Records in the audit log that staff sent a request for a customer, or about a customer's house. */
async function noteForStaff(tx: Database, member: Member, stored: NewRequest, house: Asked | null): Promise<void> {
  const subjectId = house?.ownerId ?? stored.userId;
  if (!isStaff(member) || subjectId === member.userId) return;
  const action = stored.submissionType === 'Quote' ? 'quote-requested' : 'contact-requested';
  const details = { lead: stored.id, ...(house && { configuration: house.token }) };
  await addAuditEntry(tx, { actorId: member.userId, subjectId, action, details }, stored.sentAt);
}
