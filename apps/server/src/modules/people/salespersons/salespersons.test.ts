import { expect, test } from 'vitest';
import { aServerOf } from '../../../testing/a-server.ts';

/** The salespersons when the lots fall like this, in the range's order. */
async function namesWith(lots: readonly number[], query = ''): Promise<unknown> {
  const drawn = [...lots];
  const { get } = aServerOf(undefined, { random: () => drawn.shift() ?? 0 });
  const { body } = await get(`/api/salespersons${query}`);
  return Array.isArray(body) ? body.map(({ Name }) => Name) : body;
}

test('those without a picture are left out, the others come in a drawn order', async () => {
  expect(await namesWith([0.2, 0.9, 0.1])).toEqual(['Bo Björk', 'Eva Ek', 'Ola Al']);
  expect(await namesWith([0.9, 0.2, 0.5])).toEqual(['Ola Al', 'Bo Björk', 'Eva Ek']);
});

test('those responsible for the municipality come first', async () => {
  expect(await namesWith([0.9, 0.2, 0.1], '?municipalityName=Ume%C3%A5')).toEqual(['Eva Ek', 'Bo Björk', 'Ola Al']);
});

test('at most as many as asked for', async () => {
  expect(await namesWith([0.2, 0.9, 0.1], '?max=1')).toEqual(['Bo Björk']);
  expect(await namesWith([0.2, 0.9, 0.1], '?max=0')).toEqual([]);
});

test('what they answer for stays with us', async () => {
  expect(JSON.stringify((await aServerOf().get('/api/salespersons')).body)).not.toContain('Umeå');
});

test('a max that is no number is refused by name', async () => {
  expect(await aServerOf().get('/api/salespersons?max=many')).toMatchObject({
    status: 400,
    body: { code: 'malformed-query', field: 'max' },
  });
});
