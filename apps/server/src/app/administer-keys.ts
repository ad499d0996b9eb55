import { type ApiScope, apiScopes } from '@gavel/contract/staff';
import { type ApiKey, listApiKeys, revokeApiKey } from '../modules/integrations/api-keys/api-keys.repository.ts';
import { makeApiKey } from '../modules/integrations/api-keys/api-keys.ts';
import { AdministrationError } from '../modules/people/accounts/administer-accounts.ts';
import { moment } from '../modules/people/mail/moment.ts';
import { systemSecrets } from '../secrets/secrets.ts';
import type { Administering } from './administering.ts';

/** Returns the function that runs a command `keys …` of `npm run admin`; null: there is no such command. */
export function keysCommand([command, word = '', ...scopes]: readonly string[]): ((at: Administering) => Promise<string>) | null {
  if (command === 'list') return async ({ connection }) => listed(await listApiKeys(connection.db));
  if (command === 'create' && word !== '') return (at) => create(at, word, scopes);
  if (command === 'revoke' && word !== '') return (at) => revoke(at, word);
  return null;
}

async function create({ connection, now }: Administering, name: string, asked: readonly string[]): Promise<string> {
  const scopes = asked.length === 0 ? (['leads:read'] as const) : asked.map(scopeOf);
  const wanted = { name, scopes, expiresAt: null, createdBy: null };
  const { key, made } = await makeApiKey({ db: connection.db, now, secrets: systemSecrets }, wanted);
  return `Key ${made.id} for ${name}: ${key}\nIt is allowed ${scopes.join(', ')}. It is shown only now.`;
}

function scopeOf(text: string): ApiScope {
  const scope = apiScopes.find((one) => one === text);
  if (!scope) throw new AdministrationError(`There is no scope ${text}: ${apiScopes.join(', ')}.`);
  return scope;
}

async function revoke({ connection, now }: Administering, id: string): Promise<string> {
  const isRevoked = /^\d{1,9}$/.test(id) && (await revokeApiKey(connection.db, Number(id), new Date(now())));
  if (!isRevoked) throw new AdministrationError(`There is no key ${id} that holds.`);
  return `Key ${id} opens nothing any more.`;
}

function listed(keys: readonly ApiKey[]): string {
  if (keys.length === 0) return 'There are no keys.';
  return keys
    .map(({ id, name, scopes, createdAt, expiresAt, usedAt, uses, revokedAt }) =>
      [
        id,
        name,
        scopes.join(' '),
        `made ${moment(createdAt)}`,
        usedAt ? `used ${uses} times, last ${moment(usedAt)}` : 'never used',
        expiresAt ? `holds until ${moment(expiresAt)}` : '',
        revokedAt ? `revoked ${moment(revokedAt)}` : '',
      ]
        .filter((part) => part !== '')
        .join(', '),
    )
    .join('\n');
}
