import { aProxy, nginx } from '../../apps/server/src/testing/a-proxy.ts';
import { freePort } from '../free-port.ts';
import type { MeasuredServer } from '../pages/measured-server.ts';
import type { Product } from '../pages/product.ts';
import { processorTimeBelow } from '../pages/resident.ts';
import type { KeptPostgres } from '../sales/kept-postgres.ts';
import type { Spent } from './extrapolate.ts';

/** One or more processes of the server with one PostgreSQL. */
export interface Site {
  readonly address: string;
  /** Returns the processor time that each part has used since it started, in ms. */
  meter(): Promise<Spent>;
  /** Waits until the servers are idle, which means that the work after their responses is done. */
  quiet(): Promise<void>;
  stop(): Promise<void>;
}

type Settings = Readonly<Record<string, string>>;

export async function oneProcess(product: Product, postgres: KeptPostgres, settings: Settings): Promise<Site> {
  return siteOf([await product.start(settings)], postgres, null);
}

/** The number of processes behind nginx in docs/how-to/run-in-production.md. */
const PROCESSES = 3;

/** Starts three processes behind nginx with TLS. Throws if nginx or openssl is not installed. */
export async function threeProcesses(product: Product, postgres: KeptPostgres, settings: Settings): Promise<Site> {
  if (nginx === null) throw new Error('there is no nginx on this machine, or no openssl');
  const [port = 0, ...ports] = await freePorts(1 + PROCESSES);
  const BASE_URL = `https://localhost:${port}`;
  const servers = await Promise.all(ports.map((own) => product.start({ ...settings, PORT: String(own), BASE_URL })));
  const proxy = await aProxy(nginx, port, ports);
  return siteOf(servers, postgres, proxy);
}

async function freePorts(count: number): Promise<readonly number[]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await freePort());
  return [...ports];
}

function siteOf(
  servers: readonly MeasuredServer[],
  postgres: KeptPostgres,
  proxy: Awaited<ReturnType<typeof aProxy>> | null,
): Site {
  const [first] = servers;
  if (!first) throw new Error('there is no server');
  return {
    address: first.address,
    async meter() {
      const usages = await Promise.all(servers.map(({ usage }) => usage()));
      const server = usages.reduce((sum, { processor }) => sum + processor, 0);
      const { user, system } = process.cpuUsage();
      return {
        server,
        children: servers.reduce((sum, { pid }) => sum + processorTimeBelow(pid), -server),
        database: postgres.processorTime(),
        proxy: proxy === null ? 0 : processorTimeBelow(proxy.pid),
        generator: (user + system) / 1000,
      };
    },
    quiet: async () => void (await Promise.all(servers.map((server) => server.quiet()))),
    async stop() {
      await proxy?.close();
      await Promise.all(servers.map((server) => server.stop()));
    },
  };
}
