import type { Marketing, RequestSource } from '@gavel/contract';
import { formatDay, formatKr, type HouseChanges, type Ore } from '@gavel/core';
import { createTexts, mailTexts, requestMailTexts, type Texts } from '@gavel/texts';
import type { Mail } from '../../../adapters/mail/mail.ts';
import type { Part } from '../../people/mail/mail-html.ts';
import type { WriteMail } from '../../people/mail/mails.ts';
import { moment } from '../../people/mail/moment.ts';
import { plainLines, plainWords } from '../../people/mail/plain-words.ts';
import { greeting, writeMail } from '../../people/mail/write-mail.ts';
import type { AskingCustomer } from './asking-customer.ts';
import { changedFacts } from './changed-facts.ts';
import type { WhoAnswers } from './who-answers.ts';

/** The data from which the two e-mails about a request are written. */
export interface ToldRequest {
  readonly id: string;
  readonly isQuote: boolean;
  readonly sentAt: Date;
  readonly customer: AskingCustomer;
  readonly salesperson: WhoAnswers;
  /**
   * The absent salesperson whose substitute gets this request; missing: no substitute gets it. `until` is the last day of absence,
   * yyyy-MM-dd.
   */
  readonly standsInFor?: { readonly userId: string; readonly name: string; readonly until: string };
  readonly message: string;
  /** The stored house with its token; null: the request is not about a stored house. */
  readonly house: { readonly token: string; readonly name: string; readonly price: Ore } | null;
  /** The title of the house model; empty: the request names no house model. */
  readonly houseTitle: string;
  /** Empty: the request names no municipality. */
  readonly municipalityName: string;
  /** The addresses, with the municipality, of the plots that the request names and that are for sale. */
  readonly plots: readonly string[];
  /**
   * For a quote request, the previous one about the house: when it was sent, and the changes of the house since then (null: no changes).
   * Null: there is no previous quote request, or the house of that request can no longer be opened.
   */
  readonly before: { readonly sentAt: Date; readonly changes: HouseChanges | null } | null;
  readonly source: RequestSource;
  readonly marketing: Marketing;
}

/**
 * Returns the e-mail to the salesperson: who sent the request, what it is about, the message, and the house. Replies to the e-mail
 * go to the customer.
 */
export function salespersonMail(request: ToldRequest): WriteMail {
  return ({ brand, sign, texts, baseUrl }) => {
    const { customer, salesperson, house, isQuote, message, before } = request;
    const words = createTexts(texts);
    const t = words.of(requestMailTexts);
    const mail = words.of(mailTexts);
    const name = plainWords(customer.name) || mail('somebody');
    const about = { name, house: plainWords(request.houseTitle), municipality: plainWords(request.municipalityName) };
    const hasHouse = about.house !== '' && about.municipality !== '';
    const kind = isQuote ? 'quote' : hasHouse ? 'salesHouse' : 'sales';
    const news = before ? 'quoteAgain' : isQuote ? 'quote' : 'sales';
    const to = { email: salesperson.email, firstName: salesperson.name };
    const written = writeMail({
      kind: isQuote ? 'quote' : 'question',
      lead: request.id,
      brand,
      sign,
      to,
      subject: t(`${news}Subject`, about),
      heading: t(`${news}Heading`),
      preview: t('preview', { name, phone: plainWords(customer.phone) }),
      parts: [
        t(`${kind}Text`, about),
        ...standingIn(request, 'standsIn', words),
        {
          facts: given([
            [t('name'), name],
            [t('phone'), plainWords(customer.phone)],
            [t('email'), customer.emailTyped ?? customer.email],
            [t('house'), about.house],
            [t('houseName'), house ? plainWords(house.name) : ''],
            [t('municipality'), about.municipality],
            [t('price'), house ? formatKr(house.price) : ''],
            [t('plots'), request.plots.join(', ')],
            [t('newsletter'), customer.newsletterConsentId === null ? '' : t('yes')],
            [t('cameFrom'), cameFrom(request)],
            [t('sent'), moment(request.sentAt)],
          ]),
        },
        ...(before ? sinceBefore(before, 'again', request, words) : []),
        ...(message === '' ? [t('noMessage')] : [t('messageLead'), { written: plainLines(message) }]),
        t('reply'),
        ...(house ? [{ link: `${baseUrl}/start/${house.token}`, label: t('openHouse') }] : []),
        ...(isQuote ? [t('pdfForSalesperson')] : []),
      ],
      regards: mail('regards'),
      why: t('salespersonWhy', { brand: brand.name }),
      ...(isQuote && { pictured: about.house }),
    });
    const withAnswers = { ...written, replyTo: { name, address: customer.email }, asksFor: request.id };
    return isQuote ? { ...withAnswers, printedFor: request.id } : withAnswers;
  };
}

/** Returns the e-mail to the builder with the text of an e-mail that did not reach the salesperson. Replies go to the customer. */
export function untakenMail({ to, subject, text, ...kept }: Mail): WriteMail {
  return ({ brand, sign, texts }) => {
    const words = createTexts(texts);
    const t = words.of(requestMailTexts);
    const about = { salesperson: to.name, subject };
    const written = writeMail({
      kind: 'untaken',
      ...(kept.lead && { lead: kept.lead }),
      brand,
      sign,
      to: { email: brand.contact.email, firstName: brand.name },
      subject: t('untakenSubject', about),
      heading: t('untakenHeading'),
      preview: t('untakenPreview', about),
      parts: [t('untakenText', { salesperson: to.name, email: to.address }), { written: text.trim() }, t('reply')],
      regards: words.of(mailTexts)('regards'),
      why: t('untakenWhy', { brand: brand.name }),
      // The text already names the house, so the picture has an empty alternative text.
      ...(kept.printedFor && { pictured: '' }),
    });
    const { replyTo, printedFor, asksFor } = kept;
    return { ...written, ...(replyTo && { replyTo }), ...(printedFor && { printedFor }), ...(asksFor && { asksFor }) };
  };
}

/**
 * Returns the confirmation to the customer, with the name of the salesperson. It leaves out the message, because the typed address may be
 * another person's. That person would believe that the builder wrote the message.
 */
export function thanksMail(request: ToldRequest): WriteMail {
  return ({ brand, sign, texts, baseUrl }) => {
    const { customer, house, isQuote, before } = request;
    const words = createTexts(texts);
    const t = words.of(requestMailTexts);
    const mail = words.of(mailTexts);
    const salesperson = request.salesperson.name;
    const kind = isQuote ? 'quoteThanks' : 'salesThanks';
    const written = writeMail({
      kind: isQuote ? 'quote-thanks' : 'question-thanks',
      lead: request.id,
      brand,
      sign,
      to: customer,
      subject: t(`${kind}Subject`),
      heading: t(`${kind}Heading`),
      preview: t('thanksPreview'),
      parts: [
        greeting(mail, customer),
        t(`${kind}Text`, {
          salesperson,
          house: plainWords(request.houseTitle),
          municipality: plainWords(request.municipalityName),
        }),
        ...standingIn(request, 'standsInThanks', words),
        {
          facts: given([
            [t('salesperson'), salesperson],
            [t('phone'), request.salesperson.phone],
            [t('email'), request.salesperson.email],
            [t('yourHouse'), house ? plainWords(request.houseTitle) : ''],
            [t('municipality'), house ? plainWords(request.municipalityName) : ''],
            [t('price'), house ? formatKr(house.price) : ''],
            [t('plots'), request.plots.join(', ')],
            [t('sent'), moment(request.sentAt)],
          ]),
        },
        ...(before ? sinceBefore({ ...before, changes: withoutName(before.changes) }, 'againThanks', request, words) : []),
        ...(isQuote ? [t('pdfForCustomer')] : []),
        ...(house ? [{ link: `${baseUrl}/start/${house.token}`, label: t('openYourHouse') }] : []),
        t('noBinding'),
      ],
      regards: mail('regards'),
      why: t('customerWhy', { email: customer.emailTyped ?? customer.email, brand: brand.name }),
      ...(isQuote && { pictured: plainWords(request.houseTitle) }),
    });
    return isQuote ? { ...written, printedFor: request.id } : written;
  };
}

/** Returns the sentence that names the absent salesperson and the last day of the absence; empty if no substitute gets the request. */
function standingIn({ standsInFor }: ToldRequest, said: 'standsIn' | 'standsInThanks', words: Texts): readonly Part[] {
  if (!standsInFor) return [];
  const { name: away, until } = standsInFor;
  return [words.of(requestMailTexts)(said, { away, date: formatDay(Date.parse(until)) })];
}

type Fact = readonly [name: string, value: string];

function given(facts: readonly Fact[]): readonly Fact[] {
  return facts.filter(([, value]) => value !== '');
}

/**
 * Returns a sentence about the earlier request, and a table of the changes of the house since then. Without changes, there is no table.
 */
function sinceBefore(
  { sentAt, changes }: NonNullable<ToldRequest['before']>,
  said: 'again' | 'againThanks',
  { salesperson }: ToldRequest,
  words: Texts,
): readonly Part[] {
  const sentence = words.of(requestMailTexts)(changes ? said : `${said}Same`, {
    date: moment(sentAt),
    salesperson: salesperson.name,
  });
  return changes ? [sentence, { facts: changedFacts(changes, words) }] : [sentence];
}

/** Removes the name of the house from the changes. The customer wrote it, and `thanksMail` may go to another person's address. */
function withoutName(changes: HouseChanges | null): HouseChanges | null {
  if (!changes) return null;
  const facts = changes.facts.filter(({ fact }) => fact !== 'name');
  const { answers, repriced, campaigns } = changes;
  return facts.length > 0 || answers.length > 0 || repriced !== 0 || campaigns !== 0 ? { ...changes, facts } : null;
}

/** Returns where the visitor came from: the advertisement that the `utm_…` parameters name, or else the site whose link they followed. */
function cameFrom({ marketing: { utmSource, utmMedium, utmCampaign, referrer } }: ToldRequest): string {
  const campaign = [utmSource, utmMedium, utmCampaign].filter(Boolean).join(' / ');
  return plainWords(campaign || hostOf(referrer));
}

function hostOf(address: string): string {
  return URL.parse(address)?.host ?? '';
}
