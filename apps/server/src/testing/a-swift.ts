import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { AwsClient } from 'aws4fetch';
import type { ObjectStoreSettings } from '../adapters/media/object-store.ts';
import { freePort } from './free-port.ts';

/**
 * A server of Swift, the object store of OpenStack. It supports S3 and checks every signature. This test server needs the Debian packages
 * swift-proxy, swift-account, swift-container and swift-object.
 */
export interface TestSwift {
  /** Makes a new bucket. */
  bucket(): Promise<ObjectStoreSettings>;
  stop(): Promise<void>;
}

const kinds = ['account', 'container', 'object'] as const;

/** Whether Swift is installed on this machine. */
export const hasSwift = [...kinds, 'proxy'].every((kind) => existsSync(`/usr/bin/swift-${kind}-server`));

const keys = { accessKey: 'gavel:pictures', secretKey: 'a-secret', region: 'eu-north-1' };

/** Starts Swift with one disk, with one copy of each file, and without its optional cache. */
export async function aSwift(): Promise<TestSwift> {
  const folder = await mkdtemp(join(tmpdir(), 'gavel-swift-'));
  await mkdir(join(folder, 'devices/d1'), { recursive: true });
  await writeFile(join(folder, 'swift.conf'), SWIFT);
  const servers: ChildProcess[] = [];
  const addresses: string[] = [];
  const start = (kind: string, file: string) =>
    servers.push(spawn(`/usr/bin/swift-${kind}-server`, [file], { stdio: ['ignore', 'ignore', 'ignore'] }));
  for (const kind of kinds) {
    const port = await freePort();
    addresses.push(`http://127.0.0.1:${port}`);
    await makeRing(folder, kind, port);
    const own = `devices = ${folder}/devices\nmount_check = false\nrecon_cache_path = ${folder}`;
    const file = await configured(
      folder,
      kind,
      port,
      own,
      `pipeline = ${kind}-server`,
      `[app:${kind}-server]\nuse = egg:swift#${kind}`,
    );
    start(kind, file);
  }
  const port = await freePort();
  start(
    'proxy',
    await configured(
      folder,
      'proxy',
      port,
      '',
      'pipeline = catch_errors cache listing_formats s3api tempauth proxy-server',
      PROXY,
    ),
  );
  const address = `http://127.0.0.1:${port}`;
  const stop = async () => {
    await Promise.all(servers.map(ended));
    await rm(folder, { recursive: true, force: true });
  };
  // The proxy starts to respond before the servers behind it do, and would then report these as unavailable. So wait for each of those
  // servers first.
  for (const one of [...addresses, address]) await ready(one, servers);
  let buckets = 0;
  return {
    async bucket() {
      buckets += 1;
      const { accessKey, secretKey, region } = keys;
      const client = new AwsClient({ accessKeyId: accessKey, secretAccessKey: secretKey, region, service: 's3' });
      const made = await client.fetch(`${address}/gavel-${buckets}`, { method: 'PUT' });
      if (!made.ok) throw new Error(`no bucket was made: ${made.status} ${await made.text()}`);
      return { ...keys, address: `${address}/gavel-${buckets}/site` };
    },
    stop,
  };
}

const SWIFT = `[swift-hash]
swift_hash_path_suffix = a
swift_hash_path_prefix = b
[storage-policy:0]
name = one
default = yes
`;

/** Writes the "ring" for one kind of server: the configuration file with the address of the only disk. */
async function makeRing(folder: string, kind: string, port: number): Promise<void> {
  const builder = join(folder, `${kind}.builder`);
  const ring = (...words: string[]) => promisify(execFile)('/usr/bin/swift-ring-builder', [builder, ...words]);
  await ring('create', '1', '1', '1');
  await ring('add', `r1z1-127.0.0.1:${port}/d1`, '1');
  await ring('rebalance');
}

// The timeouts between the servers of Swift. With the usual half second to one second, a slow machine would report a server as unavailable.
// A stored file would be listed only later, when another program repeats the update. Tests do not start that program.
const PATIENT = `conn_timeout = 30
node_timeout = 60
container_update_timeout = 60`;

const PROXY = `[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:1
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:s3api]
use = egg:swift#s3api
location = ${keys.region}
allow_multipart_uploads = false
[filter:tempauth]
use = egg:swift#tempauth
user_gavel_pictures = ${keys.secretKey} .admin`;

async function configured(
  folder: string,
  kind: string,
  port: number,
  own: string,
  pipeline: string,
  parts: string,
): Promise<string> {
  const file = join(folder, `${kind}-server.conf`);
  await writeFile(
    file,
    `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${userInfo().username}
swift_dir = ${folder}
log_address = /dev/null
${PATIENT}
${own}
[pipeline:main]
${pipeline}
${parts}
`,
  );
  return file;
}

async function ready(address: string, servers: readonly ChildProcess[]): Promise<void> {
  while (servers.every(({ exitCode }) => exitCode === null)) {
    if (await fetch(address).catch(() => null)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('Swift ended before it began');
}

async function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exit = once(server, 'exit');
  server.kill('SIGKILL');
  await exit;
}
