import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { keptFile } from './kept-file.ts';

async function aFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'gavel-kept-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** Returns a logger, and the list of the messages that it has logged. */
function aLog() {
  const said: string[] = [];
  const logger = pino({}, { write: (line: string) => void said.push(JSON.parse(line).msg) });
  return { said, logger };
}

const schema = z.object({ name: z.string() });

test('a stored value is read back unchanged, and storing leaves no other file in the folder', async () => {
  const folder = await aFolder();
  const { said, logger } = aLog();
  const kept = keptFile(join(folder, 'kept', 'value.json'), schema, logger);
  expect(await kept.read()).toBeNull();
  await Promise.all([kept.write({ name: 'Sjövik' }), kept.write({ name: 'Sjövik' })]);
  expect(await kept.read()).toEqual({ name: 'Sjövik' });
  expect(await readdir(join(folder, 'kept'))).toEqual(['value.json']);
  expect(said).toEqual([]);
});

test.each(['', '{"name":', '{"name":7}'])(
  'reading returns null if the file is broken or has a value of another kind (content: %s)',
  async (content) => {
    const file = join(await aFolder(), 'value.json');
    await writeFile(file, content);
    expect(await keptFile(file, schema, aLog().logger).read()).toBeNull();
  },
);

test('a value that cannot be stored causes a log line and no error', async () => {
  const folder = await aFolder();
  await writeFile(join(folder, 'kept'), 'a file in place of the folder');
  const { said, logger } = aLog();
  await keptFile(join(folder, 'kept', 'value.json'), schema, logger).write({ name: 'Sjövik' });
  expect(said).toEqual([
    `what the next start could use cannot be kept: ${join(folder, 'kept')}: a file stands where a folder has to be: move it away`,
  ]);
});
