import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { limits } from '@gavel/contract';
import { pino } from 'pino';
import { afterEach, expect, inject, test } from 'vitest';
import { openMail } from './adapters/mail/open-mail.ts';
import { oneTimePasswords, users } from './modules/people/accounts/accounts.tables.ts';
import { mails } from './modules/people/mail/mails.tables.ts';
import { configurationVersions } from './modules/visit/saved-houses/saved-houses.tables.ts';
import { aCrashSite, aStranger, type CrashPerson, crashDatabases, house, mailId, ok, register } from './testing/a-crash-site.ts';
import { aKillableServer, type KillableServer } from './testing/a-killable-server.ts';
import { aMailServer, type TestMailServer } from './testing/a-mail-server.ts';

// Kills the server while people register, save houses and ask for passwords. Half of the kills happen when the mail server has
// received an e-mail and has not responded yet. The usual run uses the embedded database. `npm run test:crash` kills 50 times on
// each database, `npm run test:crash -- 100` a hundred times.

const { kills, from } = inject('crash');
const saves = 20 * kills;
const PEOPLE_AT_ONCE = 4;
const SAVES_OF_ONE = 20;
/**
 * How long the test waits for e-mails, in ms. If a kill interrupts the sending of an e-mail, the job queue tries to send the e-mail
 * again only after it has noticed the kill.
 */
const MAILS_WITHIN_MS = 300_000;

interface Person extends CrashPerson {
  /** How often this person asked for a password, and how many of these requests the server confirmed: each of those causes an e-mail. */
  mails: { answered: number; asked: number };
}

interface AnsweredSave {
  readonly token: string;
  readonly revision: number;
  readonly name: string;
}

const cleanUp: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
});

test.each(crashDatabases('PGlite'))(
  'on %s a killed server loses no confirmed save and no e-mail, and sends no e-mail twice',
  { timeout: 60 * 60_000 },
  async (kind) => {
    const { settings, open, remove } = await aCrashSite(kind);
    cleanUp.push(remove);
    const mail = await aMailServer();
    cleanUp.push(() => mail.close());
    const smtpUrl = `smtp://127.0.0.1:${mail.port}`;
    const server = await aKillableServer({ ...settings, SMTP_URL: smtpUrl });
    cleanUp.push(() => server.stop());

    const { people, answered, killed } = await useAndKill(server, mail);
    const newest = await mailsOf(mail, people);
    expect(await server.stop()).toBe(0);

    const connection = await open();
    cleanUp.push(() => connection.close());
    const { db } = connection;
    const versions = new Set(
      (await db.select().from(configurationVersions)).map(({ token, revision, name }) => asLine({ token, revision, name })),
    );
    expect(answered.length).toBeGreaterThanOrEqual(saves);
    expect(killed).toEqual({ anyTime: Math.floor(kills / 2), withMailAtHand: Math.ceil(kills / 2) });
    expect(answered.filter((save) => !versions.has(asLine(save)))).toEqual([]);

    const ids = new Set(mail.received.map(({ message }) => mailId(message)));
    expect(ids).not.toContain('');
    const twice = mail.received.length - ids.size;
    expect(twice).toBe(0);
    // If the server started again now, it would send no e-mail twice: each e-mail is recorded as sent, or has a file which records that the
    // mail server accepted it.
    const rows = await db.select().from(mails);
    const folder = join(settings.GAVEL_DATA, 'mail');
    const noted = await (await openMail({ smtpUrl, folder, logger: pino({ level: 'silent' }) })).taken();
    expect(rows.filter(({ id, outcome }) => ids.has(id) && outcome !== 'sent' && !noted.includes(id))).toEqual([]);

    // If a kill prevented the response to a request, the e-mail of that request may still wait to be sent.
    const unsent = rows.filter(({ id, outcome }) => outcome !== 'sent' && !ids.has(id));
    const unanswered = people.reduce((sum, { mails }) => sum + mails.asked - mails.answered, 0);
    expect(unsent.filter(({ outcome }) => outcome !== null)).toEqual([]);
    expect(unsent.length).toBeLessThanOrEqual(unanswered);
    for (const { email, mails } of people) {
      const { length } = newest.get(email) ?? [];
      expect([email, length >= mails.answered, length <= mails.asked]).toEqual([email, true, true]);
    }

    // The passwords in the e-mails are valid: if each request of a user was confirmed, the user has received the current password.
    const hashes = new Map((await db.select().from(oneTimePasswords)).map(({ userId, hash }) => [userId, hash]));
    const userIds = new Map((await db.select().from(users)).map(({ id, email }) => [email, id]));
    for (const { email, mails } of people) {
      if (mails.answered === 0 || mails.asked > mails.answered) continue;
      expect((newest.get(email) ?? []).map(sha256)).toContain(hashes.get(userIds.get(email) ?? ''));
    }
    console.log(
      `${kind}: ${answered.length} saves, ${kills} kills, ${killed.withMailAtHand} of them with an e-mail at hand, ${mail.received.length} e-mails, ${twice} of them twice`,
    );
  },
);

/** Lets people use the server until enough is saved, and kills the server again and again meanwhile. */
async function useAndKill(server: KillableServer, mail: TestMailServer) {
  const people: Person[] = [];
  const answered: AnsweredSave[] = [];
  const killed = { anyTime: 0, withMailAtHand: 0 };
  /** The number of planned kills that will happen while an e-mail is being sent. */
  let aimed = 0;
  let due = 0;
  let killing = Promise.resolve();
  /** The number of kills that wait for their time, or after which the server has not started again yet. */
  let underWay = 0;
  let begun = 0;

  /**
   * Kills the server and starts it again, after all earlier calls of this function have done so.
   * @param whenDead called between the kill and the start
   */
  const kill = (waitMs: number, whenDead: () => void) => {
    underWay += 1;
    killing = killing.then(async () => {
      await new Promise((resolve) => setTimeout(resolve, waitMs));
      await server.kill(async () => whenDead());
      underWay -= 1;
    });
  };
  mail.beforeAnswer(async () => {
    // If a kill during an e-mail is planned, the mail server responds only after the kill. While an earlier kill is under way, it
    // responds at once: it would have to wait for both kills, and our server gives up an attempt to send an e-mail after a minute.
    if (aimed === 0 || underWay > 0) return;
    aimed -= 1;
    await new Promise<void>((dead) => kill(0, dead));
    killed.withMailAtHand += 1;
  });

  const answer = (save: AnsweredSave) => {
    answered.push(save);
    if (due === kills || answered.length < ((due + 0.5) * saves) / kills) return;
    due += 1;
    if (due % 2 === 1) aimed += 1;
    else
      kill(((from + due) * 7) % 31, () => {
        killed.anyTime += 1;
      });
  };
  const save = async (person: Person, name: string, before: AnsweredSave | null) => {
    const match: Record<string, string> = before ? { 'If-Match': `"${before.revision}"` } : {};
    const sent = { ...house, Name: name, Id: before?.token ?? null };
    const { response } = await server.post('/api/guidemodel/', sent, { ...person.headers, ...match });
    const body: { data: string; Revision: number } = await ok(response);
    const done = { token: body.data, revision: body.Revision, name };
    answer(done);
    return done;
  };
  const askForPassword = async ({ email, headers, mails }: Person) => {
    const { response, tries } = await server.post('/api/account/resetpassword', { Email: email }, headers);
    mails.asked += tries;
    // After kills a person may have sent the same request many times, so the account's limit may refuse it.
    if (response.status === 429 && mails.asked > limits.resetOfAccount.requests) return;
    expect(await ok(response)).toEqual({ isSuccess: true, data: null });
    mails.answered += 1;
  };
  const enter = async () => {
    begun += 1;
    const person = { ...(await register(server, aStranger(begun))), mails: { answered: 0, asked: 0 } };
    people.push(person);
    return person;
  };
  const live = async () => {
    while (answered.length < saves) {
      const person = await enter();
      let last: AnsweredSave | null = null;
      for (let at = 0; at < SAVES_OF_ONE && answered.length < saves; at += 1) {
        last = await save(person, `${person.email} ${at}`, at % 2 === 0 ? null : last);
        if (at % 5 === 4 && at < 15) await askForPassword(person);
      }
    }
  };
  await Promise.all(Array.from({ length: PEOPLE_AT_ONCE }, live));
  await killing;
  while (aimed > 0) {
    // A planned kill still waits for an e-mail, so make the server send one.
    await askForPassword(await enter());
    await mailsOf(mail, people);
    await killing;
  }
  return { people, answered, killed };
}

/**
 * Returns the one-time passwords that each address has received. An e-mail that was received twice counts once. Waits for e-mails
 * that have not arrived yet.
 */
async function mailsOf(mail: TestMailServer, people: readonly Person[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const deadline = Date.now() + MAILS_WITHIN_MS;
  for (;;) {
    const byId = new Map(mail.received.map((mail) => [mailId(mail.message), mail]));
    const byAddress = Map.groupBy(byId.values(), ({ to }) => to.join());
    const isMissing = people.some(({ email, mails }) => (byAddress.get(email)?.length ?? 0) < mails.answered);
    if (!isMissing || Date.now() > deadline)
      return new Map([...byAddress].map(([email, came]) => [email, came.map(({ message }) => passwordIn(message))]));
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function passwordIn(message: string): string {
  return /\b[a-z2-9]{5}(?:-[a-z2-9]{5}){5}\b/.exec(message)?.[0] ?? '';
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function asLine({ token, revision, name }: AnsweredSave): string {
  return `${token} ${revision} ${name}`;
}
