import { expect, test } from 'vitest';
import { nameVersion } from './name-version.ts';

const naming = (answer: Response) => nameVersion({ fetch: () => answer }, '/api/houses/4/beginning?municipality=1280');

test('nameVersion adds the version in the response’s ETag to the address', async () => {
  const address = await naming(new Response('{}', { headers: { ETag: 'W/"aB-9_x"' } }));
  expect(address).toBe('/api/houses/4/beginning?municipality=1280&version=aB-9_x');
});

test('nameVersion returns null for a response without a version and for an error', async () => {
  expect(await naming(new Response('{}'))).toBeNull();
  expect(await naming(new Response('{}', { status: 403, headers: { ETag: 'W/"aB"' } }))).toBeNull();
});
