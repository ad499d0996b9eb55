import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { limits } from '@gavel/contract';
import { pino } from 'pino';
import { afterEach, expect, inject, test } from 'vitest';
import { openMail } from './adapters/mail/open-mail.ts';
import { oneTimePasswords, users } from './modules/people/accounts/accounts.tables.ts';
import { letters } from './modules/people/letters/letters.tables.ts';
import { configurationVersions } from './modules/visit/saved-houses/saved-houses.tables.ts';
import {
  aCrashSite,
  aStranger,
  type CrashPerson,
  crashDatabases,
  house,
  letterId,
  ok,
  register,
} from './testing/a-crash-site.ts';
import { aKillableServer, type KillableServer } from './testing/a-killable-server.ts';
import { aMailServer, type TestMailServer } from './testing/a-mail-server.ts';

// The server is killed while people register, save houses and ask for passwords: every other time when the mail server has got a letter and
// not answered it yet. Each time that is the embedded database; `npm run test:crash` does it 50 times over both, `npm run test:crash -- 100` a
// hundred times.

const { kills, from } = inject('crash');
const saves = 20 * kills;
const PEOPLE_AT_ONCE = 4;
const SAVES_OF_ONE = 20;
/** One that was at hand may wait for its worker to be missed, or until nobody else can be sending it, and then for its next try. */
const LETTERS_WITHIN_MS = 300_000;

interface Person extends CrashPerson {
  /** Letters that were asked for with an answer, and all that were asked for. */
  letters: { answered: number; asked: number };
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
  'on %s no answered save is lost by kills, no letter is forgotten, and none is sent twice',
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
    const newest = await lettersOf(mail, people);
    expect(await server.stop()).toBe(0);

    const connection = await open();
    cleanUp.push(() => connection.close());
    const { db } = connection;
    const versions = new Set(
      (await db.select().from(configurationVersions)).map(({ token, revision, name }) => asLine({ token, revision, name })),
    );
    expect(answered.length).toBeGreaterThanOrEqual(saves);
    expect(killed).toEqual({ anyTime: Math.floor(kills / 2), withLetterAtHand: Math.ceil(kills / 2) });
    expect(answered.filter((save) => !versions.has(asLine(save)))).toEqual([]);

    const ids = new Set(mail.received.map(({ message }) => letterId(message)));
    expect(ids).not.toContain('');
    const twice = mail.received.length - ids.size;
    expect(twice).toBe(0);
    // Nor would one come twice later: what the database does not know to be sent lies noted for the next start.
    const rows = await db.select().from(letters);
    const folder = join(settings.GAVEL_DATA, 'mail');
    const noted = await (await openMail({ smtpUrl, folder, logger: pino({ level: 'silent' }) })).taken();
    expect(rows.filter(({ id, outcome }) => ids.has(id) && outcome !== 'sent' && !noted.includes(id))).toEqual([]);

    // A letter whose asking a kill left without an answer may still wait.
    const unsent = rows.filter(({ id, outcome }) => outcome !== 'sent' && !ids.has(id));
    const unanswered = people.reduce((sum, { letters }) => sum + letters.asked - letters.answered, 0);
    expect(unsent.filter(({ outcome }) => outcome !== null)).toEqual([]);
    expect(unsent.length).toBeLessThanOrEqual(unanswered);
    for (const { email, letters } of people) {
      const { length } = newest.get(email) ?? [];
      expect([email, length >= letters.answered, length <= letters.asked]).toEqual([email, true, true]);
    }

    // What was mailed holds: the password in force is one that its owner has got.
    const hashes = new Map((await db.select().from(oneTimePasswords)).map(({ userId, hash }) => [userId, hash]));
    const userIds = new Map((await db.select().from(users)).map(({ id, email }) => [email, id]));
    for (const { email, letters } of people) {
      if (letters.answered === 0 || letters.asked > letters.answered) continue;
      expect((newest.get(email) ?? []).map(sha256)).toContain(hashes.get(userIds.get(email) ?? ''));
    }
    console.log(
      `${kind}: ${answered.length} saves, ${kills} kills, ${killed.withLetterAtHand} of them with a letter at hand, ${mail.received.length} letters, ${twice} of them twice`,
    );
  },
);

/** Lets people use the server until enough is saved, and kills it again and again meanwhile. */
async function useAndKill(server: KillableServer, mail: TestMailServer) {
  const people: Person[] = [];
  const answered: AnsweredSave[] = [];
  const killed = { anyTime: 0, withLetterAtHand: 0 };
  /** How many kills wait for a letter to be at hand. */
  let aimed = 0;
  let due = 0;
  let killing = Promise.resolve();
  /** Kills that are waited for, or whose server is not back yet. */
  let underWay = 0;
  let begun = 0;

  /** Kills after the kills that were asked for before, and starts the server again. @param whenDead in between */
  const kill = (waitMs: number, whenDead: () => void) => {
    underWay += 1;
    killing = killing.then(async () => {
      await new Promise((resolve) => setTimeout(resolve, waitMs));
      await server.kill(async () => whenDead());
      underWay -= 1;
    });
  };
  mail.beforeAnswer(async () => {
    // A letter is held for as long as a kill takes, and not a start before it: of one that is not answered for a minute nobody knows.
    if (aimed === 0 || underWay > 0) return;
    aimed -= 1;
    await new Promise<void>((dead) => kill(0, dead));
    killed.withLetterAtHand += 1;
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
  const askForPassword = async ({ email, headers, letters }: Person) => {
    const { response, tries } = await server.post('/api/account/resetpassword', { Email: email }, headers);
    letters.asked += tries;
    // Kills can make one asking many: then the account's limit may refuse it.
    if (response.status === 429 && letters.asked > limits.resetOfAccount.requests) return;
    expect(await ok(response)).toEqual({ isSuccess: true, data: null });
    letters.answered += 1;
  };
  const enter = async () => {
    begun += 1;
    const person = { ...(await register(server, aStranger(begun))), letters: { answered: 0, asked: 0 } };
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
    // No letter has come since that kill was due.
    await askForPassword(await enter());
    await lettersOf(mail, people);
    await killing;
  }
  return { people, answered, killed };
}

/** The one-time passwords that came to each address, each letter once; waits for those that have to come. */
async function lettersOf(mail: TestMailServer, people: readonly Person[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const deadline = Date.now() + LETTERS_WITHIN_MS;
  for (;;) {
    const byId = new Map(mail.received.map((letter) => [letterId(letter.message), letter]));
    const byAddress = Map.groupBy(byId.values(), ({ to }) => to.join());
    const isMissing = people.some(({ email, letters }) => (byAddress.get(email)?.length ?? 0) < letters.answered);
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
