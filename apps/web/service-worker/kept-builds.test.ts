import { expect, test } from 'vitest';
import { forgetBuilds, keepBuild, keptDocument, SHELL } from './kept-builds.ts';
import { aStorage } from './testing/a-storage.ts';

const build = (n: number) => ({
  id: `${n}`,
  files: ['/assets/shared.js', `/assets/step-${n}.js`],
  manifest: `/assets/manifest-${n}.js`,
});

const documents = ['/my-projects', '/offline', SHELL];

/** Simulates a site with build number `n`. Returns the function that responds to requests, and the requests that it has received. */
function aSite(n: number) {
  const asked: string[] = [];
  const ask = async (address: RequestInfo | URL, init?: RequestInit) => {
    asked.push(String(address));
    expect(init?.credentials, 'nothing of a person').toBe('omit');
    return new Response(documents.includes(String(address)) ? `${address} of ${build(n).manifest}` : 'file');
  };
  return { asked, ask };
}

const frame = async (n: number, storage: CacheStorage, path = SHELL) => (await keptDocument(build(n), storage, path))?.text();

test('keepBuild requests the files of a build only once and without cookies, and the configurator’s empty document last', async () => {
  const storage = aStorage();
  const { asked, ask } = aSite(1);
  await keepBuild(build(1), storage, ask);
  expect(asked).toEqual(['/assets/shared.js', '/assets/step-1.js', '/favicon.svg', ...documents]);
  asked.length = 0;
  await keepBuild(build(1), storage, ask);
  expect(asked).toEqual(['/favicon.svg', ...documents]);
  expect(await frame(1, storage, '/my-projects')).toBe('/my-projects of /assets/manifest-1.js');
  expect(await frame(1, storage)).toBe('/configuration/new/1/1 of /assets/manifest-1.js');
});

test('keepBuild does not cache the configurator’s empty document if it belongs to another build', async () => {
  const storage = aStorage();
  await keepBuild(build(1), storage, aSite(2).ask);
  expect(await frame(1, storage)).toBeUndefined();
});

test('forgetBuilds deletes all builds before the previous one; keepBuild then copies the files that the new build shares with the previous one', async () => {
  const storage = aStorage();
  for (const n of [1, 2]) await keepBuild(build(n), storage, aSite(n).ask);
  const { asked, ask } = aSite(3);
  await forgetBuilds(build(3), storage);
  expect(await storage.keys()).toEqual(['gavel-build-2']);
  expect(await frame(3, storage)).toBe('/configuration/new/1/1 of /assets/manifest-2.js');
  await keepBuild(build(3), storage, ask);
  expect(asked).not.toContain('/assets/shared.js');
  expect(await frame(3, storage)).toBe('/configuration/new/1/1 of /assets/manifest-3.js');
});

test('keepBuild does not cache the configurator’s empty document if one of its files is missing', async () => {
  const storage = aStorage();
  const broken = keepBuild(build(1), storage, async () => new Response(null, { status: 404 }));
  await expect(broken).rejects.toThrow('/assets/shared.js cannot be kept');
  expect(await frame(1, storage)).toBeUndefined();
});
