import { EventEmitter } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { takeTurns } from './take-turns.ts';

/** Replaces Node's outgoing response, with only the properties that `takeTurns` reads. */
class Outgoing extends EventEmitter {
  destroyed = false;
}

function anApp() {
  const begun: string[] = [];
  const served = new Hono<{ Variables: { clientAddress: string } }>()
    .use(async (c, next) => {
      c.set('clientAddress', c.req.header('x-client') ?? 'local');
      await next();
    })
    .use(takeTurns(2))
    .get('/events', (c) => c.body('data: 1\n\n', 200, { 'Content-Type': 'text/event-stream' }))
    .get('/broken', () => {
      throw new Error('broken');
    })
    .get('*', (c) => {
      begun.push(c.req.path.slice(1));
      return c.text('');
    });
  served.onError((_, c) => c.text('broken', 500));
  const ask = (name: string, client: string | null, env: object = {}) => {
    const outgoing = new Outgoing();
    const headers = client === null ? {} : { 'X-Client': client };
    return { outgoing, answered: Promise.resolve(served.request(`/${name}`, { headers }, { outgoing, ...env })) };
  };
  return { ask, begun };
}

const A = '203.0.113.7';

test('with a limit of two, a client’s third request begins when the client has read a response; other clients do not wait', async () => {
  const { ask, begun } = anApp();
  const [first, , third] = ['1', '2', '3', '4'].map((name) => ask(name, A));
  ask('other', '203.0.113.8');
  await setImmediate();
  expect(begun).toEqual(['1', 'other', '2']);
  first?.outgoing.emit('close');
  await third?.answered;
  expect(begun).toEqual(['1', 'other', '2', '3']);
});

test('each turn of the event loop begins at most one request of a client, even if the client reads each response immediately', async () => {
  const { ask, begun } = anApp();
  for (const name of ['1', '2', '3', '4']) {
    const { outgoing, answered } = ask(name, A);
    answered.then(() => outgoing.emit('close'));
  }
  const turns: number[] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    turns.push(begun.length);
    await setImmediate();
  }
  expect(turns).toEqual([1, 2, 3, 4]);
});

test('if a client disconnects while its request waits, the server skips this request and begins the next one', async () => {
  const { ask, begun } = anApp();
  const [first, , third, fourth] = ['1', '2', '3', '4'].map((name) => ask(name, A));
  await setImmediate();
  if (third) third.outgoing.destroyed = true;
  first?.outgoing.emit('close');
  expect((await fourth?.answered)?.status).toBe(200);
  expect(begun).toEqual(['1', '2', '4']);
});

test('open event streams, failed requests, API calls that pages make and requests from this machine delay no other request', async () => {
  const { ask, begun } = anApp();
  for (let at = 0; at < 4; at += 1) expect((await ask('events', A).answered).status).toBe(200);
  for (let at = 0; at < 4; at += 1) {
    const failed = ask('broken', A);
    expect((await failed.answered).status).toBe(500);
    failed.outgoing.emit('close');
  }
  for (const name of ['1', '2', '3']) ask(name, A);
  await expect.poll(() => begun).toEqual(['1', '2']);
  for (const name of ['page-1', 'page-2']) await ask(name, A, { pageRequestId: 'x' }).answered;
  for (const name of ['here-1', 'here-2', 'here-3']) await ask(name, null).answered;
  expect(begun).toEqual(['1', '2', 'page-1', 'page-2', 'here-1', 'here-2', 'here-3']);
});
