import type { Server } from 'node:http';
import { createServer, type Socket } from 'node:net';

/** The server's port, from when it is this process's own. */
export interface Door {
  /** Takes the port; once it is taken, does nothing. Throws where somebody else has it. */
  open(): Promise<void>;
  /** Where it was opened. */
  port(): number;
  /** Hands the port over to a server, and those who have come meanwhile. Resolves when it listens. */
  lead(server: Server): Promise<void>;
}

/**
 * A port that is taken before there is a server for it: whoever comes meanwhile waits some moments. So a process whose port somebody else has
 * ends before it has changed anything.
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
