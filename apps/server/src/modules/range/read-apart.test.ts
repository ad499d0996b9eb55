import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { publishRange } from '@gavel/range/publishing';
import { expect, onTestFinished, test } from 'vitest';
import { readApart } from './read-apart.ts';

const now = Date.UTC(2026, 10, 20, 11);
const said: unknown[] = [];
const logger = { warn: (line: unknown) => void said.push(line) };

test('reading a range folder in another process gives the same result as reading it in this process', async () => {
  const smallRange = fileURLToPath(new URL('../../../../web/testing/range', import.meta.url));
  const outcome = await readApart({ logger })(smallRange, now);
  expect(outcome.range).not.toBeNull();
  expect(outcome).toStrictEqual(await publishRange(smallRange, now));
});

test.each([
  ['process.exit(3)', '3'],
  ["process.kill(process.pid, 'SIGKILL')", 'SIGKILL'],
])(
  'if the process that reads the folder ends without a result (%s), readApart reports a fault of the folder',
  async (text, told) => {
    const folder = await mkdtemp(join(tmpdir(), 'gavel-read-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const program = join(folder, 'program.mjs');
    await writeFile(program, text);
    expect(await readApart({ logger, program: pathToFileURL(program) })(folder, now)).toEqual({
      range: null,
      faults: [{ file: '.', line: 1, message: `cannot be published: the process that read it ended (${told})` }],
      pictureFaults: [],
      startPrices: [],
      written: null,
    });
  },
);
