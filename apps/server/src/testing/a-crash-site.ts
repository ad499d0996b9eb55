import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asConsentId } from '@gavel/core';
import { inject } from 'vitest';
import { type Connection, connectPostgres, openEmbedded } from '../db/connect.ts';
import { storeRange } from '../modules/range/store-range.ts';
import type { KillableServer } from './a-killable-server.ts';
import { aPublishedRange } from './a-published-range.ts';
import { freshDatabase, prepareFolder } from './databases.ts';

const kinds: readonly string[] = ['PGlite', ...(inject('postgresUrl') === null ? [] : ['PostgreSQL'])];

/**
 * Returns the databases for a crash test. In `npm run test:crash`, returns the database that the run selects, or none if that database is
 * not available. In other test runs, returns `usual`, or PGlite if `usual` is not available.
 */
export function crashDatabases(usual: 'PGlite' | 'PostgreSQL'): readonly string[] {
  const wanted = inject('crash').database ?? usual;
  return kinds.includes(wanted) ? [wanted] : inject('crash').database === null ? kinds : [];
}

/** The terms that users accept when they register or send a request without an account. */
export const terms = {
  id: asConsentId(7),
  slug: 'anvandarvillkor',
  version: '1',
  title: 'Villkor',
  text: '<p>Villkor</p>',
};

/** A configuration of a house in the site’s range. */
export const house = { HouseId: 1, MunicipalityId: '2480', WebConfigurationId: 10, Answers: { 11: 111 } };

/** The database and the data folder of a server that tests kill and start again. */
export interface CrashSite {
  /** The server's environment. */
  readonly settings: { readonly GAVEL_DATA: string; readonly [name: string]: string };
  /** Opens the database. With PGlite, call this function only while no server runs. */
  open(): Promise<Connection>;
  remove(): Promise<void>;
}

/**
 * Makes a data folder and a new database that contains a small range.
 * @param kind one of `crashDatabases()`
 */
export async function aCrashSite(kind: string): Promise<CrashSite> {
  const folder = await mkdtemp(join(tmpdir(), 'gavel-crash-'));
  const range = join(folder, 'range');
  await mkdir(range);
  // The file of a range that cannot be published. So the server keeps using the range in the database, and starts quickly.
  await writeFile(join(range, 'brand.yaml'), 'name: Provhus\n');
  const GAVEL_DATA = join(folder, 'data');
  const database = kind === 'PGlite' ? null : await freshDatabase(inject('postgresUrl') ?? '');
  if (!database) await prepareFolder(GAVEL_DATA);
  const open = () => (database ? connectPostgres(database.url) : openEmbedded(GAVEL_DATA));
  const connection = await open();
  await storeRange(connection.db, { ...aPublishedRange(), consents: [terms] }, new Date());
  await connection.close();
  return {
    settings: {
      GAVEL_DATA,
      RANGE: range,
      TRUSTED_PROXIES: '127.0.0.1/32',
      PICTURE_AVIF: 'off',
      LOG_LEVEL: 'warn',
      ...(database && { DATABASE_URL: database.url }),
    },
    open,
    async remove() {
      await database?.drop();
      await rm(folder, { recursive: true });
    },
  };
}

/** A person who uses the server, and the HTTP headers that this person sends. */
export interface CrashPerson {
  readonly email: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Returns a person without an account. Each person has a different IP address, so that no person exceeds the limits per client. */
export function aStranger(number: number): CrashPerson {
  return { email: `p${number}@example.se`, headers: { 'X-Forwarded-For': `10.0.${number >> 8}.${number & 255}` } };
}

/** Creates an account for a person, and returns the person with the session cookie. */
export async function register(server: KillableServer, { email, headers }: CrashPerson): Promise<CrashPerson> {
  const credentials = { username: email, password: 'granskog vid tjärn' };
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
  const registered = await server.post('/api/account/register', asked, headers);
  // If the server was killed before an earlier try got its response, the account exists already.
  const { AccountAlreadyExists } = await ok<{ AccountAlreadyExists: boolean }>(registered.response);
  const { response } = AccountAlreadyExists ? await server.post('/api/account/login', credentials, headers) : registered;
  const Cookie = response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
  return { email, headers: { ...headers, Cookie } };
}

/** Returns the body of a response with status 200. Throws an error with the text of the body if the status is another. */
export async function ok<Body>(response: Response): Promise<Body> {
  const text = await response.text();
  if (response.status !== 200) throw new Error(`answered ${response.status}: ${text}`);
  return JSON.parse(text);
}

/** Returns the id of an e-mail from its Message-ID. */
export function mailId(message: string): string {
  return /^Message-ID: <([^@>]+)@/im.exec(message)?.[1] ?? '';
}
