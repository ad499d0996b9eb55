import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { QueueKind } from '../adapters/jobs/jobs.ts';
import { queuedJobs } from '../adapters/jobs/queued-jobs.ts';
import type { Connection } from '../db/connect.ts';
import { knowsApiKey } from '../modules/integrations/api-keys/api-keys.ts';
import { webhookAttempts, webhookDeliveries } from '../modules/integrations/webhooks/webhooks.tables.ts';
import { WEBHOOKS } from '../modules/integrations/webhooks/webhooks.ts';
import { sharedSecret } from '../modules/people/accounts/accounts.repository.ts';
import { auditLog } from '../modules/people/accounts/accounts.tables.ts';
import { mails } from '../modules/people/mail/mails.tables.ts';
import { MAILS } from '../modules/people/mail/mails.ts';
import { storeRange } from '../modules/range/store-range.ts';
import { requests } from '../modules/sales/requests/requests.tables.ts';
import { sealWith } from '../secrets/seal.ts';
import { aPublishedRange } from '../testing/a-published-range.ts';
import { aServer, now } from '../testing/a-server.ts';
import { aVisitor } from '../testing/a-visitor.ts';
import { databases } from '../testing/databases.ts';
import { keysCommand } from './administer-keys.ts';
import { requestsCommand } from './administer-requests.ts';
import { webhooksCommand } from './administer-webhooks.ts';
import type { Administering } from './administering.ts';
import { readEnv } from './env.ts';

const secret = 's'.repeat(40);
const eva = { name: 'Eva Ek', email: 'eva@provhus.example', title: 'Säljare', phone: '08-1', mobile: '', imageUrl: '/b.svg' };
const webhook = {
  WEBHOOK_URL: 'https://crm.example.se/',
  WEBHOOK_SECRET: `whsec_${Buffer.from('k'.repeat(32)).toString('base64')}`,
};

describe.each(databases)('the operator’s commands, on the database $kind', ({ open, once }) => {
  let connection: Connection;
  let at: Administering;
  beforeEach(async () => {
    connection = await open();
    at = { env: readEnv({ BASE_URL: 'https://hus.example', LOG_LEVEL: 'silent' }), connection, now: () => now };
  });
  afterEach(() => connection.close());

  const commands = { leads: requestsCommand, webhooks: webhooksCommand, keys: keysCommand };
  /** Runs a command in the same way as `npm run admin -- …` runs it, on the open database of this test. */
  async function say(group: keyof typeof commands, ...words: string[]): Promise<string> {
    const work = commands[group](words);
    if (!work) throw new Error('there is no such command');
    return work(at);
  }

  /** Returns the ids that a newly started server finds in a queue. */
  async function waitingIn(kind: QueueKind, many: number): Promise<readonly string[]> {
    const jobs = await queuedJobs({ database: connection.queues, logger: pino({ level: 'silent' }) });
    const met: string[] = [];
    await jobs.work({ ...kind, run: async (id) => void met.push(id), giveUp: async () => {} });
    await expect.poll(() => met.length).toBe(many);
    await jobs.stop();
    return met.toSorted();
  }

  describe('commands for requests that are held back as possible spam', () => {
    beforeEach(async () => {
      await storeRange(connection.db, aPublishedRange({ salespersons: [{ ...eva, municipalities: [] }] }), new Date(now));
    });
    async function ask(...messages: string[]) {
      const { app } = aServer(connection.db);
      const request = { SubmissionType: 'Sales', Name: 'Åsa Lind', Email: 'asa@example.se', Phone: '070-123 45 67' };
      for (const Message of messages)
        await aVisitor(app).post('/api/submit/contactrequest', { ...request, Message, Website: 'http://spam.example' });
    }
    const idOf = (listed: string) => /^[\w-]{36}(?=.+\n.+\n {2}Hej)/m.exec(listed)?.[0] ?? '';

    test('held-back requests are listed, and releasing a request queues its e-mails and its webhook once', async () => {
      at = { ...at, env: readEnv({ ...webhook, BASE_URL: 'https://hus.example', LOG_LEVEL: 'silent' }) };
      await sharedSecret(connection.db, 'auth', () => secret);
      expect(await say('leads', 'held-back')).toBe('No request is held back.');
      await ask('Köp!');
      // The API refuses a text with control characters. Such texts may remain from earlier versions of the server, which stored them.
      await connection.db.update(requests).set({ message: 'Köp!\u001b[2J' });
      await ask('Hej, när kan ni börja?');
      const listed = await say('leads', 'held-back');
      expect(listed).toMatch(
        /^[\w-]{36} {2}20 november 2026 .+ trap\n {2}Åsa Lind, asa@example\.se, 070-123 45 67\n {2}Hej, när/m,
      );
      // Control characters are left out, because a terminal would execute them.
      expect(listed).toContain('Köp![2J');
      const id = idOf(listed);
      expect(await say('leads', 'release', id)).toBe('Eva Ek (eva@provhus.example) and asa@example.se get their e-mails.');
      for (const gone of [id, 'x'])
        await expect(say('leads', 'release', gone)).rejects.toThrow(`No request is held back under ${gone}.`);
      expect(await say('leads', 'held-back')).not.toContain(id);

      const seal = sealWith(secret, 'letters');
      const waiting = await connection.db.select().from(mails);
      const subjects = waiting.map(({ sealed }) => JSON.parse(seal.open(sealed ?? '')).subject);
      expect(subjects.toSorted()).toEqual(['Fråga från Åsa Lind', 'Vi har fått din fråga']);
      const [told] = await connection.db.select().from(webhookDeliveries);
      expect(told).toMatchObject({ type: 'lead.created', subject: id, happenedAt: new Date(now) });
      // The e-mails are not only stored: a server finds them in its queue.
      expect(await waitingIn(MAILS, 2)).toEqual(waiting.map((mail) => mail.id).toSorted());
      expect(await waitingIn(WEBHOOKS, 1)).toEqual([told?.id]);
      expect(await connection.db.select().from(requests)).toHaveLength(2);
      expect(await connection.db.select().from(auditLog)).toMatchObject([
        { actorId: null, action: 'lead-released', details: { lead: id } },
      ]);
    });

    once.test(
      'if neither the settings nor the database have the server’s secret, the operator cannot release a request, because its e-mails are encrypted with that secret',
      async () => {
        await ask('Hej!');
        const id = idOf(await say('leads', 'held-back'));
        await expect(say('leads', 'release', id)).rejects.toThrow('AUTH_SECRET has to be the server’s');
        expect(await say('leads', 'held-back')).toContain(id);
      },
    );
  });

  test('the webhook log shows each event and the attempts to deliver it, and an undelivered event can be sent again', async () => {
    expect(await say('webhooks', 'log')).toBe('Nothing has been told in the last 30 days.');
    const [given = '', taken = '', unknown = ''] = [0, 1, 2].map((n) => `0000000${n}-0000-4000-8000-000000000000`);
    const ended = {
      type: 'lead.created',
      subject: 'x',
      revision: null,
      happenedAt: new Date(now),
      endedAt: new Date(now),
    } as const;
    await connection.db.insert(webhookDeliveries).values([
      { ...ended, id: given, eventId: given, outcome: 'given-up', queuedAt: new Date(now) },
      { ...ended, id: taken, eventId: taken, outcome: 'delivered', queuedAt: new Date(now + 1000) },
    ]);
    const attempt = { deliveryId: given, receiver: 'r', at: new Date(now), milliseconds: 12 };
    await connection.db.insert(webhookAttempts).values([
      { ...attempt, status: 500, words: 'sorry' },
      { ...attempt, status: null, words: 'ECONNREFUSED' },
    ]);
    const [first, second] = (await say('webhooks', 'log')).split('\n');
    expect(first).toMatch(new RegExp(`^${taken} .+ lead\\.created {2}delivered$`));
    expect(second).toMatch(new RegExp(`^${given} .+ lead\\.created {2}given-up {2}2 tried, last no answer$`));
    expect(await say('webhooks', 'log', given)).toMatch(
      /2026.+ {2}500 {2}12 ms {2}sorry\n.+2026.+ {2}no answer {2}12 ms {2}ECONNREFUSED$/,
    );
    expect(await say('webhooks', 'log', unknown)).toBe(`Nobody was called about ${unknown}.`);
    await expect(say('webhooks', 'replay', unknown)).rejects.toThrow(`The log has no event ${unknown}.`);
    await expect(say('webhooks', 'replay', 'x')).rejects.toThrow('x is no event’s id.');
    expect(await say('webhooks', 'replay', 'undelivered')).toBe('1 told again, under the ids that they had.');
    expect(await say('webhooks', 'replay', 'undelivered')).toMatch(/^0 told again/);
    const [again] = (await connection.db.select().from(webhookDeliveries)).filter(({ endedAt }) => endedAt === null);
    expect(again).toMatchObject({ eventId: given, subject: 'x' });
    expect(await waitingIn(WEBHOOKS, 1)).toEqual([again?.id]);
  });

  once.test('an API key can be made, shown once, listed and revoked', async () => {
    expect(await say('keys', 'list')).toBe('There are no keys.');
    const [, key = ''] = /^Key 1 for Vårt CRM: (gvl_\w{32})$/m.exec(await say('keys', 'create', 'Vårt CRM')) ?? [];
    expect(await say('keys', 'list')).toMatch(/^1, Vårt CRM, leads:read, made 20 november 2026 .+, never used$/);
    expect(await knowsApiKey({ db: connection.db, now: at.now })(key)).toEqual({
      kind: 'program',
      keyId: 1,
      scopes: ['leads:read'],
    });
    const listed = await say('keys', 'list');
    expect(listed).toMatch(/, used 1 times, last 20 november 2026 [^,]+$/);
    expect(listed).not.toContain(key);
    expect(await say('keys', 'revoke', '1')).toBe('Key 1 opens nothing any more.');
    expect(await knowsApiKey({ db: connection.db, now: at.now })(key)).toBeNull();
    for (const none of ['1', '2', 'x'])
      await expect(say('keys', 'revoke', none)).rejects.toThrow(`There is no key ${none} that holds.`);
    expect(await say('keys', 'list')).toMatch(/, revoked 20 november 2026 .+$/);
    expect(await say('keys', 'create', 'ERP', 'orders:read', 'customers:read')).toContain('allowed orders:read, customers:read.');
    await expect(say('keys', 'create', 'ERP', 'everything')).rejects.toThrow('There is no scope everything: leads:read,');
  });
});
