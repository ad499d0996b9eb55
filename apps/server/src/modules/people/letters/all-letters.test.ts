import { asQuestionId, kr } from '@gavel/core';
import { createTransport } from 'nodemailer';
import { describe, expect, test } from 'vitest';
import { PICTURED } from '../../../adapters/mail/mail.ts';
import { aLead as aStoredLead } from '../../../testing/a-lead.ts';
import { aPublishedRange } from '../../../testing/a-published-range.ts';
import { handOverLetter } from '../../sales/desk/hand-over-letter.ts';
import { houseLinkLetter } from '../../sales/desk/house-link-letter.ts';
import { heldBackLetter } from '../../sales/leads/held-back-letter.ts';
import { salespersonLetter, type ToldLead, thanksLetter, untakenLetter } from '../../sales/leads/lead-letters.ts';
import { orderCancelledLetter, orderDecidedLetter, orderFrozenLetter } from '../../sales/orders/order-letters.ts';
import { ownLinkLetter } from '../../visit/configurations/own-link-letter.ts';
import { documentLetter } from '../../visit/documents/document-letter.ts';
import { invitationLetter } from '../../visit/saved-houses/invitation-letter.ts';
import { staffLetter } from '../staff/staff-letter.ts';
import type { WriteLetter } from './letters.ts';
import { oneTimePasswordLetter } from './one-time-password-letter.ts';
import { plainWords } from './plain-words.ts';
import { securityLetter } from './security-letter.ts';

const PASSWORD = 'abcde-fghjk';
const at = new Date('2026-11-22T08:42:00Z');
const head = { ...aPublishedRange(), baseUrl: 'https://hus.example', sign: Buffer.from('sign') };
const anna = { email: 'anna@example.se', firstName: 'Anna' };

/** A request with what somebody wrote wherever they can. */
function aLead(written: string, parts: Partial<ToldLead> = {}): ToldLead {
  const nobody = { utmMedium: '', utmCampaign: '', utmTerm: '', utmContent: '', gclid: '', referrer: '' };
  return {
    id: 'lead',
    isQuote: true,
    sentAt: at,
    asker: {
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

/** What has become of a house that was called something else before. */
function changedSince(written: string): ToldLead['before'] {
  const facts = [
    { fact: 'name', from: 'Mitt hus', to: written, price: kr(0) },
    { fact: 'plots', from: '', to: 'Björkvägen 1, Habo', price: kr(0) },
  ] as const;
  const answers = [{ questionId: asQuestionId(11), question: 'Altan', from: null, to: 'Stor altan', price: kr(54_900) }];
  const amounts = { repriced: kr(10_000), campaigns: kr(-5000), from: kr(1_989_000), to: kr(2_048_900) };
  return { sentAt: new Date('2026-11-12T08:42:00Z'), changes: { facts, answers, ...amounts } };
}

/** A final order of somebody who is called so. */
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

/** Each with the name of a person in it. */
const letters: readonly {
  readonly name: string;
  readonly leadsTo: string;
  /** Anna where nothing is said. */
  readonly to?: string;
  readonly write: (firstName: string) => WriteLetter;
}[] = [
  {
    name: 'one-time password',
    leadsTo: 'https://hus.example/login',
    write: (firstName) => oneTimePasswordLetter({ ...anna, firstName }, PASSWORD, at),
  },
  {
    name: 'changed password',
    leadsTo: 'https://hus.example/login',
    write: (firstName) => securityLetter({ ...anna, firstName }, 'passwordChanged', at),
  },
  {
    name: 'second factor set up',
    leadsTo: 'https://hus.example/login',
    write: (firstName) => securityLetter({ ...anna, firstName }, 'secondFactorSetUp', at),
  },
  {
    name: 'second factor removed',
    leadsTo: 'https://hus.example/login',
    write: (firstName) => securityLetter({ ...anna, firstName }, 'secondFactorRemoved', at),
  },
  {
    name: 'invitation',
    leadsTo: 'https://hus.example/invitation#abc',
    write: (inviter) => invitationLetter(anna.email, { inviter, house: 'Villa Ek', key: 'abc', holdsUntil: at }),
  },
  {
    name: 'invitation of staff',
    leadsTo: 'https://hus.example/welcome#abc',
    write: (firstName) => staffLetter({ ...anna, firstName }, 'abc', at),
  },
  {
    name: 'request for an offer, to who stands in',
    leadsTo: 'https://hus.example/start/a1B2c3D4',
    write: (name) => salespersonLetter(aLead(name, { standsInFor: { userId: 'x', name: 'Eva Ek', until: '2026-12-12' } })),
  },
  {
    name: 'request for an offer, to the salesperson',
    leadsTo: 'https://hus.example/start/a1B2c3D4',
    write: (name) => salespersonLetter(aLead(name)),
  },
  {
    name: 'second request for an offer, to the salesperson',
    leadsTo: 'https://hus.example/start/a1B2c3D4',
    write: (name) => salespersonLetter(aLead(name, { before: changedSince(name) })),
  },
  {
    name: 'link to a house, to the customer',
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
      return houseLinkLetter({ to: { ...anna, firstName: name }, sender, ...house });
    },
  },
  {
    name: 'link to a house, to who built it without an account',
    leadsTo: 'https://hus.example/start/a1B2c3D4',
    write: (houseTitle) =>
      ownLinkLetter({ email: anna.email, token: 'a1B2c3D4', houseTitle, municipalityName: 'Habo', sentAt: at }),
  },
  {
    name: 'PDF of a house, from somebody else',
    leadsTo: 'https://hus.example/start/a1B2c3D4',
    write: (name) =>
      documentLetter({
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
    name: 'PDF of one’s own final order',
    leadsTo: 'https://hus.example/base/a1B2c3D4',
    write: (firstName) =>
      documentLetter({
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
    name: 'request that is handed over, to who takes care of it',
    leadsTo: 'https://hus.example/admin/leads/lead',
    write: (name) => {
      const asked = { id: 'lead', email: 'bo@example.se', phone: '070-1', message: 'Hej', houseTitle: name, sentAt: at };
      return handOverLetter({ to: { name, email: anna.email }, from: name, lead: { ...asked, name }, municipalityName: 'Habo' });
    },
  },
  {
    name: 'question, to the salesperson',
    leadsTo: 'https://hus.example/start/a1B2c3D4',
    write: (name) => salespersonLetter(aLead(name, { isQuote: false, message: 'Hej' })),
  },
  {
    name: 'request for an offer that did not reach the salesperson, to the builder',
    leadsTo: 'https://hus.example/start/a1B2c3D4',
    to: 'hej@provhus.example',
    write: (name) => (all) => untakenLetter(salespersonLetter(aLead(name))(all))(all),
  },
  {
    name: 'requests that were taken for a robot’s, to the builder',
    leadsTo: 'asa@example.se',
    to: 'hej@provhus.example',
    write: (name) => heldBackLetter([aStoredLead({ name, houseTitle: name, message: 'Hej', sentAt: at, heldBack: 'too-fast' })]),
  },
  {
    name: 'thanks for a request for an offer',
    leadsTo: 'https://hus.example/start/a1B2c3D4',
    write: (name) => thanksLetter(aLead(name)),
  },
  {
    name: 'thanks for a second request for an offer',
    leadsTo: 'https://hus.example/start/a1B2c3D4',
    write: (name) => thanksLetter(aLead(name, { before: changedSince(name) })),
  },
  {
    name: 'thanks for a question',
    leadsTo: 'https://hus.example/start/a1B2c3D4',
    write: (name) => thanksLetter(aLead(name, { isQuote: false })),
  },
  {
    name: 'order that is frozen, to the customer',
    leadsTo: 'https://hus.example/base/a1B2c3D4',
    write: (name) => orderFrozenLetter({ ...anOrder(name), isListed: true }),
  },
  {
    name: 'order that is not approved, to the salesperson',
    leadsTo: 'https://hus.example/admin/orders/a1B2c3D4',
    write: (name) =>
      orderDecidedLetter({ ...anOrder(name), to: { name, email: anna.email }, by: name, decision: 'refuse', reason: 'Fel tomt' }),
  },
  {
    name: 'order that is cancelled, to the customer',
    leadsTo: 'https://hus.example/base/e5F6g7H8',
    write: (name) =>
      orderCancelledLetter({ ...anOrder(name), isListed: true, again: { token: 'e5F6g7H8', key: 'nyckel1', number: 1001 } }),
  },
  {
    name: 'order that is frozen, to a customer without an account',
    leadsTo: 'https://hus.example/order/nyckel2',
    write: (name) => orderFrozenLetter({ ...anOrder(name), isListed: false }),
  },
  {
    name: 'order that is cancelled, to a customer without an account',
    leadsTo: 'https://hus.example/order/nyckel2',
    write: (name) => orderCancelledLetter({ ...anOrder(name), isListed: false, again: null }),
  },
];

describe.each(letters)('the letter: $name', ({ write, leadsTo, to: addressee = anna.email }) => {
  const { from, to, subject, html, text, pictures, ...printed } = write('Anna')(head);

  test('is from the builder, to somebody, and says in both forms why it comes', () => {
    expect([from.name, to.address]).toEqual(['Provhus', addressee]);
    for (const form of [text, html]) {
      expect(form).toContain('Anna');
      expect(form).toContain('Du får det här brevet för att');
      expect(form).toContain(leadsTo);
      expect(form).toContain('22 november 2026 kl. 09.42');
    }
  });

  test('is read aloud in order: its language, its title, one heading, tables that are none', () => {
    expect(html).toContain('<html lang="sv">');
    expect(html).toContain(`<div role="article" aria-label="${subject}" lang="sv">`);
    expect(html).toContain(`<title>${subject}</title>`);
    expect(html.match(/<h1/g)).toHaveLength(1);
    for (const [table] of html.matchAll(/<table[^>]*>(?:(?!<table).)*/gs))
      expect(table.includes('role="presentation"') || table.includes('scope="row"')).toBe(true);
    for (const [picture] of html.matchAll(/<img[^>]*>/g)) expect(picture).toMatch(/alt="/);
  });

  test('fetches nothing: its pictures come with it', () => {
    const shown = [...html.matchAll(/src="([^"]+)"/g)].map(([, source]) => source);
    // The house comes with what is printed.
    const house =
      printed.printedFor || printed.printedOffer || printed.printedOrder || printed.printedHouse ? [PICTURED.cid] : [];
    expect(shown).toEqual([...pictures.map(({ cid }) => cid), ...house].map((cid) => `cid:${cid}`));
    expect(html).not.toMatch(/url\(|<link|@import|<script/);
  });

  test('a name is no markup, and no password stands in an address', () => {
    const { html, text } = write('<img src=x>')(head);
    expect(html).toContain('&lt;img src=x&gt;');
    expect(html).not.toContain('<img src=x');
    for (const [address] of `${html} ${text}`.matchAll(/https?:[^\s"<]+/g)) expect(address).not.toContain('abcde');
  });
});

/** What somebody may call themselves or their house who wants to say something in the builder's name, or to write its head. */
const HOSTILE = [
  'Anna\r\nBcc: alla@evil.example\r\n\r\nKöp nu',
  'Vinn pengar http://evil.example www.evil.example evil。example alla@evil.example',
  `Anna \u202egnirts\u2066 \u200b\u2028 ${'lång '.repeat(60)}`,
];

describe.each(HOSTILE)('a letter with what somebody wrote: %j', (written) => {
  const hostile = letters.map(({ name, write }) => ({ name, write: write(written) }));
  const house = { inviter: written, house: written, key: 'abc', holdsUntil: at };
  test.each([...hostile, { name: 'invitation to a house', write: invitationLetter(anna.email, house) }])(
    '$name',
    async ({ write }) => {
      const letter = write(head);
      const plain = plainWords(written);
      for (const [form, isOurs] of [
        [letter.subject, true],
        [letter.to.name, true],
        [letter.text, false],
        [letter.html, false],
      ] as const) {
        expect(form).not.toMatch(/evil[.。]|alla@|[\u202a-\u202e\u2066-\u2069\u200b\u2028]/);
        if (isOurs) expect(form).not.toMatch(/\p{Cc}/u);
      }
      expect(letter.subject.length).toBeLessThan(plain.length + 60);
      expect(letter.text).toContain(plain);
      // As it goes over the wire: one head, with the names that a letter has, and nobody else is written to.
      const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail(letter);
      const [wire = ''] = String(message).split('\r\n\r\n');
      const names = wire.split('\r\n').flatMap((line) => /^([\w-]+):/.exec(line)?.[1] ?? []);
      const answers = letter.replyTo ? ['Reply-To'] : [];
      const known = ['Content-Type', 'Date', 'From', 'MIME-Version', 'Message-ID', ...answers, 'Subject', 'To'];
      expect(names.toSorted()).toEqual(known);
      expect(wire).not.toMatch(/^(?:B?cc|X-)/im);
    },
  );
});

test('a name of which nothing is left', () => {
  const nobody = { inviter: '\u202e', house: 'https://', key: 'abc', holdsUntil: at };
  const { subject, text } = invitationLetter(anna.email, nobody)(head);
  expect(subject).toBe('Någon vill dela ett hus med dig');
  expect(text).toContain('Någon bjuder in dig att tillsammans bygga huset ”Hus”');
  expect(oneTimePasswordLetter({ ...anna, firstName: '\u200b' }, PASSWORD, at)(head).text).toContain('Hej!');
});

test('a one-time password says how long it holds', () => {
  const { subject, text, html } = oneTimePasswordLetter(anna, PASSWORD, at)(head);
  expect(subject).toBe('Ditt engångslösenord hos Provhus');
  for (const form of [text, html]) {
    expect(form).toContain(PASSWORD);
    expect(form).toContain('60 minuter');
  }
});

test('a second request for an offer says what has changed since the first, with prices that add up; what the house is called the builder alone is told', () => {
  const lead = aLead('Anna', { before: changedSince('Villa Ek') });
  const toSalesperson = salespersonLetter(lead)(head);
  const toCustomer = thanksLetter(lead)(head);
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

test('of a house that is as it was, or has another name alone, the customer is told that nothing has changed', () => {
  const sentAt = new Date('2026-11-12T08:42:00Z');
  const renamed = { facts: [{ fact: 'name', from: 'Mitt hus', to: 'Villa Ek', price: kr(0) }], answers: [] } as const;
  const amounts = { repriced: kr(0), campaigns: kr(0), from: kr(1_989_000), to: kr(1_989_000) };
  for (const changes of [null, { ...renamed, ...amounts }])
    expect(thanksLetter(aLead('Anna', { before: { sentAt, changes } }))(head).text).toContain(
      'Inget i huset har ändrats sedan dess.',
    );
  expect(salespersonLetter(aLead('Anna', { before: { sentAt, changes: null } }))(head).text).toContain(
    'Kunden har begärt offert på huset förut, den 12 november 2026 kl. 09.42. Inget i huset har ändrats sedan dess.',
  );
});
