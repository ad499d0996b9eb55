import { pino } from 'pino';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Queue } from '../../../adapters/jobs/jobs.ts';
import type { Connection } from '../../../db/connect.ts';
import { sealWith } from '../../../secrets/seal.ts';
import { aMember, type TestMember } from '../../../testing/a-member.ts';
import { aPublishedRange } from '../../../testing/a-published-range.ts';
import { aServer, now, type TestServer } from '../../../testing/a-server.ts';
import { aVisitor } from '../../../testing/a-visitor.ts';
import { aWebhookReceiver, type TestReceiver } from '../../../testing/a-webhook-receiver.ts';
import { databases } from '../../../testing/databases.ts';
import { auditLog, users } from '../../people/accounts/accounts.tables.ts';
import { storeRange } from '../../range/store-range.ts';
import { readRequestEvents } from '../../sales/requests/request-events.ts';
import { requests } from '../../sales/requests/requests.tables.ts';
import { apiKeys } from '../api-keys/api-keys.tables.ts';
import { deliverWebhooks } from '../webhooks/deliver-webhooks.ts';
import { receiversOf } from '../webhooks/receivers.ts';
import { webhookReceivers } from '../webhooks/webhooks.tables.ts';
import { queuedWebhooks, replayEvent } from '../webhooks/webhooks.ts';

const Password = 'en egen mening';
const DAY_MS = 86_400_000;
const question = {
  SubmissionType: 'Sales',
  Name: 'Åsa Lind',
  Email: 'asa@example.se',
  Phone: '070-123 45 67',
  Source: 'contact',
};

interface Made {
  readonly Secret: string;
  readonly Connections: {
    readonly Keys: readonly { readonly Id: number }[];
    readonly Receivers: readonly { readonly Id: number; readonly Events: readonly string[] }[];
  };
}
interface Told {
  readonly Events: readonly { readonly Id: string; readonly Type: string; readonly Outcome: string | null }[];
}

describe.each(databases)('API keys and webhook receivers, stored in the database $kind', ({ open, once }) => {
  let connection: Connection;
  let server: TestServer;
  let receiver: TestReceiver;
  let vera: TestMember;
  let clock: number;
  let queued: string[];
  let queue: Queue;
  beforeAll(async () => {
    connection = await open();
    await storeRange(connection.db, aPublishedRange(), new Date(now));
    receiver = await aWebhookReceiver();
  });
  afterAll(async () => {
    await receiver.close();
    await connection.close();
  });
  beforeEach(async () => {
    const { db } = connection;
    for (const table of [requests, users, apiKeys, webhookReceivers]) await db.delete(table);
    clock = now;
    queued = [];
    const jobs = { enqueue: async (_: unknown, __: string, id: string) => void queued.push(id) };
    const parts = { jobs, now: () => clock };
    const seal = sealWith('s'.repeat(40), 'webhooks');
    const replay = (event: string) => replayEvent({ ...parts, db }, event);
    const receivers = { seal, configured: null, configuredUrl: null, reach: 'anywhere', replay } as const;
    server = aServer(db, { now: parts.now, webhooks: queuedWebhooks({ ...parts, isSet: false }), receivers });
    const { currentRange } = server.dependencies;
    const readEvent = readRequestEvents({ db, currentRange, baseUrl: 'https://hus.example' });
    const receiverOf = receiversOf({ ...receivers, db, now: parts.now });
    queue = deliverWebhooks({ db, receiverOf, readEvent, now: parts.now, logger: pino({ level: 'silent' }) });
    vera = await aMember(server, { firstName: 'Vera', lastName: 'Kvist', role: 'Admin' });
  });

  const done = async () => (await connection.db.select().from(auditLog)).map(({ action }) => action);
  const makeReceiver = async (Events: readonly string[], Url = receiver.url) => {
    const { body } = await vera.post('/api/admin/webhooks', { Url, Events, Password });
    const { Secret, Connections } = body as Made;
    return { secret: Secret, id: Connections.Receivers.at(-1)?.Id ?? 0 };
  };
  const ask = () => aVisitor(server.app).post('/api/submit/contactrequest', { ...question, Message: 'Hej' });
  const deliver = async () => {
    for (const id of queued.splice(0)) await queue.run(id);
  };
  /** Returns the last webhook call, after checking with this secret that its signature is valid at the time of the call. */
  const read = (secret: string) => {
    const { body = '', headers = {} } = receiver.received.at(-1) ?? {};
    vi.useFakeTimers({ toFake: ['Date'], now: clock });
    try {
      return new Webhook(secret).verify(body, headers as Record<string, string>) as {
        readonly type: string;
        readonly data: object;
      };
    } finally {
      vi.useRealTimers();
    }
  };

  once.test(
    'an administrator must enter their password to make an API key; the server returns the key only once, and the key allows only calls in its scopes, until an administrator revokes it',
    async () => {
      const asked = { Name: 'Vårt CRM', Scopes: ['leads:read'], LastDay: '2026-11-30' };
      expect(await vera.post('/api/admin/keys', { ...asked, Password: 'fel' })).toMatchObject({
        status: 403,
        body: { code: 'wrong-password', field: 'Password' },
      });
      expect(await vera.post('/api/admin/keys', { ...asked, Scopes: [], Password })).toMatchObject({ status: 400 });
      const { status, body } = await vera.post('/api/admin/keys', { ...asked, Password });
      const { Secret, Connections } = body as Made;
      expect([status, Connections.Keys]).toMatchObject([
        200,
        [
          {
            Name: 'Vårt CRM',
            Start: Secret.slice(0, 8),
            Scopes: ['leads:read'],
            Uses: 0,
            ExpiresAtUtc: '2026-11-30T23:00:00.000Z',
          },
        ],
      ]);
      expect(JSON.stringify((await vera.get('/api/admin/connections')).body)).not.toContain(Secret);
      const use = (path: string) => aVisitor(server.app).look(path, { headers: { Authorization: `Bearer ${Secret}` } });
      expect((await use('/api/v1/leads')).status).toBe(200);
      expect((await use('/api/v1/orders')).body).toMatchObject({ code: 'missing-scope' });
      expect((await vera.get('/api/admin/connections')).body).toMatchObject({
        Keys: [{ Uses: 2, UsedAtUtc: new Date(now).toISOString() }],
      });
      const id = Connections.Keys[0]?.Id;
      expect((await vera.post(`/api/admin/keys/${id}/revocation`)).body).toMatchObject({
        Keys: [{ RevokedAtUtc: expect.any(String) }],
      });
      expect((await vera.post(`/api/admin/keys/${id}/revocation`)).body).toMatchObject({ code: 'unknown-connection' });
      expect((await use('/api/v1/leads')).status).toBe(401);
      expect((await done()).slice(-2)).toEqual(['key-made', 'key-revoked']);
    },
  );

  once.test('the server refuses to make an API key whose last day has already passed', async () => {
    const asked = { Name: 'Vårt CRM', Scopes: ['leads:read'], Password };
    expect(await vera.post('/api/admin/keys', { ...asked, LastDay: '2026-11-19' })).toMatchObject({
      status: 400,
      body: { code: 'malformed-body', field: 'LastDay' },
    });
    expect(await connection.db.select().from(apiKeys)).toEqual([]);
    expect((await vera.post('/api/admin/keys', { ...asked, LastDay: '2026-11-20' })).status).toBe(200);
  });

  test('each webhook receiver gets only the types of events chosen for it, signed with its own secret; if its secret is replaced, events are signed with both secrets for one day', async () => {
    const first = await makeReceiver(['lead.created']);
    const second = await makeReceiver(['lead.created', 'lead.state_changed']);
    await ask();
    expect(queued).toHaveLength(2);
    const before = receiver.received.length;
    await deliver();
    expect(receiver.received.length - before).toBe(2);
    const [{ id = '' } = {}] = await connection.db.select().from(requests);
    await vera.post(`/api/admin/leads/${id}/changes`, { Kind: 'milestone', Milestone: 'contact' }, { 'If-Match': '"1"' });
    expect(queued).toHaveLength(1);
    await deliver();
    const told = { type: 'lead.state_changed', data: { Id: id, Milestone: 'contact', LostReason: null, Version: 2 } };
    expect(read(second.secret)).toMatchObject(told);
    expect(() => read(first.secret)).toThrow('No matching signature');
    const { body } = await vera.post(`/api/admin/webhooks/${second.id}/secret`, { Password });
    const renewed = (body as Made).Secret;
    await vera.post(`/api/admin/leads/${id}/changes`, { Kind: 'lost', Reason: 'price' }, { 'If-Match': '"2"' });
    await deliver();
    for (const secret of [second.secret, renewed]) expect(read(secret)).toMatchObject({ data: { LostReason: 'price' } });
    clock += DAY_MS;
    await vera.post(`/api/admin/leads/${id}/changes`, { Kind: 'open' }, { 'If-Match': '"3"' });
    await deliver();
    expect(read(renewed)).toMatchObject({ data: { LostReason: null } });
    expect(() => read(second.secret)).toThrow('No matching signature');
    // A note does not change the state of the customer’s request, so no event is queued.
    await vera.post(`/api/admin/leads/${id}/notes`, { Words: 'Ringde' });
    expect(queued).toEqual([]);
  });

  once.test('a receiver can get a new secret even if a change of AUTH_SECRET has made its old secret unreadable', async () => {
    const { id } = await makeReceiver(['lead.created']);
    const before = sealWith('another'.repeat(6), 'webhooks');
    const secrets = before.seal(JSON.stringify([{ secret: 'whsec_unknown', until: null }]));
    await connection.db.update(webhookReceivers).set({ secrets });
    const { status, body } = await vera.post(`/api/admin/webhooks/${id}/secret`, { Password });
    expect(status).toBe(200);
    await ask();
    await deliver();
    expect(read((body as Made).Secret)).toMatchObject({ type: 'lead.created' });
  });

  test('the log of a webhook receiver lists the events for this receiver, and an administrator can send an event again; a disabled or deleted receiver gets no more events', async () => {
    const { id } = await makeReceiver(['lead.created']);
    receiver.answer({ status: 410 });
    await ask();
    await deliver();
    const log = async () => (await vera.get(`/api/admin/webhooks/${id}/events`)).body as Told;
    const [event] = (await log()).Events;
    expect(await log()).toMatchObject({ Events: [{ Type: 'lead.created', Outcome: 'stopped', Status: 410, Tries: 1 }] });
    expect((await vera.get('/api/admin/connections')).body).toMatchObject({ Receivers: [{ Id: id, Undelivered: 1 }] });
    expect(JSON.stringify(await log())).not.toMatch(/Lind|asa@/);
    const other = await makeReceiver(['lead.created']);
    expect((await vera.post(`/api/admin/webhooks/${other.id}/events/${event?.Id}/replay`)).status).toBe(404);
    expect((await vera.post(`/api/admin/webhooks/${id}/events/${event?.Id}/replay`)).status).toBe(200);
    await deliver();
    expect((await log()).Events.map(({ Outcome }) => Outcome).toSorted()).toEqual(['delivered', 'stopped']);
    expect((await vera.post(`/api/admin/webhooks/${id}/changes`, { Kind: 'off' })).body).toMatchObject({
      Receivers: [
        { Id: id, IsOn: false },
        { Id: other.id, IsOn: true },
      ],
    });
    await ask();
    expect(queued).toHaveLength(1);
    await vera.post(`/api/admin/webhooks/${other.id}/changes`, { Kind: 'remove' });
    const before = receiver.received.length;
    await deliver();
    expect(receiver.received).toHaveLength(before);
    expect((await vera.get(`/api/admin/webhooks/${other.id}/events`)).body).toMatchObject({ code: 'unknown-connection' });
  });

  once.test(
    'if an administrator tests a webhook receiver, the server sends the receiver a signed message without data, and returns the receiver’s response to the administrator',
    async () => {
      const { id, secret } = await makeReceiver(['lead.created']);
      receiver.answer({ status: 500, body: 'sorry' });
      const { body } = await vera.post(`/api/admin/webhooks/${id}/test`);
      expect(body).toMatchObject({ Status: 500, Words: 'sorry', Milliseconds: expect.any(Number) });
      expect(read(secret)).toMatchObject({ type: 'test', data: {} });
    },
  );

  once.test(
    'the server refuses the address of a webhook receiver if it is in the server’s own network, does not begin with https, or contains a password',
    async () => {
      const { receivers } = server.dependencies;
      const strict = aServer(connection.db, { receivers: { ...receivers, reach: 'internet' } });
      const admin = await aMember(strict, { firstName: 'Sara', role: 'Admin' });
      for (const Url of [
        receiver.url,
        'https://127.0.0.1/',
        'https://10.1.2.3/hook',
        'https://[::1]/',
        'https://localhost/',
        'http://crm.example.se/',
        'https://gavel:secret@crm.example.se/',
        'crm.example.se',
        'ftp://crm.example.se',
      ]) {
        const { status, body } = await admin.post('/api/admin/webhooks', { Url, Events: ['lead.created'], Password });
        expect([Url, status, body]).toMatchObject([Url, 409, { code: 'receiver-refused', field: 'Url' }]);
      }
      expect(await connection.db.select().from(webhookReceivers)).toEqual([]);
    },
  );

  once.test(
    'the secrets of webhook receivers are encrypted in the database; for a receiver from the server’s settings, the list of receivers shows only the protocol and host of its address',
    async () => {
      const { secret } = await makeReceiver(['order.made']);
      expect(JSON.stringify(await connection.db.select().from(webhookReceivers))).not.toContain(secret);
      const { receivers } = server.dependencies;
      const configuredUrl = 'https://crm.example.se/gavel?key=hemlig';
      const set = aServer(connection.db, { receivers: { ...receivers, configuredUrl } });
      const admin = await aMember(set, { firstName: 'Sara', role: 'Admin' });
      const { body } = await admin.get('/api/admin/connections');
      expect(body).toMatchObject({
        Receivers: [{ Id: 0, Url: 'https://crm.example.se', IsOn: true }, { Events: ['order.made'] }],
      });
      expect(JSON.stringify(body)).not.toContain('hemlig');
      expect((await admin.post('/api/admin/webhooks/0/changes', { Kind: 'off' })).status).toBe(404);
    },
  );
});
