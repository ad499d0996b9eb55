import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';

/** The limits for one connection, one address, and all connections together. */
export interface ConnectionLimits {
  readonly inAll: number;
  /**
   * The greatest number of connections from one address that is not a trusted proxy. A browser opens six, and many people may share an
   * address.
   */
  readonly perAddress: number;
  /**
   * The greatest number of requests that a client may send before the response to its earlier request has ended. Browsers and proxies
   * always wait for that response.
   */
  readonly ahead: number;
  /** The server closes a connection if no byte is sent or received for this time while a response is made or read, in ms. */
  readonly stalledAfter: number;
  /** How many ms a client may take to read a response after the server has written all of it. */
  readonly longestTaking: number;
  /**
   * When the server stops, it closes a connection without any request only after this time, in ms, because the first request
   * may be on its way.
   */
  readonly unusedWhenStopping: number;
  /**
   * Time limits in ms: how long a client may take to send a request (whose body has at most 256 KB, or a few pictures), and how
   * long a connection waits for the next request.
   */
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
    // Proxies keep an idle connection for a minute. The server keeps it longer, so that no proxy uses a connection that the server has just
    // closed.
    keepAliveTimeout: 72_000,
  },
};

interface Connection {
  readonly waiting: (() => void)[];
  isAnswering: boolean;
  /** The number of bytes that the connection had received when its last response was finished. */
  readBytes: number;
}

/**
 * Returns a server that does not listen yet. It answers the requests of a connection one after the other, because the responses to a client
 * that reads none of them would otherwise all be in memory. It closes connections that exceed the limits. Within the limits, a connection
 * may be slow. When the server stops, it closes each connection after its current response.
 *
 * @param isProxy whether an address is a proxy, whose connections belong to many people
 * @param willStop whether the server has received a stop signal
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

  const server = createServer(limits.times, listener);
  server.maxConnections = limits.inAll;
  server.timeout = limits.stalledAfter;
  // Replace Node's own function, which `server.close` calls.
  server.closeIdleConnections = closeIdle;
  return server.on('connection', welcome);

  function listener(request: IncomingMessage, response: ServerResponse): void {
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
        // Close the connection, because Node would wait for its next request even when the server accepts no new connections.
        else if (isStopping()) socket.end();
      });
      if (isStopping()) response.setHeader('Connection', 'close');
      answer(request, response);
    };
    if (!connection.isAnswering) begin();
    else if (connection.waiting.length < limits.ahead) connection.waiting.push(begin);
    else socket.destroy();
  }

  function welcome(socket: Socket): void {
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
  }

  /**
   * Closes idle connections. Node's own function would close a connection whose response is still being read, and would not
   * close a connection that has sent no request.
   */
  function closeIdle(): void {
    for (const [socket, { isAnswering, readBytes }] of connections) {
      if (isAnswering || socket.bytesRead > readBytes) continue;
      if (socket.bytesRead > 0) socket.destroy();
      else setTimeout(() => socket.bytesRead === 0 && socket.destroy(), limits.unusedWhenStopping);
    }
  }
}

/**
 * Closes the connection if its client takes too long to read a response, for example because it reads only a byte from time to time. Node
 * itself closes a connection only if no byte at all is sent for some time.
 */
function endWhenTakenForEver(response: ServerResponse, longest: number): void {
  // Start the time at the event `prefinish`: then the connection has the whole response.
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
