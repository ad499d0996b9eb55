import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Answer, asker } from '../pages/ask.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const PASSWORD = 'granbarr i snö';

/** A logged-in person, or a system with an API key. */
export interface Member {
  /** @param headers headers in addition to those that every browser sends */
  send(path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<Answer>;
}

interface Person {
  readonly email: string;
  readonly name: string;
  readonly role: 'Customer' | 'Salesmen' | 'Admin';
}

/**
 * Logs a person in. Creates a missing account with the operator's command.
 * @param connections the number of simultaneous requests
 */
export async function logIn(
  address: string,
  databaseUrl: string,
  { email, name, role }: Person,
  connections = 1,
): Promise<Member> {
  const ask = asker(address, connections);
  const enter = (password: string) => ask({ path: '/api/account/login', body: { username: email, password } });
  let entered = await enter(PASSWORD);
  if (entered.text() === 'null') {
    const printed = await administer(databaseUrl, ['create', email, '--role', role, '--name', name]).catch(() =>
      administer(databaseUrl, ['one-time-password', email]),
    );
    const OldPassword = /: ([a-z0-9-]{35})$/m.exec(printed)?.[1] ?? '';
    const first = await enter(OldPassword);
    const headers = { cookie: cookieOf(first) };
    await ask({ path: '/api/account/changepassword', body: { OldPassword, NewPassword: PASSWORD }, headers });
    entered = await enter(PASSWORD);
  }
  const cookie = cookieOf(entered);
  return { send: (path, body, headers = {}) => ask({ path, body, headers: { ...headers, cookie } }) };
}

/** Creates an API key. Returns another system of the builder, which sends its HTTP requests with this key. */
export async function holdKey(address: string, databaseUrl: string, connections: number): Promise<Member> {
  const ask = asker(address, connections);
  const scopes = ['leads:read', 'customers:read', 'offers:read', 'orders:read', 'statistics:read'];
  const printed = await administer(databaseUrl, ['keys', 'create', 'Bench', ...scopes]);
  const key = /gvl_\S+/.exec(printed)?.[0] ?? '';
  return { send: (path, body, headers = {}) => ask({ path, body, headers: { ...headers, Authorization: `Bearer ${key}` } }) };
}

/** Returns the cookies that a response sets, in the form in which the next request sends them. */
export function cookieOf({ headers }: Pick<Answer, 'headers'>): string {
  return (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ');
}

async function administer(databaseUrl: string, args: readonly string[]): Promise<string> {
  const env = { ...process.env, DATABASE_URL: databaseUrl, LOG_LEVEL: 'warn' };
  const { stdout } = await promisify(execFile)(process.execPath, ['apps/server/src/admin.ts', ...args], { cwd: root, env });
  return stdout;
}
