import { asConsentId } from '@gavel/core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Connection } from '../../db/connect.ts';
import { aLetterBox } from '../../testing/a-letter-box.ts';
import { aMember, type TestMember } from '../../testing/a-member.ts';
import { aPublishedRange } from '../../testing/a-published-range.ts';
import { aServer, now, type TestServer } from '../../testing/a-server.ts';
import { aVisitor } from '../../testing/a-visitor.ts';
import { openDatabase } from '../../testing/databases.ts';
import { auditLog, users } from '../accounts/accounts.tables.ts';
import { leads } from '../leads/leads.tables.ts';
import { storeRange } from '../range/store-range.ts';

const DAY_MS = 86_400_000;
const password = 'en egen mening';
const terms = { id: asConsentId(7), slug: 'anvandarvillkor', version: '1', title: 'Villkor', text: '<p>Villkor</p>' };
const shown = { title: 'Säljare', phone: '08-1', mobile: '', imageUrl: '/bild.svg' };
const salespersons = [{ ...shown, name: 'Eva Ek', email: 'Eva@provhus.example', municipalities: ['Umeå'] }];
const asked = { Email: 'nils@provhus.example', FirstName: 'Nils', LastName: 'Bro', Role: 'Salesmen' };

interface Person {
  readonly Id: number;
  readonly Name: string;
  readonly State: string;
  readonly Absences: readonly { readonly Id: number }[];
}

const box = aLetterBox();
let connection: Connection;
let server: TestServer;
let clock: number;
let vera: TestMember;
let eva: TestMember;
beforeAll(async () => {
  connection = await openDatabase();
  await storeRange(connection.db, aPublishedRange({ consents: [terms], salespersons }), new Date(now));
});
afterAll(() => connection.close());
beforeEach(async () => {
  for (const table of [leads, users]) await connection.db.delete(table);
  clock = now;
  box.empty();
  server = aServer(connection.db, { now: () => clock, letters: box });
  vera = await aMember(server, { firstName: 'Vera', lastName: 'Kvist', role: 'Admin' });
  eva = await aMember(server, { firstName: 'Eva', lastName: 'Ek', email: 'eva@provhus.example', role: 'Salesmen' });
});

const people = (body: unknown) => (body as { readonly People: readonly Person[] }).People;
const change = (id: number, body: object) => vera.post(`/api/admin/staff/${id}/changes`, body);
const mailedKey = () => /\/welcome#(\S+)/.exec(box.letters.at(-1)?.text ?? '')?.[1] ?? '';
const accept = (key: string) => {
  const browser = aVisitor(server.app);
  return browser.post('/api/account/welcome', { Key: key, Password: password }).then((answer) => ({ browser, answer }));
};

test('somebody is invited by a link that sets their password: once, in time, and not when it was taken back', async () => {
  const { status, body } = await vera.post('/api/admin/staff', asked);
  expect(status).toBe(200);
  const nils = people(body).find(({ Name }) => Name === 'Nils Bro');
  expect(nils).toMatchObject({ State: 'invited', Role: 'Salesmen', InvitedUntilUtc: new Date(now + 7 * DAY_MS).toISOString() });
  expect((await vera.post('/api/admin/staff', asked)).body).toMatchObject({ code: 'address-taken', field: 'Email' });
  expect((await eva.post('/api/admin/staff', asked)).body).toMatchObject({ code: 'not-allowed' });

  const first = mailedKey();
  clock += 8 * DAY_MS;
  expect((await accept(first)).answer.body).toMatchObject({ code: 'unknown-invitation' });
  await change(nils?.Id ?? 0, { Kind: 'invite-again' });
  const second = mailedKey();
  expect((await accept(first)).answer.status).toBe(404);
  const { browser, answer } = await accept(second);
  expect(answer.status).toBe(204);
  expect((await browser.get('/api/account')).body).toMatchObject({
    FullName: 'Nils Bro',
    Roles: ['Salesmen'],
    Access: ['sales-admin'],
  });
  expect((await accept(second)).answer.status).toBe(404);
  expect((await aVisitor(server.app).post('/api/account/login', { username: asked.Email, password })).body).not.toBeNull();
  // Who has been in is disabled, not taken back.
  expect((await change(nils?.Id ?? 0, { Kind: 'withdraw-invitation' })).status).toBe(404);

  const other = await vera.post('/api/admin/staff', { ...asked, Email: 'ola@provhus.example', FirstName: 'Ola' });
  const ola = people(other.body).find(({ Name }) => Name === 'Ola Bro');
  expect(people((await change(ola?.Id ?? 0, { Kind: 'withdraw-invitation' })).body).map(({ Name }) => Name)).not.toContain(
    'Ola Bro',
  );
  expect((await accept(mailedKey())).answer.status).toBe(404);
});

test('role, access and the account are changed, sessions end where rights do, and the log has who did it', async () => {
  const id = eva.user.customerNumber;
  await change(id, { Kind: 'access', Access: ['range-edit'] });
  expect((await eva.get('/api/account')).body).toMatchObject({ Access: ['sales-admin', 'range-edit'] });
  expect((await vera.get('/api/admin/staff')).body).toMatchObject({
    NeedsSecondFactor: false,
    People: [
      { Name: 'Eva Ek', State: 'open', Access: ['range-edit'], Municipalities: ['Umeå'], HasSecondFactor: false, IsThis: false },
      { Name: 'Vera Kvist', Role: 'Admin', IsThis: true },
    ],
  });
  await change(id, { Kind: 'role', Role: 'Admin' });
  expect((await eva.get('/api/account')).body).toBeNull();
  await eva.post('/api/account/login', { username: eva.user.email, password });
  await change(id, { Kind: 'second-factor-reset' });
  expect(box.letters.at(-1)?.kind).toBe('second-factor-changed');
  expect((await eva.get('/api/account')).body).toBeNull();
  await change(id, { Kind: 'disable' });
  expect((await eva.post('/api/account/login', { username: eva.user.email, password })).body).toBeNull();
  await change(id, { Kind: 'enable' });
  expect((await eva.post('/api/account/login', { username: eva.user.email, password })).body).not.toBeNull();
  const log = (await connection.db.select().from(auditLog)).filter(
    ({ actorId, subjectId }) => actorId === vera.user.id && subjectId === eva.user.id,
  );
  expect(log.map(({ action }) => action)).toEqual([
    'access-changed',
    'role-changed',
    'second-factor-reset',
    'account-disabled',
    'account-enabled',
  ]);
  const anna = await aMember(server);
  expect((await change(anna.user.customerNumber, { Kind: 'disable' })).status).toBe(404);
});

test('the last administrator stays: nobody closes them, takes their role, or lets them go; two at once neither', async () => {
  const last = { status: 409, body: expect.objectContaining({ code: 'last-administrator' }) };
  const id = vera.user.customerNumber;
  // Somebody who has not been in yet lets nobody in.
  await vera.post('/api/admin/staff', { ...asked, Role: 'Admin' });
  for (const body of [{ Kind: 'disable' }, { Kind: 'role', Role: 'Salesmen' }])
    expect(await change(id, body)).toMatchObject(last);
  expect(await vera.post('/api/account/delete', { Password: password })).toMatchObject(last);
  await change(eva.user.customerNumber, { Kind: 'role', Role: 'Admin' });
  const both = await Promise.all([vera.user, eva.user].map((user) => change(user.customerNumber, { Kind: 'disable' })));
  expect(both.map(({ status }) => status).toSorted()).not.toEqual([200, 200]);
});

test('what is asked while somebody is away goes to who stands in, and says so to both and in the time line', async () => {
  const id = eva.user.customerNumber;
  const nils = await aMember(server, { firstName: 'Nils', lastName: 'Bro', email: 'nils@provhus.example', role: 'Salesmen' });
  const away = { Kind: 'absence', From: '2026-11-20', To: '2026-11-27', StandInId: nils.user.customerNumber };
  expect((await change(id, { ...away, To: '2026-11-19' })).body).toMatchObject({ code: 'malformed-body', field: 'To' });
  expect((await change(id, { ...away, StandInId: id })).body).toMatchObject({ code: 'unknown-account', field: 'StandInId' });
  const { body } = await change(id, away);
  const [absence] = people(body).find(({ Id }) => Id === id)?.Absences ?? [];
  expect(absence).toMatchObject({ From: '2026-11-20', To: '2026-11-27', StandIn: { Name: 'Nils Bro' } });

  const question = { SubmissionType: 'Sales', Name: 'Åsa', Email: 'asa@example.se', Phone: '070-1234567', GdprConsentId: 7 };
  const ask = async () => {
    box.empty();
    await aVisitor(server.app).post('/api/submit/contactrequest', { ...question, Message: 'Hej', Plots: [] });
    return box.letters.map(({ to, text }) => [to.address, text.includes('borta till och med 27 november 2026')]);
  };
  expect(await ask()).toEqual([
    ['nils@provhus.example', true],
    ['asa@example.se', true],
  ]);
  const { Leads } = (await nils.get('/api/admin/leads?view=mine')).body as { Leads: readonly { Id: string }[] };
  const { body: opened } = await nils.get(`/api/admin/leads/${Leads[0]?.Id}`);
  const entry = expect.objectContaining({ Kind: 'stand-in', About: 'Eva Ek' });
  expect(opened).toMatchObject({ Owner: { Name: 'Nils Bro' }, Entries: expect.arrayContaining([entry]) });
  // Who stands in is away too, and nobody for them: the first one gets it.
  await change(nils.user.customerNumber, { ...away, StandInId: id });
  expect((await ask())[0]).toEqual(['Eva@provhus.example', false]);
  await change(id, { Kind: 'absence-over', AbsenceId: absence?.Id });
  clock += 8 * DAY_MS;
  expect((await ask())[0]).toEqual(['Eva@provhus.example', false]);
});
