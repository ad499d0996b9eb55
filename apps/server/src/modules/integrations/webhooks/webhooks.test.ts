import { randomBytes, randomUUID } from 'node:crypto';
import { webhookBody } from '@gavel/contract/all';
import { kr } from '@gavel/core';
import type { TestClock } from 'pg-boss';
import { pino } from 'pino';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Queue, QueuedJobs } from '../../../adapters/jobs/jobs.ts';
import { queuedJobs } from '../../../adapters/jobs/queued-jobs.ts';
import { httpReceiver } from '../../../adapters/webhooks/http-receiver.ts';
import { webhookSecretOf } from '../../../adapters/webhooks/sign-message.ts';
import type { Connection, Database } from '../../../db/connect.ts';
import { aMailbox } from '../../../testing/a-mailbox.ts';
import { aMember, type TestMember } from '../../../testing/a-member.ts';
import { aPublishedRange } from '../../../testing/a-published-range.ts';
import { aQueueClock, type QueueClock } from '../../../testing/a-queue-clock.ts';
import { aServer, type TestServer } from '../../../testing/a-server.ts';
import { aVisitor } from '../../../testing/a-visitor.ts';
import { aWebhookReceiver, type TestReceiver } from '../../../testing/a-webhook-receiver.ts';
import { countWaiting } from '../../../testing/count-waiting.ts';
import { databases } from '../../../testing/databases.ts';
import { storeRange } from '../../range/store-range.ts';
import { releaseHeldBack } from '../../sales/requests/held-back.ts';
import { readRequestEvents, requestCreated } from '../../sales/requests/request-events.ts';
import { requests } from '../../sales/requests/requests.tables.ts';
import { deliverWebhooks, forgetWebhooksJob } from './deliver-webhooks.ts';
import { deleteReceiver, insertReceiver, listAttempts, listDeliveries, listUndelivered } from './webhooks.repository.ts';
import { webhookAttempts, webhookDeliveries } from './webhooks.tables.ts';
import { queuedWebhooks, replayEvent, type Webhooks } from './webhooks.ts';

const SECOND_MS = 1000;
const DAY_MS = 86_400_000;
const secret = webhookSecretOf(randomBytes(32));
const baseUrl = 'https://hus.example';
const eva = { name: 'Eva Ek', email: 'eva@provhus.example', title: '', phone: '', mobile: '', imageUrl: '/b.svg' };
const house = { HouseId: 1, MunicipalityId: '2480', WebConfigurationId: 10, Name: 'Huset', Answers: { 11: 112, 12: 122 } };
const question = {
  SubmissionType: 'Sales',
  Name: 'Åsa Lind',
  Email: 'asa@example.se',
  Phone: '070-123 45 67',
  Message: 'Hej!',
  MunicipalityId: '2480',
};

describe.each(databases)('webhooks, queued in the database $kind', ({ kind, open, once }) => {
  let connection: Connection;
  let receiver: TestReceiver;
  let clock: TestClock;
  let time: QueueClock;
  let jobs: QueuedJobs<Database>;
  let webhooks: Webhooks;
  let server: TestServer;
  let queue: Queue;
  let lines: string[];
  let start: number;

  beforeEach(async () => {
    connection = await open();
    const { db } = connection;
    await storeRange(db, aPublishedRange({ salespersons: [{ ...eva, municipalities: [] }] }), new Date(0));
    receiver = await aWebhookReceiver();
    // The queue’s clock starts at the current time, because a job that is queued in a transaction starts at the database’s time.
    time = aQueueClock();
    clock = time.clock;
    start = clock.now();
    lines = [];
    const logger = pino({}, { write: (line: string) => void lines.push(line) });
    const now = () => clock.now();
    jobs = await queuedJobs({ database: connection.queues, logger, clock });
    webhooks = queuedWebhooks({ jobs, now, isSet: true });
    server = aServer(db, { now, webhooks, mails: aMailbox() });
    const http = httpReceiver({ url: receiver.url, secrets: [secret], reach: 'anywhere' });
    const readEvent = readRequestEvents({ db, currentRange: server.dependencies.currentRange, baseUrl });
    queue = time.watched(deliverWebhooks({ db, receiverOf: async () => http, readEvent, now, logger }));
    await jobs.work(queue);
  });
  afterEach(async () => {
    await jobs.stop();
    await receiver.close();
    await connection.close();
  });

  const ask = (body: object = {}) => aVisitor(server.app).post('/api/submit/contactrequest', { ...question, ...body });
  const askAs = (who: TestMember, body: object) => who.post('/api/submit/contactrequest', { ...question, ...body });
  const save = async (who: TestMember, body: object = {}) =>
    String(Reflect.get(Object((await who.post('/api/guidemodel/', { ...house, ...body })).body), 'data'));
  const log = () => listDeliveries(connection.db, 100);
  const outcomes = async () => (await log()).map(({ type, outcome }) => [type, outcome]).toReversed();
  /** Returns the calls that the receiver got. First checks the signature of each, as a receiver would at the time of the call. */
  const told = () =>
    receiver.received.map(({ body, headers }) => {
      vi.useFakeTimers({ toFake: ['Date'], now: Number(headers['webhook-timestamp']) * SECOND_MS });
      try {
        const event = Object(new Webhook(secret).verify(body, headers as Record<string, string>));
        return { id: headers['webhook-id'], at: Number(headers['webhook-timestamp']) * SECOND_MS, event };
      } finally {
        vi.useRealTimers();
      }
    });
  const passUntil = (holds: () => Promise<boolean>, seconds = 120) => time.passUntil(holds, seconds);
  const passUntilEnded = (seconds?: number) =>
    passUntil(async () => (await log()).every(({ endedAt }) => endedAt !== null), seconds);

  once.test(
    'when a visitor sends a request, the server sends webhook receivers a signed event with all data of the request, and logs none of this data',
    async () => {
      const anna = await aMember(server);
      const token = await save(anna, { PlotIds: [2] });
      await askAs(anna, {
        SubmissionType: 'Quote',
        ConfigurationId: token,
        Plots: [2],
        MarketingFields: { utm_source: 'tidningen' },
      });
      await passUntilEnded();
      const [{ id: requestId = '' } = {}] = await connection.db.select().from(requests);
      const [call, ...more] = told();
      expect(more).toEqual([]);
      expect(call?.event).toEqual({
        type: 'lead.created',
        timestamp: new Date(start).toISOString(),
        data: {
          Id: requestId,
          SubmissionType: 'Quote',
          SentAtUtc: new Date(start).toISOString(),
          ErasedAtUtc: null,
          Name: 'Anna Berg',
          Email: 'anna@example.se',
          Phone: '0701234567',
          Message: 'Hej!',
          AccountId: anna.user.customerNumber,
          GdprConsentId: null,
          NewsletterConsentId: null,
          ConfigurationId: token,
          Url: `${baseUrl}/start/${token}`,
          HouseModelName: 'Sjövik',
          House: {
            Name: 'Huset',
            HouseId: 1,
            WebConfigurationId: 10,
            WebConfigurationVersion: 1,
            PriceListAreaCode: 'N',
            Answers: { 11: 112, 12: 122 },
            Placement: null,
          },
          Price: 2_054_900,
          MunicipalityId: '2480',
          MunicipalityName: 'Umeå',
          Plots: [2],
          PlotAddresses: ['Björkvägen 2, Umeå'],
          SalesPerson: { Name: 'Eva Ek', Email: 'eva@provhus.example' },
          Source: 'contact',
          MarketingFields: {
            utm_source: 'tidningen',
            utm_medium: '',
            utm_campaign: '',
            utm_term: '',
            utm_content: '',
            gclid: '',
            referrer: '',
          },
        },
      });
      expect(webhookBody('lead.created').parse(call?.event)).toMatchObject({ data: { price: kr(2_054_900) } });
      expect(await log()).toMatchObject([
        { eventId: call?.id, subject: requestId, outcome: 'delivered', tries: 1, lastStatus: 204 },
      ]);
      const stored = [await connection.db.select().from(webhookDeliveries), await connection.db.select().from(webhookAttempts)];
      expect(JSON.stringify([stored, lines])).not.toMatch(/Anna|anna@|Hej!|070123/);
    },
  );

  test('an event of a rolled-back transaction is never sent', async () => {
    await expect(
      connection.db.transaction(async (tx) => {
        await webhooks.tell(tx, requestCreated('none', new Date(start)));
        throw new Error('not after all');
      }),
    ).rejects.toThrow('not after all');
    await ask();
    await passUntilEnded();
    expect([await outcomes(), receiver.received.length]).toEqual([[['lead.created', 'delivered']], 1]);
  });

  once.test(
    'if a customer has sent a request about a saved house, each new version of that house causes an event, even a rename or a restored version; the customer’s other houses cause none',
    async () => {
      const anna = await aMember(server);
      const [token, other] = [await save(anna), await save(anna, { Name: 'Det andra' })];
      await askAs(anna, { ConfigurationId: token });
      await save(anna, { Id: token, Answers: { 11: 111 } });
      // A save without changes makes no version and sends no event.
      await save(anna, { Id: token, Answers: { 11: 111 } });
      await anna.post(`/api/guidemodel/${token}/name`, { Name: 'Vårt hus' });
      await anna.post(`/api/guidemodel/${token}/versions/1/restore`);
      await save(anna, { Id: other, Answers: {} });
      await passUntilEnded();
      const [{ id: requestId } = { id: '' }] = await connection.db.select().from(requests);
      const [, ...saves] = told().map(({ event }) => event);
      expect(saves.map(({ type, data }) => [type, data.Revision, data.House.Name]).toSorted()).toEqual([
        ['lead.house_saved', 2, 'Huset'],
        ['lead.house_saved', 3, 'Vårt hus'],
        ['lead.house_saved', 4, 'Huset'],
      ]);
      const third = saves.find(({ data }) => data.Revision === 4);
      expect(third).toMatchObject({
        timestamp: new Date(start).toISOString(),
        data: {
          ConfigurationId: token,
          Leads: [requestId],
          Price: 2_054_900,
          MunicipalityName: 'Umeå',
          Url: `${baseUrl}/start/${token}`,
        },
      });
      expect(webhookBody('lead.house_saved').parse(third)).toMatchObject({ data: { revision: 4 } });
    },
  );

  test('if a customer saves their house while the server is still storing their request about it, the save causes an event; after a request from a person who does not share the house, saves of the house cause no event', async () => {
    const [anna, erik] = [await aMember(server), await aMember(server, { firstName: 'Erik' })];
    const [token, hers] = [await save(anna), await save(anna, { Name: 'Annas eget' })];
    const between = aMailbox();
    const slow = aServer(connection.db, {
      now: () => clock.now(),
      webhooks,
      mails: {
        ...between,
        async write(content) {
          if (between.mails.length === 0) await save(anna, { Id: token, Answers: {} });
          return between.write(content);
        },
      },
    });
    const there = aVisitor(slow.app);
    await there.post('/api/account/login', { username: anna.user.email, password: 'en egen mening' });
    await there.post('/api/submit/contactrequest', { ...question, ConfigurationId: token });
    await askAs(erik, { ConfigurationId: hers });
    await save(anna, { Id: hers, Answers: {} });
    await passUntilEnded();
    expect(await outcomes()).toEqual(
      expect.arrayContaining([
        ['lead.created', 'delivered'],
        ['lead.created', 'delivered'],
        ['lead.house_saved', 'delivered'],
      ]),
    );
    const saves = told().filter(({ event }) => event.type === 'lead.house_saved');
    expect(saves.map(({ event: { data } }) => [data.ConfigurationId, data.Revision])).toEqual([[token, 2]]);
  });

  once.test(
    'an event that the receiver does not accept is retried with the same id after growing pauses, and the log lists every response',
    async () => {
      receiver.answer(
        { status: 500, body: 'sorry' },
        { status: 302, headers: { Location: '/' } },
        { status: 429 },
        { status: 200 },
      );
      await ask();
      await passUntilEnded(600);
      const [first, second, third, fourth, ...more] = told();
      expect(more).toEqual([]);
      expect(new Set([first, second, third, fourth].map((call) => call?.id)).size).toBe(1);
      expect([second, third, fourth].map((call) => call?.event)).toEqual([first?.event, first?.event, first?.event]);
      const pauses = [first, second, third].map((call, at) => (told()[at + 1]?.at ?? 0) - (call?.at ?? 0));
      expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
      expect(pauses[0]).toBeGreaterThanOrEqual(2 * SECOND_MS);
      const attempts = await listAttempts(connection.db, first?.id as string);
      expect(attempts.map(({ status, words }) => [status, words])).toEqual([
        [500, 'sorry'],
        [302, ''],
        [429, ''],
        [200, ''],
      ]);
      expect(await log()).toMatchObject([{ outcome: 'delivered', tries: 4, lastStatus: 200 }]);
    },
  );

  once.test(
    'if all retries of an event have failed, the event stays in the log; if staff replay the event, the server sends it with the same id',
    async () => {
      receiver.answer({ status: 500 });
      await ask();
      await passUntil(async () => receiver.received.length === 1);
      const [{ id = '' } = {}] = await log();
      await queue.giveUp(id);
      expect([await outcomes(), await listUndelivered(connection.db)]).toEqual([[['lead.created', 'given-up']], [id]]);
      expect(lines.join()).toContain('given up');
      const parts = { db: connection.db, jobs, now: () => clock.now() };
      expect(await replayEvent(parts, id)).toBe(true);
      await passUntilEnded();
      expect(told().map((call) => call.id)).toEqual([id, id]);
      expect(await listUndelivered(connection.db)).toEqual([]);
      // A delivered event can be replayed too, because the receiver may have lost it.
      expect(await replayEvent(parts, id)).toBe(true);
      await passUntilEnded();
      expect(told().map((call) => call.id)).toEqual([id, id, id]);
      expect(await replayEvent(parts, '00000000-0000-4000-8000-000000000000')).toBe(false);
    },
  );

  test('if staff replay an event while the server is still retrying it, these retries end, and only the replay continues', async () => {
    receiver.answer({ status: 500 });
    await ask();
    await passUntil(async () => receiver.received.length === 1);
    const [{ id = '' } = {}] = await log();
    await replayEvent({ db: connection.db, jobs, now: () => clock.now() }, id);
    await passUntilEnded();
    await clock.tick(60 * SECOND_MS);
    expect(receiver.received).toHaveLength(2);
    expect((await outcomes()).map(([, outcome]) => outcome).toSorted()).toEqual(['delivered', 'replayed']);
  });

  once.test(
    'a receiver that answers 410 gets no more events until staff send it an old event again and it accepts that event',
    async () => {
      receiver.answer({ status: 410 });
      await ask();
      await passUntilEnded();
      await ask({ Message: 'Hallå?' });
      await passUntilEnded();
      expect(receiver.received).toHaveLength(1);
      const waiting = await listUndelivered(connection.db);
      expect([await outcomes(), waiting.length]).toEqual([
        [
          ['lead.created', 'stopped'],
          ['lead.created', 'stopped'],
        ],
        2,
      ]);
      expect(lines.join()).toContain('wants nothing more');
      for (const id of waiting) await replayEvent({ db: connection.db, jobs, now: () => clock.now() }, id);
      await passUntilEnded();
      await ask({ Message: 'En till' });
      await passUntilEnded();
      expect(
        told()
          .map(({ event }) => event.data.Message)
          .toSorted(),
      ).toEqual(['En till', 'Hallå?', 'Hej!', 'Hej!']);
    },
  );

  once.test(
    'if a receiver has answered 410 and then does not accept an event that staff send again, it gets no other events',
    async () => {
      receiver.answer({ status: 410 }, ...Array.from({ length: 9 }, () => ({ status: 500 })));
      await ask();
      await passUntilEnded();
      const [{ id = '' } = {}] = await log();
      await replayEvent({ db: connection.db, jobs, now: () => clock.now() }, id);
      await passUntil(async () => receiver.received.length === 2);
      await ask({ Message: 'Hallå?' });
      await passUntil(async () => (await log()).some(({ eventId, outcome }) => eventId !== id && outcome === 'stopped'), 30);
      expect(told().filter((call) => call.id !== id)).toEqual([]);
    },
  );

  test('queuing an event does not fail if an administrator deletes one of its webhook receivers meanwhile', async () => {
    const { db } = connection;
    const given = { url: receiver.url, secrets: '', events: ['lead.created'] as const, createdAt: new Date(start) };
    const [first, second] = [await insertReceiver(db, given), await insertReceiver(db, given)];
    let removal: Promise<unknown> | undefined;
    // Begin to delete the second receiver as soon as the event is queued for the first receiver. PGlite runs one transaction at a
    // time, so it deletes the receiver only after this transaction.
    const enqueue = async () => {
      removal ??= deleteReceiver(db, second);
      if (kind === 'PostgreSQL') await Promise.race([removal, expect.poll(() => countWaiting(db)).toBeGreaterThan(0)]);
    };
    const removing = queuedWebhooks({ jobs: { enqueue }, now: () => clock.now(), isSet: false });
    const created = requestCreated(randomUUID(), new Date(start));
    await expect(db.transaction((tx) => removing.tell(tx, created))).resolves.toBeUndefined();
    await removal;
    expect((await log()).map(({ receiverId }) => receiverId)).toEqual([first]);
  });

  once.test('the server sends no event about a held-back request until staff release the request', async () => {
    await ask({ Website: 'http://spam.example' });
    expect(await log()).toEqual([]);
    const [{ id = '' } = {}] = await connection.db.select().from(requests);
    await releaseHeldBack(server.dependencies, id, null);
    await passUntilEnded();
    expect(told().map(({ event }) => [event.type, event.data.Id])).toEqual([['lead.created', id]]);
    expect(await releaseHeldBack(server.dependencies, id, null)).toBeNull();
  });

  test('when a customer deletes their account, the server stops retrying events about the customer, deletes the stored responses of receivers to such events, and sends the event lead.erased', async () => {
    const anna = await aMember(server);
    receiver.answer({ status: 200, body: 'Tack Anna Berg!' }, { status: 500 });
    const token = await save(anna);
    await askAs(anna, { ConfigurationId: token });
    await passUntilEnded();
    await save(anna, { Id: token, Answers: {} });
    await passUntil(async () => receiver.received.length === 2);
    expect((await anna.get('/api/account/export')).body).toMatchObject({
      contactRequests: [
        {
          toldToOtherSystems: [
            { type: 'lead.created', outcome: 'delivered' },
            { type: 'lead.house_saved', outcome: null },
          ],
        },
      ],
    });
    const [{ id = '' } = {}] = await connection.db.select().from(requests);
    await anna.post('/api/account/delete', { Password: 'en egen mening' });
    await passUntilEnded(600);
    expect((await outcomes()).toSorted()).toEqual([
      ['lead.created', 'delivered'],
      ['lead.erased', 'delivered'],
      ['lead.house_saved', 'gone'],
    ]);
    expect(told().at(-1)?.event).toMatchObject({ type: 'lead.erased', data: { Id: id } });
    expect(JSON.stringify(await connection.db.select().from(webhookAttempts))).not.toContain('Anna');
    // The data of the request was erased, so a replay has nothing to send.
    const created = (await log()).find(({ type }) => type === 'lead.created');
    await replayEvent({ db: connection.db, jobs, now: () => clock.now() }, created?.eventId ?? '');
    await passUntilEnded();
    expect(receiver.received).toHaveLength(3);
  });

  test('the deliveries and attempts of an event are deleted 30 days after the event was delivered; those of an event that is still being retried are kept', async () => {
    await ask();
    await passUntilEnded();
    receiver.answer({ status: 500 });
    await ask();
    const attempts = () => connection.db.select().from(webhookAttempts);
    // The server stores an attempt only after the response has arrived. So its row may appear a moment after the call.
    await passUntil(async () => (await attempts()).length === 2);
    const forget = (days: number) =>
      forgetWebhooksJob({ db: connection.db, now: () => clock.now() + days * DAY_MS }).run(new AbortController().signal);
    await forget(29);
    expect(await log()).toHaveLength(2);
    await forget(31);
    expect(await outcomes()).toEqual([['lead.created', null]]);
    expect(await attempts()).toHaveLength(1);
  });
});
