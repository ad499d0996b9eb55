import { formatDay, formatKr } from '@gavel/core';
import { createTexts, mailTexts, quoteMailTexts } from '@gavel/texts';
import type { WriteMail } from '../../people/mail/mails.ts';
import { moment } from '../../people/mail/moment.ts';
import { plainLines, plainWords } from '../../people/mail/plain-words.ts';
import { greeting, writeMail } from '../../people/mail/write-mail.ts';
import type { NewQuote, SentQuote } from './quotes.repository.ts';

interface Told extends NewQuote {
  readonly number: string;
  /** The number of the earlier quote that this quote replaces; null: this quote replaces no other. */
  readonly replaced: string | null;
}

/** Returns the e-mail that sends the customer the link to a quote and its PDF. Replies to the e-mail go to the salesperson. */
export function quoteMail(quote: Told): WriteMail {
  return ({ brand, sign, texts, baseUrl }) => {
    const words = createTexts(texts);
    const t = words.of(quoteMailTexts);
    const mail = words.of(mailTexts);
    const { id, number, house, seller, total, replaced, customerName, customerEmail, token } = quote;
    const until = lastDay(quote.validUntil);
    const to = { email: customerEmail, firstName: firstOf(customerName) };
    const said = plainLines(quote.words);
    const message = writeMail({
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
    return {
      ...message,
      replyTo: { name: plainWords(seller.name), address: seller.email },
      lead: quote.leadId,
      printedOffer: id,
    };
  };
}

interface Accepted {
  readonly offer: SentQuote;
  /** The name with which the customer accepted, as they typed it. */
  readonly name: string;
  readonly at: Date;
}

/**
 * Returns the e-mail that informs the salesperson that a customer has accepted a quote. Replies to the e-mail go to the customer.
 */
export function acceptedMail({ offer: quote, name, at }: Accepted): WriteMail {
  return ({ brand, sign, texts, baseUrl }) => {
    const words = createTexts(texts);
    const t = words.of(quoteMailTexts);
    const { number, house, seller, total, leadId: requestId, customerEmail } = quote;
    const customer = plainWords(quote.customerName);
    const message = writeMail({
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
        { link: `${baseUrl}/admin/leads/${requestId}`, label: t('toLead') },
        t('reply'),
      ],
      regards: words.of(mailTexts)('regards'),
      why: t('staffWhy', { brand: brand.name }),
    });
    return { ...message, replyTo: { name: customer, address: customerEmail }, lead: requestId, asksFor: requestId };
  };
}

/** Returns the e-mail that confirms the acceptance to the customer and explains what happens next. */
export function acceptedThanks({ offer: quote }: Accepted): WriteMail {
  return ({ brand, sign, texts, baseUrl }) => {
    const words = createTexts(texts);
    const t = words.of(quoteMailTexts);
    const mail = words.of(mailTexts);
    const { number, house, token, customerName, customerEmail } = quote;
    const seller = plainWords(quote.seller.name);
    const to = { email: customerEmail, firstName: firstOf(customerName) };
    const message = writeMail({
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
    return { ...message, replyTo: { name: seller, address: quote.seller.email }, lead: quote.leadId };
  };
}

/**
 * Returns the e-mail that informs the customer that a quote is withdrawn and can no longer be accepted. Replies to the e-mail go to
 * the salesperson.
 */
export function withdrawnMail({ offer: quote, at }: Pick<Accepted, 'offer' | 'at'>): WriteMail {
  return ({ brand, sign, texts, baseUrl }) => {
    const words = createTexts(texts);
    const t = words.of(quoteMailTexts);
    const mail = words.of(mailTexts);
    const { number, house, token, customerName, customerEmail } = quote;
    const seller = plainWords(quote.seller.name);
    const to = { email: customerEmail, firstName: firstOf(customerName) };
    const message = writeMail({
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
    return { ...message, replyTo: { name: seller, address: quote.seller.email }, lead: quote.leadId };
  };
}

/**
 * Returns the e-mail to the salesperson with a question of a customer, in the customer's own words. Replies to the e-mail go to the
 * customer.
 */
export function askedMail({ offer: quote, words: written }: { readonly offer: SentQuote; readonly words: string }): WriteMail {
  return ({ brand, sign, texts, baseUrl }) => {
    const words = createTexts(texts);
    const t = words.of(quoteMailTexts);
    const { number, house, seller, leadId: requestId, customerEmail } = quote;
    const customer = plainWords(quote.customerName);
    const message = writeMail({
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
        { link: `${baseUrl}/admin/leads/${requestId}`, label: t('toLead') },
      ],
      regards: words.of(mailTexts)('regards'),
      why: t('staffWhy', { brand: brand.name }),
    });
    return { ...message, replyTo: { name: customer, address: customerEmail }, lead: requestId, asksFor: requestId };
  };
}

function firstOf(name: string): string {
  const [first = ''] = name.split(' ');
  return first;
}

/** Formats a day (yyyy-MM-dd) as `20 december 2026`. */
function lastDay(day: string): string {
  return formatDay(Date.parse(day));
}
