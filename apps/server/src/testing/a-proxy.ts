import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from './free-port.ts';

const page = fileURLToPath(new URL('../../../../docs/how-to/run-in-production.md', import.meta.url));

/**
 * An nginx with TLS in front of some servers, with the configuration in docs/how-to/run-in-production.md. Each response has the header
 * `X-Served-By`, which ends with the port of the server that responded.
 */
export interface TestProxy {
  readonly address: string;
  /** The http address, which redirects to https. */
  readonly plainAddress: string;
  /** The id of the only process of nginx. */
  readonly pid: number;
  close(): Promise<void>;
}

const programOf = (name: string) =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));

/** The path of the program nginx; null: nginx is not installed, or openssl, which makes the certificate, is not. */
export const nginx = (programOf('openssl') && programOf('nginx')) ?? null;

/**
 * Starts nginx.
 * @param port the https port of nginx
 * @param ports the ports of the servers on this machine, as many as the configuration in the how-to guide has
 */
export async function aProxy(program: string, port: number, ports: readonly number[]): Promise<TestProxy> {
  const folder = await mkdtemp(join(tmpdir(), 'gavel-nginx-'));
  await promisify(execFile)('openssl', [
    ...CERTIFIED,
    '-keyout',
    join(folder, 'privkey.pem'),
    '-out',
    join(folder, 'fullchain.pem'),
  ]);
  const certificate = await readFile(join(folder, 'fullchain.pem'), 'utf8');
  const trusted = getCACertificates('default');
  setDefaultCACertificates([...trusted, certificate]);
  const plainPort = await freePort();
  const file = join(folder, 'nginx.conf');
  await writeFile(file, configuration(folder, { port, plainPort, ports }));
  const child = spawn(program, ['-p', folder, '-e', 'stderr', '-c', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const address = `https://localhost:${port}`;
  await answering(child, address, () => said);
  return {
    address,
    plainAddress: `http://localhost:${plainPort}`,
    pid: child.pid ?? 0,
    async close() {
      setDefaultCACertificates(trusted);
      child.kill('SIGTERM');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      await rm(folder, { recursive: true });
    },
  };
}

/** The arguments with which openssl makes a self-signed certificate for this machine. */
const CERTIFIED = [
  ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'],
  ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'],
];

interface Places {
  readonly port: number;
  /** The http port. */
  readonly plainPort: number;
  readonly ports: readonly number[];
}

/** Returns the nginx configuration of the how-to guide, with the ports and the certificate of this test. */
function configuration(folder: string, { port, plainPort, ports }: Places): string {
  const [, lines = ''] = /```nginx\n([\s\S]+?)```/.exec(readFileSync(page, 'utf8')) ?? [];
  const here = lines
    .replaceAll(/127\.0\.0\.1:300([1-9])/g, (_, at) => `127.0.0.1:${ports[Number(at) - 1]}`)
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replace('listen 443 ', `listen 127.0.0.1:${port} `)
    .replaceAll('/etc/letsencrypt/live/hus.example.se', folder);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
daemon off;
master_process off;
pid ${folder}/pid;
events {}
http {
  access_log off;
  add_header X-Served-By $upstream_addr always;
  ${temporary.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n  ')}
  ${here}
}
`;
}

async function answering(child: ChildProcess, address: string, said: () => string): Promise<void> {
  while (child.exitCode === null) {
    if (await fetch(`${address}/healthz`).catch(() => null)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`nginx ended: ${said()}`);
}
