import { expect, test } from 'vitest';
import { storageOf } from '../../../testing/some-pictures.ts';
import { openManifests } from './manifests.ts';

const path = 'exterior/klippan-138/manifest.json';
const subject = { x: 0, y: 0, width: 4, height: 3 };
const front = { width: 4, height: 3, subject, layers: [{ picture: 'front/base.webp' }] };
const file = (manifest: unknown) => Buffer.from(JSON.stringify(manifest));

function opened() {
  const files = new Map([[path, file({ cameras: { front } })]]);
  const told: string[] = [];
  const storage = storageOf(files);
  let reads = 0;
  const counting = {
    ...storage,
    read: (asked: string) => {
      reads += 1;
      return storage.read(asked);
    },
  };
  const manifests = openManifests({ storage: counting, tellFault: (_, fault) => void told.push(fault) });
  return { files, told, manifests, reads: () => reads };
}

test('the server reads a manifest (the file that lists a house’s cameras and layers) once, and again only after the file has changed', async () => {
  const { files, manifests, reads } = opened();
  const [one, other] = await Promise.all([manifests(path), manifests(path)]);
  expect(other).toBe(one);
  expect(Object.keys(one.cameras)).toEqual(['front']);
  expect(reads()).toBe(1);
  files.set(path, file({ cameras: { front, back: front } }));
  expect(Object.keys((await manifests(path)).cameras)).toEqual(['front', 'back']);
  expect(reads()).toBe(2);
});

test('the server treats a missing or unreadable manifest as a manifest without cameras; it leaves out and logs the invalid parts of a readable manifest', async () => {
  const { files, told, manifests } = opened();
  files.delete(path);
  expect(await manifests(path)).toEqual({ cameras: {} });
  files.set(path, Buffer.from('{'));
  expect(await manifests(path)).toEqual({ cameras: {} });
  told.length = 0;
  files.set(path, file({ cameras: { front, back: { ...front, width: 0 } } }));
  expect(Object.keys((await manifests(path)).cameras)).toEqual(['front']);
  expect(told).toEqual([expect.stringContaining('cameras.back.width')]);
});
