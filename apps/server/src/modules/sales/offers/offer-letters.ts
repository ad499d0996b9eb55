import { formatDay, formatKr } from '@gavel/core';
import { createTexts, mailTexts, offerMailTexts } from '@gavel/texts';
import type { WriteLetter } from '../../people/letters/letters.ts';
import { moment } from '../../people/letters/moment.ts';
import { plainLines, plainWords } from '../../people/letters/plain-words.ts';
import { greeting, writeLetter } from '../../people/letters/write-letter.ts';
import type { NewOffer, SentOffer } from './offers.repository.ts';

interface Told extends NewOffer {
  readonly number: string;
  /** The number of the offer that it replaces; null: it is the first. */
  readonly replaced: string | null;
}

/** To the customer: the offer, with its own address and its PDF. Answers go to the seller. */
export function offerLetter(offer: Told): WriteLetter {
  return ({ brand, sign, texts, baseUrl }) => {
    const words = createTexts(texts);
    const t = words.of(offerMailTexts);
    const mail = words.of(mailTexts);
    const { id, number, house, seller, total, replaced, customerName, customerEmail, token } = offer;
    const until = lastDay(offer.validUntil);
    const to = { email: customerEmail, firstName: firstOf(customerName) };
    const said = plainLines(offer.words);
    const letter = writeLetter({
      kind: 'offer',
      brand,
      sign,
      to,
      subject: t('sentSubject', { number, brand: brand.name }),
      heading: t('sentHeading', { house: house.houseTitle }),
      preview: t('sentPreview', { total: formatKr(total), until }),
      parts: [
        greeting(mail, to),
        ...(said === '' ? [] : [{ written: said }]),
        ...(replaced === null ? [] : [t('replaces', { number: replaced })]),
        {
          facts: [
            [t('number'), number],
            [t('house'), house.houseTitle],
            [t('municipality'), house.municipalityName],
            [t('total'), formatKr(total)],
            [t('until'), until],
            [t('seller'), plainWords(seller.name)],
            [t('phone'), seller.phone],
            [t('email'), seller.email],
          ].flatMap(([name = '', value = '']) => (value === '' ? [] : [[name, value] as const])),
        },
        { link: `${baseUrl}/offer/${token}`, label: t('openOffer') },
        t('sentText'),
        t('sentMeaning'),
        t('private'),
      ],
      regards: mail('regards'),
      why: t('sentWhy', { brand: brand.name }),
      pictured: house.houseTitle,
    });
    return { ...letter, replyTo: { name: plainWords(seller.name), address: seller.email }, lead: offer.leadId, printedOffer: id };
  };
}

interface Accepted {
  readonly offer: SentOffer;
  /** As they wrote it. */
  readonly name: string;
  readonly at: Date;
}

/** To the seller: somebody wants to go on. Answers go to the customer. */
export function acceptedLetter({ offer, name, at }: Accepted): WriteLetter {
  return ({ brand, sign, texts, baseUrl }) => {
    const words = createTexts(texts);
    const t = words.of(offerMailTexts);
    const { number, house, seller, total, leadId, customerEmail } = offer;
    const customer = plainWords(offer.customerName);
    const letter = writeLetter({
      kind: 'offer-accepted',
      brand,
      sign,
      to: { email: seller.email, firstName: firstOf(seller.name) },
      subject: t('acceptedSubject', { name: customer, number }),
      heading: t('acceptedHeading'),
      preview: t('acceptedPreview', { house: house.houseTitle, total: formatKr(total), name: customer }),
      parts: [
        t('acceptedText', { name: customer, number }),
        {
          facts: [
            [t('customer'), customer],
            [t('email'), customerEmail],
            [t('signedAs'), plainWords(name)],
            [t('answeredAt'), moment(at)],
            [t('house'), house.houseTitle],
            [t('municipality'), house.municipalityName],
            [t('total'), formatKr(total)],
          ],
        },
        t('notBinding'),
        { link: `${baseUrl}/admin/leads/${leadId}`, label: t('toLead') },
        t('reply'),
      ],
      regards: words.of(mailTexts)('regards'),
      why: t('staffWhy', { brand: brand.name }),
    });
    return { ...letter, replyTo: { name: customer, address: customerEmail }, lead: leadId, asksFor: leadId };
  };
}

/** To the customer: that the seller knows, and what it means. */
export function acceptedThanks({ offer }: Accepted): WriteLetter {
  return ({ brand, sign, texts, baseUrl }) => {
    const words = createTexts(texts);
    const t = words.of(offerMailTexts);
    const mail = words.of(mailTexts);
    const { number, house, token, customerName, customerEmail } = offer;
    const seller = plainWords(offer.seller.name);
    const to = { email: customerEmail, firstName: firstOf(customerName) };
    const letter = writeLetter({
      kind: 'offer-thanks',
      brand,
      sign,
      to,
      subject: t('thanksSubject', { number }),
      heading: t('thanksHeading'),
      preview: t('thanksPreview', { seller }),
      parts: [
        greeting(mail, to),
        t('thanksText', { number, house: house.houseTitle, seller }),
        t('thanksMeaning'),
        { link: `${baseUrl}/offer/${token}`, label: t('openOffer') },
      ],
      regards: mail('regards'),
      why: t('thanksWhy', { brand: brand.name }),
    });
    return { ...letter, replyTo: { name: seller, address: offer.seller.email }, lead: offer.leadId };
  };
}

/** To the customer: that an offer holds no more, so that nobody plans with it. Answers go to the seller. */
export function withdrawnLetter({ offer, at }: Pick<Accepted, 'offer' | 'at'>): WriteLetter {
  return ({ brand, sign, texts, baseUrl }) => {
    const words = createTexts(texts);
    const t = words.of(offerMailTexts);
    const mail = words.of(mailTexts);
    const { number, house, token, customerName, customerEmail } = offer;
    const seller = plainWords(offer.seller.name);
    const to = { email: customerEmail, firstName: firstOf(customerName) };
    const letter = writeLetter({
      kind: 'offer-withdrawn',
      brand,
      sign,
      to,
      subject: t('withdrawnSubject', { number }),
      heading: t('withdrawnHeading'),
      preview: t('withdrawnPreview', { house: house.houseTitle }),
      parts: [
        greeting(mail, to),
        t('withdrawnText', { number, house: house.houseTitle, at: moment(at) }),
        t('withdrawnNext', { seller }),
        { link: `${baseUrl}/offer/${token}`, label: t('openOffer') },
      ],
      regards: mail('regards'),
      why: t('sentWhy', { brand: brand.name }),
    });
    return { ...letter, replyTo: { name: seller, address: offer.seller.email }, lead: offer.leadId };
  };
}

/** To the seller: what the customer asks, in their own words. Answers go to the customer. */
export function askedLetter({ offer, words: written }: { readonly offer: SentOffer; readonly words: string }): WriteLetter {
  return ({ brand, sign, texts, baseUrl }) => {
    const words = createTexts(texts);
    const t = words.of(offerMailTexts);
    const { number, house, seller, leadId, customerEmail } = offer;
    const customer = plainWords(offer.customerName);
    const letter = writeLetter({
      kind: 'offer-asked',
      brand,
      sign,
      to: { email: seller.email, firstName: firstOf(seller.name) },
      subject: t('askedSubject', { number, name: customer }),
      heading: t('askedHeading'),
      preview: t('askedPreview', { name: customer, house: house.houseTitle }),
      parts: [
        t('askedLead'),
        { written: plainLines(written) },
        t('reply'),
        { link: `${baseUrl}/admin/leads/${leadId}`, label: t('toLead') },
      ],
      regards: words.of(mailTexts)('regards'),
      why: t('staffWhy', { brand: brand.name }),
    });
    return { ...letter, replyTo: { name: customer, address: customerEmail }, lead: leadId, asksFor: leadId };
  };
}

function firstOf(name: string): string {
  const [first = ''] = name.split(' ');
  return first;
}

/** yyyy-MM-dd as `20 december 2026`. */
function lastDay(day: string): string {
  return formatDay(Date.parse(day));
}
