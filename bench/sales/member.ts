import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Answer, asker } from '../pages/ask.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const PASSWORD = 'granbarr i snö';

/** Somebody who is logged in, or a system with a key. */
export interface Member {
  /** @param headers beside those of every browser */
  send(path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<Answer>;
}

interface Person {
  readonly email: string;
  readonly name: string;
  readonly role: 'Customer' | 'Salesmen' | 'Admin';
}

/** Logs somebody in, who gets an account by the operator's command where they have none. @param connections so often they can ask at once */
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

/** Another system of the builder, with a key of its own. */
export async function holdKey(address: string, databaseUrl: string, connections: number): Promise<Member> {
  const ask = asker(address, connections);
  const scopes = ['leads:read', 'customers:read', 'offers:read', 'orders:read', 'statistics:read'];
  const printed = await administer(databaseUrl, ['keys', 'create', 'Bench', ...scopes]);
  const key = /gvl_\S+/.exec(printed)?.[0] ?? '';
  return { send: (path, body, headers = {}) => ask({ path, body, headers: { ...headers, Authorization: `Bearer ${key}` } }) };
}

function cookieOf({ headers }: Answer): string {
  return (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ');
}

async function administer(databaseUrl: string, args: readonly string[]): Promise<string> {
  const env = { ...process.env, DATABASE_URL: databaseUrl, LOG_LEVEL: 'warn' };
  const { stdout } = await promisify(execFile)(process.execPath, ['apps/server/src/admin.ts', ...args], { cwd: root, env });
  return stdout;
}
