import { expect, test } from 'vitest';
import { AbandonedError, ClientQueueFullError, EncodingQueue, QueueFullError } from './encoding-queue.ts';

const visitor = { urgency: 'visitor', client: '' } as const;

/** Adds tasks that run until the test ends them; `running` lists those that have begun and not ended. */
function tasks(queue: EncodingQueue) {
  const running: string[] = [];
  const ends = new Map<string, () => void>();
  const done: Promise<void>[] = [];
  return {
    running,
    add(name: string, urgency: 'visitor' | 'background' = 'visitor', client = '') {
      const task = () => {
        running.push(name);
        return new Promise<void>((resolve) => ends.set(name, resolve));
      };
      done.push(queue.run({ urgency, client }, task));
    },
    async end(name: string) {
      ends.get(name)?.();
      running.splice(running.indexOf(name), 1);
      await new Promise((resolve) => setImmediate(resolve));
    },
    all: () => Promise.all(done),
  };
}

test('two tasks run at a time, and tasks begin in the order in which they were added', async () => {
  const { add, end, running, all } = tasks(new EncodingQueue());
  for (const name of ['a', 'b', 'c', 'd']) add(name);
  expect(running).toEqual(['a', 'b']);
  await end('b');
  expect(running).toEqual(['a', 'c']);
  await end('a');
  expect(running).toEqual(['c', 'd']);
  await end('c');
  await end('d');
  await all();
});

test('a background task runs in addition to the visitors’ tasks, and begins only when no visitor’s task waits', async () => {
  const { add, end, running, all } = tasks(new EncodingQueue());
  add('job 1', 'background');
  add('job 2', 'background');
  expect(running).toEqual(['job 1']);
  for (const name of ['a', 'b', 'c']) add(name);
  expect(running).toEqual(['job 1', 'a', 'b']);
  await end('job 1');
  expect(running).toEqual(['a', 'b']);
  await end('a');
  expect(running).toEqual(['b', 'c', 'job 2']);
  for (const name of ['b', 'c', 'job 2']) await end(name);
  await all();
});

test('a running background task is interrupted only when at least four visitors’ tasks wait', async () => {
  let pressed = 0;
  const onPressing = () => {
    pressed += 1;
  };
  const queue = new EncodingQueue({ atOnce: 1, onPressing });
  const { add, end, all } = tasks(queue);
  let given = 0;
  const { promise, resolve } = Promise.withResolvers<void>();
  const giveWay = () => {
    given += 1;
    resolve();
  };
  const job = queue.run({ urgency: 'background', client: '', giveWay }, () => promise);
  const names = ['a', 'b', 'c', 'd', 'e'];
  for (const name of names.slice(0, 4)) add(name);
  expect([given, pressed]).toEqual([0, 0]);
  add('e');
  expect([given, pressed]).toEqual([1, 1]);
  await job;
  for (const name of names) await end(name);
  await all();
});

test('when a task fails, the next one starts', async () => {
  const queue = new EncodingQueue({ atOnce: 1 });
  const failing = queue.run(visitor, () => Promise.reject(new Error('broken')));
  const next = queue.run(visitor, async () => 'made');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('made');
});

test('the queue refuses a task when too many tasks of the same urgency are waiting', async () => {
  const queue = new EncodingQueue({ atOnce: 1, longest: 1 });
  const { add, end, all } = tasks(queue);
  add('a');
  add('b');
  add('job', 'background');
  await expect(queue.run(visitor, async () => undefined)).rejects.toBeInstanceOf(QueueFullError);
  await expect(queue.run({ urgency: 'background', client: '' }, async () => undefined)).rejects.toBeInstanceOf(QueueFullError);
  for (const name of ['a', 'b', 'job']) await end(name);
  await all();
});

test('a client’s task waits behind that client’s earlier tasks, and the tasks of different clients run alternately', async () => {
  const { add, end, running, all } = tasks(new EncodingQueue({ atOnce: 1 }));
  for (const name of ['a1', 'a2', 'a3', 'a4']) add(name, 'visitor', 'a');
  for (const name of ['b1', 'b2']) add(name, 'visitor', 'b');
  const order: string[] = [];
  for (let [now] = running; now !== undefined; [now] = running) {
    order.push(now);
    await end(now);
  }
  expect(order).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', 'a4']);
  await all();
});

test('the queue refuses a client with too many waiting tasks, and accepts another client', async () => {
  const queue = new EncodingQueue({ atOnce: 1, longestOfClient: 1 });
  const { add, end, running, all } = tasks(queue);
  add('a1', 'visitor', 'a');
  add('a2', 'visitor', 'a');
  await expect(queue.run({ urgency: 'visitor', client: 'a' }, async () => undefined)).rejects.toBeInstanceOf(
    ClientQueueFullError,
  );
  add('b', 'visitor', 'b');
  for (const name of ['a1', 'b', 'a2']) await end(name);
  expect(running).toEqual([]);
  await all();
});

test('a task whose signal is aborted before its turn never starts', async () => {
  const queue = new EncodingQueue({ atOnce: 1 });
  const { add, end, running, all } = tasks(queue);
  add('a');
  const gone = new AbortController();
  let begun = false;
  const abandoned = queue.run({ ...visitor, signal: gone.signal }, async () => {
    begun = true;
  });
  add('b');
  gone.abort(new AbandonedError());
  await expect(abandoned).rejects.toBeInstanceOf(AbandonedError);
  await end('a');
  expect(running).toEqual(['b']);
  await end('b');
  await all();
  expect(begun).toBe(false);
  await expect(queue.run({ ...visitor, signal: gone.signal }, async () => undefined)).rejects.toBeInstanceOf(AbandonedError);
});
