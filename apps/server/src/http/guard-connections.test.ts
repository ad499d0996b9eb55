import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { type ConnectionLimits, connectionLimits, guardedServer } from './guard-connections.ts';

let server: Server;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.closeAllConnections();
  // A test may have stopped its server already. Then `close` passes an error to this callback, which ignores it.
  await new Promise((resolve) => server.close(resolve));
});

async function serve(answer: RequestListener, limits: Partial<ConnectionLimits> = {}, isProxy = (_: string) => false) {
  server = guardedServer(answer, isProxy, () => false, { ...connectionLimits, ...limits });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
}

async function aConnection() {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  let received = '';
  socket.setEncoding('latin1').on('data', (text: string) => {
    received += text;
  });
  socket.on('error', () => {});
  await once(socket, 'connect');
  return { socket, received: () => received };
}

const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: gavel\r\n\r\n`;
/** A body with more bytes than the buffers of a local connection can contain. */
const LARGE = Buffer.alloc(20_000_000, 'a');

test('the server answers the requests of a connection one after the other, in the order in which they were sent', async () => {
  const log: string[] = [];
  await serve((request, response) => {
    log.push(`begin ${request.url}`);
    setTimeout(() => {
      log.push(`end ${request.url}`);
      response.end(`[${request.url}]`);
    }, 5);
  });
  const { socket, received } = await aConnection();
  socket.write(ask('/1') + ask('/2') + ask('/3'));
  await expect.poll(received).toMatch(/\[\/1\].*\[\/2\].*\[\/3\]/s);
  expect(log).toEqual(['begin /1', 'end /1', 'begin /2', 'end /2', 'begin /3', 'end /3']);
});

test('when a client sends several requests over one connection and reads no response, the server makes only the first response', async () => {
  let made = 0;
  await serve((_, response) => {
    made += 1;
    response.end(LARGE);
  });
  const { socket } = await aConnection();
  socket.pause();
  socket.write(ask('/').repeat(connectionLimits.ahead));
  await expect.poll(() => made).toBe(1);
  socket.destroy();
  await expect.poll(() => connectionsOf(server)).toBe(0);
  expect(made).toBe(1);
});

test('the server closes a connection whose client sends too many requests before it has read the responses', async () => {
  let made = 0;
  await serve((_, response) => {
    made += 1;
    setTimeout(() => response.end('here'), 5);
  });
  const { socket } = await aConnection();
  socket.write(ask('/').repeat(connectionLimits.ahead + 2));
  await once(socket, 'close');
  expect(made).toBe(1);
});

test('the server closes a connection whose client reads nothing of the response', async () => {
  await serve((_, response) => void response.end(LARGE), { stalledAfter: 50 });
  const { socket } = await aConnection();
  socket.pause();
  socket.write(ask('/'));
  await expect.poll(() => connectionsOf(server)).toBe(0);
});

test('the server closes a connection whose client takes too long to read the response', async () => {
  await serve((_, response) => void response.end(LARGE), { longestTaking: 50 });
  const { socket } = await aConnection();
  socket.pause();
  socket.write(ask('/'));
  await expect.poll(() => connectionsOf(server)).toBe(0);
});

test('the server limits the number of connections from one address, and accepts a new connection when an earlier connection has closed', async () => {
  await serve((_, response) => void response.end('here'), { perAddress: 2 });
  const first = await aConnection();
  await aConnection();
  const third = await aConnection();
  await once(third.socket, 'close');
  expect(third.received()).toMatch(/^HTTP\/1\.1 429 .*Retry-After: \d+\r\n/s);
  first.socket.end();
  await expect.poll(() => connectionsOf(server)).toBe(1);
  const fourth = await aConnection();
  fourth.socket.write(ask('/'));
  await expect.poll(fourth.received).toMatch(/here$/);
});

test('the server limits the number of all connections together, including connections from proxies', async () => {
  await serve(
    (_, response) => void response.end('here'),
    { inAll: 2 },
    () => true,
  );
  const [first] = [await aConnection(), await aConnection()];
  const third = await aConnection();
  await once(third.socket, 'close');
  first.socket.write(ask('/'));
  await expect.poll(first.received).toMatch(/here$/);
});

test.each([
  ['head', 'GET / HTTP/1.1\r\nHost: gav', { headersTimeout: 50 }],
  ['body', 'POST / HTTP/1.1\r\nHost: gavel\r\nContent-Length: 9\r\n\r\nhalf', { headersTimeout: 50, requestTimeout: 50 }],
])(
  'the server closes a connection when the rest of a request’s %s does not arrive within the time limit',
  async (_, half, short) => {
    // Like the real handlers, this handler waits for the end of the request. In this test the end never arrives.
    const answer: RequestListener = (request, response) => void request.resume().on('end', () => response.end('here'));
    await serve(answer, { times: { ...connectionLimits.times, ...short, connectionsCheckingInterval: 10 } });
    const { socket, received } = await aConnection();
    socket.write(half);
    // If the server closes the connection while bytes arrive, the client gets an error, which is no fault.
    socket.on('error', () => undefined);
    await new Promise((done) => socket.once('close', done));
    expect(received()).not.toContain('here');
  },
);

test('the limit of connections from one address does not apply to the address of a proxy', async () => {
  await serve(
    (_, response) => void response.end('here'),
    { perAddress: 1 },
    (address) => address === '127.0.0.1',
  );
  for (const { socket, received } of [await aConnection(), await aConnection()]) {
    socket.write(ask('/'));
    await expect.poll(received).toMatch(/here$/);
  }
});

test('when the server stops, it finishes the current response and then closes the connection', async () => {
  const { promise: mayAnswer, resolve: letAnswer } = Promise.withResolvers<void>();
  const { promise: asked, resolve: tellAsked } = Promise.withResolvers<void>();
  await serve(async (_, response) => {
    tellAsked();
    await mayAnswer;
    response.end('here');
  });
  const { socket, received } = await aConnection();
  socket.write(ask('/'));
  await asked;
  const stopped = new Promise((resolve) => server.close(resolve));
  letAnswer();
  await stopped;
  await expect.poll(received).toMatch(/here$/);
});

test('when the server stops, a response that a client is reading arrives completely', async () => {
  await serve((_, response) => void response.end(LARGE));
  const { socket, received } = await aConnection();
  socket.write(ask('/'));
  await once(socket, 'data');
  socket.pause();
  server.close();
  socket.resume();
  await once(socket, 'close');
  expect(received().split('\r\n\r\n')[1]?.length).toBe(LARGE.length);
});

test('when the server stops, it closes idle connections without waiting for the responses on other connections', async () => {
  const { promise: mayAnswer, resolve: letAnswer } = Promise.withResolvers<void>();
  const { promise: asked, resolve: tellAsked } = Promise.withResolvers<void>();
  await serve(
    async (request, response) => {
      if (request.url === '/slow') {
        tellAsked();
        await mayAnswer;
      }
      response.end('here');
    },
    { unusedWhenStopping: 20 },
  );
  const [slow, idle, unused] = [await aConnection(), await aConnection(), await aConnection()];
  slow.socket.write(ask('/slow'));
  idle.socket.write(ask('/'));
  await expect.poll(idle.received).toMatch(/here$/);
  await asked;
  server.close();
  await Promise.all([once(idle.socket, 'close'), once(unused.socket, 'close')]);
  letAnswer();
  await once(slow.socket, 'close');
  expect(slow.received()).toMatch(/here$/);
});

function connectionsOf(of: Server): Promise<number> {
  return new Promise((resolve, reject) => of.getConnections((error, count) => (error ? reject(error) : resolve(count))));
}
