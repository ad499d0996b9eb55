import { expect, test } from 'vitest';
import { createManifests } from './manifests.ts';

const manifest = { cameras: {} };

test('each picture manifest (the list of the layers of a scene) is requested only once', async () => {
  const asked: string[] = [];
  const manifests = createManifests(
    (address) => {
      asked.push(address);
      return Promise.resolve({ manifest, faults: [] });
    },
    () => undefined,
  );
  expect(await Promise.all([manifests.read('a'), manifests.read('a'), manifests.read('b')])).toEqual([
    manifest,
    manifest,
    manifest,
  ]);
  expect(asked).toEqual(['a', 'b']);
});

test('a picture manifest that failed to load is reported once and loaded again at the next call', async () => {
  const answers = [
    Promise.reject(new Error('offline')),
    Promise.reject(new Error('offline')),
    Promise.resolve({ manifest, faults: [] }),
  ];
  const warned: string[] = [];
  const manifests = createManifests(
    () => answers.shift() ?? Promise.reject(new Error('asked too often')),
    (address) => warned.push(address),
  );
  expect(await manifests.read('a')).toBeNull();
  expect(await manifests.read('a')).toBeNull();
  expect(await manifests.read('a')).toBe(manifest);
  expect(await manifests.read('a')).toBe(manifest);
  expect(warned).toEqual(['a']);
});

test('a picture manifest with faults is reported, and its valid parts are used', async () => {
  const faults: unknown[] = [];
  const manifests = createManifests(
    () => Promise.resolve({ manifest, faults: ['cameras.front.layers.2.picture: …'] }),
    (_, fault) => faults.push(fault),
  );
  expect(await manifests.read('a')).toBe(manifest);
  expect(faults).toEqual([['cameras.front.layers.2.picture: …']]);
});
