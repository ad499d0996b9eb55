import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from './run-node.ts';

// No test builds the image, because that needs a container engine.

const linesIn = (file: string) =>
  readFileSync(join(root, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

test('compose.yaml names the file that builds the image, because without a name Docker would look for the file Dockerfile', () => {
  const { services }: { services: Record<string, { build?: { context: string; dockerfile: string } }> } = parse(
    readFileSync(join(root, 'compose.yaml'), 'utf8'),
    { merge: true },
  );
  const built = Object.values(services).flatMap(({ build }) => (build === undefined ? [] : [build]));
  expect(built.length).toBeGreaterThan(0);
  for (const { context, dockerfile } of built) expect(existsSync(join(root, context, `${dockerfile}`))).toBe(true);
});

test('compose.yaml limits the log of each container that it builds, because without a limit the log would fill the disk', () => {
  const { services }: { services: Record<string, { build?: unknown; logging?: { options: Record<string, string> } }> } = parse(
    readFileSync(join(root, 'compose.yaml'), 'utf8'),
    { merge: true },
  );
  const ours = Object.values(services).filter(({ build }) => build !== undefined);
  expect(ours.length).toBeGreaterThan(0);
  for (const { logging } of ours) expect(Object.keys(logging?.options ?? {})).toEqual(['max-size', 'max-file']);
});

test('.dockerignore keeps all that .gitignore lists out of the image, such as the secrets in .env and the customers in data', () => {
  // Docker, Podman and Buildah read .dockerignore. In .dockerignore, a pattern without `**/` matches in the root folder only.
  const leftOut = linesIn('.dockerignore');
  const ignored = linesIn('.gitignore').map((line) => line.replace(/\/$/, ''));
  expect(ignored).toEqual(expect.arrayContaining(['.env', '/data']));
  expect(
    ignored.map((line) => (line.startsWith('/') ? line.slice(1) : `**/${line}`)).filter((line) => !leftOut.includes(line)),
  ).toEqual([]);
  expect(leftOut).toContain('.git');
});

test('the GitHub workflow runs the tests with the Node.js of .nvmrc, because the Node.js of Debian 12 is older than package.json allows', () => {
  const workflow: { jobs: { test: { steps: readonly { uses?: string; run?: string; with?: Record<string, string> }[] } } } =
    parse(readFileSync(join(root, '.github/workflows/test.yaml'), 'utf8'));
  const { steps } = workflow.jobs.test;
  const at = (isStep: (step: (typeof steps)[number]) => boolean) => steps.findIndex(isStep);
  const node = at(({ uses }) => uses?.startsWith('actions/setup-node@') === true);
  expect(steps[node]?.with).toEqual({ 'node-version-file': '.nvmrc' });
  expect(node).toBeLessThan(at(({ run }) => run === '.ci/run'));
  expect(steps.map(({ run = '' }) => run).filter((run) => /apt-get install.* nodejs/.test(run))).toEqual([]);
});
