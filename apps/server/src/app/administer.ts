import { parseArgs } from 'node:util';
import { emailAddress } from '@gavel/contract';
import { accountTexts, createTexts } from '@gavel/texts';
import { type Connection, connectPostgres, openEmbedded } from '../db/connect.ts';
import { DataFolderError } from '../db/data-folder-error.ts';
import { DatabaseError } from '../db/database-error.ts';
import { FolderInUseError } from '../db/folder-in-use-error.ts';
import type { User } from '../modules/people/accounts/accounts.repository.ts';
import { AdministrationError, administerAccounts } from '../modules/people/accounts/administer-accounts.ts';
import { makeOneTimePassword } from '../modules/people/accounts/make-one-time-password.ts';
import { createPasswords } from '../modules/people/accounts/passwords.ts';
import { keysCommand } from './administer-keys.ts';
import { rangeCommand } from './administer-range.ts';
import { requestsCommand } from './administer-requests.ts';
import { webhooksCommand } from './administer-webhooks.ts';
import type { Administering } from './administering.ts';
import { startClock } from './clock.ts';
import { type Env, EnvError, readEnv } from './env.ts';

const USAGE = `npm run admin -- COMMAND

  create EMAIL [--role Salesmen|Admin] [--name "First Last"]   adds an account (an administrator, if nothing else is said) and prints
                                                               a password that holds once
  list                                                         every account
  role EMAIL Customer|Salesmen|Admin                           changes what somebody may do, and ends their sessions
  one-time-password EMAIL                                      prints a new password that holds once
  disable EMAIL                                                closes an account, and ends its sessions
  enable EMAIL                                                 opens it again
  reset-second-factor EMAIL                                    for somebody who has lost theirs; ends their sessions

  leads held-back                                              requests that were taken for a robot's, latest first
  leads release ID                                             mails one of them after all, and tells the webhook

  webhooks log [EVENT]                                         what the webhook was told in the last 30 days, latest first, or how one event went
  webhooks replay EVENT|undelivered                            tells one event again, or all that were given up

  keys create NAME [SCOPE…]                                    prints a key of another system, once; allowed leads:read where nothing else is said
  keys list                                                    every key, and when it was used last
  keys revoke ID                                               closes one

  range publish [FOLDER] [--name "First Last" --reason "Why"]  publishes a range whatever was published before, and answers for its warnings;
                                                               also: npm run range -- publish
  range export FOLDER [VERSION]                                writes the files of a version of the range; also: npm run range -- export`;

/** The groups of commands by name. Each function parses the words after that name. */
const groups: Readonly<
  Record<string, (words: readonly string[], options: Options) => ((at: Administering) => Promise<string>) | null>
> = {
  leads: requestsCommand,
  webhooks: webhooksCommand,
  keys: keysCommand,
  range: rangeCommand,
};

type Options = ReturnType<typeof readArguments>['values'];

/** The output of an operator's command, and its exit code: 0 if it succeeded. */
export interface Administered {
  readonly code: 0 | 1;
  readonly output: string;
}

/**
 * Runs an operator's command on accounts, requests, webhooks, keys or ranges. With the embedded database the server must be stopped; with
 * PostgreSQL it may run.
 * @param args the command and its arguments
 * @param variables the environment variables; those of the process if omitted
 */
export async function administer(
  args: readonly string[],
  variables?: Readonly<Record<string, string | undefined>>,
): Promise<Administered> {
  try {
    return { code: 0, output: `${await carryOut(readEnv(variables), args)}\n` };
  } catch (error) {
    return { code: 1, output: `${reason(error)}\n` };
  }
}

async function carryOut(env: Env, args: readonly string[]): Promise<string> {
  const { values, positionals } = readArguments(args);
  const [command = '', address = '', newRole = ''] = positionals;
  if (command === '' || command === 'help') return USAGE;
  const group = groups[command];
  if (group) return carryOutWith(env, group(positionals.slice(1), values));
  if (command !== 'list' && address === '') throw new AdministrationError(USAGE);
  const email = command === 'list' ? '' : addressOf(address);
  const role = roleOf(command === 'role' ? newRole : (values.role ?? 'Admin'));
  const connection = await connect(env);
  try {
    const now = startClock(env.clockStart);
    const accounts = administerAccounts({ db: connection.db, passwords: createPasswords(), makeOneTimePassword, now });
    switch (command) {
      case 'create':
        return handOver(env, email, await accounts.create({ email, role, name: values.name ?? null }));
      case 'one-time-password':
        return handOver(env, email, await accounts.oneTimePassword(email));
      case 'list':
        return listed(await accounts.list());
      case 'role':
        await accounts.setRole(email, role);
        return `${email}: ${labelOf(role)}. Their sessions have ended.`;
      case 'disable':
        await accounts.disable(email);
        return `${email} cannot log in any more. Their sessions have ended.`;
      case 'enable':
        await accounts.enable(email);
        return `${email} can log in again.`;
      case 'reset-second-factor':
        await accounts.resetSecondFactor(email);
        return `${email} logs in without a second factor until they set one up. Their sessions have ended.`;
      default:
        throw new AdministrationError(USAGE);
    }
  } finally {
    await connection.close();
  }
}

async function carryOutWith(env: Env, work: ((at: Administering) => Promise<string>) | null): Promise<string> {
  if (!work) throw new AdministrationError(USAGE);
  const connection = await connect(env);
  try {
    return await work({ env, connection, now: startClock(env.clockStart) });
  } finally {
    await connection.close();
  }
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { role: { type: 'string' }, name: { type: 'string' }, reason: { type: 'string' } },
    });
  } catch (error) {
    throw new AdministrationError(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
  }
}

function connect({ databaseUrl, databaseOwnerUrl, dataFolder }: Env): Promise<Connection> {
  return databaseUrl ? connectPostgres(databaseUrl, { ownerUrl: databaseOwnerUrl }) : openEmbedded(dataFolder);
}

function labelOf(role: User['role']): string {
  return createTexts().of(accountTexts)(role);
}

function addressOf(text: string): string {
  const address = emailAddress.safeParse(text);
  if (!address.success) throw new AdministrationError(`${text} is no email address.`);
  return address.data;
}

function roleOf(text: string): User['role'] {
  if (text === 'Customer' || text === 'Salesmen' || text === 'Admin') return text;
  throw new AdministrationError(`There is no role ${JSON.stringify(text)}: Customer, Salesmen or Admin.`);
}

function handOver({ baseUrl, port }: Env, email: string, password: string): string {
  return [
    `One-time password for ${email}: ${password}`,
    `It holds once, for seven days, at ${baseUrl ?? `http://localhost:${port}`}/login, and an own one is asked for there. It is shown only now.`,
  ].join('\n');
}

function listed(users: readonly User[]): string {
  if (users.length === 0) return 'There are no accounts.';
  return users
    .map(({ email, name, role, twoFactorEnabled, disabledAt }) =>
      [email, name, labelOf(role), twoFactorEnabled ? 'second factor' : '', disabledAt ? 'disabled' : '']
        .filter(Boolean)
        .join(', '),
    )
    .join('\n');
}

/** Returns an error as text: an operator's mistake in plain words, and a fault of the program with its stack. */
function reason(error: unknown): string {
  if (error instanceof FolderInUseError)
    return `The server is running (${error.holder}) and holds the embedded database alone. Stop it, do this, and start it again; with a PostgreSQL database (DATABASE_URL) it may go on running.`;
  if (error instanceof EnvError) return `The settings cannot be used:\n${error.message}`;
  if ([AdministrationError, DatabaseError, DataFolderError].some((kind) => error instanceof kind))
    return (error as Error).message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
