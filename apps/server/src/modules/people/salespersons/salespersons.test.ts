import { expect, test } from 'vitest';
import { aServerOf } from '../../../testing/a-server.ts';

/** Returns the names of the salespersons, in the order of the response, when the random numbers are `lots`. */
async function namesWith(lots: readonly number[], query = ''): Promise<unknown> {
  const drawn = [...lots];
  const { get } = aServerOf(undefined, { random: () => drawn.shift() ?? 0 });
  const { body } = await get(`/api/salespersons${query}`);
  return Array.isArray(body) ? body.map(({ Name }) => Name) : body;
}

test('salespersons without a picture are left out, and all others are in random order', async () => {
  expect(await namesWith([0.2, 0.9, 0.1])).toEqual(['Bo Björk', 'Eva Ek', 'Ola Al']);
  expect(await namesWith([0.9, 0.2, 0.5])).toEqual(['Ola Al', 'Bo Björk', 'Eva Ek']);
});

test('the salespersons of the municipality that the HTTP request names come first', async () => {
  expect(await namesWith([0.9, 0.2, 0.1], '?municipalityName=Ume%C3%A5')).toEqual(['Eva Ek', 'Bo Björk', 'Ola Al']);
});

test('the response has at most `max` salespersons', async () => {
  expect(await namesWith([0.2, 0.9, 0.1], '?max=1')).toEqual(['Bo Björk']);
  expect(await namesWith([0.2, 0.9, 0.1], '?max=0')).toEqual([]);
});

test('the response with the salespersons does not contain their municipalities', async () => {
  expect(JSON.stringify((await aServerOf().get('/api/salespersons')).body)).not.toContain('Umeå');
});

test('the server refuses a `max` that is not a number, and names this field in the response', async () => {
  expect(await aServerOf().get('/api/salespersons?max=many')).toMatchObject({
    status: 400,
    body: { code: 'malformed-query', field: 'max' },
  });
});
