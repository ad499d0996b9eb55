import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestClock } from 'pg-boss';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Queue, QueuedJobs } from '../../../adapters/jobs/jobs.ts';
import { queuedJobs } from '../../../adapters/jobs/queued-jobs.ts';
import type { Mail, MailTransport } from '../../../adapters/mail/mail.ts';
import { openMail } from '../../../adapters/mail/open-mail.ts';
import type { Connection, Database } from '../../../db/connect.ts';
import { sealWith } from '../../../secrets/seal.ts';
import { aMailServer, type TestMailServer } from '../../../testing/a-mail-server.ts';
import { aQueueClock, type QueueClock } from '../../../testing/a-queue-clock.ts';
import { aCurrentRange } from '../../../testing/a-server.ts';
import { databases } from '../../../testing/databases.ts';
import { untakenMail } from '../../sales/requests/request-mails.ts';
import { mails as mailTable } from './mails.tables.ts';
import { type Mails, queuedMails } from './mails.ts';
import { oneTimePasswordMail } from './one-time-password-mail.ts';
import { forgetMailsJob, noteTakenMailsJob, type PrintFor, sendMails } from './send-mails.ts';

const SECOND_MS = 1000;
const anna = { email: 'anna@example.se', firstName: 'Anna' };
const PASSWORD = 'abcde-fghjk';

describe.each(databases)('e-mails, queued in the database $kind', ({ open, once }) => {
  let connection: Connection;
  let server: TestMailServer;
  let folder: string;
  let mail: MailTransport;
  let jobs: QueuedJobs<Database>;
  let clock: TestClock;
  let time: QueueClock;
  let mails: Mails;
  let lines: string[];
  let printFor: PrintFor;
  let sending: Queue;

  beforeEach(async () => {
    connection = await open();
    server = await aMailServer();
    lines = [];
    printFor = async () => null;
    const logger = pino({}, { write: (line: string) => void lines.push(line) });
    folder = await mkdtemp(join(tmpdir(), 'gavel-letters-'));
    mail = await openMail({ smtpUrl: `smtp://127.0.0.1:${server.port}`, folder, logger });
    time = aQueueClock();
    clock = time.clock;
    jobs = await queuedJobs({ database: connection.queues, logger, clock });
    const seal = sealWith('s'.repeat(40), 'letters');
    const now = () => clock.now();
    mails = queuedMails({ jobs, seal, currentRange: async () => aCurrentRange(), baseUrl: 'https://hus.example', now });
    sending = time.watched(
      sendMails({
        db: connection.db,
        mail,
        mails,
        seal,
        printFor: (...asked) => printFor(...asked),
        printQuote: async () => null,
        printOrder: async () => null,
        printHouse: async () => null,
        instead: untakenMail,
        now,
        logger,
      }),
    );
    await jobs.work(sending);
  });
  afterEach(async () => {
    await jobs.stop();
    await server.close();
    await connection.close();
    await rm(folder, { recursive: true });
  });

  const log = () => lines.join('');
  const rows = () => connection.db.select().from(mailTable);
  async function queue(uselessAfter?: Date) {
    const message = await mails.write(oneTimePasswordMail(anna, PASSWORD, new Date(clock.now() + 3_600_000)));
    await connection.db.transaction((tx) => mails.queue(tx, message, uselessAfter));
  }
  /**
   * Moves the clock until every e-mail has an outcome, and fails if that takes more than `seconds`. To save time, the clock moves by
   * `stride` seconds at a time, and jobs run only in the last of these seconds.
   * @param stride seconds
   */
  const passUntilEnded = (seconds: number, stride = 1) =>
    time.passUntil(async () => (await rows()).every(({ endedAt }) => endedAt !== null), seconds, stride);

  once.test('the text of an e-mail is encrypted in the database, and deleted when the e-mail is sent', async () => {
    await queue();
    // Search only for long parts of the text, because random ciphertext sometimes contains a sequence of four letters by chance.
    expect(JSON.stringify(await rows())).not.toMatch(/anna@|abcde-fghjk/i);
    await passUntilEnded(60);
    expect(await rows()).toMatchObject([{ outcome: 'sent', sealed: null }]);
    const [{ id } = { id: '' }] = await rows();
    expect(server.received).toHaveLength(1);
    expect(server.received[0]?.to).toEqual([anna.email]);
    expect(server.received[0]?.message).toContain(`Message-ID: <${id}@`);
    expect(server.received[0]?.message).toContain(PASSWORD);
    // The sent message still has its styles for dark mode.
    const sent = (server.received[0]?.message ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=');
    expect(sent).toContain('<meta name="color-scheme" content="light dark">');
    expect(sent).toMatch(/@media \(prefers-color-scheme: dark\) \{\s+\.around \{ background: #\w{6} !important; \}/);
    expect(log()).not.toMatch(/anna|abcde/i);
  });

  once.test('an e-mail of a rolled-back transaction is never sent', async () => {
    const message = await mails.write(oneTimePasswordMail(anna, PASSWORD, new Date(clock.now() + 3_600_000)));
    await expect(
      connection.db.transaction(async (tx) => {
        await mails.queue(tx, message);
        throw new Error('not after all');
      }),
    ).rejects.toThrow('not after all');
    await clock.tick(60 * SECOND_MS);
    expect([await rows(), server.received]).toEqual([[], []]);
  });

  once.test('after a temporary SMTP error, an e-mail is retried and sent once', async () => {
    server.refuse({ code: 451, text: 'later' }, { code: 421, text: 'later' });
    await queue();
    await passUntilEnded(300);
    await clock.tick(60 * SECOND_MS);
    expect(server.received).toHaveLength(1);
    expect(log().match(/queued work failed/g)).toHaveLength(2);
    expect(log()).not.toMatch(/anna|abcde/i);
  });

  once.test('after a permanent SMTP error, an e-mail is not retried, and the log has only the id of the e-mail', async () => {
    server.refuse({ code: 550, text: 'there is no anna@example.se' });
    await queue();
    await passUntilEnded(60);
    expect(await rows()).toMatchObject([{ outcome: 'refused', sealed: null }]);
    expect(server.received).toEqual([]);
    expect(log()).toContain((await rows())[0]?.id);
    expect(log()).not.toMatch(/anna|abcde/i);
  });

  once.test('if the server cannot send an e-mail before the e-mail expires, it does not send the e-mail later', async () => {
    server.refuse({ code: 451, text: 'later' });
    await queue(new Date(clock.now() + 2 * SECOND_MS));
    await passUntilEnded(120);
    expect(await rows()).toMatchObject([{ outcome: 'too-late', sealed: null }]);
    expect(server.received).toEqual([]);
  });

  once.test(
    'if the mail server’s response to an e-mail is lost, the server sends the e-mail again with the same Message-ID',
    async () => {
      server.loseNextAnswer();
      await queue();
      await passUntilEnded(120);
      const [first, second, ...more] = server.received.map(({ to, message }) => ({
        to,
        id: /^Message-ID: (\S+)/im.exec(message)?.[1],
        subject: /^Subject: (.+)/im.exec(message)?.[1],
        password: message.includes(PASSWORD),
      }));
      expect(first).toMatchObject({
        to: [anna.email],
        id: expect.stringContaining((await rows())[0]?.id ?? 'none'),
        password: true,
      });
      expect([second, more]).toEqual([first, []]);
      expect(await rows()).toMatchObject([{ outcome: 'sent' }]);
    },
  );

  once.test('if the job that sends an e-mail runs again after the e-mail was sent, the e-mail is not sent again', async () => {
    await queue();
    await passUntilEnded(60);
    const [{ id } = { id: '' }] = await rows();
    await sending.run(id);
    expect(server.received).toHaveLength(1);
  });

  once.test.each([
    [
      'by a job that runs at set times',
      () => noteTakenMailsJob({ db: connection.db, mail, now: () => clock.now() }).run(new AbortController().signal),
    ],
    ['at its next attempt', () => passUntilEnded(60)],
  ])(
    'if the server process is killed while the mail server accepts an e-mail, the e-mail is recorded as sent %s, and not sent again',
    async (_, note) => {
      const message = await mails.write(oneTimePasswordMail(anna, PASSWORD, new Date(clock.now() + 3_600_000)));
      await connection.db.transaction((tx) => mails.queue(tx, message));
      const [{ id } = { id: '' }] = await rows();
      await mail.send(message, id);
      await note();
      expect(await rows()).toMatchObject([{ id, outcome: 'sent', sealed: null }]);
      await expect.poll(() => mail.taken()).toEqual([]);
      await clock.tick(60 * SECOND_MS);
      expect(server.received).toHaveLength(1);
    },
  );

  describe('an e-mail whose PDF the server prints just before it sends the e-mail', () => {
    const pdf = {
      name: 'Sjövik.pdf',
      bytes: new TextEncoder().encode('%PDF-1.7 prov'),
      mediaType: 'application/pdf',
      picture: null,
    };
    async function queuePrinted() {
      const message = await mails.write(oneTimePasswordMail(anna, PASSWORD, new Date(clock.now() + 3_600_000)));
      await connection.db.transaction((tx) => mails.queue(tx, { ...message, printedFor: 'the request' }));
    }

    once.test(
      'if printing the PDF fails, the server retries the printing until it succeeds, and attaches the PDF to the e-mail',
      async () => {
        const asked: unknown[] = [];
        printFor = async (...request) => {
          asked.push(request);
          if (asked.length < 3) throw new Error('the press is full');
          return pdf;
        };
        await queuePrinted();
        await passUntilEnded(300);
        expect(asked).toEqual([1, 2, 3].map(() => ['the request', false]));
        const [{ message } = { message: '' }, ...more] = server.received;
        expect(more).toEqual([]);
        expect(message).toContain(Buffer.from(pdf.bytes).toString('base64'));
        expect(message).toMatch(/Content-Type: application\/pdf/);
        expect(message).toMatch(/Content-Disposition: attachment;\s+filename\*0\*=utf-8''Sj%C3%B6vik\.pdf/i);
      },
    );

    once.test.each([
      { code: 552, text: 'too large' },
      { code: 554, text: '5.7.1 policy' },
    ])(
      'if the mail server refuses an e-mail because of its PDF ($code $text), the e-mail is sent without the PDF',
      async (refusal) => {
        printFor = async () => pdf;
        server.refuse({ to: 'DATA', ...refusal });
        await queuePrinted();
        await passUntilEnded(60);
        expect(await rows()).toMatchObject([{ outcome: 'sent' }]);
        expect(server.received).toHaveLength(1);
        expect(server.received[0]?.message).not.toContain('application/pdf');
        expect(log()).toContain('sent without');
      },
    );

    once.test(
      'if the PDF of an e-mail cannot be printed, the e-mail waits 15 minutes for the PDF; after a successful print, these 15 minutes start from zero, and outages of the mail server do not count',
      async () => {
        const late: boolean[] = [];
        const answers = [true, false, true, false];
        printFor = async (_, isLate) => {
          late.push(isLate);
          if (answers.shift() ?? true) return pdf;
          throw new Error('the press is full');
        };
        const printed = (times: number) => time.passUntil(() => late.length >= times, 600, 5);
        const twentyMinutes = () => clock.setTime(clock.now() + 20 * 60_000);
        const later = { code: 451, text: 'later' };
        server.refuse(later, later);
        await queuePrinted();
        await printed(1);
        await twentyMinutes();
        await printed(3);
        await twentyMinutes();
        await passUntilEnded(600, 5);
        expect(late).toEqual([false, false, false, false, false]);
        expect(server.received[0]?.message).toContain('application/pdf');
      },
    );

    test('if printing the PDF of an e-mail takes ten minutes, the PDF is printed only once and the e-mail is sent only once', async () => {
      const made = Promise.withResolvers<typeof pdf>();
      let begun = 0;
      printFor = () => {
        begun += 1;
        return made.promise;
      };
      await queuePrinted();
      await clock.tick(5 * SECOND_MS);
      await expect.poll(() => begun).toBe(1);
      for (let second = 0; second < 600; second += 5) await clock.tick(5 * SECOND_MS);
      made.resolve(pdf);
      await passUntilEnded(60);
      expect([begun, server.received.length]).toEqual([1, 1]);
      expect(log()).not.toContain('queued work failed');
    });

    once.test('an e-mail is sent without its PDF if printing is impossible, or still fails after 15 minutes', async () => {
      printFor = async () => null;
      await queuePrinted();
      await passUntilEnded(60);
      expect(server.received).toHaveLength(1);
      printFor = async (_, isLate) => {
        if (!isLate) throw new Error('the press is full');
        return null;
      };
      await queuePrinted();
      await passUntilEnded(3600, 60);
      expect(server.received).toHaveLength(2);
      for (const { message } of server.received) expect(message).not.toContain('application/pdf');
    });
  });

  once.describe('an e-mail that asks a salesperson to handle a request', () => {
    const eva = { email: 'eva@provhus.example', firstName: 'Eva Ek' };
    const BUILDER = 'hej@provhus.example';
    async function queueFor(to: typeof eva, parts: Partial<Mail> = {}) {
      const message = await mails.write(oneTimePasswordMail(to, PASSWORD, new Date(clock.now() + 3_600_000)));
      const asking = { ...message, asksFor: 'the request', replyTo: { name: 'Anna', address: anna.email }, ...parts };
      await connection.db.transaction((tx) => mails.queue(tx, asking));
    }
    const errors = () => lines.map((line) => JSON.parse(line)).filter(({ level, lead: request }) => level === 50 && request);
    const outcomes = async () => (await rows()).map(({ outcome }) => outcome).toSorted();

    test('if the salesperson’s mailbox does not exist, the builder gets the e-mail with its text and PDF, and the log names the request', async () => {
      printFor = async () => ({ name: 'Hus.pdf', bytes: new Uint8Array(9), mediaType: 'application/pdf', picture: null });
      server.refuse({ code: 550, text: 'no such user' });
      await queueFor(eva, { printedFor: 'the request' });
      await passUntilEnded(60);
      expect(await outcomes()).toEqual(['refused', 'sent']);
      const [{ to, message } = { to: [], message: '' }, ...more] = server.received;
      expect([to, more]).toEqual([[BUILDER], []]);
      expect(message).toMatch(/^Reply-To: Anna <anna@example\.se>\r$/m);
      for (const kept of ['Brevet nedan', eva.email, PASSWORD, 'application/pdf']) expect(message).toContain(kept);
      expect(errors()).toMatchObject([
        { lead: 'the request', outcome: 'refused', msg: expect.stringContaining('gets it instead') },
      ]);
      expect(log()).not.toMatch(/eva@|abcde/);
    });

    test('when the last retry of an e-mail to the salesperson fails, the server sends one e-mail to the builder instead; if the mail server refuses this e-mail too, the server logs an error', async () => {
      await queueFor(eva);
      const [{ id } = { id: '' }] = await rows();
      server.refuse({ code: 550, text: 'no such user' });
      await sending.giveUp(id);
      await sending.giveUp(id);
      await passUntilEnded(60);
      expect(await outcomes()).toEqual(['given-up', 'refused']);
      expect(server.received).toEqual([]);
      expect(errors().map(({ lead: request, msg }) => [request, msg])).toEqual([
        ['the request', expect.stringContaining('gets it instead')],
        ['the request', 'a request reached nobody by mail'],
      ]);
    });

    test('while the mail server refuses all e-mails of our server, an e-mail stays in the queue; when the mail server accepts e-mails again, the e-mail is sent to its recipient', async () => {
      server.refuse(
        { to: 'MAIL FROM', code: 530, text: '5.7.0 Authentication required' },
        { to: 'MAIL FROM', code: 553, text: 'sender rejected' },
        { code: 554, text: '5.7.1 Relay access denied' },
        { to: 'DATA', code: 554, text: 'blocked' },
      );
      await queueFor(eva);
      await passUntilEnded(900, 10);
      expect(await outcomes()).toEqual(['sent']);
      expect(server.received.map(({ to }) => to)).toEqual([[eva.email]]);
      expect(errors()).toEqual([]);
    });

    test('if an e-mail in the queue cannot be decrypted, the server records it as given up and deletes its text', async () => {
      await queueFor(eva);
      await connection.db.update(mailTable).set({ sealed: 'of another secret' });
      const [{ id } = { id: '' }] = await rows();
      await sending.giveUp(id);
      expect(await rows()).toMatchObject([{ outcome: 'given-up', sealed: null }]);
    });
  });

  test('records of sent e-mails that are about no request and no customer are deleted after 30 days', async () => {
    await queue();
    await passUntilEnded(60);
    const forget = (days: number) =>
      forgetMailsJob({ db: connection.db, now: () => clock.now() + days * 86_400_000 }).run(new AbortController().signal);
    await forget(29);
    expect(await rows()).toHaveLength(1);
    await forget(31);
    expect(await rows()).toEqual([]);
  });
});

test('an encrypted text can be decrypted only with the secret and for the purpose with which it was encrypted, and only if it is unchanged', () => {
  const { seal, open } = sealWith('s'.repeat(40), 'letters');
  const sealed = seal('Hej Åsa!');
  expect(open(sealed)).toBe('Hej Åsa!');
  expect(seal('Hej Åsa!')).not.toBe(sealed);
  expect(() => sealWith('t'.repeat(40), 'letters').open(sealed)).toThrow();
  expect(() => sealWith('s'.repeat(40), 'other').open(sealed)).toThrow();
  const changed = Buffer.from(sealed, 'base64url');
  changed.writeUInt8(changed.readUInt8(changed.length - 1) ^ 1, changed.length - 1);
  expect(() => open(changed.toString('base64url'))).toThrow();
});
