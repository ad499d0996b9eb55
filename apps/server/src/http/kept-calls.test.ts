import { expect, test } from 'vitest';
import type { CurrentRange } from '../modules/range/current-range.ts';
import { aHouse, aPublishedRange } from '../testing/a-published-range.ts';
import { aCurrentRange, aServerOf } from '../testing/a-server.ts';

/**
 * Returns a server whose `ask` also returns whether the response was cached. A request with a cached response reads the range once, and any
 * other request more often.
 */
function serving() {
  let range: CurrentRange = aCurrentRange();
  let looks = 0;
  const { app } = aServerOf(undefined, {
    currentRange: async () => {
      looks++;
      return range;
    },
  });
  return {
    ask: async (path: string, headers: Record<string, string> = {}) => {
      const before = looks;
      const answer = await app.request(path, { headers });
      return { answer, text: await answer.text(), isKept: looks - before === 1 };
    },
    publish: (published: CurrentRange) => {
      range = published;
    },
  };
}

test.each([
  '/api/houses',
  '/api/houses?municipality=2480',
  '/api/houses/1/description',
  '/api/houses/sjovik',
  '/api/plots?municipalityName=Habo',
  '/api/houses/1/beginning?municipality=2480',
  '/api/houses/1/beginning?municipality=2480&webConfiguration=10',
])('the response of %s is made once; later requests get the response from the cache', async (path) => {
  const { ask } = serving();
  const first = await ask(path);
  const again = await ask(path);
  expect([first.isKept, again.isKept]).toEqual([false, true]);
  expect(again.text).toBe(first.text);
  expect([...again.answer.headers.keys()].sort()).toEqual([...first.answer.headers.keys()].sort());
  const known = await ask(path, { 'If-None-Match': first.answer.headers.get('ETag') ?? '' });
  expect([known.answer.status, known.text, known.isKept]).toEqual([304, '', true]);
});

test.each(['/api/houses?municipality=UME%C3%85', '/api/houses/SJ%C3%B6VIK', '/api/plots?municipalityName=nowhere'])(
  'the response of %s is not cached, because the name in the address is not spelled as in the range',
  async (path) => {
    const { ask } = serving();
    const first = await ask(path);
    const again = await ask(path);
    expect([first.answer.status, again.isKept]).toEqual([200, false]);
  },
);

test('responses for different values of a parameter are cached separately', async () => {
  const { ask } = serving();
  await ask('/api/plots?municipalityName=Habo');
  expect((await ask('/api/plots?municipalityName=Ume%C3%A5')).text).toContain('Umeå');
});

test('a response may be cached for ever only if its address contains its current version; otherwise browsers must revalidate it', async () => {
  const { ask, publish } = serving();
  const begin = '/api/houses/1/beginning?municipality=2480';
  const keeping = async (address: string) => {
    const { answer, text, isKept } = await ask(address);
    return { keeping: answer.headers.get('Cache-Control'), tag: answer.headers.get('ETag'), text, isKept };
  };
  const first = await keeping(begin);
  const [, version = ''] = /^W\/"(.+)"$/.exec(first.tag ?? '') ?? [];
  const named = `${begin}&version=${version}`;
  expect(await keeping(named)).toEqual({ ...first, keeping: 'public, max-age=31536000, immutable', isKept: true });
  expect(await keeping(`${begin}&version=x`)).toEqual({ ...first, isKept: true });
  publish(aCurrentRange(aPublishedRange({ houses: [aHouse(1, 'Granvik')] })));
  expect(await keeping(named)).toMatchObject({ keeping: first.keeping, text: expect.stringContaining('Granvik') });
});

test('logged-in users get the same cached response as visitors without a session, and the server does not look up their session', async () => {
  const { ask } = serving();
  const { text } = await ask('/api/houses');
  const member = await ask('/api/houses', { Cookie: 'better-auth.session_token=somebody' });
  expect([member.text, member.isKept, member.answer.headers.getSetCookie()]).toEqual([text, true, []]);
});

test('a request for an unknown house gets 404, the first time and the second time', async () => {
  const { ask } = serving();
  for (const _ of [1, 2]) expect((await ask('/api/houses/2480')).answer.status).toBe(404);
});

test('after a new range is published, no cached response of the earlier range is used', async () => {
  const { ask, publish } = serving();
  await ask('/api/houses');
  publish(aCurrentRange(aPublishedRange({ houses: [aHouse(7, 'Granvik')] })));
  expect((await ask('/api/houses')).text).toContain('Granvik');
});

test('browsers must revalidate the list of salespersons at each request, because its order is random', async () => {
  const { answer } = await serving().ask('/api/salespersons');
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-cache']);
});
