import type { LeadSource, Marketing } from '@gavel/contract';
import { formatDay, formatKr, type HouseChanges, type Ore } from '@gavel/core';
import { createTexts, leadMailTexts, mailTexts, type Texts } from '@gavel/texts';
import type { Letter } from '../../../adapters/mail/mail.ts';
import type { Part } from '../../people/letters/letter-html.ts';
import type { WriteLetter } from '../../people/letters/letters.ts';
import { moment } from '../../people/letters/moment.ts';
import { plainLines, plainWords } from '../../people/letters/plain-words.ts';
import { greeting, writeLetter } from '../../people/letters/write-letter.ts';
import type { Asker } from './asker.ts';
import { changedFacts } from './changed-facts.ts';
import type { WhoAnswers } from './who-answers.ts';

/** What both letters about a request tell of. */
export interface ToldLead {
  readonly id: string;
  readonly isQuote: boolean;
  readonly sentAt: Date;
  readonly asker: Asker;
  readonly salesperson: WhoAnswers;
  /** Who would take care of it and is away; absent: nobody is. `until` is the last day, yyyy-MM-dd. */
  readonly standsInFor?: { readonly userId: string; readonly name: string; readonly until: string };
  readonly message: string;
  /** The house as the server has it, with its token; null: the request is about none that is kept. */
  readonly house: { readonly token: string; readonly name: string; readonly price: Ore } | null;
  /** What it is called; empty: no house was named. */
  readonly houseTitle: string;
  /** Empty: none was named. */
  readonly municipalityName: string;
  /** Their addresses. */
  readonly plots: readonly string[];
  /** When an offer on the house was asked for last, and what has become of it since (null: nothing); null: it is the first time. */
  readonly before: { readonly sentAt: Date; readonly changes: HouseChanges | null } | null;
  readonly source: LeadSource;
  readonly marketing: Marketing;
}

/** To the salesperson: who asks, about what, in their own words, with the house. Answers go to who asked. */
export function salespersonLetter(lead: ToldLead): WriteLetter {
  return ({ brand, sign, texts, baseUrl }) => {
    const { asker, salesperson, house, isQuote, message, before } = lead;
    const words = createTexts(texts);
    const t = words.of(leadMailTexts);
    const mail = words.of(mailTexts);
    const name = plainWords(asker.name) || mail('somebody');
    const about = { name, house: plainWords(lead.houseTitle), municipality: plainWords(lead.municipalityName) };
    const hasHouse = about.house !== '' && about.municipality !== '';
    const kind = isQuote ? 'quote' : hasHouse ? 'salesHouse' : 'sales';
    const news = before ? 'quoteAgain' : isQuote ? 'quote' : 'sales';
    const to = { email: salesperson.email, firstName: salesperson.name };
    const letter = writeLetter({
      kind: isQuote ? 'quote' : 'question',
      lead: lead.id,
      brand,
      sign,
      to,
      subject: t(`${news}Subject`, about),
      heading: t(`${news}Heading`),
      preview: t('preview', { name, phone: plainWords(asker.phone) }),
      parts: [
        t(`${kind}Text`, about),
        ...standingIn(lead, 'standsIn', words),
        {
          facts: given([
            [t('name'), name],
            [t('phone'), plainWords(asker.phone)],
            [t('email'), asker.emailTyped ?? asker.email],
            [t('house'), about.house],
            [t('houseName'), house ? plainWords(house.name) : ''],
            [t('municipality'), about.municipality],
            [t('price'), house ? formatKr(house.price) : ''],
            [t('plots'), lead.plots.join(', ')],
            [t('newsletter'), asker.newsletterConsentId === null ? '' : t('yes')],
            [t('cameFrom'), cameFrom(lead)],
            [t('sent'), moment(lead.sentAt)],
          ]),
        },
        ...(before ? sinceBefore(before, 'again', lead, words) : []),
        ...(message === '' ? [t('noMessage')] : [t('messageLead'), { written: plainLines(message) }]),
        t('reply'),
        ...(house ? [{ link: `${baseUrl}/start/${house.token}`, label: t('openHouse') }] : []),
        ...(isQuote ? [t('pdfForSalesperson')] : []),
      ],
      regards: mail('regards'),
      why: t('salespersonWhy', { brand: brand.name }),
      ...(isQuote && { pictured: about.house }),
    });
    const withAnswers = { ...letter, replyTo: { name, address: asker.email }, asksFor: lead.id };
    return isQuote ? { ...withAnswers, printedFor: lead.id } : withAnswers;
  };
}

/** To the builder: what did not reach the salesperson, word for word. Answers go to who asked. */
export function untakenLetter({ to, subject, text, ...kept }: Letter): WriteLetter {
  return ({ brand, sign, texts }) => {
    const words = createTexts(texts);
    const t = words.of(leadMailTexts);
    const about = { salesperson: to.name, subject };
    const letter = writeLetter({
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
      // What house it is its words say.
      ...(kept.printedFor && { pictured: '' }),
    });
    const { replyTo, printedFor, asksFor } = kept;
    return { ...letter, ...(replyTo && { replyTo }), ...(printedFor && { printedFor }), ...(asksFor && { asksFor }) };
  };
}

/**
 * To who asked: that it has come, and who takes care of it. What they wrote is not in it: the address may be somebody else's, who would read
 * it as the builder's words.
 */
export function thanksLetter(lead: ToldLead): WriteLetter {
  return ({ brand, sign, texts, baseUrl }) => {
    const { asker, house, isQuote, before } = lead;
    const words = createTexts(texts);
    const t = words.of(leadMailTexts);
    const mail = words.of(mailTexts);
    const salesperson = lead.salesperson.name;
    const kind = isQuote ? 'quoteThanks' : 'salesThanks';
    const letter = writeLetter({
      kind: isQuote ? 'quote-thanks' : 'question-thanks',
      lead: lead.id,
      brand,
      sign,
      to: asker,
      subject: t(`${kind}Subject`),
      heading: t(`${kind}Heading`),
      preview: t('thanksPreview'),
      parts: [
        greeting(mail, asker),
        t(`${kind}Text`, { salesperson, house: plainWords(lead.houseTitle), municipality: plainWords(lead.municipalityName) }),
        ...standingIn(lead, 'standsInThanks', words),
        {
          facts: given([
            [t('salesperson'), salesperson],
            [t('phone'), lead.salesperson.phone],
            [t('email'), lead.salesperson.email],
            [t('yourHouse'), house ? plainWords(lead.houseTitle) : ''],
            [t('municipality'), house ? plainWords(lead.municipalityName) : ''],
            [t('price'), house ? formatKr(house.price) : ''],
            [t('plots'), lead.plots.join(', ')],
            [t('sent'), moment(lead.sentAt)],
          ]),
        },
        ...(before ? sinceBefore({ ...before, changes: withoutName(before.changes) }, 'againThanks', lead, words) : []),
        ...(isQuote ? [t('pdfForCustomer')] : []),
        ...(house ? [{ link: `${baseUrl}/start/${house.token}`, label: t('openYourHouse') }] : []),
        t('noBinding'),
      ],
      regards: mail('regards'),
      why: t('customerWhy', { email: asker.emailTyped ?? asker.email, brand: brand.name }),
      ...(isQuote && { pictured: plainWords(lead.houseTitle) }),
    });
    return isQuote ? { ...letter, printedFor: lead.id } : letter;
  };
}

/** That somebody else is away, where they are. */
function standingIn({ standsInFor }: ToldLead, said: 'standsIn' | 'standsInThanks', words: Texts): readonly Part[] {
  if (!standsInFor) return [];
  const { name: away, until } = standsInFor;
  return [words.of(leadMailTexts)(said, { away, date: formatDay(Date.parse(until)) })];
}

type Fact = readonly [name: string, value: string];

function given(facts: readonly Fact[]): readonly Fact[] {
  return facts.filter(([, value]) => value !== '');
}

/** What has become of the house, in a sentence and a table whose amounts add up; without one where nothing has. */
function sinceBefore(
  { sentAt, changes }: NonNullable<ToldLead['before']>,
  said: 'again' | 'againThanks',
  { salesperson }: ToldLead,
  words: Texts,
): readonly Part[] {
  const sentence = words.of(leadMailTexts)(changes ? said : `${said}Same`, {
    date: moment(sentAt),
    salesperson: salesperson.name,
  });
  return changes ? [sentence, { facts: changedFacts(changes, words) }] : [sentence];
}

/** The customer's own name for the house is written by somebody, and stands in no letter to them: see `thanksLetter`. */
function withoutName(changes: HouseChanges | null): HouseChanges | null {
  if (!changes) return null;
  const facts = changes.facts.filter(({ fact }) => fact !== 'name');
  const { answers, repriced, campaigns } = changes;
  return facts.length > 0 || answers.length > 0 || repriced !== 0 || campaigns !== 0 ? { ...changes, facts } : null;
}

/** The campaign that brought them, as its address named itself, or the page before ours. */
function cameFrom({ marketing: { utmSource, utmMedium, utmCampaign, referrer } }: ToldLead): string {
  const campaign = [utmSource, utmMedium, utmCampaign].filter(Boolean).join(' / ');
  return plainWords(campaign || hostOf(referrer));
}

function hostOf(address: string): string {
  return URL.parse(address)?.host ?? '';
}
