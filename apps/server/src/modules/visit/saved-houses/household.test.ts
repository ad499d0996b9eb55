import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../../db/connect.ts';
import { limit } from '../../../http/rate-limits.ts';
import { aLetterBox } from '../../../testing/a-letter-box.ts';
import { aMember, type TestMember } from '../../../testing/a-member.ts';
import { aPublishedRange } from '../../../testing/a-published-range.ts';
import { aServer, noLimits, now, type TestServer } from '../../../testing/a-server.ts';
import { aVisitor } from '../../../testing/a-visitor.ts';
import { databases } from '../../../testing/databases.ts';
import { auditLog, users } from '../../people/accounts/accounts.tables.ts';
import { storeRange } from '../../range/store-range.ts';
import { householdInvitations, householdMembers } from './saved-houses.tables.ts';

const DAY_MS = 86_400_000;
const house = { HouseId: 1, MunicipalityId: '2480', WebConfigurationId: 10, Name: 'Huset <b>vid</b> sjön', Answers: { 11: 111 } };

describe.each(databases)('a household on $kind', ({ open, once }) => {
  const box = aLetterBox();
  let connection: Connection;
  let server: TestServer;
  let clock: number;
  let anna: TestMember;
  let erik: TestMember;
  let token: string;
  let path: string;

  beforeAll(async () => {
    connection = await open();
    await storeRange(connection.db, aPublishedRange(), new Date(now));
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    await connection.db.delete(users);
    box.empty();
    clock = now;
    server = aServer(connection.db, { now: () => clock, letters: box, baseUrl: 'https://hus.example' });
    anna = await aMember(server);
    erik = await aMember(server, { firstName: 'Erik' });
    token = String(Object((await anna.post('/api/guidemodel/', house)).body).data);
    path = `/api/guidemodel/${token}/household`;
  });

  /** The key of the letter that was written last. */
  function lastKey(): string {
    const [, key = ''] = /https:\/\/hus\.example\/invitation#(\w+)/.exec(box.letters.at(-1)?.text ?? '') ?? [];
    return key;
  }

  async function invited(who: TestMember = anna, Email = 'erik@example.se'): Promise<string> {
    expect((await who.post(`${path}/invitations`, { Email })).status).toBe(200);
    return lastKey();
  }

  const accept = (who: TestMember, Key: string) => who.post('/api/invitations/accept', { Key });

  test('somebody is invited by mail, sees to what, accepts, and both save the same house', async () => {
    const sent = await anna.post(`${path}/invitations`, { Email: ' Erik@Example.se' });
    expect(sent.headers.get('Cache-Control')).toBe('private, no-store');
    expect(sent.body).toEqual({
      Id: expect.any(Number),
      Email: 'erik@example.se',
      SentAtUtc: new Date(now).toISOString(),
      ExpiresAtUtc: new Date(now + 14 * DAY_MS).toISOString(),
    });
    const [letter] = box.letters;
    expect(letter).toMatchObject({
      to: { address: 'erik@example.se' },
      subject: 'Anna Berg vill dela ett hus med dig',
      text: expect.stringContaining('Anna Berg bjuder in dig att tillsammans bygga huset ”Huset <b>vid</b> sjön” hos Provhus.'),
      html: expect.stringContaining('Huset &lt;b&gt;vid&lt;/b&gt; sjön'),
    });
    // Before logging in one sees to what.
    const read = await aVisitor(server.app).post('/api/invitations/read', { Key: lastKey() });
    expect(read.body).toEqual({
      Name: 'Huset <b>vid</b> sjön',
      InvitedBy: 'Anna Berg',
      ExpiresAtUtc: new Date(now + 14 * DAY_MS).toISOString(),
    });
    expect((await accept(erik, lastKey())).body).toEqual({ Id: token });
    const save = (who: TestMember, Name: string, revision: number) =>
      who.post('/api/guidemodel/', { ...house, Id: token, Name }, { 'If-Match': `"${revision}"` });
    expect((await save(erik, 'Vårt hus', 1)).body).toMatchObject({ data: token, Revision: 2 });
    expect((await save(anna, 'Mitt hus', 1)).body).toMatchObject({
      code: 'save-conflict',
      current: { Name: 'Vårt hus', UpdatedBy: 'Erik Berg' },
    });
    const people = [
      { Id: anna.user.customerNumber, FullName: 'Anna Berg', IsOwner: true, IsThis: false },
      { Id: erik.user.customerNumber, FullName: 'Erik Berg', IsOwner: false, IsThis: true },
    ];
    expect((await erik.get(path)).body).toEqual({ People: people, Invitations: [] });
    expect((await erik.get(`/api/guidemodel/${token}/versions`)).body).toMatchObject([
      { Name: 'Vårt hus', SavedBy: 'Erik Berg' },
      { SavedBy: 'Anna Berg' },
    ]);
  });

  once.test('a letter leads to the set address only, whatever a request says it was sent to', async () => {
    const Host = 'evil.example';
    const sent = await anna.post(
      `http://${Host}${path}/invitations`,
      { Email: 'erik@example.se' },
      { Host, 'X-Forwarded-Host': Host, 'X-Forwarded-Proto': 'http', Forwarded: `host=${Host}` },
    );
    expect(sent.status).toBe(200);
    const [letter] = box.letters;
    const addresses = [...`${letter?.text} ${letter?.html}`.matchAll(/https?:\/\/[^\s"<]+/g)].map(
      ([address]) => new URL(address).host,
    );
    expect(new Set(addresses)).toEqual(new Set(['hus.example']));
    expect(`${letter?.subject} ${letter?.text} ${letter?.html}`).not.toContain(Host);
  });

  once.test('a letter in the builder’s name holds little of what somebody else wrote', async () => {
    await anna.post(`/api/guidemodel/${token}/name`, { Name: `Hus ${'x'.repeat(100)}` });
    await invited();
    expect(box.letters.at(-1)?.text).toContain(`Hus ${'x'.repeat(55)}…`);
    expect(box.letters.at(-1)?.text).not.toContain('x'.repeat(56));
  });

  test('a key holds once, for 14 days, and is stored as a hash', async () => {
    const key = await invited();
    expect(key).toMatch(/^[0-9A-Za-z]{32}$/);
    expect(JSON.stringify(await connection.db.select().from(householdInvitations))).not.toContain(key);
    expect((await accept(erik, key)).status).toBe(200);
    const eva = await aMember(server, { firstName: 'Eva' });
    expect((await accept(eva, key)).body).toMatchObject({ code: 'unknown-invitation' });
    const late = await invited(anna, 'eva@example.se');
    clock += 14 * DAY_MS;
    expect((await accept(eva, late)).body).toMatchObject({ code: 'unknown-invitation' });
    expect((await aVisitor(server.app).post('/api/invitations/read', { Key: late })).status).toBe(404);
    expect((await anna.get(path)).body).toMatchObject({ Invitations: [] });
  });

  test('accepted twice at once, it holds once', async () => {
    const key = await invited();
    const eva = await aMember(server, { firstName: 'Eva' });
    const answers = await Promise.all([accept(erik, key), accept(eva, key)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect(await connection.db.$count(householdMembers)).toBe(1);
  });

  once.test('somebody who is not logged in is told to, and the key still holds', async () => {
    const key = await invited();
    const answer = await aVisitor(server.app).post('/api/invitations/accept', { Key: key });
    expect([answer.status, answer.body]).toEqual([401, expect.objectContaining({ code: 'not-logged-in' })]);
    expect((await accept(erik, key)).status).toBe(200);
  });

  once.test('its owner who opens an invitation leaves it as it is', async () => {
    const key = await invited();
    expect((await accept(anna, key)).body).toEqual({ Id: token });
    expect((await accept(erik, key)).status).toBe(200);
  });

  test('an invitation sent again takes the earlier one’s place; a withdrawn one holds no more', async () => {
    const first = await invited();
    const second = await invited();
    expect(await connection.db.$count(householdInvitations)).toBe(1);
    expect((await accept(erik, first)).status).toBe(404);
    const { Invitations } = Object((await anna.get(path)).body);
    expect(Invitations).toMatchObject([{ Email: 'erik@example.se' }]);
    const address = `${path}/invitations/${Invitations[0].Id}`;
    expect((await anna.delete(address)).status).toBe(204);
    expect((await accept(erik, second)).status).toBe(404);
    expect((await anna.delete(address)).body).toMatchObject({ code: 'unknown-invitation' });
  });

  once.test('who shares a house sees nobody’s invitation and cannot invite', async () => {
    await accept(erik, await invited());
    await invited(anna, 'eva@example.se');
    expect((await erik.get(path)).body).toMatchObject({ Invitations: [] });
    expect((await erik.post(`${path}/invitations`, { Email: 'x@example.se' })).body).toMatchObject({ code: 'not-allowed' });
  });

  test('somebody leaves by themselves; only the owner takes others out', async () => {
    await accept(erik, await invited());
    const eva = await aMember(server, { firstName: 'Eva' });
    await accept(eva, await invited(anna, 'eva@example.se'));
    const remove = (who: TestMember, { user }: TestMember) => who.delete(`${path}/${user.customerNumber}`);
    expect((await remove(erik, eva)).body).toMatchObject({ code: 'not-allowed' });
    expect((await remove(erik, anna)).body).toMatchObject({ code: 'not-allowed' });
    expect((await remove(erik, erik)).status).toBe(204);
    expect((await remove(anna, anna)).body).toMatchObject({ code: 'unknown-member' });
    expect((await remove(anna, eva)).status).toBe(204);
    expect((await remove(anna, eva)).body).toMatchObject({ code: 'unknown-member' });
    // What they save from now on is a copy.
    const copy = await eva.post('/api/guidemodel/', { ...house, Id: token }, { 'If-Match': '"1"' });
    expect(Object(copy.body).data).not.toBe(token);
    expect((await eva.get(path)).body).toMatchObject({ code: 'unknown-configuration' });
  });

  test('ten people share a house, those who are invited counted', async () => {
    for (let i = 0; i < 9; i += 1) await invited(anna, `p${i}@example.se`);
    const refused = await anna.post(`${path}/invitations`, { Email: 'p9@example.se' });
    expect([refused.status, refused.body]).toEqual([409, expect.objectContaining({ code: 'household-full' })]);
    expect(await connection.db.$count(householdInvitations)).toBe(9);
    // Asking one of them again is no more.
    await invited(anna, 'p3@example.se');
  });

  once.test('an account’s letters are counted, wherever it is logged in', async () => {
    const inviteOfAccount = limit(connection.db, 'secret', 'test-invite', { requests: 2, seconds: 600 });
    server = aServer(connection.db, { now: () => clock, letters: box, limits: { ...noLimits, inviteOfAccount } });
    const statuses = [];
    for (let i = 0; i < 3; i += 1) {
      const browser = aVisitor(server.app);
      await browser.post('/api/account/login', { username: 'anna@example.se', password: 'en egen mening' });
      statuses.push((await browser.post(`${path}/invitations`, { Email: `p${i}@example.se` })).status);
    }
    expect(statuses).toEqual([200, 200, 429]);
    expect(box.letters).toHaveLength(2);
  });

  test('invitations are in the file of who sent them and of who got them, and go with either', async () => {
    const times = { sentAt: new Date(now).toISOString(), expiresAt: new Date(now + 14 * DAY_MS).toISOString() };
    const invitationsIn = async (who: TestMember) => Object((await who.get('/api/account/export')).body).invitations;
    const leave = async (who: TestMember) =>
      expect((await who.post('/api/account/delete', { Password: 'en egen mening' })).status).toBe(204);
    const eva = await aMember(server, { firstName: 'Eva' });
    await invited(anna, 'erik@example.se');
    await invited(anna, 'eva@example.se');
    expect(await invitationsIn(anna)).toEqual({
      sent: ['erik@example.se', 'eva@example.se'].map((email) => ({ token, email, ...times })),
      received: [],
    });
    expect(await invitationsIn(erik)).toEqual({ sent: [], received: [{ email: 'erik@example.se', ...times }] });
    await leave(erik);
    expect(await connection.db.select().from(householdInvitations)).toMatchObject([{ email: 'eva@example.se' }]);
    // The house goes on as Eva's; what Anna had sent does not.
    await accept(eva, lastKey());
    await invited(anna, 'nils@example.se');
    await leave(anna);
    expect(await connection.db.select().from(householdInvitations)).toEqual([]);
    expect((await eva.get(path)).body).toMatchObject({ People: [{ FullName: 'Eva Berg', IsOwner: true }] });
  });

  once.test('staff who act for the owner do it in the owner’s name, and the log says who', async () => {
    const sara = await aMember(server, { firstName: 'Sara', role: 'Salesmen' });
    await sara.post('/api/account/act', { AccountId: anna.user.customerNumber, Reason: 'Telefon' });
    await accept(erik, await invited(sara));
    expect(box.letters.at(-1)?.subject).toBe('Anna Berg vill dela ett hus med dig');
    expect((await sara.delete(`${path}/${erik.user.customerNumber}`)).status).toBe(204);
    const log = (await connection.db.select().from(auditLog)).filter(
      ({ actorId, action }) => actorId === sara.user.id && action !== 'logged-in',
    );
    expect(log.map(({ action, subjectId }) => [action, subjectId === anna.user.id])).toEqual([
      ['acting-begun', true],
      ['household-invited', true],
      ['household-removed', true],
    ]);
  });
});
