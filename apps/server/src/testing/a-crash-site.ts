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

/** The databases that a killed server has: the one that `npm run test:crash` names, both one after the other; otherwise the one given, where there is one. */
export function crashDatabases(usual: 'PGlite' | 'PostgreSQL'): readonly string[] {
  const wanted = inject('crash').database ?? usual;
  return kinds.includes(wanted) ? [wanted] : inject('crash').database === null ? kinds : [];
}

/** The terms that whoever makes an account, or asks something without one, agrees to. */
export const terms = {
  id: asConsentId(7),
  slug: 'anvandarvillkor',
  version: '1',
  title: 'Villkor',
  text: '<p>Villkor</p>',
};

/** A house of the range on the site. */
export const house = { HouseId: 1, MunicipalityId: '2480', WebConfigurationId: 10, Answers: { 11: 111 } };

/** What a server that is killed leaves behind. */
export interface CrashSite {
  /** The server's environment. */
  readonly settings: { readonly GAVEL_DATA: string; readonly [name: string]: string };
  /** The database; on PGlite when no server runs. */
  open(): Promise<Connection>;
  remove(): Promise<void>;
}

/** An empty database with a small range in it, and a folder. @param kind of `crashDatabases()` */
export async function aCrashSite(kind: string): Promise<CrashSite> {
  const folder = await mkdtemp(join(tmpdir(), 'gavel-crash-'));
  const range = join(folder, 'range');
  await mkdir(range);
  // A range that cannot be published: the one that is stored stays in service, so that a start is quick.
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

/** Somebody who uses the server, and the headers of what they send. */
export interface CrashPerson {
  readonly email: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Somebody without an account, at an address of their own so that no limit stands in the way. */
export function aStranger(number: number): CrashPerson {
  return { email: `p${number}@example.se`, headers: { 'X-Forwarded-For': `10.0.${number >> 8}.${number & 255}` } };
}

/** Makes them an account. */
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
  // When a kill took the answer, the account is there already.
  const { AccountAlreadyExists } = await ok<{ AccountAlreadyExists: boolean }>(registered.response);
  const { response } = AccountAlreadyExists ? await server.post('/api/account/login', credentials, headers) : registered;
  const Cookie = response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
  return { email, headers: { ...headers, Cookie } };
}

/** The body of an answer that says yes; throws with what is said otherwise. */
export async function ok<Body>(response: Response): Promise<Body> {
  const text = await response.text();
  if (response.status !== 200) throw new Error(`answered ${response.status}: ${text}`);
  return JSON.parse(text);
}

/** The id of a letter, which its Message-ID is made from. */
export function letterId(message: string): string {
  return /^Message-ID: <([^@>]+)@/im.exec(message)?.[1] ?? '';
}
