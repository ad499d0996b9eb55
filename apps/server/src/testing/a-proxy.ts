import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** nginx in front of some servers, as docs/operations.md has it. */
export interface TestProxy {
  readonly address: string;
  close(): Promise<void>;
}

/** nginx's program; null: this machine has none. */
export const nginx =
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
    .map((folder) => join(folder, 'nginx'))
    .find((file) => existsSync(file)) ?? null;

/** Starts it. @param ports where the servers listen on this machine */
export async function aProxy(program: string, port: number, ports: readonly number[]): Promise<TestProxy> {
  const folder = await mkdtemp(join(tmpdir(), 'gavel-nginx-'));
  const file = join(folder, 'nginx.conf');
  await writeFile(file, configuration(folder, port, ports));
  const child = spawn(program, ['-p', folder, '-e', 'stderr', '-c', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const address = `http://127.0.0.1:${port}`;
  await answering(child, address, () => said);
  return {
    address,
    async close() {
      child.kill('SIGTERM');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      await rm(folder, { recursive: true });
    },
  };
}

function configuration(folder: string, port: number, ports: readonly number[]): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
daemon off;
master_process off;
pid ${folder}/pid;
events {}
http {
  access_log off;
  ${temporary.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n  ')}
  upstream gavel {
    ${ports.map((one) => `server 127.0.0.1:${one} max_fails=1 fail_timeout=1s;`).join('\n    ')}
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://gavel;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host:${port};
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_connect_timeout 2s;
    }
  }
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
