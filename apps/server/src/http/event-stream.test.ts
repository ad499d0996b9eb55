import { expect, test } from 'vitest';
import { eventStream } from './event-stream.ts';

test('the stream sends server-sent events and heartbeats, ends only once, and sends nothing after its end', async () => {
  let ended = 0;
  const { body, send, beat, end } = eventStream(() => {
    ended += 1;
  });
  send('{"Kind":"begun"}');
  beat();
  end();
  end();
  send('nothing more');
  expect(await new Response(body).text()).toBe('data: {"Kind":"begun"}\n\n:\n\n');
  expect(ended).toBe(1);
});

test('a stream ends when its client does not read, before many bytes are queued in memory', async () => {
  let ended = 0;
  const { body, send } = eventStream(() => {
    ended += 1;
  });
  let sent = 0;
  while (ended === 0 && sent < 10_000) {
    send('x'.repeat(1000));
    sent += 1;
  }
  expect(sent).toBeLessThan(70);
  const waited = await new Response(body).text();
  expect(waited.length).toBeLessThanOrEqual(64 * 1024);
});

test('onEnd is called once when the client disconnects', async () => {
  let ended = 0;
  const { body, send, end } = eventStream(() => {
    ended += 1;
  });
  await body.cancel();
  send('nobody');
  end();
  expect(ended).toBe(1);
});
