import { AdministrationError } from '../modules/accounts/administer-accounts.ts';
import { type ApiKey, listApiKeys, revokeApiKey } from '../modules/api-keys/api-keys.repository.ts';
import { makeApiKey } from '../modules/api-keys/api-keys.ts';
import { moment } from '../modules/letters/moment.ts';
import { systemSecrets } from '../secrets/secrets.ts';
import type { Administering } from './administering.ts';

/** What `keys …` asks for; null: there is no such command. */
export function keysCommand([command, word = '']: readonly string[]): ((at: Administering) => Promise<string>) | null {
  if (command === 'list') return async ({ connection }) => listed(await listApiKeys(connection.db));
  if (command === 'create' && word !== '') return (at) => create(at, word);
  if (command === 'revoke' && word !== '') return (at) => revoke(at, word);
  return null;
}

async function create({ connection, now }: Administering, name: string): Promise<string> {
  const { key, made } = await makeApiKey({ db: connection.db, now, secrets: systemSecrets }, name);
  return `Key ${made.id} for ${name}: ${key}\nIt reads every request to the builder (GET /api/leads). It is shown only now.`;
}

async function revoke({ connection, now }: Administering, id: string): Promise<string> {
  const isRevoked = /^\d{1,9}$/.test(id) && (await revokeApiKey(connection.db, Number(id), new Date(now())));
  if (!isRevoked) throw new AdministrationError(`There is no key ${id} that holds.`);
  return `Key ${id} opens nothing any more.`;
}

function listed(keys: readonly ApiKey[]): string {
  if (keys.length === 0) return 'There are no keys.';
  return keys
    .map(({ id, name, createdAt, usedAt, revokedAt }) =>
      [
        id,
        name,
        `made ${moment(createdAt)}`,
        usedAt ? `used ${moment(usedAt)}` : 'never used',
        revokedAt ? `revoked ${moment(revokedAt)}` : '',
      ]
        .filter((part) => part !== '')
        .join(', '),
    )
    .join('\n');
}
