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
  /** Connections of one address that is not a trusted proxy. A browser opens six, and many people may share an address. */
  readonly perAddress: number;
  /** Requests that a client sends before the response to its earlier one has ended. Browsers and proxies send none. */
  readonly ahead: number;
  /** The server closes a connection if no byte is sent or received for this time while a response is made or read, in ms. */
  readonly stalledAfter: number;
  /** How many ms a client may take to read the rest of a response that is completely written. */
  readonly longestTaking: number;
  /** When the server stops, it closes an unused connection only after this time, in ms, because its first request may be on its way. */
  readonly unusedWhenStopping: number;
  /**
   * How long a client may take to send a request, whose body has at most 256 KB or a few pictures, and how long a connection waits for the next one.
   * Milliseconds.
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
    // Proxies keep a connection for a minute. This is longer, so that a proxy never uses a connection that the server has just closed.
    keepAliveTimeout: 72_000,
  },
};

interface Connection {
  readonly waiting: (() => void)[];
  isAnswering: boolean;
  /** The bytes that had arrived on the connection when its last response was finished. */
  readBytes: number;
}

/**
 * Returns a server that does not listen yet. It answers the requests of a connection one after the other and closes connections that
 * exceed the limits. Otherwise a client that sends requests without reading would make the server hold all responses in memory. A slow
 * connection is allowed as long as bytes arrive. When the server stops, each connection closes after its current response.
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
  // `server.close` calls this function.
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
        // Node waits for the next request on a connection even when the server accepts no new connections.
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
   * Closes idle connections. Node's own function would close a connection whose response is still being read, and keep one without any
   * request.
   */
  function closeIdle(): void {
    for (const [socket, { isAnswering, readBytes }] of connections) {
      if (isAnswering || socket.bytesRead > readBytes) continue;
      if (socket.bytesRead > 0) socket.destroy();
      else setTimeout(() => socket.bytesRead === 0 && socket.destroy(), limits.unusedWhenStopping);
    }
  }
}

/** Closes a connection whose client reads a byte now and then. Node itself closes only a connection on which no byte is sent. */
function endWhenTakenForEver(response: ServerResponse, longest: number): void {
  // At this event the whole response has been handed to the connection.
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
