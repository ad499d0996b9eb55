import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { refuseUserinfo } from './refuse-userinfo.ts';

test.each([
  ['http://user:password@localhost/', 400],
  ['HTTP://user@localhost', 400],
  ['http://localhost/@', 200],
  ['/@', 200],
])('a GET request for the target %s gets status %d', async (target, status) => {
  const app = new Hono().get('*', ({ req, text }) => text(req.raw.url));
  const server = createServer(refuseUserinfo(getRequestListener(app.fetch))).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  const socket = connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1');
  socket.end(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  const [came] = await once(socket.setEncoding('utf8'), 'data');
  expect(came).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
});
