import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { limits } from '@gavel/contract';
import { asConsentId } from '@gavel/core';
import { pino } from 'pino';
import { afterEach, expect, inject, test } from 'vitest';
import { openMail } from './adapters/mail/open-mail.ts';
import { type Connection, connectPostgres, openEmbedded } from './db/connect.ts';
import { oneTimePasswords, users } from './modules/accounts/accounts.tables.ts';
import { letters } from './modules/letters/letters.tables.ts';
import { storeRange } from './modules/range/store-range.ts';
import { configurationVersions } from './modules/saved-houses/saved-houses.tables.ts';
import { aKillableServer, type KillableServer } from './testing/a-killable-server.ts';
import { aMailServer, type TestMailServer } from './testing/a-mail-server.ts';
import { aPublishedRange } from './testing/a-published-range.ts';
import { freshDatabase, prepareFolder } from './testing/databases.ts';

// The server is killed while people register, save houses and ask for passwords: every other time when the mail server has got a letter and
// not answered it yet. `npm run test:crash` does it 50 times.

const { saves, kills } = { short: { saves: 40, kills: 2 }, full: { saves: 1000, kills: 50 } }[inject('crashDepth')];
const PEOPLE_AT_ONCE = 4;
const SAVES_OF_ONE = 20;
/** One that was at hand may wait for its worker to be missed, or until nobody else can be sending it, and then for its next try. */
const LETTERS_WITHIN_MS = 300_000;

const terms = { id: asConsentId(7), slug: 'anvandarvillkor', version: '1', title: 'Villkor', text: '<p>Villkor</p>' };
const house = { HouseId: 1, MunicipalityId: '2480', WebConfigurationId: 10, Answers: { 11: 111 } };

interface Person {
  readonly email: string;
  readonly headers: Readonly<Record<string, string>>;
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

test.each(['PGlite', ...(inject('postgresUrl') === null ? [] : ['PostgreSQL'])])(
  'on %s no answered save is lost by kills, no letter is forgotten, and none is sent twice',
  { timeout: 60 * 60_000 },
  async (kind) => {
    const { settings, open } = await aDatabase(kind);
    const mail = await aMailServer();
    cleanUp.push(() => mail.close());
    const smtpUrl = `smtp://127.0.0.1:${mail.port}`;
    const server = await aKillableServer({
      ...settings,
      SMTP_URL: smtpUrl,
      TRUSTED_PROXIES: '127.0.0.1/32',
      PICTURE_AVIF: 'off',
      LOG_LEVEL: 'warn',
    });
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

    const ids = new Set(mail.received.map(({ message }) => idOf(message)));
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

/** An empty database with a small range in it, and how to reach it from here when no server runs. */
async function aDatabase(
  kind: string,
): Promise<{ settings: { readonly GAVEL_DATA: string; readonly [name: string]: string }; open: () => Promise<Connection> }> {
  const folder = await mkdtemp(join(tmpdir(), 'gavel-crash-'));
  cleanUp.push(() => rm(folder, { recursive: true }));
  const range = join(folder, 'range');
  await mkdir(range);
  // A range that cannot be published: the one that is stored stays in service, so that a start is quick.
  await writeFile(join(range, 'brand.yaml'), 'name: Provhus\n');
  const common = { GAVEL_DATA: join(folder, 'data'), RANGE: range };
  const database = kind === 'PGlite' ? null : await freshDatabase(inject('postgresUrl') ?? '');
  if (database) cleanUp.push(() => database.drop());
  else await prepareFolder(common.GAVEL_DATA);
  const open = () => (database ? connectPostgres(database.url) : openEmbedded(common.GAVEL_DATA));
  const connection = await open();
  await storeRange(connection.db, { ...aPublishedRange(), consents: [terms] }, new Date());
  await connection.close();
  return { settings: { ...common, ...(database && { DATABASE_URL: database.url }) }, open };
}

/** Lets people use the server until enough is saved, and kills it again and again meanwhile. */
async function useAndKill(server: KillableServer, mail: TestMailServer) {
  const people: Person[] = [];
  const answered: AnsweredSave[] = [];
  const killed = { anyTime: 0, withLetterAtHand: 0 };
  /** How many kills wait for a letter to be at hand. */
  let aimed = 0;
  let due = 0;
  let killing = Promise.resolve();
  let begun = 0;

  /** Kills after the kills that were asked for before, and starts the server again. @param whenDead in between */
  const kill = (waitMs: number, whenDead: () => void) => {
    killing = killing.then(async () => {
      await new Promise((resolve) => setTimeout(resolve, waitMs));
      await server.kill(async () => whenDead());
    });
  };
  mail.beforeAnswer(async () => {
    if (aimed === 0) return;
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
      kill((due * 7) % 31, () => {
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
  const live = async () => {
    while (answered.length < saves) {
      begun += 1;
      const person = await register(server, begun);
      people.push(person);
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
    begun += 1;
    const last = await register(server, begun);
    people.push(last);
    await askForPassword(last);
    await lettersOf(mail, people);
    await killing;
  }
  return { people, answered, killed };
}

/** Makes an account, from an address of its own so that no limit stands in the way. */
async function register(server: KillableServer, number: number): Promise<Person> {
  const credentials = { username: `p${number}@example.se`, password: 'granskog vid tjärn' };
  const from = { 'X-Forwarded-For': `10.0.${number >> 8}.${number & 255}` };
  const asked = {
    Email: credentials.username,
    Password: credentials.password,
    FirstName: 'Anna',
    LastName: 'Berg',
    Cellphone: '070-123 45 67',
    MunicipalityId: '2480',
    GdprConsentId: terms.id,
    Newsletter: false,
  };
  const { response: registered } = await server.post('/api/account/register', asked, from);
  // When a kill took the answer, the account is there already.
  const { AccountAlreadyExists } = await ok<{ AccountAlreadyExists: boolean }>(registered);
  const { response } = AccountAlreadyExists
    ? await server.post('/api/account/login', credentials, from)
    : { response: registered };
  const Cookie = response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
  return { email: credentials.username, headers: { ...from, Cookie }, letters: { answered: 0, asked: 0 } };
}

/** The one-time passwords that came to each address, each letter once; waits for those that have to come. */
async function lettersOf(mail: TestMailServer, people: readonly Person[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const deadline = Date.now() + LETTERS_WITHIN_MS;
  for (;;) {
    const byId = new Map(mail.received.map((letter) => [idOf(letter.message), letter]));
    const byAddress = Map.groupBy(byId.values(), ({ to }) => to.join());
    const isMissing = people.some(({ email, letters }) => (byAddress.get(email)?.length ?? 0) < letters.answered);
    if (!isMissing || Date.now() > deadline)
      return new Map([...byAddress].map(([email, came]) => [email, came.map(({ message }) => passwordIn(message))]));
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function ok<Body>(response: Response): Promise<Body> {
  const text = await response.text();
  expect([response.status, text]).toEqual([200, text]);
  return JSON.parse(text);
}

function idOf(message: string): string {
  return /^Message-ID: <([^@>]+)@/im.exec(message)?.[1] ?? '';
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
