import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, expect, inject, test, vi } from 'vitest';
import { openMail } from './adapters/mail/open-mail.ts';
import { mails } from './modules/people/mail/mails.tables.ts';
import { requests as requestTable } from './modules/sales/requests/requests.tables.ts';
import {
  aCrashSite,
  aStranger,
  type CrashPerson,
  crashDatabases,
  house,
  mailId,
  ok,
  register,
  terms,
} from './testing/a-crash-site.ts';
import { aKillableServer, type KillableServer } from './testing/a-killable-server.ts';
import { aMailServer, type TestMailServer } from './testing/a-mail-server.ts';

// While the mail server is down, visitors send requests to the builder, and the server is killed. Every fourth request is for a
// quote with its PDF. Each request makes two e-mails: to the salesperson and to the sender. The usual run uses PostgreSQL; `npm
// run test:crash` sends 160 requests on each database.

/** The number of kills: a quarter of the kills in `crash.test.ts`, rounded down, but at least one. */
const kills = Math.max(1, Math.floor(inject('crash').kills / 4));
const requests = kills === 1 ? 6 : 16 * kills;
const PEOPLE_AT_ONCE = 4;
/**
 * The longest wait for the next e-mail, in ms. Within this time the job queue notices that a process was killed, and tries to send the
 * e-mail of that process again.
 */
const NEXT_MAIL_WITHIN_MS = 300_000;
/** The e-mail address of the salesperson in the range of this test. */
const SALESPERSON = 'x@provhus.example';
const PATH = '/api/submit/contactrequest';

interface Asked {
  readonly email: string;
  readonly isQuote: boolean;
}

interface Form extends CrashPerson {
  readonly form: { readonly SubmissionType: 'Sales' | 'Quote'; readonly [field: string]: unknown };
}

const cleanUp: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
});

test.each(crashDatabases('PostgreSQL'))(
  'on %s each request is stored once and e-mailed once to the salesperson and once to its sender, although the mail server is down at first and our server is killed',
  { timeout: 60 * 60_000 },
  async (kind) => {
    const { settings, open, remove } = await aCrashSite(kind);
    cleanUp.push(remove);
    // The port of a mail server that has stopped, so connections are refused.
    const { port, close } = await aMailServer();
    await close();
    const smtpUrl = `smtp://127.0.0.1:${port}`;
    const server = await aKillableServer({ ...settings, SMTP_URL: smtpUrl });
    cleanUp.push(() => server.stop());

    const { asked, killed, sentAgain } = await askAndKill(server);
    await vi.waitFor(() => expect(server.output()).toContain('no mail server took it'), { timeout: 60_000 });
    const mail = await aMailServer(undefined, port);
    cleanUp.push(() => mail.close());
    await mailsCome(mail, 2 * requests);
    expect(await server.stop()).toBe(0);

    const connection = await open();
    cleanUp.push(() => connection.close());
    const stored = await connection.db.select().from(requestTable);
    const line = ({ email, isQuote }: Asked) => `${email} asks for ${isQuote ? 'a quote' : 'an answer'}`;
    expect(killed).toBe(kills);
    expect(asked).toHaveLength(requests);
    expect(stored.map(({ email, submissionType }) => line({ email, isQuote: submissionType === 'Quote' })).sort()).toEqual(
      asked.map(line).sort(),
    );
    expect(stored.filter(({ heldBack }) => heldBack !== null)).toEqual([]);

    expect(mail.received.map(mailLine).sort()).toEqual(
      asked
        .flatMap(({ email, isQuote }) =>
          ['the salesperson', 'who asked'].map((to) => `${email}: to ${to}${isQuote ? ', with a PDF' : ''}`),
        )
        .sort(),
    );
    // If the server started again now, it would send no further e-mail: each e-mail is recorded as sent, and no file with the result of an
    // e-mail is left.
    const rows = await connection.db.select().from(mails);
    const folder = join(settings.GAVEL_DATA, 'mail');
    expect(rows.filter(({ outcome }) => outcome !== 'sent')).toEqual([]);
    expect(rows.map(({ id }) => id).sort()).toEqual(mail.received.map(({ message }) => mailId(message)).sort());
    expect(await (await openMail({ smtpUrl, folder, logger: pino({ level: 'silent' }) })).taken()).toEqual([]);
    console.log(
      `${kind}: ${stored.length} requests stored, ${kills} kills, ${sentAgain} requests sent once more, ${mail.received.length} e-mails, one to the salesperson and one to who asked for each`,
    );
  },
);

/** Sends all requests, and kills the server `kills` times meanwhile. */
async function askAndKill(server: KillableServer) {
  const all = Array.from({ length: requests }, (_, index) => ({ number: index + 1, isQuote: index % 4 === 3 }));
  const forms = await eachOf(all, async ({ number, isQuote }) => (isQuote ? quoteForm(server, number) : questionForm(number)));

  const asked: Asked[] = [];
  let killing = Promise.resolve();
  let due = 0;
  let killed = 0;
  let sentAgain = 0;
  await eachOf(forms, async ({ email, headers, form }) => {
    const { response, tries } = await server.post(PATH, form, headers);
    expect(await ok(response)).toEqual({ isSuccess: true });
    asked.push({ email, isQuote: form.SubmissionType === 'Quote' });
    if (due < kills && asked.length >= ((due + 0.5) * requests) / kills) {
      due += 1;
      const waitMs = ((inject('crash').from + due) * 7) % 31;
      killing = killing.then(async () => {
        await new Promise((resolve) => setTimeout(resolve, waitMs));
        await server.kill(async () => {
          killed += 1;
        });
      });
    }
    // Act as if every third response were lost on the way to the client: the client sends the request again.
    const isLost = asked.length % 3 === 0;
    if (isLost) expect(await ok((await server.post(PATH, form, headers)).response)).toEqual({ isSuccess: true });
    sentAgain += tries - 1 + (isLost ? 1 : 0);
  });
  await killing;
  return { asked, killed, sentAgain };
}

/** Returns a question of a visitor without an account. */
function questionForm(number: number): Form {
  const { email, headers } = aStranger(number);
  return {
    email,
    headers: { ...headers, 'Idempotency-Key': `question-${number}` },
    form: {
      SubmissionType: 'Sales',
      Name: `Åsa Lind ${number}`,
      Email: email,
      Phone: '070-123 45 67',
      Message: 'När kan ni börja?',
      MunicipalityId: house.MunicipalityId,
      GdprConsentId: terms.id,
    },
  };
}

/** Returns a quote request of a customer with an account and a saved house. */
async function quoteForm(server: KillableServer, number: number): Promise<Form> {
  const { email, headers } = await register(server, aStranger(number));
  const saved = await server.post('/api/guidemodel/', { ...house, Name: `Hus ${number}`, Id: null }, headers);
  const { data: ConfigurationId } = await ok<{ data: string }>(saved.response);
  return {
    email,
    headers: { ...headers, 'Idempotency-Key': `offer-${number}` },
    form: { SubmissionType: 'Quote', ConfigurationId },
  };
}

/** Waits until this number of e-mails has arrived. Gives up when no further e-mail arrives within `NEXT_MAIL_WITHIN_MS`. */
async function mailsCome({ received }: TestMailServer, count: number): Promise<void> {
  while (received.length < count) {
    const before = received.length;
    await vi.waitFor(() => expect(received.length).toBeGreaterThan(before), { timeout: NEXT_MAIL_WITHIN_MS, interval: 100 });
  }
}

/** Returns a line about an e-mail: the sender of the request, the recipient of the e-mail, and whether the e-mail has a PDF. */
function mailLine({ to, message }: TestMailServer['received'][number]): string {
  const isToSalesperson = to.join() === SALESPERSON;
  const customer = isToSalesperson ? /^Reply-To: .*<([^>]+)>/im.exec(message)?.[1] : to.join();
  // The first bytes of every PDF, as an e-mail encodes them.
  const hasPdf = message.includes(Buffer.from('%PDF-1').toString('base64'));
  return `${customer}: to ${isToSalesperson ? 'the salesperson' : 'who asked'}${hasPdf ? ', with a PDF' : ''}`;
}

/** Calls `does` for each item, with only a few calls running at the same time. */
async function eachOf<Item, Result>(items: readonly Item[], does: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.values();
  const work = async () => {
    for (const item of waiting) results.push(await does(item));
  };
  await Promise.all(Array.from({ length: PEOPLE_AT_ONCE }, work));
  return results;
}
