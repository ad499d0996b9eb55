import { asConsentId } from '@gavel/core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../../db/connect.ts';
import { aMember, type TestMember } from '../../../testing/a-member.ts';
import { aPublishedRange } from '../../../testing/a-published-range.ts';
import { aServer, now, type TestServer } from '../../../testing/a-server.ts';
import { aVisitor } from '../../../testing/a-visitor.ts';
import { databases } from '../../../testing/databases.ts';
import { users } from '../../people/accounts/accounts.tables.ts';
import { storeRange } from '../../range/store-range.ts';
import { savedConfigurations } from '../../visit/saved-houses/saved-houses.tables.ts';
import { releaseHeldBack } from '../requests/held-back.ts';
import { requestHistory, requestWork } from '../requests/request-work.tables.ts';
import { requests } from '../requests/requests.tables.ts';

const DAY_MS = 86_400_000;
const terms = { id: asConsentId(7), slug: 'anvandarvillkor', version: '1', title: 'Villkor', text: '<p>Villkor</p>' };
const salesperson = (name: string, email: string, municipalities: readonly string[]) => ({
  name,
  email,
  municipalities,
  title: 'Säljare',
  phone: '08-1',
  mobile: '',
  imageUrl: '/bild.svg',
});
const range = () =>
  aPublishedRange({
    consents: [terms],
    salespersons: [
      salesperson('Eva Ek', 'Eva@provhus.example', ['Umeå']),
      salesperson('Ola Al', 'ola@provhus.example', ['Malmö']),
    ],
  });

const house = {
  HouseId: 1,
  MunicipalityId: '2480',
  WebConfigurationId: 10,
  Name: 'Huset vid sjön',
  Answers: { 11: 112, 12: 122 },
};
const question = {
  SubmissionType: 'Sales',
  Name: 'Åsa Lind',
  Email: 'asa.lind@example.se',
  Phone: '070-123 45 67',
  Message: 'När kan ni börja?',
  Newsletter: false,
  ConfigurationId: null,
  HouseModelName: '',
  ConfigurationName: '',
  MunicipalityId: '2480',
  GdprConsentId: 7,
  Plots: [],
};

interface Row {
  readonly Id: string;
  readonly Name: string;
}
interface Page {
  readonly Leads: readonly Row[];
  readonly Next: string | null;
}
interface Opened extends Row {
  readonly Version: number;
  readonly Entries: readonly { readonly Kind: string; readonly Words: string }[];
}

describe.each(databases)('how salespersons work with requests, stored in the database $kind', ({ open, once }) => {
  let connection: Connection;
  let server: TestServer;
  let clock: number;
  let eva: TestMember;
  let admin: TestMember;
  beforeAll(async () => {
    connection = await open();
    await storeRange(connection.db, range(), new Date(now));
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    for (const table of [requests, savedConfigurations, users]) await connection.db.delete(table);
    clock = now;
    server = aServer(connection.db, { now: () => clock });
    eva = await aMember(server, { firstName: 'Eva', lastName: 'Ek', email: 'eva@provhus.example', role: 'Salesmen' });
    admin = await aMember(server, { firstName: 'Vera', lastName: 'Kvist', email: 'vera@provhus.example', role: 'Admin' });
  });

  const ask = async (body: object = {}) => {
    const answer = await aVisitor(server.app).post('/api/submit/contactrequest', { ...question, ...body });
    expect(answer.status).toBe(200);
  };
  const list = async (who: TestMember, query = 'view=all') => {
    const { status, body } = await who.get(`/api/admin/leads?${query}`);
    expect([status, body]).toEqual([200, expect.anything()]);
    return body as Page;
  };
  const names = async (who: TestMember, query?: string) => (await list(who, query)).Leads.map(({ Name }) => Name);
  const first = async () => (await list(admin)).Leads[0]?.Id ?? '';
  const read = async (who: TestMember, id: string) => (await who.get(`/api/admin/leads/${id}`)).body as Opened;
  const change = (who: TestMember, id: string, version: number, body: object) =>
    who.post(`/api/admin/leads/${id}/changes`, body, { 'If-Match': `"${version}"` });
  const counts = async (who: TestMember) => {
    const { body } = await who.get('/api/admin/desk');
    const { Views } = body as { Views: readonly { View: string; Count: number }[] };
    return Object.fromEntries(Views.map(({ View, Count }) => [View, Count]));
  };

  test('a new request is due the same day; its owner is the salesperson of its municipality, or nobody if this salesperson has no account', async () => {
    await ask();
    await ask({ Name: 'Bo Berg', Email: 'bo@example.se', MunicipalityId: '1280' });
    const { Leads: Requests } = await list(admin);
    expect(Requests).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          Name: 'Åsa Lind',
          Owner: { Id: eva.user.customerNumber, Name: 'Eva Ek' },
          Milestone: 'new',
          DueOn: '2026-11-20',
          NextStep: '',
          MunicipalityName: 'Umeå',
          ArrivedAtUtc: new Date(now).toISOString(),
          WaitingSinceUtc: new Date(now).toISOString(),
        }),
        expect.objectContaining({ Name: 'Bo Berg', Owner: null, MunicipalityName: 'Malmö' }),
      ]),
    );
    expect(await names(eva, 'view=mine')).toEqual(['Åsa Lind']);
    expect(await names(admin, 'view=unassigned')).toEqual(['Bo Berg']);
    expect(await counts(eva)).toEqual({ mine: 1, new: 2, due: 2, waiting: 0, unassigned: 1, dormant: 0, lost: 0, all: 2 });
  });

  test('a request that is held back as possible spam is on no list until staff release it', async () => {
    await ask({ Website: 'https://spam.example' });
    expect(await names(admin)).toEqual([]);
    const [held] = await connection.db.select().from(requests);
    await releaseHeldBack(server.dependencies, held?.id ?? '', null);
    expect(await names(admin)).toEqual(['Åsa Lind']);
  });

  test('if salespersons may see only their own requests, they also see requests without an owner but no requests of other salespersons; administrators see all', async () => {
    await ask();
    await ask({ Name: 'Bo Berg', Email: 'bo@example.se', MunicipalityId: '1280' });
    const strict = aServer(connection.db, { now: () => clock, salesmenSee: 'own' });
    const ola = await aMember(strict, { firstName: 'Ola', lastName: 'Al', email: 'ola@provhus.example', role: 'Salesmen' });
    const chief = await aMember(strict, { firstName: 'Karin', email: 'karin@provhus.example', role: 'Admin' });
    expect(await names(ola)).toEqual(['Bo Berg']);
    expect(await names(ola, 'view=all&search=lind')).toEqual([]);
    expect(await names(chief)).toHaveLength(2);
    const { Leads: Requests } = await list(admin, 'view=all&search=lind');
    const id = Requests[0]?.Id ?? '';
    for (const { status, body } of [
      await ola.get(`/api/admin/leads/${id}`),
      await change(ola, id, 1, { Kind: 'milestone', Milestone: 'contact' }),
      await ola.post(`/api/admin/leads/${id}/notes`, { Words: 'Hej' }),
      await ola.get(`/api/admin/leads/${id}/house`),
    ])
      expect([status, body]).toEqual([404, expect.objectContaining({ code: 'unknown-lead' })]);
    expect(await counts(ola)).toMatchObject({ all: 1, mine: 0, unassigned: 1 });
    expect((await chief.get(`/api/admin/leads/${id}`)).status).toBe(200);
  });

  test('a salesperson can move a request to another milestone, write a note and set the next step; the history records each action with the salesperson’s name', async () => {
    await ask();
    const id = await first();
    clock += 3 * 60 * 60_000;
    const contact = await change(eva, id, 1, { Kind: 'milestone', Milestone: 'contact' });
    expect([contact.status, contact.headers.get('ETag')]).toEqual([200, '"2"']);
    expect(contact.body).toMatchObject({
      Milestone: 'contact',
      DueOn: null,
      Version: 2,
      WaitingSinceUtc: new Date(clock).toISOString(),
    });
    const step = { Kind: 'next-step', Words: 'Ring och boka genomgång', DueOn: '2026-11-24' };
    expect((await change(eva, id, 2, step)).body).toMatchObject({ NextStep: step.Words, DueOn: step.DueOn, Version: 3 });
    clock += 60_000;
    const noted = await eva.post(`/api/admin/leads/${id}/notes`, { Words: ' Har tomt i Oxie.\nRing helst på förmiddagen. ' });
    expect(noted.body).toMatchObject({ Version: 3 });
    expect(await names(eva, 'view=due')).toEqual([]);
    clock += 4 * DAY_MS;
    expect(await names(eva, 'view=due')).toEqual(['Åsa Lind']);
    expect((await change(eva, id, 3, { Kind: 'step-done' })).body).toMatchObject({ NextStep: '', DueOn: null, Version: 4 });
    const { Entries } = await read(eva, id);
    expect(Entries).toMatchObject([
      { Kind: 'step-done', By: 'Eva Ek', Words: step.Words },
      { Kind: 'note', By: 'Eva Ek', Words: 'Har tomt i Oxie.\nRing helst på förmiddagen.' },
      { Kind: 'next-step', By: 'Eva Ek', Words: step.Words, About: '2026-11-24' },
      { Kind: 'milestone', By: 'Eva Ek', About: 'contact' },
      { Kind: 'asked', By: 'Åsa Lind', Words: 'När kan ni börja?', About: 'Sales' },
    ]);
  });

  once.test(
    'if no quote was sent, the server refuses to move a request to the milestone “quote”; the server also refuses a change that is based on an outdated version of a request',
    async () => {
      await ask();
      const id = await first();
      const refused = await change(eva, id, 1, { Kind: 'milestone', Milestone: 'quote' });
      expect([refused.status, refused.body]).toEqual([
        409,
        expect.objectContaining({ code: 'move-refused', detail: 'only-by-doing' }),
      ]);
      expect((await change(eva, id, 1, { Kind: 'milestone', Milestone: 'contact' })).status).toBe(200);
      const late = await change(admin, id, 1, { Kind: 'lost', Reason: 'price' });
      expect([late.status, late.body]).toEqual([412, expect.objectContaining({ code: 'lead-conflict', field: 'If-Match' })]);
      const without = await admin.post(`/api/admin/leads/${id}/changes`, { Kind: 'lost', Reason: 'price' });
      expect(without.status).toBe(412);
      expect(await read(admin, id)).toMatchObject({ Milestone: 'contact', LostReason: null, Version: 2 });
      const both = await Promise.all([
        change(eva, id, 2, { Kind: 'milestone', Milestone: 'review' }),
        change(admin, id, 2, { Kind: 'lost', Reason: 'plot' }),
      ]);
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    },
  );

  test('a dormant request becomes active again on the chosen day, and staff can reopen a lost request; both keep their milestone', async () => {
    await ask();
    const id = await first();
    const asleep = await change(eva, id, 1, { Kind: 'dormant', Until: '2026-12-01' });
    expect(asleep.body).toMatchObject({ DormantUntil: '2026-12-01', DueOn: '2026-12-01', Milestone: 'new' });
    expect(await counts(eva)).toMatchObject({ mine: 0, new: 0, dormant: 1, due: 0 });
    clock = Date.UTC(2026, 10, 30, 23, 30);
    expect(await counts(eva)).toMatchObject({ mine: 1, new: 1, dormant: 0, due: 1 });
    const past = await change(eva, id, 2, { Kind: 'dormant', Until: '2026-12-01' });
    expect([past.status, past.body]).toEqual([409, expect.objectContaining({ detail: 'no-such-day' })]);
    expect((await change(eva, id, 2, { Kind: 'lost', Reason: 'plot' })).body).toMatchObject({ LostReason: 'plot', DueOn: null });
    expect(await counts(eva)).toMatchObject({ mine: 0, lost: 1 });
    expect((await change(eva, id, 3, { Kind: 'open' })).body).toMatchObject({
      LostReason: null,
      Milestone: 'new',
      DueOn: '2026-12-01',
    });
  });

  test('the day on which a dormant request becomes active again is also its due date; if staff move the request to another milestone before or after that day, the due date is removed', async () => {
    await ask();
    const id = await first();
    await change(eva, id, 1, { Kind: 'milestone', Milestone: 'contact' });
    await change(eva, id, 2, { Kind: 'dormant', Until: '2026-12-01' });
    clock = Date.UTC(2026, 11, 1, 8);
    expect(await counts(eva)).toMatchObject({ due: 1 });
    const moved = await change(eva, id, 3, { Kind: 'milestone', Milestone: 'review' });
    expect(moved.body).toMatchObject({ Milestone: 'review', DueOn: null });
    await change(eva, id, 4, { Kind: 'dormant', Until: '2026-12-15' });
    expect((await change(eva, id, 5, { Kind: 'milestone', Milestone: 'contact' })).body).toMatchObject({ DueOn: null });
    expect((await change(eva, id, 6, { Kind: 'dormant', Until: '2026-12-15' })).body).toMatchObject({ DueOn: '2026-12-15' });
    expect((await change(eva, id, 7, { Kind: 'open' })).body).toMatchObject({ DueOn: '2026-12-01' });
    expect((await change(eva, id, 8, { Kind: 'step-done' })).body).toMatchObject({ DueOn: null, DormantUntil: null });
    expect(await counts(eva)).toMatchObject({ due: 0 });
  });

  test('a request can be assigned to another person on the staff, who becomes the salesperson of the request, but not to a customer', async () => {
    await ask();
    const id = await first();
    const customer = await aMember(server, { firstName: 'Anna' });
    const none = await change(eva, id, 1, { Kind: 'owner', OwnerId: customer.user.customerNumber });
    expect([none.status, none.body]).toEqual([404, expect.objectContaining({ code: 'unknown-account' })]);
    const given = await change(eva, id, 1, { Kind: 'owner', OwnerId: admin.user.customerNumber });
    expect(given.body).toMatchObject({ Owner: { Name: 'Vera Kvist' } });
    expect((await read(admin, id)).Entries[0]).toMatchObject({ Kind: 'owner', By: 'Eva Ek', About: 'Vera Kvist' });
    const [row] = await connection.db.select().from(requests);
    expect(row).toMatchObject({ salespersonName: 'Vera Kvist', salespersonEmail: 'vera@provhus.example' });
    expect((await change(admin, id, 2, { Kind: 'owner', OwnerId: null })).body).toMatchObject({ Owner: null });
  });

  test('the search finds a request by the beginning of a word in its customer’s name, e-mail address or telephone number, its house or its municipality', async () => {
    await ask();
    await ask({
      Name: 'Bo Berg',
      Email: 'bo@annan.example',
      Phone: '+46 8 555 12 34',
      MunicipalityId: '1280',
      HouseModelName: 'Björkliden 142',
    });
    const search = (words: string) => names(admin, `view=all&search=${encodeURIComponent(words)}`);
    for (const words of ['åsa', 'lin', 'asa.lind@ex', '070-1234567', '0701', 'Umeå', 'åsa ume', "lind'"])
      expect(await search(words)).toEqual(['Åsa Lind']);
    for (const words of ['berg bo', 'annan', '+46 8 555 12', 'björkl', 'MALM']) expect(await search(words)).toEqual(['Bo Berg']);
    for (const words of ['åsa berg', 'ind', "'; drop table leads; --", ':*', '&|!'])
      expect(await search(words)).not.toContain('Bo Berg & Åsa');
    expect(await search('åsa berg')).toEqual([]);
    expect(await search('ind')).toEqual([]);
    expect(await search("lind' & !x")).toEqual([]);
    for (const words of ['@', '-----', '. . . (+)']) expect(await search(words)).toEqual([]);
  });

  once.test('the list of requests shows only the beginning of a long message, without cutting an emoji in half', async () => {
    await ask({ Message: `${'x'.repeat(159)}😀 och mer` });
    const [row] = (await list(admin)).Leads;
    expect(row).toMatchObject({ Message: `${'x'.repeat(159)} …` });
  });

  test('in every sort order of the list of requests, the pages together contain each request exactly once', async () => {
    const template = {
      submissionType: 'Sales',
      userId: null,
      email: 'x@example.se',
      phone: '',
      message: '',
      consentId: null,
    } as const;
    const rows = Array.from({ length: 120 }, (_, at) => ({
      ...template,
      id: crypto.randomUUID(),
      sentAt: new Date(now - (at % 7) * DAY_MS),
      name: `Kund ${at}`,
      newsletterConsentId: null,
      priceOre: null,
      houseTitle: '',
      plotIds: [],
      salespersonName: '',
      salespersonEmail: '',
      source: 'contact' as const,
      marketing: {},
    }));
    await connection.db.insert(requests).values(rows);
    await connection.db.insert(requestWork).values(
      rows.map(({ id, sentAt }, at) => ({
        leadId: id,
        arrivedAt: sentAt,
        waitingSince: sentAt,
        dueOn: at % 3 === 0 ? null : `2026-11-${10 + (at % 5)}`,
      })),
    );
    for (const order of ['due', 'waiting', 'arrived', 'price'])
      for (const direction of ['asc', 'desc']) {
        const seen: Row[] = [];
        for (let after = ''; ; ) {
          const page = await list(admin, `view=all&order=${order}&direction=${direction}${after}`);
          expect(page.Leads.length).toBeLessThanOrEqual(50);
          seen.push(...page.Leads);
          if (page.Next === null) break;
          after = `&after=${encodeURIComponent(page.Next)}`;
        }
        expect(new Set(seen.map(({ Id }) => Id)).size).toBe(120);
        expect(seen).toHaveLength(120);
        const dues = seen.map((row) => String(Reflect.get(row, 'DueOn') ?? '9999'));
        if (order === 'due') expect(dues).toEqual(direction === 'asc' ? dues.toSorted() : dues.toSorted().toReversed());
      }
    for (const after of ['x', '2026-11-12', `2026-13-99~${crypto.randomUUID()}`]) {
      const { status, body } = await admin.get(`/api/admin/leads?after=${encodeURIComponent(after)}`);
      expect([status, body]).toEqual([400, expect.objectContaining({ code: 'malformed-query', field: 'after' })]);
    }
  });

  once.test(
    'staff see the house of a request as it was when the customer sent the request, can download its PDF, and see when the customer saved the house again',
    async () => {
      const anna = await aMember(server, { firstName: 'Anna' });
      const id = String(Reflect.get(Object((await anna.post('/api/guidemodel/', house)).body), 'data'));
      clock += 1000;
      const quote = { ...question, SubmissionType: 'Quote', ConfigurationId: id, GdprConsentId: null };
      expect((await anna.post('/api/submit/contactrequest', quote)).status).toBe(200);
      const request = await first();
      expect(await read(eva, request)).toMatchObject({
        Name: 'Anna Berg',
        HouseModelName: 'Sjövik',
        Price: 2_054_900,
        Image: `/media/configurations/${id}.jpg?v=1`,
        AccountId: anna.user.customerNumber,
        ConfigurationId: id,
        SavedSinceUtc: null,
      });
      clock += 60_000;
      const { headers } = await anna.get(`/api/guidemodel/${id}`);
      const cheaper = { ...house, Id: id, Answers: { 11: 111 } };
      expect((await anna.post('/api/guidemodel/', cheaper, { 'If-Match': headers.get('ETag') ?? '' })).status).toBe(200);
      expect(await read(eva, request)).toMatchObject({ SavedSinceUtc: new Date(clock).toISOString(), Price: 2_054_900 });
      expect((await read(eva, request)).Entries.map(({ Kind }) => Kind)).toEqual(['saved', 'asked', 'saved']);
      expect((await eva.get(`/api/admin/leads/${request}/house`)).body).toMatchObject({ Price: 2_054_900 });
      const document = await eva.download(`/api/admin/leads/${request}/document`);
      expect([document.status, document.headers.get('Content-Type')]).toEqual([200, 'application/pdf']);
    },
  );

  test('a customer’s data export contains the notes that staff wrote about the customer; when the customer deletes their account, the notes are erased, and the search no longer finds the customer', async () => {
    const anna = await aMember(server, { firstName: 'Anna' });
    expect((await anna.post('/api/submit/contactrequest', { ...question, GdprConsentId: null })).status).toBe(200);
    const id = await first();
    await eva.post(`/api/admin/leads/${id}/notes`, { Words: 'Annas man heter Nils.' });
    await change(eva, id, 1, { Kind: 'next-step', Words: 'Ring Nils', DueOn: '2026-11-24' });
    const file = await anna.get('/api/account/export');
    const told = JSON.stringify(file.body);
    for (const words of ['Annas man heter Nils.', 'Ring Nils']) expect(told).toContain(words);
    expect((await anna.post('/api/account/delete', { Password: 'en egen mening' })).status).toBe(204);
    expect(await names(eva, 'view=all&search=anna')).toEqual([]);
    expect(await counts(eva)).toMatchObject({ mine: 0, lost: 1, all: 1 });
    expect(JSON.stringify(await read(eva, id))).not.toMatch(/Nils|Anna/);
    expect(JSON.stringify(await connection.db.select().from(requestHistory))).not.toMatch(/Nils/);
    // The server refuses text after the erasure, because nothing would erase that text later.
    const erased = { status: 409, body: { code: 'lead-erased' } };
    expect(await eva.post(`/api/admin/leads/${id}/notes`, { Words: 'Nils ringde.' })).toMatchObject(erased);
    const { Version } = await read(eva, id);
    const step = { Kind: 'next-step', Words: 'Ring Nils', DueOn: '2026-11-24' };
    expect(await change(eva, id, Version, step)).toMatchObject(erased);
    const many = await eva.post('/api/admin/leads/changes', { Change: step, Leads: [{ Id: id, Version }] });
    expect(many.body).toEqual({ Outcomes: [{ Id: id, Outcome: 'lead-erased' }] });
    expect(JSON.stringify(await connection.db.select().from(requestHistory))).not.toMatch(/Nils/);
  });

  test('the page Today (Idag) lists requests that are new, are due, have waited long or have a changed house, if they are assigned to the salesperson or to nobody', async () => {
    const anna = await aMember(server, { firstName: 'Anna' });
    const id = String(Reflect.get(Object((await anna.post('/api/guidemodel/', house)).body), 'data'));
    clock += 1000;
    await anna.post('/api/submit/contactrequest', {
      ...question,
      SubmissionType: 'Quote',
      ConfigurationId: id,
      GdprConsentId: null,
    });
    await ask();
    await ask({ Name: 'Bo Berg', Email: 'bo@example.se', MunicipalityId: '1280' });
    await ask({ Name: 'Veras Kund', Email: 'kund@example.se' });
    const today = async (who: TestMember) => {
      const { status, body } = await who.get('/api/admin/today');
      expect(status).toBe(200);
      const parts = Object.entries(Object(body) as Record<string, Page & { Count: number }>);
      for (const [, { Leads: Requests, Count }] of parts) expect(Count).toBe(Requests.length);
      return Object.fromEntries(parts.map(([name, { Leads: Requests }]) => [name, Requests.map(({ Name }) => Name).toSorted()]));
    };
    const none = { Undelivered: [], New: [], Answered: [], Due: [], Changed: [], Expiring: [], Waiting: [] };
    const idOf = async (name: string) => (await list(admin)).Leads.find(({ Name }) => Name === name)?.Id ?? '';
    await change(eva, await idOf('Veras Kund'), 1, { Kind: 'owner', OwnerId: admin.user.customerNumber });
    expect(await today(eva)).toEqual({ ...none, New: ['Anna Berg', 'Bo Berg', 'Åsa Lind'] });
    expect(await today(admin)).toEqual({ ...none, New: ['Bo Berg', 'Veras Kund'] });
    await change(eva, await idOf('Anna Berg'), 1, { Kind: 'milestone', Milestone: 'contact' });
    await change(eva, await idOf('Åsa Lind'), 1, { Kind: 'milestone', Milestone: 'contact' });
    await change(eva, await idOf('Åsa Lind'), 2, { Kind: 'next-step', Words: 'Ring', DueOn: '2026-11-20' });
    clock += 60_000;
    await anna.post('/api/guidemodel/', { ...house, Id: id, Answers: { 11: 111 } });
    expect(await today(eva)).toEqual({ ...none, New: ['Bo Berg'], Due: ['Åsa Lind'], Changed: ['Anna Berg'] });
    clock += 8 * DAY_MS;
    expect(await today(eva)).toEqual({
      ...none,
      New: ['Bo Berg'],
      Due: ['Åsa Lind'],
      Changed: ['Anna Berg'],
      Waiting: ['Anna Berg', 'Åsa Lind'],
    });
    await eva.post(`/api/admin/leads/${await idOf('Anna Berg')}/notes`, { Words: 'Ringt om ändringen.' });
    expect(await today(eva)).toMatchObject({ Changed: [], Waiting: ['Åsa Lind'] });
  });
});
