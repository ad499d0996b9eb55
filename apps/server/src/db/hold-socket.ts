import { createHash } from 'node:crypto';
import { connect, createServer, type Server } from 'node:net';
import { FolderInUseError } from './folder-in-use-error.ts';

export interface HeldSocket {
  close(): Promise<void>;
}

/**
 * Listens on a local address whose name is made from the folder's path. Only one process of a machine can listen on it at a time, and the
 * operating system frees the address when the process ends in any way. A client that connects gets the process id. Throws
 * `FolderInUseError`.
 * @param folder real path
 */
export async function holdSocket(folder: string): Promise<HeldSocket> {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 32);
  const greeting = `gavel ${name} ${process.pid}`;
  const server = createServer((client) => client.on('error', () => undefined).end(greeting));
  const address = addressOf(name);
  try {
    await listen(server, address);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    const [, holder, pid] = (await ask(address)).split(' ');
    // Systems without named sockets use a loopback port, which an unrelated program may already use. Then only the lock file protects the
    // folder.
    if (typeof address !== 'string' && holder !== name) return { close: async () => undefined };
    throw new FolderInUseError(folder, Number(pid) || null, null);
  }
  server.unref();
  return { close: () => new Promise((resolve) => server.close(() => resolve())) };
}

type Address = string | { readonly host: string; readonly port: number };

/** Returns the address for a name: an abstract socket on Linux, a pipe on Windows, and a loopback port on other systems. */
function addressOf(name: string): Address {
  if (process.platform === 'linux') return `\0gavel-${name}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\gavel-${name}`;
  return { host: '127.0.0.1', port: 49_152 + (Number.parseInt(name.slice(0, 8), 16) % 16_384) };
}

function listen(server: Server, address: Address): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    const listening = () => resolve();
    if (typeof address === 'string') server.listen(address, listening);
    else server.listen(address.port, address.host, listening);
  });
}

/** Connects to an address and returns the text that the listening process sends; empty if it sends nothing within a second. */
function ask(address: Address): Promise<string> {
  return new Promise((resolve) => {
    const client = typeof address === 'string' ? connect(address) : connect(address.port, address.host);
    let text = '';
    const finish = () => {
      client.destroy();
      resolve(text);
    };
    client.setEncoding('utf8').setTimeout(1000, finish);
    client.on('data', (part: string) => {
      text += part;
    });
    client.on('end', finish).on('error', finish);
  });
}
