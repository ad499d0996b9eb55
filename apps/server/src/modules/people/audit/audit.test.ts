import { randomUUID } from 'node:crypto';
import { asConsentId } from '@gavel/core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Connection, connectPostgres } from '../../../db/connect.ts';
import { aMember, type TestMember } from '../../../testing/a-member.ts';
import { aPublishedRange } from '../../../testing/a-published-range.ts';
import { aServer, now, type TestServer } from '../../../testing/a-server.ts';
import { aVisitor } from '../../../testing/a-visitor.ts';
import { databases, freshDatabase } from '../../../testing/databases.ts';
import { onServer } from '../../../testing/on-server.ts';
import { storeRange } from '../../range/store-range.ts';
import { addAuditEntry } from '../accounts/audit-log.repository.ts';

const DAY_MS = 86_400_000;
const postgresUrl = inject('postgresUrl');
const terms = { id: asConsentId(7), slug: 'anvandarvillkor', version: '1', title: 'Villkor', text: '<p>Villkor</p>' };
const changes = [
  ['audit_log', "update audit_log set action = 'x'"],
  ['audit_log', 'delete from audit_log'],
  ['audit_log', 'truncate audit_log cascade'],
  ['audit_reasons', "update audit_reasons set words = 'x'"],
  ['audit_reasons', 'delete from audit_reasons'],
  ['audit_reasons', 'truncate audit_reasons'],
] as const;

interface Row {
  readonly Action: string;
  readonly Actor: { readonly Name: string } | null;
  readonly Subject: { readonly Id: number; readonly Name: string } | null;
  readonly IsSubjectGone: boolean;
  readonly Reason: string | null;
  readonly Details: object;
}

describe.each(databases)('the audit log, stored in the database $kind', ({ open }) => {
  let connection: Connection;
  let server: TestServer;
  let clock = now;
  let sara: TestMember;
  let vera: TestMember;
  let anna: TestMember;
  beforeAll(async () => {
    connection = await open();
    await storeRange(connection.db, aPublishedRange({ consents: [terms] }), new Date(now));
    server = aServer(connection.db, { now: () => clock });
    sara = await aMember(server, { firstName: 'Sara', lastName: 'Ek', role: 'Salesmen' });
    vera = await aMember(server, { firstName: 'Vera', lastName: 'Kvist', role: 'Admin' });
    anna = await aMember(server);
  });
  afterAll(() => connection.close());

  async function read(query = ''): Promise<{ readonly rows: readonly Row[]; readonly next: string | null }> {
    const { status, body } = await vera.get(`/api/admin/log${query}`);
    expect(status).toBe(200);
    const { Rows, Next } = body as { Rows: readonly Row[]; Next: string | null };
    return { rows: Rows, next: Next };
  }
  const said = ({ rows }: { readonly rows: readonly Row[] }) =>
    rows.map(({ Action, Actor, Subject }) => `${Actor?.Name ?? '–'}: ${Action} ${Subject?.Name ?? '–'}`);

  test('the audit log shows when staff log in, why they act for a customer and who assigned a request to whom, but not when customers log in', async () => {
    await sara.post('/api/account/act', { AccountId: anna.user.customerNumber, Reason: 'Ringde om garaget' });
    await sara.post('/api/account/act/end');
    const question = { SubmissionType: 'Sales', Name: 'Åsa', Email: 'asa@example.se', Phone: '070-1234567', GdprConsentId: 7 };
    await aVisitor(server.app).post('/api/submit/contactrequest', { ...question, Message: 'Hej', Plots: [] });
    const { Leads: Requests } = (await sara.get('/api/admin/leads?view=all')).body as { Leads: readonly { Id: string }[] };
    const request = Requests[0]?.Id ?? '';
    const given = { Kind: 'owner', OwnerId: sara.user.customerNumber };
    expect((await sara.post(`/api/admin/leads/${request}/changes`, given, { 'If-Match': '"1"' })).status).toBe(200);
    const log = await read();
    expect(said(log)).toEqual([
      'Sara Ek: lead-handed-over Sara Ek',
      'Sara Ek: acting-ended Anna Berg',
      'Sara Ek: acting-begun Anna Berg',
      'Vera Kvist: logged-in Vera Kvist',
      'Sara Ek: logged-in Sara Ek',
    ]);
    expect(log.rows[0]?.Details).toEqual({ lead: request });
    expect(log.rows[2]?.Reason).toBe('Ringde om garaget');
    expect((await sara.get('/api/admin/log')).body).toMatchObject({ status: 403, code: 'not-allowed' });
  });

  test('the audit log can be filtered by person, by kind of entry and by day (in Stockholm’s time), and is returned in pages', async () => {
    for (const person of ['anna', 'ANNA@EXAMPLE', String(anna.user.customerNumber)])
      expect(said(await read(`?person=${person}`)), person).toEqual([
        'Sara Ek: acting-ended Anna Berg',
        'Sara Ek: acting-begun Anna Berg',
      ]);
    expect((await read('?person=%25')).rows).toEqual([]);
    expect(said(await read('?kind=login&person=vera'))).toEqual(['Vera Kvist: logged-in Vera Kvist']);
    // In Stockholm, this time is 23.30 on 21 November.
    const late = Date.UTC(2026, 10, 21, 22, 30);
    for (let at = 0; at < 60; at += 1)
      await addAuditEntry(connection.db, { actorId: null, subjectId: null, action: 'lead-released' }, new Date(late + at));
    const first = await read('?from=2026-11-21&to=2026-11-21');
    expect(first.rows).toHaveLength(50);
    const rest = await read(`?from=2026-11-21&to=2026-11-21&after=${first.next}`);
    expect([rest.rows.length, rest.next]).toEqual([10, null]);
    expect((await read('?from=2026-11-22')).rows).toEqual([]);
    expect((await read('?to=2026-11-20')).rows).toHaveLength(5);
    for (const wrong of ['from=2026-13-01', 'kind=other', 'after=x'])
      expect((await vera.get(`/api/admin/log?${wrong}`)).status, wrong).toBe(400);
  });

  test('the database rejects changes of the audit log; when a customer’s account is deleted, the database deletes the reasons why staff acted for this customer', async () => {
    clock += DAY_MS;
    for (const [table, change] of changes)
      await expect(connection.db.execute(change), change).rejects.toMatchObject({
        cause: { message: `${table} is only added to` },
      });
    await anna.post('/api/account/delete', { Password: 'en egen mening' });
    const [begun] = (await read('?kind=acting')).rows.slice(-1);
    expect(begun).toMatchObject({ Action: 'acting-begun', Subject: null, IsSubjectGone: true, Reason: null });
  });
});

test.skipIf(postgresUrl === null)(
  'if the server’s PostgreSQL role does not own the tables, it can add rows to the audit log, but not change or delete rows',
  async () => {
    const serverUrl = postgresUrl ?? '';
    const database = await freshDatabase(serverUrl);
    const role = `gavel_role_${randomUUID().replaceAll('-', '')}`;
    await onServer(serverUrl, `create role ${role} login password 'hemligt'`);
    const url = new URL(database.url);
    url.username = role;
    url.password = 'hemligt';
    const connection = await connectPostgres(url.href, { ownerUrl: database.url });
    try {
      await storeRange(connection.db, aPublishedRange(), new Date(now));
      const server = aServer(connection.db);
      // With this restricted database role, the server can still do other work, such as storing a range and reading the log.
      const vera = await aMember(server, { firstName: 'Vera', role: 'Admin' });
      expect((await vera.get('/api/admin/log')).body).toMatchObject({ Rows: [{ Action: 'logged-in' }] });
      for (const [table, change] of changes)
        await expect(connection.db.execute(change), change).rejects.toMatchObject({
          cause: { message: `permission denied for table ${table}` },
        });
      await expect(connection.db.execute('alter table audit_log disable trigger all')).rejects.toMatchObject({
        cause: { message: 'must be owner of table audit_log' },
      });
    } finally {
      await connection.close();
      await database.drop();
      await onServer(serverUrl, `drop role ${role}`);
    }
  },
);
