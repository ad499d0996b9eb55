import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../../db/connect.ts';
import { limit } from '../../../http/rate-limits.ts';
import { aMailbox } from '../../../testing/a-mailbox.ts';
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

describe.each(databases)('a household on the database $kind', ({ open, once }) => {
  const box = aMailbox();
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
    server = aServer(connection.db, { now: () => clock, mails: box, baseUrl: 'https://hus.example' });
    anna = await aMember(server);
    erik = await aMember(server, { firstName: 'Erik' });
    token = String(Object((await anna.post('/api/guidemodel/', house)).body).data);
    path = `/api/guidemodel/${token}/household`;
  });

  /** Returns the key of the invitation in the latest e-mail. */
  function lastKey(): string {
    const [, key = ''] = /https:\/\/hus\.example\/invitation#(\w+)/.exec(box.mails.at(-1)?.text ?? '') ?? [];
    return key;
  }

  async function invited(who: TestMember = anna, Email = 'erik@example.se'): Promise<string> {
    expect((await who.post(`${path}/invitations`, { Email })).status).toBe(200);
    return lastKey();
  }

  const accept = (who: TestMember, Key: string) => who.post('/api/invitations/accept', { Key });

  test('a user can invite a person to a house by e-mail; after that person has accepted the invitation, both can save the same house', async () => {
    const sent = await anna.post(`${path}/invitations`, { Email: ' Erik@Example.se' });
    expect(sent.headers.get('Cache-Control')).toBe('private, no-store');
    expect(sent.body).toEqual({
      Id: expect.any(Number),
      Email: 'erik@example.se',
      SentAtUtc: new Date(now).toISOString(),
      ExpiresAtUtc: new Date(now + 14 * DAY_MS).toISOString(),
    });
    const [mail] = box.mails;
    expect(mail).toMatchObject({
      to: { address: 'erik@example.se' },
      subject: 'Anna Berg vill dela ett hus med dig',
      text: expect.stringContaining('Anna Berg bjuder in dig att tillsammans bygga huset ”Huset <b>vid</b> sjön” hos Provhus.'),
      html: expect.stringContaining('Huset &lt;b&gt;vid&lt;/b&gt; sjön'),
    });
    // Anybody with the key can read the invitation without logging in.
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

  once.test(
    'the link in an invitation has the address of the site from the server’s settings, even if the HTTP request has another host name',
    async () => {
      const Host = 'evil.example';
      const sent = await anna.post(
        `http://${Host}${path}/invitations`,
        { Email: 'erik@example.se' },
        { Host, 'X-Forwarded-Host': Host, 'X-Forwarded-Proto': 'http', Forwarded: `host=${Host}` },
      );
      expect(sent.status).toBe(200);
      const [mail] = box.mails;
      const addresses = [...`${mail?.text} ${mail?.html}`.matchAll(/https?:\/\/[^\s"<]+/g)].map(
        ([address]) => new URL(address).host,
      );
      expect(new Set(addresses)).toEqual(new Set(['hus.example']));
      expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toContain(Host);
    },
  );

  once.test('the e-mail with an invitation contains at most 60 characters of the name that the user gave the house', async () => {
    await anna.post(`/api/guidemodel/${token}/name`, { Name: `Hus ${'x'.repeat(100)}` });
    await invited();
    expect(box.mails.at(-1)?.text).toContain(`Hus ${'x'.repeat(55)}…`);
    expect(box.mails.at(-1)?.text).not.toContain('x'.repeat(56));
  });

  test('the key of an invitation works only once and only for 14 days; the database stores only the hash of the key', async () => {
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

  test('if two people accept the same invitation at the same time, only one of them joins the household', async () => {
    const key = await invited();
    const eva = await aMember(server, { firstName: 'Eva' });
    const answers = await Promise.all([accept(erik, key), accept(eva, key)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect(await connection.db.$count(householdMembers)).toBe(1);
  });

  once.test(
    'a visitor must log in to accept an invitation; an attempt without a login does not use up the key of the invitation',
    async () => {
      const key = await invited();
      const answer = await aVisitor(server.app).post('/api/invitations/accept', { Key: key });
      expect([answer.status, answer.body]).toEqual([401, expect.objectContaining({ code: 'not-logged-in' })]);
      expect((await accept(erik, key)).status).toBe(200);
    },
  );

  once.test(
    'if the owner of the house opens and accepts an invitation themselves, another person can still accept it',
    async () => {
      const key = await invited();
      expect((await accept(anna, key)).body).toEqual({ Id: token });
      expect((await accept(erik, key)).status).toBe(200);
    },
  );

  test('a second invitation to the same e-mail address replaces the first one, and an invitation that the owner has withdrawn is no longer valid', async () => {
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

  once.test('a member who is not the owner of the house sees no invitations and cannot invite anybody', async () => {
    await accept(erik, await invited());
    await invited(anna, 'eva@example.se');
    expect((await erik.get(path)).body).toMatchObject({ Invitations: [] });
    expect((await erik.post(`${path}/invitations`, { Email: 'x@example.se' })).body).toMatchObject({ code: 'not-allowed' });
  });

  test('a member of a household can leave it, but cannot remove other people; the owner of the house can remove members', async () => {
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
    // After the removal, a save by the removed person makes a copy of the house.
    const copy = await eva.post('/api/guidemodel/', { ...house, Id: token }, { 'If-Match': '"1"' });
    expect(Object(copy.body).data).not.toBe(token);
    expect((await eva.get(path)).body).toMatchObject({ code: 'unknown-configuration' });
  });

  test('at most ten people can share a house, and invitations that nobody has accepted yet count like people', async () => {
    for (let i = 0; i < 9; i += 1) await invited(anna, `p${i}@example.se`);
    const refused = await anna.post(`${path}/invitations`, { Email: 'p9@example.se' });
    expect([refused.status, refused.body]).toEqual([409, expect.objectContaining({ code: 'household-full' })]);
    expect(await connection.db.$count(householdInvitations)).toBe(9);
    // Another invitation to the same e-mail address is not counted again.
    await invited(anna, 'p3@example.se');
  });

  once.test(
    'the invitations that a user sends in different sessions all count towards the same limit on invitations',
    async () => {
      const inviteOfAccount = limit(connection.db, 'secret', 'test-invite', { requests: 2, seconds: 600 });
      server = aServer(connection.db, { now: () => clock, mails: box, limits: { ...noLimits, inviteOfAccount } });
      const statuses = [];
      for (let i = 0; i < 3; i += 1) {
        const browser = aVisitor(server.app);
        await browser.post('/api/account/login', { username: 'anna@example.se', password: 'en egen mening' });
        statuses.push((await browser.post(`${path}/invitations`, { Email: `p${i}@example.se` })).status);
      }
      expect(statuses).toEqual([200, 200, 429]);
      expect(box.mails).toHaveLength(2);
    },
  );

  test('an invitation is in the data exports of its sender and of its recipient; if either of them deletes their account, the invitation is deleted too', async () => {
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
    // The house passes to Eva, but Anna’s invitations to the house are deleted.
    await accept(eva, lastKey());
    await invited(anna, 'nils@example.se');
    await leave(anna);
    expect(await connection.db.select().from(householdInvitations)).toEqual([]);
    expect((await eva.get(path)).body).toMatchObject({ People: [{ FullName: 'Eva Berg', IsOwner: true }] });
  });

  once.test('staff who act for the owner invite people in the owner’s name, and the audit log names the staff', async () => {
    const sara = await aMember(server, { firstName: 'Sara', role: 'Salesmen' });
    await sara.post('/api/account/act', { AccountId: anna.user.customerNumber, Reason: 'Telefon' });
    await accept(erik, await invited(sara));
    expect(box.mails.at(-1)?.subject).toBe('Anna Berg vill dela ett hus med dig');
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
