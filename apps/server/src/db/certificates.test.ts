import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, chown, copyFile, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ownPostgres, postgresPrograms } from '../testing/start-postgres.ts';
import { connectPostgres } from './connect.ts';
import { DatabaseError } from './database-error.ts';
import { ping } from './ping.ts';

const openssl = '/usr/bin/openssl';
const missing = existsSync(openssl) ? ((await postgresPrograms()) ? null : 'there is no PostgreSQL') : 'there is no openssl';
if (missing !== null) console.log(`Logging in with a certificate is not tested: ${missing}`);

test.skipIf(missing !== null)('the server logs in to PostgreSQL with a certificate instead of a password', async () => {
  const postgres = await ownPostgres();
  onTestFinished(postgres.stop);
  if (postgres.url === null) throw new Error(postgres.reason);
  const folder = await mkdtemp(join(tmpdir(), 'gavel-certificates-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const make = await anAuthority(folder);
  await make('server', 'localhost');
  await make('gavel', 'gavel');
  await make('other', 'somebody');
  await askForCertificates(postgres.url, folder);
  // PostgreSQL needs a moment to reload its settings.
  const { url } = postgres;
  await vi.waitFor(() => expect(connectPostgres(url)).rejects.toThrow(DatabaseError), { timeout: 60_000 });

  const { port } = new URL(url);
  const as = (name: string) =>
    `postgres://gavel@localhost:${port}/postgres?sslmode=verify-full&sslrootcert=${folder}/ca.crt&sslcert=${folder}/${name}.crt&sslkey=${folder}/${name}.key`;
  const { db, close } = await connectPostgres(as('gavel'));
  await ping(db);
  await close();
  await expect(connectPostgres(as('other'))).rejects.toThrow(DatabaseError);
});

/**
 * Makes a certificate authority in a folder. Returns a function that makes a certificate for a host or a database role under a
 * given file name.
 */
async function anAuthority(folder: string) {
  const run = (...words: string[]) => promisify(execFile)(openssl, words, { cwd: folder });
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  await run('req', '-x509', ...key, '-days', '2', '-subj', '/CN=authority', '-keyout', 'ca.key', '-out', 'ca.crt');
  return async (name: string, subject: string) => {
    await run('req', ...key, '-subj', `/CN=${subject}`, '-keyout', `${name}.key`, '-out', `${name}.csr`);
    await writeFile(join(folder, `${name}.ext`), `subjectAltName=DNS:${subject}\n`);
    const signed = ['-in', `${name}.csr`, '-out', `${name}.crt`, '-extfile', `${name}.ext`, '-days', '2'];
    await run('x509', '-req', ...signed, '-CA', 'ca.crt', '-CAkey', 'ca.key', '-CAcreateserial');
  };
}

/** Makes a running PostgreSQL accept only connections with a certificate. */
async function askForCertificates(url: string, folder: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ data: string; hba: string }>(
    "select current_setting('data_directory') as data, current_setting('hba_file') as hba",
  );
  const [{ data, hba } = { data: '', hba: '' }] = rows;
  const { uid, gid } = await stat(data);
  for (const file of ['ca.crt', 'server.crt', 'server.key']) {
    const own = join(data, file);
    await copyFile(join(folder, file), own);
    await chown(own, uid, gid);
    await chmod(own, 0o600);
  }
  await writeFile(hba, 'hostssl all gavel 127.0.0.1/32 cert\n');
  await client.query("alter system set ssl_ca_file = 'ca.crt'");
  await client.query('alter system set ssl = on');
  await client.query('select pg_reload_conf()');
  await client.end();
}
