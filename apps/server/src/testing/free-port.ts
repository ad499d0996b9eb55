import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * The range of ports to try. The operating system uses ports above `LAST` for outgoing connections, and could use such a port
 * before a test's server listens on it.
 */
const FIRST = 12_000;
const LAST = 32_000;

/** Returns a TCP port of the loopback interface that is free now. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST));
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1');
  const isListening = await once(probe, 'listening').then(
    () => true,
    () => false,
  );
  if (isListening) await new Promise((resolve) => probe.close(resolve));
  return isListening;
}
