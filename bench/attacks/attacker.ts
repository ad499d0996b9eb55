import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import type { Attack } from './attack.ts';

// The process that attacks a server on this machine. When its time is over, it reports the number of responses.

const { promise, resolve } = Promise.withResolvers<Attack>();
process.once('message', resolve);
const { kind, address, paths, seconds } = await promise;
const { hostname, port } = new URL(address);
if (hostname !== 'localhost' && hostname !== '127.0.0.1') throw new Error('only this machine is attacked');
/** The address from which all requests seem to come: one client outside this machine. */
const FROM = '203.0.113.66';

/** The number of responses by status. `connected` counts connections, and `cut` the connections and requests that broke off. */
const answers: Record<string, number> = {};
const count = (what: string) => {
  answers[what] = (answers[what] ?? 0) + 1;
};
let asked = 0;
const nextPath = () => {
  asked += 1;
  return paths[asked % paths.length] ?? '/';
};

if (kind === 'looping') for (let at = 0; at < 4; at += 1) loop(1);
if (kind === 'pictures') loop(64);
if (kind === 'unread') for (let at = 0; at < 400; at += 1) pipeline();

setTimeout(() => {
  process.send?.(answers, () => process.exit(0));
}, seconds * 1000);

/** Opens this many connections, each of which sends the next request after each response. */
function loop(connections: number): void {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const ask = () => {
    const headers = { 'X-Forwarded-For': FROM, Accept: 'text/html,image/webp,*/*' };
    const sent = request(new URL(nextPath(), address), { agent, headers }, (response) => {
      count(String(response.statusCode));
      response.resume().once('close', ask);
    });
    sent.once('error', () => {
      count('cut');
      setTimeout(ask, 50);
    });
    sent.end();
  };
  for (let at = 0; at < connections; at += 1) ask();
}

/** Opens a connection, sends eight requests without waiting, and reads no response. Connects again when the server closes it. */
function pipeline(): void {
  const socket = connect(Number(port), '127.0.0.1');
  socket.pause();
  socket.once('connect', () => {
    count('connected');
    const one = () => `GET ${nextPath()} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${FROM}\r\nAccept: text/html\r\n\r\n`;
    socket.write(Array.from({ length: 8 }, one).join(''));
  });
  socket.once('error', () => undefined);
  socket.once('close', () => {
    count('cut');
    setTimeout(pipeline, 100);
  });
}
