import { asQuestionId, kr } from '@gavel/core';
import { createTransport } from 'nodemailer';
import { describe, expect, test } from 'vitest';
import { PICTURED } from '../../../adapters/mail/mail.ts';
import { aPublishedRange } from '../../../testing/a-published-range.ts';
import { aRequest as aStoredRequest } from '../../../testing/a-request.ts';
import { publicationStoppedMail, reviewAskedMail, reviewDecidedMail } from '../../range-editing/release/release-mails.ts';
import { handOverMail } from '../../sales/desk/hand-over-mail.ts';
import { houseLinkMail } from '../../sales/desk/house-link-mail.ts';
import { orderCancelledMail, orderDecidedMail, orderFrozenMail } from '../../sales/orders/order-mails.ts';
import { heldBackMail } from '../../sales/requests/held-back-mail.ts';
import { salespersonMail, type ToldRequest, thanksMail, untakenMail } from '../../sales/requests/request-mails.ts';
import { ownLinkMail } from '../../visit/configurations/own-link-mail.ts';
import { documentMail } from '../../visit/documents/document-mail.ts';
import { invitationMail } from '../../visit/saved-houses/invitation-mail.ts';
import { staffMail } from '../staff/staff-mail.ts';
import type { WriteMail } from './mails.ts';
import { oneTimePasswordMail } from './one-time-password-mail.ts';
import { plainWords } from './plain-words.ts';
import { securityMail } from './security-mail.ts';

const PASSWORD = 'abcde-fghjk';
const at = new Date('2026-11-22T08:42:00Z');
const head = { ...aPublishedRange(), baseUrl: 'https://hus.example', sign: Buffer.from('sign') };
const anna = { email: 'anna@example.se', firstName: 'Anna' };

/** Returns a request with this text as the names of the customer and of the house, and as the source in the link that led to the site. */
function aRequest(written: string, parts: Partial<ToldRequest> = {}): ToldRequest {
  const nobody = { utmMedium: '', utmCampaign: '', utmTerm: '', utmContent: '', gclid: '', referrer: '' };
  return {
    id: 'lead',
    isQuote: true,
    sentAt: at,
    customer: {
      userId: null,
      name: written,
      firstName: written,
      email: 'anna@example.se',
      emailTyped: null,
      phone: '070-1',
      consentId: null,
      newsletterConsentId: null,
    },
    salesperson: { name: 'Eva Ek', email: 'anna@example.se', phone: '08-1' },
    message: '',
    house: { token: 'a1B2c3D4', name: written, price: kr(1_989_000) },
    houseTitle: written,
    municipalityName: 'Umeå',
    plots: [],
    before: null,
    source: 'configurator',
    marketing: { ...nobody, utmSource: written },
    ...parts,
  };
}

/** Returns the changes of a house since the customer’s last request. One change gives the house this name. */
function changedSince(written: string): ToldRequest['before'] {
  const facts = [
    { fact: 'name', from: 'Mitt hus', to: written, price: kr(0) },
    { fact: 'plots', from: '', to: 'Björkvägen 1, Habo', price: kr(0) },
  ] as const;
  const answers = [{ questionId: asQuestionId(11), question: 'Altan', from: null, to: 'Stor altan', price: kr(54_900) }];
  const amounts = { repriced: kr(10_000), campaigns: kr(-5000), from: kr(1_989_000), to: kr(2_048_900) };
  return { sentAt: new Date('2026-11-12T08:42:00Z'), changes: { facts, answers, ...amounts } };
}

/** Returns a final order of a customer with this name. */
function anOrder(written: string) {
  const customer = { name: written, email: anna.email, phone: '', accountId: null };
  const seller = { name: 'Eva Ek', email: 'eva@provhus.example', phone: '' };
  const house = { houseTitle: 'Lillhus 1', municipalityName: 'Habo', priceOre: kr(2_044_900) };
  const content = { customer, seller, offerNumber: '2026-0001' };
  const order = {
    token: 'a1B2c3D4',
    key: 'nyckel2',
    number: 1002,
    replaces: { token: 'e5F6g7H8', number: 1001 },
    reason: 'Ångrar sig',
    content,
  };
  return { order: { ...order, ...house }, leadId: 'lead', at };
}

/** E-mails of most kinds. `write` returns an e-mail that contains this name. */
const mails: readonly {
  readonly name: string;
  readonly leadsTo: string;
  /** The recipient’s address; missing: Anna’s. */
  readonly to?: string;
  readonly write: (firstName: string) => WriteMail;
}[] = [
  {
    name: 'one-time password',
    leadsTo: 'https://hus.example/login',
    write: (firstName) => oneTimePasswordMail({ ...anna, firstName }, PASSWORD, at),
  },
  {
    name: 'changed password',
    leadsTo: 'https://hus.example/login',
    write: (firstName) => securityMail({ ...anna, firstName }, 'passwordChanged', at),
  },
  {
    name: 'second factor set up',
    leadsTo: 'https://hus.example/login',
    write: (firstName) => securityMail({ ...anna, firstName }, 'secondFactorSetUp', at),
  },
  {
    name: 'second factor removed',
    leadsTo: 'https://hus.example/login',
    write: (firstName) => securityMail({ ...anna, firstName }, 'secondFactorRemoved', at),
  },
  {
    name: 'invitation to share a house',
    leadsTo: 'https://hus.example/invitation#abc',
    write: (inviter) => invitationMail(anna.email, { inviter, house: 'Villa Ek', key: 'abc', holdsUntil: at }),
  },
  {
    name: 'invitation to become staff',
    leadsTo: 'https://hus.example/welcome#abc',
    write: (firstName) => staffMail({ ...anna, firstName }, 'abc', at),
  },
  {
    name: 'quote request, to the substitute',
    leadsTo: 'https://hus.example/start/a1B2c3D4',
    write: (name) => salespersonMail(aRequest(name, { standsInFor: { userId: 'x', name: 'Eva Ek', until: '2026-12-12' } })),
  },
  {
    name: 'quote request, to the salesperson',
    leadsTo: 'https://hus.example/start/a1B2c3D4',
    write: (name) => salespersonMail(aRequest(name)),
  },
  {
    name: 'second quote request, to the salesperson',
    leadsTo: 'https://hus.example/start/a1B2c3D4',
    write: (name) => salespersonMail(aRequest(name, { before: changedSince(name) })),
  },
  {
    name: 'link to a house, from a salesperson to the customer',
    leadsTo: 'https://hus.example/start/a1B2c3D4',
    write: (name) => {
      const sender = { name, email: 'eva@provhus.example' };
      const house = {
        token: 'a1B2c3D4',
        houseTitle: 'Lillhus 1',
        municipalityName: 'Habo',
        sentAt: at,
        words: 'Titta på altanen.',
      };
      return houseLinkMail({ to: { ...anna, firstName: name }, sender, ...house });
    },
  },
  {
    name: 'link to a shared house, to the visitor without an account',
    leadsTo: 'https://hus.example/start/a1B2c3D4',
    write: (houseTitle) =>
      ownLinkMail({ email: anna.email, token: 'a1B2c3D4', houseTitle, municipalityName: 'Habo', sentAt: at }),
  },
  {
    name: 'PDF of a house, from somebody else',
    leadsTo: 'https://hus.example/start/a1B2c3D4',
    write: (name) =>
      documentMail({
        to: { ...anna, firstName: '' },
        sender: name,
        token: 'a1B2c3D4',
        isOrder: false,
        houseTitle: 'Lillhus 1',
        municipalityName: 'Habo',
        sentAt: at,
      }),
  },
  {
    name: 'PDF of the user’s own final order',
    leadsTo: 'https://hus.example/base/a1B2c3D4',
    write: (firstName) =>
      documentMail({
        to: { ...anna, firstName },
        sender: null,
        token: 'a1B2c3D4',
        isOrder: true,
        houseTitle: 'Lillhus 1',
        municipalityName: 'Habo',
        sentAt: at,
      }),
  },
  {
    name: 'request that another salesperson hands over, to its new owner',
    leadsTo: 'https://hus.example/admin/leads/lead',
    write: (name) => {
      const asked = { id: 'lead', email: 'bo@example.se', phone: '070-1', message: 'Hej', houseTitle: name, sentAt: at };
      return handOverMail({ to: { name, email: anna.email }, from: name, lead: { ...asked, name }, municipalityName: 'Habo' });
    },
  },
  {
    name: 'request for information, to the salesperson',
    leadsTo: 'https://hus.example/start/a1B2c3D4',
    write: (name) => salespersonMail(aRequest(name, { isQuote: false, message: 'Hej' })),
  },
  {
    name: 'quote request that did not reach the salesperson, to the builder',
    leadsTo: 'https://hus.example/start/a1B2c3D4',
    to: 'hej@provhus.example',
    write: (name) => (all) => untakenMail(salespersonMail(aRequest(name))(all))(all),
  },
  {
    name: 'requests that are held back, to the builder',
    leadsTo: 'asa@example.se',
    to: 'hej@provhus.example',
    write: (name) => heldBackMail([aStoredRequest({ name, houseTitle: name, message: 'Hej', sentAt: at, heldBack: 'too-fast' })]),
  },
  {
    name: 'thanks for a quote request',
    leadsTo: 'https://hus.example/start/a1B2c3D4',
    write: (name) => thanksMail(aRequest(name)),
  },
  {
    name: 'thanks for a second quote request',
    leadsTo: 'https://hus.example/start/a1B2c3D4',
    write: (name) => thanksMail(aRequest(name, { before: changedSince(name) })),
  },
  {
    name: 'thanks for a request for information',
    leadsTo: 'https://hus.example/start/a1B2c3D4',
    write: (name) => thanksMail(aRequest(name, { isQuote: false })),
  },
  {
    name: 'new final order, to the customer',
    leadsTo: 'https://hus.example/base/a1B2c3D4',
    write: (name) => orderFrozenMail({ ...anOrder(name), isListed: true }),
  },
  {
    name: 'final order that the customer does not approve, to the salesperson',
    leadsTo: 'https://hus.example/admin/orders/a1B2c3D4',
    write: (name) =>
      orderDecidedMail({ ...anOrder(name), to: { name, email: anna.email }, by: name, decision: 'refuse', reason: 'Fel tomt' }),
  },
  {
    name: 'cancelled final order, to the customer',
    leadsTo: 'https://hus.example/base/e5F6g7H8',
    write: (name) =>
      orderCancelledMail({ ...anOrder(name), isListed: true, again: { token: 'e5F6g7H8', key: 'nyckel1', number: 1001 } }),
  },
  {
    name: 'request for a review of the draft, to a reviewer',
    leadsTo: 'https://hus.example/admin/sortiment/foljder',
    write: (name) => reviewAskedMail({ to: { ...anna, firstName: name }, from: name, words: 'Höstens priser', changes: 3, at }),
  },
  {
    name: 'decision about the draft, to the person who asked for the review',
    leadsTo: 'https://hus.example/admin/sortiment/foljder',
    write: (name) =>
      reviewDecidedMail({ to: { ...anna, firstName: name }, from: name, words: 'För dyrt', isApproved: false, at }),
  },
  {
    name: 'scheduled publication that did not happen, to the person who scheduled it',
    leadsTo: 'https://hus.example/admin/sortiment/versioner',
    write: (firstName) => publicationStoppedMail({ to: { ...anna, firstName }, publishAt: at, why: 'stale', detail: 'Panel' }),
  },
  {
    name: 'new final order, to a customer without an account',
    leadsTo: 'https://hus.example/order/nyckel2',
    write: (name) => orderFrozenMail({ ...anOrder(name), isListed: false }),
  },
  {
    name: 'cancelled final order, to a customer without an account',
    leadsTo: 'https://hus.example/order/nyckel2',
    write: (name) => orderCancelledMail({ ...anOrder(name), isListed: false, again: null }),
  },
];

describe.each(mails)('the e-mail of the kind “$name”', ({ write, leadsTo, to: addressee = anna.email }) => {
  const { from, to, subject, html, text, pictures, ...printed } = write('Anna')(head);

  test('the e-mail is from the builder to the given recipient, and both its text and its HTML explain why it was sent', () => {
    expect([from.name, to.address]).toEqual(['Provhus', addressee]);
    for (const form of [text, html]) {
      expect(form).toContain('Anna');
      expect(form).toContain('Du får det här brevet för att');
      expect(form).toContain(leadsTo);
      expect(form).toContain('22 november 2026 kl. 09.42');
    }
  });

  test('screen readers can read the e-mail: it has a language, a title and one heading, and layout tables are marked as presentation', () => {
    expect(html).toContain('<html lang="sv">');
    expect(html).toContain(`<div role="article" aria-label="${subject}" lang="sv">`);
    expect(html).toContain(`<title>${subject}</title>`);
    expect(html.match(/<h1/g)).toHaveLength(1);
    for (const [table] of html.matchAll(/<table[^>]*>(?:(?!<table).)*/gs))
      expect(table.includes('role="presentation"') || table.includes('scope="row"')).toBe(true);
    for (const [picture] of html.matchAll(/<img[^>]*>/g)) expect(picture).toMatch(/alt="/);
  });

  test('the e-mail loads nothing from the network, because its pictures are attached', () => {
    const shown = [...html.matchAll(/src="([^"]+)"/g)].map(([, source]) => source);
    // The picture of the house is attached together with the PDF.
    const house =
      printed.printedFor || printed.printedOffer || printed.printedOrder || printed.printedHouse ? [PICTURED.cid] : [];
    expect(shown).toEqual([...pictures.map(({ cid }) => cid), ...house].map((cid) => `cid:${cid}`));
    expect(html).not.toMatch(/url\(|<link|@import|<script/);
  });

  test('a name is escaped in the HTML of the e-mail, and no link in the e-mail contains a password', () => {
    const { html, text } = write('<img src=x>')(head);
    expect(html).toContain('&lt;img src=x&gt;');
    expect(html).not.toContain('<img src=x');
    for (const [address] of `${html} ${text}`.matchAll(/https?:[^\s"<]+/g)) expect(address).not.toContain('abcde');
  });
});

/** Names of people or houses by which somebody could try to misuse an e-mail in the builder’s name, or its headers. */
const HOSTILE = [
  'Anna\r\nBcc: alla@evil.example\r\n\r\nKöp nu',
  'Vinn pengar http://evil.example www.evil.example evil。example alla@evil.example',
  `Anna \u202egnirts\u2066 \u200b\u2028 ${'lång '.repeat(60)}`,
];

describe.each(HOSTILE)('an e-mail that contains the user’s text %j', (written) => {
  const hostile = mails.map(({ name, write }) => ({ name, write: write(written) }));
  const house = { inviter: written, house: written, key: 'abc', holdsUntil: at };
  test.each([...hostile, { name: 'invitation to a house', write: invitationMail(anna.email, house) }])(
    'the user’s text adds no link, header, recipient or hidden character to the e-mail of the kind “$name”',
    async ({ write }) => {
      const mail = write(head);
      const plain = plainWords(written);
      for (const [form, isOurs] of [
        [mail.subject, true],
        [mail.to.name, true],
        [mail.text, false],
        [mail.html, false],
      ] as const) {
        expect(form).not.toMatch(/evil[.。]|alla@|[\u202a-\u202e\u2066-\u2069\u200b\u2028]/);
        if (isOurs) expect(form).not.toMatch(/\p{Cc}/u);
      }
      expect(mail.subject.length).toBeLessThan(plain.length + 60);
      expect(mail.text).toContain(plain);
      // The sent message has one block of headers with only the expected fields, and no further recipients.
      const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail(mail);
      const [wire = ''] = String(message).split('\r\n\r\n');
      const names = wire.split('\r\n').flatMap((line) => /^([\w-]+):/.exec(line)?.[1] ?? []);
      const answers = mail.replyTo ? ['Reply-To'] : [];
      const known = ['Content-Type', 'Date', 'From', 'MIME-Version', 'Message-ID', ...answers, 'Subject', 'To'];
      expect(names.toSorted()).toEqual(known);
      expect(wire).not.toMatch(/^(?:B?cc|X-)/im);
    },
  );
});

test('if a name consists only of hidden characters and links, the e-mail has default words instead of the name', () => {
  const nobody = { inviter: '\u202e', house: 'https://', key: 'abc', holdsUntil: at };
  const { subject, text } = invitationMail(anna.email, nobody)(head);
  expect(subject).toBe('Någon vill dela ett hus med dig');
  expect(text).toContain('Någon bjuder in dig att tillsammans bygga huset ”Hus”');
  expect(oneTimePasswordMail({ ...anna, firstName: '\u200b' }, PASSWORD, at)(head).text).toContain('Hej!');
});

test('the e-mail with a one-time password states how long the password is valid', () => {
  const { subject, text, html } = oneTimePasswordMail(anna, PASSWORD, at)(head);
  expect(subject).toBe('Ditt engångslösenord hos Provhus');
  for (const form of [text, html]) {
    expect(form).toContain(PASSWORD);
    expect(form).toContain('60 minuter');
  }
});

test('the e-mails about a second quote request list the changes since the first quote request, and the prices of the changes add up to the change of the total; only the e-mail to the salesperson contains the name of the house', () => {
  const request = aRequest('Anna', { before: changedSince('Villa Ek') });
  const toSalesperson = salespersonMail(request)(head);
  const toCustomer = thanksMail(request)(head);
  const told = [
    'Tomter: Inga tomter blev Björkvägen 1, Habo',
    'Altan: Inget val blev Stor altan, +54 900 kr',
    'Ändrade priser och övrigt: +10 000 kr',
    'Ändrade kampanjer: −5 000 kr',
    'Totalpris, inkl. moms: 1 989 000 kr blev 2 048 900 kr, +59 900 kr',
  ].join('\n');
  const plain = ({ text }: { readonly text: string }) => text.replaceAll('\u00a0', ' ');
  expect(toSalesperson.subject).toBe('Förnyad offertförfrågan från Anna');
  expect(plain(toSalesperson)).toContain(
    `Kunden har begärt offert på huset förut, den 12 november 2026 kl. 09.42. Det här har ändrats sedan dess:\n\nHusets namn: Mitt hus blev Villa Ek\n${told}`,
  );
  expect(plain(toCustomer)).toContain(
    `Offert på huset begärdes även den 12 november 2026 kl. 09.42. Eva Ek får veta vad som har ändrats sedan dess:\n\n${told}`,
  );
  expect(`${toCustomer.text}${toCustomer.html}`).not.toContain('Villa Ek');
});

test('if the house is unchanged or only has another name since the first quote request, the e-mail to the customer about the second quote request states that nothing has changed', () => {
  const sentAt = new Date('2026-11-12T08:42:00Z');
  const renamed = { facts: [{ fact: 'name', from: 'Mitt hus', to: 'Villa Ek', price: kr(0) }], answers: [] } as const;
  const amounts = { repriced: kr(0), campaigns: kr(0), from: kr(1_989_000), to: kr(1_989_000) };
  for (const changes of [null, { ...renamed, ...amounts }])
    expect(thanksMail(aRequest('Anna', { before: { sentAt, changes } }))(head).text).toContain(
      'Inget i huset har ändrats sedan dess.',
    );
  expect(salespersonMail(aRequest('Anna', { before: { sentAt, changes: null } }))(head).text).toContain(
    'Kunden har begärt offert på huset förut, den 12 november 2026 kl. 09.42. Inget i huset har ändrats sedan dess.',
  );
});
