import type { Server } from 'node:http';
import { createServer, type Socket } from 'node:net';

/** The server's port, opened before the HTTP server exists. */
export interface Door {
  /** Opens the port; does nothing if it is open. Throws if another process uses it. */
  open(): Promise<void>;
  /** Returns the number of the port. */
  port(): number;
  /** Passes the port, and the connections that wait on it, to an HTTP server. Resolves when this server listens. */
  lead(server: Server): Promise<void>;
}

/**
 * Returns a port that can be opened before its HTTP server exists; new connections wait until the server takes over. If another
 * process uses the port, `open` throws, so this process can end before it has changed anything.
 */
export function aDoor({ port, host }: { readonly port: number; readonly host: string }): Door {
  const waiting = new Set<Socket>();
  const door = createServer({ pauseOnConnect: true }, (socket) => {
    waiting.add(socket);
    socket.on('error', () => undefined).once('close', () => waiting.delete(socket));
  });
  let opening: Promise<void> | null = null;
  return {
    open() {
      opening ??= new Promise((resolve, reject) => {
        door.once('error', reject);
        door.listen(port, host, resolve);
      });
      return opening;
    },
    port() {
      const address = door.address();
      return typeof address === 'object' && address ? address.port : port;
    },
    lead(server) {
      return new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(door, () => {
          server.off('error', reject);
          for (const socket of waiting) {
            server.emit('connection', socket);
            socket.resume();
          }
          waiting.clear();
          resolve();
        });
      });
    },
  };
}
