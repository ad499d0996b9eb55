import { asConsentId } from '@gavel/core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Connection } from '../../../db/connect.ts';
import { aMailbox } from '../../../testing/a-mailbox.ts';
import { aMember, type TestMember } from '../../../testing/a-member.ts';
import { aPublishedRange } from '../../../testing/a-published-range.ts';
import { aServer, now, type TestServer } from '../../../testing/a-server.ts';
import { aVisitor } from '../../../testing/a-visitor.ts';
import { openDatabase } from '../../../testing/databases.ts';
import { storeRange } from '../../range/store-range.ts';
import { requests } from '../../sales/requests/requests.tables.ts';
import { putOneTimePassword } from '../accounts/accounts.repository.ts';
import { auditLog, users } from '../accounts/accounts.tables.ts';
import { hashOneTimePassword } from '../accounts/one-time-passwords.ts';

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
  readonly Version: number;
  readonly Absences: readonly { readonly Id: number }[];
}

const box = aMailbox();
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
  for (const table of [requests, users]) await connection.db.delete(table);
  clock = now;
  box.empty();
  server = aServer(connection.db, { now: () => clock, mails: box });
  vera = await aMember(server, { firstName: 'Vera', lastName: 'Kvist', role: 'Admin' });
  eva = await aMember(server, { firstName: 'Eva', lastName: 'Ek', email: 'eva@provhus.example', role: 'Salesmen' });
});

const people = (body: unknown) => (body as { readonly People: readonly Person[] }).People;
/**
 * Sends a change of a staff member to the server.
 * @param version the version in If-Match; missing: the current version
 */
const change = async (id: number, body: object, version?: number, by = vera) => {
  return by.post(`/api/admin/staff/${id}/changes`, body, { 'If-Match': `"${version ?? (await versionOf(id))}"` });
};
const versionOf = async (id: number) =>
  people((await vera.get('/api/admin/staff')).body).find(({ Id }) => Id === id)?.Version ?? 0;
const mailedKey = () => /\/welcome#(\S+)/.exec(box.mails.at(-1)?.text ?? '')?.[1] ?? '';
const accept = (key: string, chosen = password) => {
  const browser = aVisitor(server.app);
  return browser.post('/api/account/welcome', { Key: key, Password: chosen }).then((answer) => ({ browser, answer }));
};

test('an invited staff member can use the invitation link only once to set their password; the link does not work after it has expired or an administrator has withdrawn it', async () => {
  const { status, body } = await vera.post('/api/admin/staff', asked);
  expect(status).toBe(200);
  const nils = people(body).find(({ Name }) => Name === 'Nils Bro');
  expect(nils).toMatchObject({ State: 'invited', Role: 'Salesmen', InvitedUntilUtc: new Date(now + 7 * DAY_MS).toISOString() });
  expect((await vera.post('/api/admin/staff', asked)).body).toMatchObject({ code: 'address-taken', field: 'Email' });
  expect((await eva.post('/api/admin/staff', asked)).body).toMatchObject({ code: 'not-allowed' });

  const first = mailedKey();
  expect((await change(nils?.Id ?? 0, { Kind: 'invite-again' }, 7)).body).toMatchObject({
    code: 'staff-conflict',
    field: 'If-Match',
  });
  expect(mailedKey()).toBe(first);
  clock += 8 * DAY_MS;
  expect((await accept(first)).answer.body).toMatchObject({ code: 'unknown-invitation' });
  await change(nils?.Id ?? 0, { Kind: 'invite-again' });
  const second = mailedKey();
  expect((await accept(first)).answer.status).toBe(404);
  expect((await accept(second, 'Nils-Provhus-1')).answer.body).toMatchObject({ code: 'own-words-password', field: 'Password' });
  const { browser, answer } = await accept(second);
  expect(answer.status).toBe(204);
  expect((await browser.get('/api/account')).body).toMatchObject({
    FullName: 'Nils Bro',
    Roles: ['Salesmen'],
    Access: ['sales-admin'],
  });
  expect((await accept(second)).answer.status).toBe(404);
  expect((await aVisitor(server.app).post('/api/account/login', { username: asked.Email, password })).body).not.toBeNull();
  // An invitation cannot be withdrawn after the invited person has logged in. Then an administrator can only disable the account.
  expect((await change(nils?.Id ?? 0, { Kind: 'withdraw-invitation' })).status).toBe(404);
  // After the first login, a staff member cannot be invited again: whoever got the new link could set the password.
  expect((await change(nils?.Id ?? 0, { Kind: 'invite-again' })).status).toBe(404);

  const other = await vera.post('/api/admin/staff', { ...asked, Email: 'ola@provhus.example', FirstName: 'Ola' });
  const ola = people(other.body).find(({ Name }) => Name === 'Ola Bro');
  expect(people((await change(ola?.Id ?? 0, { Kind: 'withdraw-invitation' })).body).map(({ Name }) => Name)).not.toContain(
    'Ola Bro',
  );
  expect((await accept(mailedKey())).answer.status).toBe(404);
});

test('if an invited staff member sets their first password by “forgotten password” instead of the invitation link, they are no longer listed as invited, and the link no longer works', async () => {
  const { body } = await vera.post('/api/admin/staff', asked);
  const nils = people(body).find(({ Name }) => Name === 'Nils Bro');
  const user = (await connection.db.select().from(users)).find(({ email }) => email === asked.Email);
  const once = 'abcde-fghjk';
  await putOneTimePassword(connection.db, user?.id ?? '', hashOneTimePassword(once), new Date(now + DAY_MS));
  const browser = aVisitor(server.app);
  await browser.post('/api/account/login', { username: asked.Email, password: once });
  const chosen = { OldPassword: once, NewPassword: password };
  expect((await browser.post('/api/account/changepassword', chosen)).body).toMatchObject({ IsSuccessful: true });
  expect(people((await vera.get('/api/admin/staff')).body)).toContainEqual(
    expect.objectContaining({ Name: 'Nils Bro', State: 'open' }),
  );
  expect((await accept(mailedKey())).answer.body).toMatchObject({ code: 'unknown-invitation' });
  expect((await change(nils?.Id ?? 0, { Kind: 'withdraw-invitation' })).status).toBe(404);
});

test('if an administrator changes a staff member’s role, resets their second factor or disables their account, the staff member is logged out, but not if the administrator changes their rights; the audit log records who made each change', async () => {
  const id = eva.user.customerNumber;
  await change(id, { Kind: 'access', Access: ['range-edit'] });
  expect((await eva.get('/api/account')).body).toMatchObject({ Access: ['sales-admin', 'range-edit'] });
  expect((await vera.get('/api/admin/staff')).body).toMatchObject({
    NeedsSecondFactor: false,
    People: [
      { Name: 'Eva Ek', State: 'open', Access: ['range-edit'], MunicipalityIds: ['2480'], HasSecondFactor: false, IsThis: false },
      { Name: 'Vera Kvist', Role: 'Admin', IsThis: true },
    ],
  });
  await change(id, { Kind: 'role', Role: 'Admin' });
  expect((await eva.get('/api/account')).body).toBeNull();
  await eva.post('/api/account/login', { username: eva.user.email, password });
  await change(id, { Kind: 'second-factor-reset' });
  expect(box.mails.at(-1)?.kind).toBe('second-factor-changed');
  expect((await eva.get('/api/account')).body).toBeNull();
  await eva.post('/api/account/login', { username: eva.user.email, password });
  await change(id, { Kind: 'disable' });
  expect((await aVisitor(server.app).post('/api/account/login', { username: eva.user.email, password })).body).toBeNull();
  await change(id, { Kind: 'enable' });
  // No session of a disabled account is valid, so only now the response shows that her session has ended.
  expect((await eva.get('/api/account')).body).toBeNull();
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

test('the last administrator cannot be disabled, demoted or deleted; if two administrators disable each other at the same time, only one succeeds', async () => {
  const last = { status: 409, body: expect.objectContaining({ code: 'last-administrator' }) };
  const id = vera.user.customerNumber;
  // An administrator who has not logged in yet does not count as another administrator.
  await vera.post('/api/admin/staff', { ...asked, Role: 'Admin' });
  for (const body of [{ Kind: 'disable' }, { Kind: 'role', Role: 'Salesmen' }])
    expect(await change(id, body)).toMatchObject(last);
  expect(await vera.post('/api/account/delete', { Password: password })).toMatchObject(last);
  await change(eva.user.customerNumber, { Kind: 'role', Role: 'Admin' });
  const versions = [await versionOf(eva.user.customerNumber), await versionOf(id)] as const;
  const both = await Promise.all([
    change(eva.user.customerNumber, { Kind: 'disable' }, versions[0], vera),
    change(id, { Kind: 'disable' }, versions[1], eva),
  ]);
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('while a salesperson is absent, new requests are assigned to the substitute; the e-mails to the substitute and to the customer and the history of the request mention the absence', async () => {
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
    return box.mails.map(({ to, text }) => [to.address, text.includes('borta till och med 27 november 2026')]);
  };
  expect(await ask()).toEqual([
    ['nils@provhus.example', true],
    ['asa@example.se', true],
  ]);
  // The request names no municipality, so the e-mail to the customer does not call Eva responsible for a municipality.
  expect(box.mails[1]?.text).toContain('Eva Ek, som annars hade tagit hand om din förfrågan, är borta');
  const { Leads: Requests } = (await nils.get('/api/admin/leads?view=mine')).body as { Leads: readonly { Id: string }[] };
  const { body: opened } = await nils.get(`/api/admin/leads/${Requests[0]?.Id}`);
  const entry = expect.objectContaining({ Kind: 'stand-in', About: 'Eva Ek' });
  expect(opened).toMatchObject({ Owner: { Name: 'Nils Bro' }, Entries: expect.arrayContaining([entry]) });
  // The substitute is absent too, so the substitute's own substitute gets the request.
  const siv = await aMember(server, { firstName: 'Siv', email: 'siv@provhus.example', role: 'Salesmen' });
  await change(nils.user.customerNumber, { ...away, StandInId: siv.user.customerNumber });
  expect((await ask())[0]).toEqual(['siv@provhus.example', true]);
  // The server refuses this substitute, because it would make a circle of substitutes.
  const circle = await change(siv.user.customerNumber, { ...away, StandInId: id });
  expect(circle).toMatchObject({ status: 409, body: { code: 'stand-in-circle', field: 'StandInId' } });
  expect((await change(siv.user.customerNumber, { ...away, From: '2026-11-28', To: '2026-11-30', StandInId: id })).status).toBe(
    200,
  );
  await change(id, { Kind: 'absence-over', AbsenceId: absence?.Id });
  clock += 8 * DAY_MS;
  expect((await ask())[0]).toEqual(['Eva@provhus.example', false]);
});

test('if two changes of the same version of a staff member arrive at the same time, the server refuses one of them', async () => {
  const id = eva.user.customerNumber;
  const [first, second] = await Promise.all([
    change(id, { Kind: 'access', Access: ['range-edit'] }, 0),
    change(id, { Kind: 'access', Access: ['range-publish'] }, 0),
  ]);
  expect([first.status, second.status].toSorted()).toEqual([200, 412]);
  expect(await change(id, { Kind: 'disable' }, 0)).toMatchObject({ status: 412, body: { code: 'staff-conflict' } });
  expect((await change(id, { Kind: 'disable' }, 1)).status).toBe(200);
});

test('a salesperson can change their own absence, but nothing else about themselves or other staff', async () => {
  const { body, headers } = await eva.get('/api/admin/absence');
  expect(body).toMatchObject({ Version: 0, Absences: [], Colleagues: [{ Id: vera.user.customerNumber, Name: 'Vera Kvist' }] });
  expect(headers.get('ETag')).toBe('"0"');
  const away = { Kind: 'absence', From: '2026-11-20', To: '2026-11-27', StandInId: vera.user.customerNumber };
  const own = (sent: object, version: number) => eva.post('/api/admin/absence', sent, { 'If-Match': `"${version}"` });
  expect((await own(away, 0)).body).toMatchObject({
    Version: 1,
    Absences: [{ From: '2026-11-20', StandIn: { Name: 'Vera Kvist' } }],
  });
  expect((await own(away, 0)).body).toMatchObject({ code: 'staff-conflict' });
  expect((await own({ Kind: 'role', Role: 'Admin' }, 1)).body).toMatchObject({ code: 'malformed-body' });
  for (const { user } of [eva, vera])
    for (const sent of [away, { Kind: 'role', Role: 'Admin' }, { Kind: 'disable' }])
      expect((await change(user.customerNumber, sent, undefined, eva)).body).toMatchObject({ code: 'not-allowed' });
  const [absence] = people((await vera.get('/api/admin/staff')).body).find(({ Name }) => Name === 'Eva Ek')?.Absences ?? [];
  expect((await own({ Kind: 'absence-over', AbsenceId: absence?.Id }, 1)).body).toMatchObject({ Version: 2, Absences: [] });
  const log = (await connection.db.select().from(auditLog)).filter(({ actorId }) => actorId === eva.user.id);
  expect(log.map(({ action }) => action)).toEqual(['logged-in', 'absence-set', 'absence-over']);
  expect((await (await aMember(server)).get('/api/admin/absence')).status).toBe(403);
});

test('the municipalities that an administrator gives a salesperson replace those in the range; the salesperson gets the requests from these municipalities until the administrator removes them', async () => {
  const id = eva.user.customerNumber;
  const nils = await aMember(server, { firstName: 'Nils', lastName: 'Bro', email: 'nils@provhus.example', role: 'Salesmen' });
  const question = { SubmissionType: 'Sales', Name: 'Åsa', Email: 'asa@example.se', Phone: '070-1234567', GdprConsentId: 7 };
  const asked = async () => {
    box.empty();
    await aVisitor(server.app).post('/api/submit/contactrequest', {
      ...question,
      MunicipalityId: '2480',
      Message: 'Hej',
      Plots: [],
    });
    return box.mails[0]?.to.address;
  };
  expect(await asked()).toBe('Eva@provhus.example');
  const give = (who: number, MunicipalityIds: readonly string[] | null) =>
    change(who, { Kind: 'municipalities', MunicipalityIds });
  expect((await give(id, ['9999'])).body).toMatchObject({ code: 'unknown-municipality', field: 'MunicipalityIds' });
  await give(id, []);
  // A staff member who is not in the range can be responsible for a municipality too.
  const { body } = await give(nils.user.customerNumber, ['2480']);
  expect(
    people(body).map(({ Name, ...rest }) => [
      Name,
      Reflect.get(rest, 'MunicipalityIds'),
      Reflect.get(rest, 'HasGivenMunicipalities'),
    ]),
  ).toEqual([
    ['Eva Ek', [], true],
    ['Nils Bro', ['2480'], true],
    ['Vera Kvist', [], false],
  ]);
  expect(await asked()).toBe('nils@provhus.example');
  await change(nils.user.customerNumber, { Kind: 'disable' });
  await give(id, null);
  expect(await asked()).toBe('Eva@provhus.example');
  const log = (await connection.db.select().from(auditLog)).filter(({ action }) => action === 'areas-changed');
  expect(log.map(({ details }) => details)).toEqual([
    { municipalities: '' },
    { municipalities: '2480' },
    { municipalities: 'range' },
  ]);
});
