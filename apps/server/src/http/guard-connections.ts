import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';

/** How much of the server one connection, one address and all of them together may have. */
export interface ConnectionLimits {
  readonly inAll: number;
  /** Of one address that is no proxy of ours. A browser has six; many people may share an address. */
  readonly perAddress: number;
  /** Requests that wait for the answer to an earlier one of their connection. Browsers and proxies send none. */
  readonly ahead: number;
  /** A connection on which nothing moves while an answer is made or taken is ended after so many ms. */
  readonly stalledAfter: number;
  /** So long may be taken over what is left of an answer when all of it has been written, ms. */
  readonly longestTaking: number;
  /** On which nothing has ever come is ended so long after the server began to stop, ms: what somebody has just sent may be on its way. */
  readonly unusedWhenStopping: number;
  /** How long somebody may take to send a request, whose body has 256 KB at most, and how long a connection waits for the next one. Milliseconds. */
  readonly times: Required<
    Pick<ServerOptions, 'headersTimeout' | 'requestTimeout' | 'connectionsCheckingInterval' | 'keepAliveTimeout'>
  >;
}

export const connectionLimits: ConnectionLimits = {
  inAll: 2000,
  perAddress: 256,
  ahead: 8,
  stalledAfter: 90_000,
  longestTaking: 600_000,
  unusedWhenStopping: 1000,
  times: {
    headersTimeout: 20_000,
    requestTimeout: 60_000,
    connectionsCheckingInterval: 5000,
    // Longer than the minute that proxies keep a connection: they never ask on one that was just closed here.
    keepAliveTimeout: 72_000,
  },
};

interface Connection {
  readonly waiting: (() => void)[];
  isAnswering: boolean;
  /** What had come on it when its last answer had gone out. */
  readBytes: number;
}

/**
 * A server, not yet listening, that answers the requests of a connection one after the other, and lets go of connections that cost
 * more than they may. Whoever asks and asks without reading would otherwise have the server hold all the answers in memory. A slow
 * line is no fault: what counts is that something is taken at all. When the server stops, a connection ends with the answer at hand.
 *
 * @param isProxy addresses whose connections are many people's
 * @param willStop whether it has been said that the server is going to stop
 */
export function guardedServer(
  answer: RequestListener,
  isProxy: (address: string) => boolean,
  willStop: () => boolean = () => false,
  limits: ConnectionLimits = connectionLimits,
): Server {
  const connections = new Map<Socket, Connection>();
  const open = new Map<string, number>();
  const isStopping = () => willStop() || !server.listening;

  const listener = (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const connection = connections.get(socket);
    if (!connection || socket.destroyed) return;
    const begin = () => {
      connection.isAnswering = true;
      endWhenTakenForEver(response, limits.longestTaking);
      response.once('close', () => {
        connection.isAnswering = false;
        connection.readBytes = socket.bytesRead;
        if (socket.destroyed) return;
        const next = connection.waiting.shift();
        if (next) next();
        // Node waits for the next request of a connection even when the server takes no others.
        else if (isStopping()) socket.end();
      });
      if (isStopping()) response.setHeader('Connection', 'close');
      answer(request, response);
    };
    if (!connection.isAnswering) begin();
    else if (connection.waiting.length < limits.ahead) connection.waiting.push(begin);
    else socket.destroy();
  };

  const welcome = (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const others = open.get(address) ?? 0;
    if (others >= limits.perAddress && !isProxy(address)) {
      socket.end(TOO_MANY);
      return;
    }
    connections.set(socket, { waiting: [], isAnswering: false, readBytes: 0 });
    open.set(address, others + 1);
    socket.once('close', () => {
      connections.delete(socket);
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  };

  /** Node itself ends a connection whose answer is written and not yet taken, and keeps one on which nothing has ever come. */
  const closeIdle = () => {
    for (const [socket, { isAnswering, readBytes }] of connections) {
      if (isAnswering || socket.bytesRead > readBytes) continue;
      if (socket.bytesRead > 0) socket.destroy();
      else setTimeout(() => socket.bytesRead === 0 && socket.destroy(), limits.unusedWhenStopping);
    }
  };

  const server = createServer(limits.times, listener);
  server.maxConnections = limits.inAll;
  server.timeout = limits.stalledAfter;
  // `close` calls it.
  server.closeIdleConnections = closeIdle;
  return server.on('connection', welcome);
}

/** Node ends a connection on which nothing moves; one that takes a byte now and then is left to us. */
function endWhenTakenForEver(response: ServerResponse, longest: number): void {
  // Handed over to the connection as a whole.
  response.once('prefinish', () => {
    const impatience = setTimeout(() => response.destroy(), longest).unref();
    response.once('close', () => clearTimeout(impatience));
  });
}

const words = 'Too many connections';
const TOO_MANY = [
  'HTTP/1.1 429 Too Many Requests',
  'Retry-After: 10',
  'Connection: close',
  'Content-Type: text/plain',
  `Content-Length: ${words.length}`,
  '',
  words,
].join('\r\n');
