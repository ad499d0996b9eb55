import { fileURLToPath } from 'node:url';
import { publishRange } from '@gavel/range/publishing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Dependencies } from '../../../app/dependencies.ts';
import type { Connection } from '../../../db/connect.ts';
import { aMailbox } from '../../../testing/a-mailbox.ts';
import { aMember, type TestMember } from '../../../testing/a-member.ts';
import { aServer, now, type TestServer } from '../../../testing/a-server.ts';
import { databases } from '../../../testing/databases.ts';
import { users } from '../../people/accounts/accounts.tables.ts';
import { publishedRanges, rangeRevisions, rangeTexts } from '../../range/range.tables.ts';
import { fromFolder } from '../../range/revisions.repository.ts';
import { storeRange } from '../../range/store-range.ts';
import { draftChanges, rangeDrafts } from '../drafts/drafts.tables.ts';
import { rangeWorkHere } from '../work/range-jobs.ts';
import { publishScheduledJob } from './publish-scheduled.ts';
import { scheduledPublications } from './schedules.tables.ts';

const folder = fileURLToPath(new URL('../../../../../web/testing/range', import.meta.url));
const built = publishRange(folder, now);

interface Desk {
  readonly DraftTag: string;
  readonly Changes: readonly object[];
  readonly Published: object;
  readonly Release: {
    readonly Review: object | null;
    readonly Scheduled: readonly { readonly Id: number; readonly PublishAtUtc: string; readonly Stopped: object | null }[];
  };
}

const tables = [draftChanges, rangeDrafts, scheduledPublications, rangeRevisions, rangeTexts, publishedRanges, users];
const garage = { Sheet: 'houses', Key: 'garage-32', Entry: 1, AreaKey: 'norr', Read: 340_000 };
/** Two changes that raise the price of a house, by about 3 and about 6 percent. The limit for a review is 5 percent. */
const [little, much] = [
  { ...garage, Price: 350_000 },
  { ...garage, Price: 360_000 },
];
const bedrooms = { Sheet: 'answers', Key: 'sovrum-fyra', Entry: 1, AreaKey: 'norr', Read: 24_500, Price: 26_000 };
const kitchen = { Kind: 'answer', Key: 'kok-avskilt', Field: 'rule', Read: null, Value: 'answer("krypgrund")' };

describe.each(databases)('the review and the scheduled publication of a draft, stored in the database $kind', ({ open }) => {
  let connection: Connection;
  let time: number;
  let mailbox: ReturnType<typeof aMailbox>;
  let server: TestServer;
  let elin: TestMember;
  let anna: TestMember;
  beforeAll(async () => {
    connection = await open();
  }, 60_000);
  afterAll(() => connection.close());
  beforeEach(async () => {
    const { db } = connection;
    for (const table of tables) await db.delete(table);
    const { range, written } = await built;
    if (!range || !written) throw new Error('the range of the tests has faults');
    await storeRange(db, range, new Date(now), { revision: fromFolder(written) });
    [time, mailbox] = [now, aMailbox()];
    server = aProcess();
    elin = await aMember(server, { firstName: 'Elin', role: 'Admin' });
    anna = await aMember(server, { firstName: 'Anna', role: 'Salesmen', grantedAccess: ['range-publish'] });
  });

  /** Returns a new server process on the database of the tests. */
  const aProcess = (parts: Partial<Dependencies> = {}) =>
    aServer(connection.db, { reviewAbove: 5, now: () => time, mails: mailbox, ...parts });
  const desk = async (who = elin) => (await who.get('/api/admin/range')).body as Desk;
  const type = (who: TestMember, ...prices: object[]) => who.post('/api/admin/range/prices', { Prices: prices });
  const post = async (who: TestMember, path: string, body: object, tag?: string) =>
    (await who.post(`/api/admin/range/${path}`, body, { 'If-Match': `"${tag ?? (await desk()).DraftTag}"` })).body;
  const publish = (who: TestMember) => post(who, 'publication', { Message: '' });
  const ask = (who: TestMember) => post(who, 'review/request', { Message: 'Höstens priser' });
  const decide = (who: TestMember, IsApproved: boolean, Words = '') => post(who, 'review/decision', { IsApproved, Words });
  const versions = async () => ((await elin.get('/api/admin/range/versions')).body as { Versions: readonly object[] }).Versions;
  const served = async () => {
    const { houses } = await server.dependencies.currentRange();
    return houses.find(({ key }) => key === 'garage-32')?.webConfiguration.housePrices;
  };

  describe('the review of a draft', () => {
    test('a draft that changes a price by less than the limit can be published immediately; if the change is above the limit, the server refuses to publish the draft until a second person has approved it', async () => {
      await type(elin, little);
      expect(await publish(elin)).toMatchObject({ Changes: [], Published: { Approval: null } });
      await type(elin, { ...much, Read: 350_000, Price: 370_000 });
      const { body } = await elin.get('/api/admin/range/effects');
      expect(body).toMatchObject({ Review: [{ Kind: 'price', Title: 'Garage 32', Percent: 5.7 }] });
      expect(await publish(elin)).toMatchObject({ code: 'range-unreviewed' });
      expect(await publish(anna)).toMatchObject({ code: 'range-unreviewed' });
      await ask(elin);
      expect(await publish(elin)).toMatchObject({ code: 'range-unreviewed' });
      await decide(anna, true);
      expect(await publish(elin)).toMatchObject({ Changes: [], Published: { By: 'Elin Berg', Approval: { By: 'Anna Berg' } } });
      expect(await versions()).toMatchObject([{ Approval: { By: 'Anna Berg', AtUtc: '2026-11-20T11:00:00.000Z' } }, {}, {}]);
    });

    test('if a draft is changed after it was approved, the approval is no longer valid, and the range editor shows this', async () => {
      await type(elin, much);
      await decide(anna, true);
      expect((await desk()).Release.Review).toMatchObject({ IsCurrent: true, Decision: { IsApproved: true, By: 'Anna Berg' } });
      await type(elin, bedrooms);
      expect((await desk()).Release.Review).toMatchObject({ IsCurrent: false, Decision: { IsApproved: true, By: 'Anna Berg' } });
      expect(await publish(elin)).toMatchObject({ code: 'range-unreviewed' });
    });

    test('a person cannot approve a draft that contains one of their own changes, or a draft that has changed since they read it', async () => {
      await type(elin, much);
      const { DraftTag } = await desk();
      await type(anna, bedrooms);
      expect(await decide(anna, true)).toMatchObject({ code: 'own-draft' });
      expect(await post(elin, 'review/decision', { IsApproved: true, Words: '' }, DraftTag)).toMatchObject({
        code: 'range-conflict',
      });
      const eva = await aMember(server, { firstName: 'Eva', role: 'Salesmen', grantedAccess: ['range-edit'] });
      expect(await decide(eva, true)).toMatchObject({ code: 'not-allowed' });
      expect((await desk()).Release).toMatchObject({ Review: null, Reviewers: [], MayReview: false });
    });

    test('when somebody asks for a review of a draft, the person who may approve the draft gets an e-mail and is shown that a review waits; if this person rejects the draft, an e-mail with the reason goes to the person who asked', async () => {
      const ulf = await aMember(server, { firstName: 'Ulf', role: 'Salesmen' });
      const waiting = async (who: TestMember) => (await who.get('/api/admin/range/review')).body;
      await type(elin, much);
      expect(await waiting(anna)).toEqual({ Waiting: null });
      await ask(elin);
      expect(mailbox.mails).toMatchObject([
        { to: { address: 'anna@example.se' }, text: expect.stringContaining('Höstens priser') },
      ]);
      expect(await waiting(anna)).toMatchObject({ Waiting: { AskedBy: 'Elin Berg', Words: 'Höstens priser', ChangeCount: 1 } });
      for (const other of [elin, ulf]) expect(await waiting(other)).toEqual({ Waiting: null });
      mailbox.empty();
      await decide(anna, false, 'För dyrt i Norr');
      expect(mailbox.mails).toMatchObject([
        { to: { address: 'elin@example.se' }, text: expect.stringContaining('För dyrt i Norr') },
      ]);
      expect(await waiting(anna)).toEqual({ Waiting: null });
      expect(await publish(elin)).toMatchObject({ code: 'range-unreviewed' });
    });

    test('if the person who asked for a review may not publish, the e-mail about the approval says that somebody with the permission to publish can publish the draft', async () => {
      const eva = await aMember(server, { firstName: 'Eva', role: 'Salesmen', grantedAccess: ['range-edit'] });
      await type(eva, much);
      await ask(eva);
      mailbox.empty();
      await decide(anna, true);
      expect(mailbox.mails).toMatchObject([
        { to: { address: 'eva@example.se' }, text: expect.stringContaining('Den som får publicera kan göra det') },
      ]);
    });

    test('a draft that changes a rule needs a review', async () => {
      await elin.post('/api/admin/range/values', { Values: [kitchen] });
      expect((await elin.get('/api/admin/range/effects')).body).toMatchObject({ Faults: [], Review: [{ Kind: 'rules' }] });
    });
  });

  describe('publishing at a set time', () => {
    const MORNING = '2026-11-21T06:00';
    const schedule = (who: TestMember, PublishAt = MORNING) => post(who, 'schedule', { Message: 'Nya priser', PublishAt });
    /** Moves the clock of the tests to this time, and runs the job in two processes at the same time. */
    const passUntil = async (at: string) => {
      time = Date.parse(at);
      const processes = [server, aProcess()].map(({ dependencies }) => publishScheduledJob(dependencies));
      await Promise.all(processes.map((job) => job.run(new AbortController().signal)));
    };

    test('when changes are scheduled, they leave the draft; at the chosen time (Stockholm’s time), only one of several server processes publishes them', async () => {
      await type(elin, little);
      expect(await schedule(elin)).toMatchObject({
        Changes: [],
        Release: {
          Scheduled: [{ PublishAtUtc: '2026-11-21T05:00:00.000Z', Titles: ['Garage 32'], ChangeCount: 1, Stopped: null }],
        },
      });
      await passUntil('2026-11-21T04:59:59Z');
      expect(await versions()).toHaveLength(1);
      await passUntil('2026-11-21T05:00:00Z');
      await passUntil('2026-11-21T05:01:00Z');
      expect(await versions()).toMatchObject([{ Origin: 'scheduled', By: 'Elin Berg', Message: 'Nya priser' }, {}]);
      expect(await served()).toMatchObject({ N: 35_000_000 });
      expect((await desk()).Release.Scheduled).toEqual([]);
    });

    test('the time of a scheduled publication is Stockholm’s time, also in summer; the server refuses a past time, a date that does not exist, and a time more than a year away', async () => {
      await type(elin, little);
      for (const at of ['2026-11-20T11:59', '2026-02-30T06:00', '2028-01-01T06:00'])
        expect(await schedule(elin, at)).toMatchObject({ code: 'publication-time' });
      await schedule(elin, '2027-06-01T06:00');
      expect((await desk()).Release.Scheduled).toMatchObject([{ PublishAtUtc: '2027-06-01T04:00:00.000Z' }]);
    });

    test('if another version was published after the scheduling, the scheduled changes are applied to that version', async () => {
      await type(elin, little);
      await schedule(elin);
      await type(anna, bedrooms);
      await publish(anna);
      await passUntil('2026-11-21T05:00:00Z');
      expect(await versions()).toHaveLength(3);
      const { body } = await elin.get('/api/admin/range');
      const { Prices } = body as { Prices: readonly { Key: string; Published: unknown }[] };
      expect(Prices.find(({ Key }) => Key === 'garage-32')).toMatchObject({ Published: [350_000, 320_000] });
      expect(Prices.find(({ Key }) => Key === 'sovrum-fyra')).toMatchObject({ Published: [26_000, 24_500] });
    });

    test('if a scheduled publication fails, the server retries it after growing pauses until it succeeds', async () => {
      await type(elin, little);
      await schedule(elin);
      const triedAt: number[] = [];
      let isBroken = true;
      const judge: typeof rangeWorkHere.judge = async (draft) => {
        triedAt.push(time);
        if (isBroken) throw new Error('no memory');
        return rangeWorkHere.judge(draft);
      };
      const job = publishScheduledJob(aProcess({ rangeWork: { ...rangeWorkHere, judge } }).dependencies);
      const due = Date.parse('2026-11-21T05:00:00Z');
      for (time = due; time < due + 600_000; time += 5000) await job.run(new AbortController().signal);
      const pauses = triedAt.slice(1).map((at, before) => at - (triedAt[before] ?? 0));
      expect(pauses.length).toBeGreaterThan(2);
      expect(pauses).toEqual([...new Set(pauses)].toSorted((a, b) => a - b));
      isBroken = false;
      time += 3_600_000;
      await job.run(new AbortController().signal);
      expect(await served()).toMatchObject({ N: 35_000_000 });
    });

    test('if two publications are scheduled for the same time and only the first one needs an approval, the second one is published without an approval', async () => {
      await type(elin, much);
      await decide(anna, true);
      await schedule(elin);
      await type(elin, bedrooms);
      await schedule(elin);
      // For five seconds after a publication, a process may still return the previous range. This process always returns it.
      const before = await server.dependencies.currentRange();
      time = Date.parse('2026-11-21T05:00:00Z');
      const { dependencies } = aProcess({ currentRange: async () => before });
      await publishScheduledJob(dependencies).run(new AbortController().signal);
      expect((await desk()).Release.Scheduled).toEqual([]);
      expect(await versions()).toMatchObject([{ Approval: null }, { Approval: { By: 'Anna Berg' } }, {}]);
    });

    test('if a version that was published after the scheduling has changed the same price, the scheduled changes are not published but stay stored, and the person who scheduled them gets an e-mail with the reason', async () => {
      await type(elin, little);
      await schedule(elin);
      await type(anna, { ...little, Price: 345_000 });
      await publish(anna);
      await passUntil('2026-11-21T05:00:00Z');
      expect(await served()).toMatchObject({ N: 34_500_000 });
      expect(mailbox.mails).toMatchObject([
        {
          to: { address: 'elin@example.se' },
          subject: 'Sortimentet publicerades inte',
          text: expect.stringContaining('har ändrats av någon annan:\n\n> Garage 32'),
        },
      ]);
      const { Scheduled } = (await desk()).Release;
      expect(Scheduled).toMatchObject([{ Stopped: { Why: 'stale', Detail: 'Garage 32' } }]);
      expect(await post(elin, `schedule/${Scheduled[0]?.Id}/removal`, {})).toMatchObject({
        Changes: [{ IsStale: true, Prices: [{ After: 350_000, Now: 345_000 }] }],
        Release: { Scheduled: [] },
      });
    });

    test('if scheduled changes and a version that was published after the scheduling together cause a warning that nobody has accepted, the scheduled changes are not published', async () => {
      const vera = await aMember(server, { firstName: 'Vera', role: 'Admin' });
      const rule = (Key: string, Value: string) => ({ Kind: 'answer', Key, Field: 'rule', Read: null, Value });
      await elin.post('/api/admin/range/values', { Values: [rule('krypgrund', 'answer("tak-270")')] });
      await decide(vera, true);
      expect(await schedule(elin)).toMatchObject({ Changes: [] });
      await elin.post('/api/admin/range/values', {
        Values: [rule('tak-270', 'answer("sovrum-fyra") && !answer("sovrum-fyra")')],
      });
      await decide(vera, true);
      const signed = { Message: '', SignedReason: 'Kommer i vår' };
      expect(await post(elin, 'publication', signed)).toMatchObject({ Changes: [] });
      await passUntil('2026-11-21T05:00:00Z');
      expect((await desk()).Release.Scheduled).toMatchObject([
        { Stopped: { Why: 'unsigned', Detail: expect.stringContaining('”Krypgrund”') } },
      ]);
    });

    test('when somebody withdraws a scheduled publication, its changes return to the draft under the names of their authors; changes that were made after the scheduling stay in the draft', async () => {
      await type(anna, little, bedrooms);
      await schedule(elin);
      await type(elin, { ...garage, AreaKey: 'syd', Read: 320_000, Price: 321_000 }, { ...little, Price: 341_000 });
      const [waiting] = (await desk()).Release.Scheduled;
      expect(waiting).toMatchObject({ AlsoInDraft: ['Garage 32'] });
      const taken = await post(elin, `schedule/${waiting?.Id}/removal`, {});
      expect(taken).toMatchObject({
        Changes: expect.arrayContaining([expect.objectContaining({ By: 'Anna Berg', Title: expect.stringContaining('Fyra') })]),
      });
      expect((await desk()).Changes).toHaveLength(3);
      expect(await post(elin, `schedule/${waiting?.Id}/removal`, {})).toMatchObject({ code: 'unknown-schedule' });
      await passUntil('2026-11-21T05:00:00Z');
      expect(await versions()).toHaveLength(1);
    });

    test('a draft that changes a price by more than the limit can be scheduled only after an approval; the published version stores who approved it', async () => {
      await type(elin, much);
      expect(await schedule(elin)).toMatchObject({ code: 'range-unreviewed' });
      await decide(anna, true);
      await schedule(elin);
      await passUntil('2026-11-21T05:00:00Z');
      expect(await versions()).toMatchObject([{ Approval: { By: 'Anna Berg' } }, {}]);
    });
  });
});
