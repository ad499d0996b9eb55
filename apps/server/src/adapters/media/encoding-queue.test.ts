import { expect, test } from 'vitest';
import { EncodingQueue, QueueFullError } from './encoding-queue.ts';

/** Tasks that run until they are told to end; `running` are those that have begun and not ended. */
function tasks(queue: EncodingQueue) {
  const running: string[] = [];
  const ends = new Map<string, () => void>();
  const done: Promise<void>[] = [];
  return {
    running,
    add(name: string, urgency: 'visitor' | 'background' = 'visitor') {
      const task = () => {
        running.push(name);
        return new Promise<void>((resolve) => ends.set(name, resolve));
      };
      done.push(queue.run(urgency, task));
    },
    async end(name: string) {
      ends.get(name)?.();
      running.splice(running.indexOf(name), 1);
      await new Promise((resolve) => setImmediate(resolve));
    },
    all: () => Promise.all(done),
  };
}

test('two run at a time, in the order they came', async () => {
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

test('visitors come before the background, which never takes both places', async () => {
  const { add, end, running, all } = tasks(new EncodingQueue());
  add('job 1', 'background');
  add('job 2', 'background');
  expect(running).toEqual(['job 1']);
  add('a');
  add('b');
  expect(running).toEqual(['job 1', 'a']);
  await end('job 1');
  expect(running).toEqual(['a', 'b']);
  await end('a');
  expect(running).toEqual(['b', 'job 2']);
  await end('b');
  await end('job 2');
  await all();
});

test('a task that fails makes room for the next', async () => {
  const queue = new EncodingQueue({ atOnce: 1 });
  const failing = queue.run('visitor', () => Promise.reject(new Error('broken')));
  const next = queue.run('visitor', async () => 'made');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('made');
});

test('who finds a long queue of the same urgency is refused', async () => {
  const queue = new EncodingQueue({ atOnce: 1, longest: 1 });
  const { add, end, all } = tasks(queue);
  add('a');
  add('b');
  add('job', 'background');
  await expect(queue.run('visitor', async () => undefined)).rejects.toBeInstanceOf(QueueFullError);
  await expect(queue.run('background', async () => undefined)).rejects.toBeInstanceOf(QueueFullError);
  for (const name of ['a', 'b', 'job']) await end(name);
  await all();
});
